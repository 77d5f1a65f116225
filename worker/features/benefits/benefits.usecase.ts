import type { Context } from 'hono';
import type { z } from 'zod';
import { assessBenefits, type BenefitAnswers, type BenefitFacts, lastYearOf } from '../../domain/benefits/assess';
import { benefitFactsOf } from '../../domain/benefits/facts';
import { RECOGNITION, STARTUP_HOLIDAY } from '../../domain/benefits/law/startup';
import { APPLIED_FOR, type BenefitName } from '../../domain/benefits/values';
import { profileOf } from '../../domain/calendar/profile';
import { firstDayOf } from '../../domain/law/periods';
import { ruleIfInForce } from '../../domain/law/rule';
import { financialYearOf, type IsoDate } from '../../domain/shared/dates';
import { inPaise, onDay } from '../../domain/shared/explained';
import { say } from '../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../domain/shared/money';
import type { CompanyScope } from '../../platform/access';
import { type Answer, actingOf } from '../../platform/acting';
import { now, today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { newId } from '../../platform/ids';
import { atFault, notHere } from '../../platform/problem';
import { commit } from '../audit/audit.repository';
import { dossierOf, factOf } from '../calendar/case/case.repository';
import { findAllStated } from '../company/fact.repository';
import {
  answersJson,
  benefitJson,
  type Kept,
  keptJson,
  type newApplication,
  type newValidation,
} from './benefits.contract';
import { insertApplication, readBenefits, validationKept } from './benefits.repository';
import type { BenefitValidation } from './benefits.table';

const DOCUMENTS: Readonly<Record<BenefitName, readonly string[]>> = {
  dpiit: ['incorporation', 'resolution', 'deck', 'ip', 'shareholding', 'pan'],
  'tax-holiday': ['recognition', 'deed', 'resolution', 'accounts', 'returns', 'deck', 'ip', 'shareholding'],
  'angel-tax': [],
  'ip-fees': ['recognition'],
  udyam: ['aadhaar', 'pan', 'investment'],
  labour: ['recognition', 'declaration'],
};

export const checklistOf = (name: BenefitName) => DOCUMENTS[name].map((id) => say(`benefits-pack.doc.${id}`));

/** A company as its benefits are tested: its facts, what it answered last, and what it applied for. */
export async function factsOf(d1: D1Database, scope: CompanyScope, day: IsoDate) {
  const [told, kept] = await Promise.all([findAllStated(d1, scope), readBenefits(d1, scope)]);
  if (!told) throw notHere();
  const { company } = told;
  const dossier = dossierOf(company, { facts: told.facts.map(factOf), events: [], reliefs: [] });
  const profile = profileOf(dossier, { today: day, from: day, to: day });
  const facts = benefitFactsOf(company, profile, {
    applied: new Map(kept.applications.map(({ benefit, appliedOn }) => [benefit as BenefitName, appliedOn])),
    answers: (kept.last?.answers ?? {}) as BenefitAnswers,
  });
  return { company, facts, last: kept.last };
}

export const validationJson = (row: BenefitValidation) => ({
  ...{ id: row.id, testedOn: row.testedOn, createdAt: row.createdAt, createdByName: row.createdByName },
  result: (row.result as Kept[]).map(keptJson),
});

/** How every benefit stands today, beside the last test that was kept. */
export async function benefitsStanding(d1: D1Database, scope: CompanyScope) {
  const day = today();
  const { facts, last } = await factsOf(d1, scope, day);
  const year = financialYearOf(day);
  const limit = (value: Paise | undefined) => (value === undefined ? null : formatRupees(paise(value)));
  return {
    on: day,
    limits: {
      recognition: limit(ruleIfInForce(RECOGNITION, day)?.value.turnover) ?? '',
      holiday: limit(ruleIfInForce(STARTUP_HOLIDAY, firstDayOf(year))?.value.turnover),
    },
    regime: facts.regime ? { year, regime: facts.regime, name: say(`income-tax.regime.${facts.regime}`) } : null,
    benefits: assessBenefits(facts, day).map((benefit) => benefitJson(benefit, checklistOf(benefit.name))),
    answers: answersJson(facts.answers),
    lastValidation: last ? validationJson(last) : null,
  };
}

/** What was answered before, with what is answered now laid over it; null takes an answer away. */
function merged(before: BenefitAnswers, sent: z.output<typeof newValidation>['answers']): BenefitAnswers {
  const all = Object.entries({ ...before, ...sent }).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(all) as BenefitAnswers;
}

function mustBeWithinTurnover(facts: BenefitFacts, day: IsoDate): void {
  const year = lastYearOf(facts, day);
  const turnover = year === undefined ? undefined : facts.turnovers.get(year);
  if (turnover === undefined || (facts.answers.exports ?? 0) <= turnover) return;
  const params = { year: year ?? '', turnover: inPaise(turnover) };
  throw atFault(422, 'answers.exports', say('benefits.problem.exports-above', params));
}

const GOOD = ['active', 'available', 'eligible', 'not-applicable'];

/** Tests all benefits and keeps the result with the answers that it rests on. */
export async function validateBenefits(
  c: Context<AppEnv>,
  { answers: sent }: z.output<typeof newValidation>,
): Promise<Answer> {
  const { companyScope: scope, person } = c.var;
  const day = today();
  const { facts } = await factsOf(c.env.DB, scope, day);
  const answers = merged(facts.answers, sent);
  mustBeWithinTurnover({ ...facts, answers }, day);
  const { row, result, change } = validationKept(c.env.DB, scope, person, { ...facts, answers }, day);
  const open = result.filter(({ status }) => !GOOD.includes(status)).length;
  const active = result.filter(({ status }) => status === 'active' || status === 'available').length;
  const body = {
    message: say('benefits.checked', { count: result.length, active, open }),
    validation: validationJson(row),
  };
  await commit(actingOf(c, { status: 201, body }), [change]);
  return { status: 201, body };
}

/** Notes that a benefit was applied for. What is granted is stated as a fact, so that all else follows it. */
export async function noteApplication(
  c: Context<AppEnv>,
  benefit: BenefitName,
  { appliedOn, number }: z.output<typeof newApplication>,
): Promise<Answer> {
  const { companyScope: scope, person } = c.var;
  if (!APPLIED_FOR.some((name) => name === benefit))
    throw atFault(422, 'benefit', say('benefits.problem.not-applied-for'), 'not-applied-for');
  const { company } = await factsOf(c.env.DB, scope, today());
  if (appliedOn > today()) throw atFault(422, 'appliedOn', say('benefits.problem.to-come'));
  if (appliedOn < company.incorporationDate)
    throw atFault(
      422,
      'appliedOn',
      say('benefits.problem.before-incorporation', { day: onDay(company.incorporationDate) }),
    );
  const row = {
    ...{ id: newId(), companyId: scope.companyId, benefit, appliedOn, number: number ?? null },
    ...{ createdAt: now().toISOString(), createdBy: person.id, createdByName: person.name },
  };
  const body = {
    message: say('benefits.applied', { name: say(`benefits.name.${benefit}`), day: onDay(appliedOn) }),
  };
  const entry = {
    ...{ action: 'benefits.apply', entityType: 'benefit-application', entityId: row.id },
    after: { benefit, appliedOn, ...(number && { reference: number }) },
  };
  await commit(actingOf(c, { status: 201, body }), [
    { chainId: scope.companyId, statements: [insertApplication(c.env.DB, row)], entries: [entry] },
  ]);
  return { status: 201, body };
}
