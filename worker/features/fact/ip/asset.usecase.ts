import type { Context } from 'hono';
import { factFaults } from '../../../domain/company/fact-faults';
import type { IpRight } from '../../../domain/company/facts';
import type { Fault, NewFact } from '../../../domain/company/known';
import { say } from '../../../domain/shared/message';
import { type Answer, canonicalJson } from '../../../platform/acting';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { newId } from '../../../platform/ids';
import { atFault, notHere, Problem } from '../../../platform/problem';
import { type CompanyCase, factOf } from '../../calendar/case/case.repository';
import { factRowOf, findFact, insertFact, withdrawRow } from '../../company/fact.repository';
import { companyFacts, type FactRow } from '../../company/fact.table';
import {
  alreadyWithdrawn,
  corrected,
  knownOf,
  type Plan,
  refuseFlood,
  stated,
  takenBackEntry,
  withFacts,
  writeCase,
} from '../fact.usecase';
import { assetJson, FIELDS, type NewAsset, rightOf } from './ip.contract';
import { rightsOf, shownRights } from './portfolio.usecase';

/** One write to the portfolio: a right stated anew, in the place of another statement of it, or taken out. */
export type Act = { right?: IpRight; subject: string; was?: FactRow };

/** Rights are facts of the company: the calendar, the score and the trail follow them as they follow any other. */
export function planOf(
  c: Context<AppEnv>,
  companyCase: CompanyCase,
  acts: readonly Act[],
): Omit<Exclude<Plan, { answer: Answer }>, 'answerOf'> & { rows: readonly FactRow[] } {
  const gone = new Set(acts.flatMap(({ was }) => (was ? [was.id] : [])));
  let facts = companyCase.dossier.facts.map((fact) => (gone.has(fact.id) ? { ...fact, withdrawnOn: today() } : fact));
  const rows: FactRow[] = [];
  const statements: D1PreparedStatement[] = [];
  const entries = acts.map(({ right, subject, was }) => {
    if (was) statements.push(...withdrawRow(c.env.DB, companyFacts, was, c.var.person));
    if (!right) return takenBackEntry(was ?? missing());
    refuseFlood({ ...companyCase, dossier: { ...companyCase.dossier, facts } });
    const row = factRowOf(companyCase.company.id, c.var.person, factFor(right, subject));
    rows.push(row);
    facts = [...facts, factOf(row)];
    statements.push(insertFact(c.env.DB, row));
    return was ? corrected(row, was) : stated(row, undefined);
  });
  return { next: withFacts(companyCase, facts, {}), statements, entries, rows };
}

const missing = (): never => {
  throw notHere();
};

/** A right holds from its application; a draft from the day it is noted. */
export const factFor = (right: IpRight, subject: string): NewFact => ({
  ...{ kind: 'ip-asset', subject, value: right, holdsFrom: right.appliedOn ?? today() },
});

/** What cannot be of a right, under the names that its fields have here. */
export const faultsOf = (companyCase: CompanyCase, right: IpRight, subject: string): readonly Fault[] =>
  factFaults(factFor(right, subject), knownOf(companyCase)).map(({ field, message }) => ({
    field: FIELDS[field.replace('value.', '') as keyof typeof FIELDS] ?? field,
    message,
  }));

function refuse(faults: readonly Fault[]): void {
  const [first] = faults;
  if (!first) return;
  const fields = Object.fromEntries(faults.toReversed().map(({ field, message }) => [field, message]));
  throw new Problem(422, 'contradicts', say('problem.field', { field: first.field, fault: first.message }), fields);
}

/** The number of the application; a draft has one of its own, which nobody sees. */
function subjectOf({ applicationNumber, filingDate }: NewAsset, known?: FactRow): string {
  if (filingDate && !applicationNumber) throw atFault(422, 'applicationNumber', say('ip.problem.number-missing'));
  if (applicationNumber && !filingDate) throw atFault(422, 'filingDate', say('ip.problem.filing-missing'));
  if (applicationNumber) return applicationNumber;
  const isDraft = known && !(known.value as IpRight).appliedOn;
  return isDraft ? known.subject : `DRAFT ${newId().slice(-12).toUpperCase()}`;
}

async function findAsset(c: Context<AppEnv>, id: string): Promise<FactRow> {
  const row = await findFact(c.env.DB, c.var.companyScope, id);
  if (row?.kind !== 'ip-asset') throw notHere();
  return row;
}

const shownIn = (companyCase: CompanyCase, id: string) => {
  const shown = shownRights(companyCase, today(), { filing: 'electronic' }).find((one) => one.id === id);
  return shown ? assetJson(shown, today()) : missing();
};

/** Adds a right, or changes one as a whole. The same again writes nothing. */
export async function keepAsset(c: Context<AppEnv>, sent: NewAsset, id?: string): Promise<Answer> {
  const was = id === undefined ? undefined : await findAsset(c, id);
  const right = rightOf(sent);
  const subject = subjectOf(sent, was);
  return writeCase(c, (companyCase): Plan => {
    const known = rightsOf(companyCase, today()).filter((one) => one.subject === subject);
    if (was && subject === was.subject && canonicalJson(was.value) === canonicalJson(right) && !was.withdrawnOn)
      return { answer: { status: 200, body: shownIn(companyCase, was.id) } };
    if (was?.withdrawnOn) throw alreadyWithdrawn();
    if (known.some((one) => one.id !== was?.id))
      throw atFault(409, 'applicationNumber', say('ip.problem.known'), 'asset-known');
    refuse(faultsOf(companyCase, right, subject));
    const { rows, ...plan } = planOf(c, companyCase, [{ right, subject, ...(was && { was }) }]);
    const [row] = rows;
    return {
      ...plan,
      answerOf: () => ({ status: was ? 200 : 201, body: shownIn(plan.next, row?.id ?? '') }),
    };
  });
}

/** Takes a right out: nothing is asked of it any more, and the trail keeps it. */
export async function withdrawAsset(c: Context<AppEnv>, id: string): Promise<Answer> {
  const was = await findAsset(c, id);
  if (was.withdrawnOn) throw alreadyWithdrawn();
  return writeCase(c, (companyCase): Plan => {
    const { rows: _, ...plan } = planOf(c, companyCase, [{ subject: was.subject, was }]);
    return { ...plan, answerOf: () => ({ status: 200, body: { id: was.id } }) };
  });
}
