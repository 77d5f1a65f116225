import { benefitFactsOf } from '../../domain/benefits/facts';
import { profileOf } from '../../domain/calendar/profile';
import { rupees } from '../../domain/shared/money';
import type { CompanyScope, Person } from '../../platform/access';
import type { Acting } from '../../platform/acting';
import { today } from '../../platform/clock';
import { commit } from '../audit/audit.repository';
import { validationKept } from '../benefits/benefits.repository';
import { dossierOf, factOf } from '../calendar/case/case.repository';
import { findAllStated } from '../company/fact.repository';

const ANSWERS = { isInnovative: true, isDeepTech: false, investment: rupees(18_40_000) };

/** The first test of the benefits of the demonstration's main client, as the client itself answered it. */
export async function keepDemoBenefits(acting: Acting, person: Person, scope: CompanyScope): Promise<void> {
  const told = await findAllStated(acting.d1, scope);
  if (!told) return;
  const day = today();
  const dossier = dossierOf(told.company, { facts: told.facts.map(factOf), events: [], reliefs: [] });
  const profile = profileOf(dossier, { today: day, from: day, to: day });
  const facts = benefitFactsOf(told.company, profile, { answers: ANSWERS, applied: new Map() });
  await commit(acting, [validationKept(acting.d1, scope, person, facts, day).change]);
}
