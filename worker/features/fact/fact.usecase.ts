import type { Context } from 'hono';
import { factFaults } from '../../domain/company/fact-faults';
import type { Fact } from '../../domain/company/facts';
import { inRupees } from '../../domain/company/in-rupees';
import type { NewFact } from '../../domain/company/known';
import { seesFees } from '../../domain/session/roles';
import type { Answer } from '../../platform/acting';
import { canonicalJson } from '../../platform/canonical';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/http';
import { notHere } from '../../platform/problem';
import type { NewEntry } from '../audit/audit.repository';
import { factOf } from '../calendar/case.repository';
import type { Case } from '../calendar/work-out.repository';
import { type CompanyDetails, detailsAfter, detailsOf } from './company-details.usecase';
import { factJson } from './fact.contract';
import { companyTold, factInserted, factRowOf, findFact, takenBack } from './fact.repository';
import { companyFacts, type FactRow } from './fact.table';
import { alreadyTakenBack, flagsOf, knownOf, type Plan, refuse, refuseFlood, written } from './write.usecase';

/** States a fact. The very same statement again answers the one that is known, and writes nothing. */
export const stateFact = (c: Context<AppEnv>, fact: NewFact): Promise<Answer> =>
  written(c, async (kase): Promise<Plan> => {
    const before = newest(kase, fact.kind, fact.subject, fact.holdsFrom);
    if (before && canonicalJson(before.value) === canonicalJson(fact.value)) return knownAnswer(c, kase, before);
    refuseFlood(kase);
    refuse(factFaults(fact, knownOf(kase)));
    const row = factRowOf(kase.company.id, c.var.person, fact);
    const details = detailsOf(fact, kase.company);
    const next = withFacts(kase, [...kase.dossier.facts, factOf(row)], details);
    return {
      next,
      statements: [factInserted(c.env.DB, row), ...told(c, kase, details)],
      entries: [stated(row, newest(kase, fact.kind, fact.subject)), ...toldEntries(kase, details)],
      answerOf: ({ changes }) => ({
        status: 201,
        body: { fact: json(c, next, row), flags: flagsOf(next), changes },
      }),
    };
  });

/** Takes a fact back: it counts no more from today on, and is kept. */
export const withdrawFact = (c: Context<AppEnv>, id: string): Promise<Answer> =>
  written(c, async (kase): Promise<Plan> => {
    const row = await findFact(c.env.DB, c.var.companyScope, id);
    if (!row) throw notHere();
    if (row.withdrawnOn) throw alreadyTakenBack();
    const facts = kase.dossier.facts.map((fact) => (fact.id === id ? { ...fact, withdrawnOn: today() } : fact));
    const details = detailsAfter(facts, kase.company);
    const next = withFacts(kase, facts, details);
    return {
      next,
      statements: [...takenBack(c.env.DB, companyFacts, row, c.var.person), ...told(c, kase, details)],
      entries: [{ ...entryOf('fact.withdrawn', row), before: saidBy(row), after: null }, ...toldEntries(kase, details)],
      answerOf: ({ changes }) => ({ status: 200, body: { fact: json(c, next, row), changes } }),
    };
  });

/** The newest statement of a kind and subject, of those that hold from a day where one is named. */
function newest({ dossier }: Case, kind: Fact['kind'], subject: string, holdsFrom?: Fact['holdsFrom']) {
  return dossier.facts
    .filter((fact) => fact.withdrawnOn === undefined && fact.kind === kind && fact.subject === subject)
    .filter((fact) => !holdsFrom || fact.holdsFrom === holdsFrom)
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
    .at(-1);
}

const orderOf = ({ holdsFrom, recordedOn, id }: Fact): string => `${holdsFrom}|${recordedOn}|${id}`;

async function knownAnswer(c: Context<AppEnv>, kase: Case, { id }: Fact): Promise<Plan> {
  const row = await findFact(c.env.DB, c.var.companyScope, id);
  if (!row) throw notHere();
  return { answer: { status: 200, body: { fact: json(c, kase, row), flags: flagsOf(kase), changes: [] } } };
}

const withFacts = ({ company, dossier, items }: Case, facts: readonly Fact[], details: CompanyDetails): Case => ({
  company: { ...company, ...details },
  dossier: { ...dossier, facts },
  items,
});

const json = (c: Context<AppEnv>, kase: Case, row: FactRow) =>
  factJson(row, {
    isCurrent: newest(kase, row.kind, row.subject)?.id === row.id,
    seesNames: seesFees(c.var.companyScope.role),
  });

const isAny = (details: CompanyDetails): boolean => Object.keys(details).length > 0;

const told = (c: Context<AppEnv>, { company }: Case, details: CompanyDetails) =>
  isAny(details) ? [companyTold(c.env.DB, company.id, details)] : [];

function toldEntries({ company }: Case, details: CompanyDetails): NewEntry[] {
  if (!isAny(details)) return [];
  const { gstin, tan, isDpiitRecognized } = company;
  const before = Object.fromEntries(
    Object.entries({ gstin, tan, isDpiitRecognized }).filter(([name]) => name in details),
  );
  return [{ action: 'company.change', entityType: 'company', entityId: company.id, before, after: details }];
}

const entryOf = (action: string, { id }: FactRow) => ({ action, entityType: 'company-fact', entityId: id });

const saidBy = ({ kind, subject, value, holdsFrom }: Pick<FactRow, 'kind' | 'subject' | 'value' | 'holdsFrom'>) => ({
  kind,
  ...(subject && { subject }),
  value: inRupees(Object(value)),
  holdsFrom,
});

const stated = (row: FactRow, before: Fact | undefined): NewEntry => ({
  ...entryOf('fact.stated', row),
  ...(before && { before: saidBy(before) }),
  after: saidBy(row),
});
