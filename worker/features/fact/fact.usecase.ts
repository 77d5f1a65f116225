import type { Context } from 'hono';
import { profileOf } from '../../domain/calendar/profile';
import { contradictionsOf } from '../../domain/company/contradictions';
import { factFaults } from '../../domain/company/fact-faults';
import { type Fact, inRupees } from '../../domain/company/facts';
import type { Fault, Known, NewFact } from '../../domain/company/known';
import { isGstin } from '../../domain/identifiers/tax-number';
import { seesFees } from '../../domain/session/roles';
import type { IsoDate } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { type Answer, actingOf, canonicalJson } from '../../platform/acting';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { notHere, Problem } from '../../platform/problem';
import { commit, type NewEntry } from '../audit/audit.repository';
import { type CompanyCase, factOf, readCases } from '../calendar/case/case.repository';
import { type WorkedOut, workOut } from '../calendar/work-out/work-out.repository';
import type { Company } from '../company/company.table';
import { factRowOf, findFact, insertFact, updateCompany, withdrawRow } from '../company/fact.repository';
import { companyFacts, type FactRow } from '../company/fact.table';
import { mustLeaveReceiptsLocked, receiptsStayLocked } from '../ledger/lock/registration.repository';
import { factJson, flagJson } from './fact.contract';

/** A statement, and the one it puts right: that was never so, and is taken back in the same act. */
type Stating = NewFact & { corrects?: string };

/** States a fact. The very same statement again answers the one that is known, and writes nothing. */
export const stateFact = (c: Context<AppEnv>, { corrects, ...fact }: Stating): Promise<Answer> =>
  writeCase(c, async (whole): Promise<Plan> => {
    const wrong = corrects === undefined ? undefined : await findWrong(c, corrects, fact.kind);
    const before = newest(whole, fact.kind, fact.subject, fact.holdsFrom);
    const isKnown = before && canonicalJson(before.value) === canonicalJson(fact.value);
    if (isKnown && (!wrong || wrong.withdrawnOn || wrong.id === before.id)) return knownAnswer(c, whole, before);
    if (wrong?.withdrawnOn) throw alreadyWithdrawn();
    const companyCase = wrong ? without(whole, wrong) : whole;
    refuseFlood(companyCase);
    refuse(factFaults(fact, knownOf(companyCase)));
    const row = factRowOf(companyCase.company.id, c.var.person, fact);
    const details = detailsOf(fact, companyCase.company, wrong);
    const next = withFacts(companyCase, [...companyCase.dossier.facts, factOf(row)], details);
    const entry = wrong ? corrected(row, wrong) : stated(row, newest(companyCase, fact.kind, fact.subject));
    return {
      next,
      statements: [
        ...(wrong ? withdrawRow(c.env.DB, companyFacts, wrong, c.var.person) : []),
        insertFact(c.env.DB, row),
        ...tellCompany(c, companyCase, details),
      ],
      entries: [entry, ...toldEntries(companyCase, details)],
      answerOf: ({ changes }) => ({
        status: 201,
        body: { fact: json(c, next, row), flags: flagsOf(next), changes },
      }),
    };
  });

async function findWrong(c: Context<AppEnv>, id: string, kind: Fact['kind']): Promise<FactRow> {
  const row = await findFact(c.env.DB, c.var.companyScope, id);
  if (row?.kind !== kind) throw notHere();
  return row;
}

const without = (companyCase: CompanyCase, { id }: FactRow): CompanyCase => ({
  ...companyCase,
  dossier: { ...companyCase.dossier, facts: takenBack(companyCase, id) },
});

const takenBack = ({ dossier }: CompanyCase, id: string) =>
  dossier.facts.map((fact) => (fact.id === id ? { ...fact, withdrawnOn: today() } : fact));

/** Takes a fact back: it counts no more from today on, and is kept. */
export const withdrawFact = (c: Context<AppEnv>, id: string): Promise<Answer> =>
  writeCase(c, async (companyCase): Promise<Plan> => {
    const row = await findFact(c.env.DB, c.var.companyScope, id);
    if (!row) throw notHere();
    if (row.withdrawnOn) throw alreadyWithdrawn();
    const facts = takenBack(companyCase, id);
    const details = detailsAfter(facts, companyCase.company);
    const next = withFacts(companyCase, facts, details);
    return {
      next,
      statements: [...withdrawRow(c.env.DB, companyFacts, row, c.var.person), ...tellCompany(c, companyCase, details)],
      entries: [takenBackEntry(row), ...toldEntries(companyCase, details)],
      answerOf: ({ changes }) => ({ status: 200, body: { fact: json(c, next, row), changes } }),
    };
  });

/** The newest statement of a kind and subject, of those that hold from a day where one is named. */
function newest({ dossier }: CompanyCase, kind: Fact['kind'], subject: string, holdsFrom?: Fact['holdsFrom']) {
  return dossier.facts
    .filter((fact) => fact.withdrawnOn === undefined && fact.kind === kind && fact.subject === subject)
    .filter((fact) => !holdsFrom || fact.holdsFrom === holdsFrom)
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
    .at(-1);
}

const orderOf = ({ holdsFrom, recordedOn, id }: Fact): string => `${holdsFrom}|${recordedOn}|${id}`;

async function knownAnswer(c: Context<AppEnv>, companyCase: CompanyCase, { id }: Fact): Promise<Plan> {
  const row = await findFact(c.env.DB, c.var.companyScope, id);
  if (!row) throw notHere();
  return {
    answer: { status: 200, body: { fact: json(c, companyCase, row), flags: flagsOf(companyCase), changes: [] } },
  };
}

/** The company with these facts, and with what of its own row follows from them. */
export const withFacts = (
  { company, dossier, items }: CompanyCase,
  facts: readonly Fact[],
  details: CompanyDetails,
): CompanyCase => ({
  company: { ...company, ...details },
  dossier: { ...dossier, facts },
  items,
});

const json = (c: Context<AppEnv>, companyCase: CompanyCase, row: FactRow) =>
  factJson(row, {
    isCurrent: newest(companyCase, row.kind, row.subject)?.id === row.id,
    seesNames: seesFees(c.var.companyScope.role),
  });

const isAny = (details: CompanyDetails): boolean => Object.keys(details).length > 0;

const tellCompany = (c: Context<AppEnv>, { company }: CompanyCase, details: CompanyDetails) =>
  isAny(details) ? [updateCompany(c.env.DB, company.id, details)] : [];

function toldEntries({ company }: CompanyCase, details: CompanyDetails): NewEntry[] {
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

/** The entries of the trail for a fact that is stated, put right or taken back. */
export const stated = (row: FactRow, before: Fact | undefined): NewEntry => ({
  ...entryOf('fact.stated', row),
  ...(before && { before: saidBy(before) }),
  after: saidBy(row),
});

export const corrected = (row: FactRow, wrong: FactRow): NewEntry => ({
  ...entryOf('fact.corrected', row),
  before: saidBy(wrong),
  after: saidBy(row),
});

export const takenBackEntry = (row: FactRow): NewEntry => ({
  ...entryOf('fact.withdrawn', row),
  before: saidBy(row),
  after: null,
});

/** What of a company's own row follows from its facts. */
type CompanyDetails = Partial<Pick<Company, 'gstin' | 'tan' | 'isDpiitRecognized'>>;

/** What a company's row learns of a new fact: its first registrations, or the right ones, and that it is recognised as a start-up. */
function detailsOf({ kind, subject }: NewFact, company: Company, wrong?: FactRow): CompanyDetails {
  const isOpen = (number: string | null) => !number || (number === wrong?.subject && number !== subject);
  if (kind === 'gst-registration') return isOpen(company.gstin) && isGstin(subject) ? { gstin: subject } : {};
  if (kind === 'tan') return isOpen(company.tan) ? { tan: subject } : {};
  return kind === 'startup-recognition' && !company.isDpiitRecognized ? { isDpiitRecognized: true } : {};
}

/** What it unlearns when a fact is taken back: the last recognition. Its numbers stay; they name it whatever is said of them. */
function detailsAfter(facts: readonly Fact[], company: Company): CompanyDetails {
  const isLeft = facts.some(({ kind, withdrawnOn }) => kind === 'startup-recognition' && withdrawnOn === undefined);
  return company.isDpiitRecognized && !isLeft ? { isDpiitRecognized: false } : {};
}

/** What a call would write, given what is stored now; or the answer where there is nothing to write. */
export type Plan =
  | { answer: Answer }
  | {
      /** The company as it will be once this is written. */
      next: CompanyCase;
      /** The due day of an obligation of long ago that is spoken of, so that it comes onto the calendar. */
      reach?: IsoDate;
      statements: readonly D1PreparedStatement[];
      entries: readonly NewEntry[];
      answerOf: (worked: WorkedOut) => Answer;
    };

const TRIES = 5;

/**
 * Writes what is said of a company together with what follows from it: its obligations, its score and its trail, in one batch. Two
 * who write at once read the same facts; the later one reads again and plans anew.
 */
export async function writeCase(
  c: Context<AppEnv>,
  planOf: (companyCase: CompanyCase) => Plan | Promise<Plan>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const companyCase = await caseOf(c);
    const plan = await planOf(companyCase);
    if ('answer' in plan) return plan.answer;
    const registrations = [registrationOf(companyCase), registrationOf(plan.next)] as const;
    const guards = receiptsStayLocked(c.env.DB, c.var.companyScope, ...registrations);
    try {
      return await writeOnce(c, { ...plan, statements: [...guards, ...plan.statements] });
    } catch (error) {
      const isBeaten = error instanceof Problem && error.code === 'changed-meanwhile';
      if (!isBeaten || attempt === TRIES) throw error;
      await mustLeaveReceiptsLocked(c.env.DB, c.var.companyScope, ...registrations);
    }
  }
}

const registrationOf = ({ company, dossier }: CompanyCase) => ({ gstin: company.gstin, facts: dossier.facts });

async function caseOf(c: Context<AppEnv>): Promise<CompanyCase> {
  const { companyId } = c.var.companyScope;
  const companyCase = (await readCases(c.env.DB, [companyId])).get(companyId);
  if (!companyCase) throw notHere();
  return companyCase;
}

async function writeOnce(c: Context<AppEnv>, plan: Exclude<Plan, { answer: Answer }>): Promise<Answer> {
  const worked = workOut(c.env.DB, plan.next, today(), { force: true, ...(plan.reach && { reach: plan.reach }) });
  const answer = plan.answerOf(worked);
  const { chainId, statements, entries } = worked.change;
  const change = {
    chainId,
    statements: [...plan.statements, ...statements],
    entries: [...plan.entries, ...entries],
  };
  await commit(actingOf(c, answer), [change]);
  return answer;
}

/** A company as the checks of the domain read it. */
export function knownOf({ company, dossier }: Pick<CompanyCase, 'company' | 'dossier'>): Known {
  const { name, cin, pan, gstin, tan, incorporationDate: incorporatedOn } = company;
  const day = today();
  const profile = profileOf(dossier, { today: day, from: day, to: day });
  return { name, cin, pan, gstin, tan, incorporatedOn, today: day, profile };
}

export const flagsOf = (companyCase: Pick<CompanyCase, 'company' | 'dossier'>) =>
  contradictionsOf(knownOf(companyCase)).map(flagJson);

/** Refuses what cannot be, naming each field and what would be right. */
export function refuse(faults: readonly Fault[]): void {
  const [first] = faults;
  if (!first) return;
  // The first fault of a field is the one that is told.
  const fields = Object.fromEntries(faults.toReversed().map(({ field, message }) => [field, message]));
  throw new Problem(422, 'contradicts', first.message, fields);
}

// Far above what a company has to tell, and as much as a run of the engine reads without delay.
const MOST_FACTS = 2_000;
const MOST_EVENTS = 20_000;

/** Keeps one company's record from growing without end. */
export function refuseFlood({ dossier }: CompanyCase, more = 1): void {
  if (dossier.facts.length < MOST_FACTS && dossier.events.length + more <= MOST_EVENTS) return;
  throw new Problem(409, 'record-full', say('company.record.full', { facts: MOST_FACTS, events: MOST_EVENTS }));
}

export const alreadyWithdrawn = () => new Problem(409, 'already-withdrawn', say('company.record.withdrawn'));
