import type { Context } from 'hono';
import { obligationsOf } from '../../domain/calendar/engine';
import { contradictionsOf } from '../../domain/company/contradictions';
import { questionsOf } from '../../domain/company/questions';
import { seesFees } from '../../domain/session/roles';
import { addMonths } from '../../domain/shared/dates';
import type { AppEnv } from '../../platform/env';
import { notHere } from '../../platform/problem';
import { dossierOf, eventOf, factOf } from '../calendar/case/case.repository';
import { findAllStated } from '../company/fact.repository';
import { factJson, flagJson, questionJson, withdrawnJson } from './fact.contract';
import { knownOf } from './fact.usecase';

const MONTHS_ASKED = 12;

/** What is known of a company, what does not fit, and what is still to be asked. */
export async function findKnown(c: Context<AppEnv>) {
  const told = await findAllStated(c.env.DB, c.var.companyScope);
  if (!told) throw notHere();
  const { company } = told;
  const dossier = dossierOf(company, {
    facts: told.facts.map(factOf),
    events: told.events.map(eventOf),
    reliefs: [],
  });
  const known = knownOf({ company, dossier });
  const window = { from: addMonths(known.today, -MONTHS_ASKED), to: addMonths(known.today, MONTHS_ASKED) };
  const { notDue } = obligationsOf(dossier, { today: known.today, ...window });
  const seesNames = seesFees(c.var.companyScope.role);
  const current = told.facts.filter(({ withdrawnOn }) => withdrawnOn === null);
  const isCurrent = (id: string, kind: (typeof current)[number]['kind']) =>
    known.profile.newest(kind).some((fact) => fact.id === id);
  return {
    facts: current.map((row) => factJson(row, { isCurrent: isCurrent(row.id, row.kind), seesNames })),
    withdrawn: told.facts.filter(({ withdrawnOn }) => withdrawnOn !== null).map((row) => withdrawnJson(row, seesNames)),
    questions: questionsOf(known, notDue).map(questionJson),
    trackedSince: company.trackedSince,
    flags: contradictionsOf(known).map(flagJson),
  };
}
