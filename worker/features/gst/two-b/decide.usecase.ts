import { TOLERANCE } from '../../../domain/gst/two-b/compare';
import { clausesOn, creditLastDay, pendingPeriodsOfNotes } from '../../../domain/gst/two-b/credit-law';
import type { DecisionAction } from '../../../domain/gst/two-b/decisions';
import { type Bill, HEADS, type Heads, plus, sourceOf, takesCredit } from '../../../domain/gst/two-b/model';
import { addedTo, type Row } from '../../../domain/gst/two-b/result';
import { onDay } from '../../../domain/shared/explained';
import { type Message, say } from '../../../domain/shared/message';
import type { CompanyScope, Person } from '../../../platform/access';
import { today } from '../../../platform/clock';
import { atFault, Problem } from '../../../platform/problem';
import type { Change } from '../../audit/audit.repository';
import { askedPeriod, type Matched, matchesOf } from './matches.usecase';
import type { Deciding } from './two-b.contract';
import { decisionsMade, type NewDecision } from './two-b.repository';

export type Decided = { change: Change; decided: number; skipped: { line: string; number: string; reason: Message }[] };

/**
 * What people decide of rows of a GSTR-2B, for the return of a period. Named rows are decided all or none, the fault naming the row;
 * of all rows of a supplier those are left out, and told, of which it cannot be. Throws 409 where the return was filed.
 */
export async function decided(d1: D1Database, scope: CompanyScope, person: Person, asked: Deciding): Promise<Decided> {
  const matched = await matchesOf(d1, scope, askedPeriod(asked.gstin, asked.period, today()));
  const { closedOn, books } = matched;
  if (closedOn) {
    const month = { month: matched.asked.period.month };
    throw new Problem(409, 'period-filed', say('two-b.problem.filed', { month, day: onDay(closedOn) }));
  }
  const used = usedBy(matched);
  const made: NewDecision[] = [];
  const skipped: Decided['skipped'] = [];
  if (asked.supplier !== undefined) {
    const rows = [...matched.result.rows, ...matched.result.carried].filter(
      ({ line }) => line.gstin === asked.supplier,
    );
    if (rows.length === 0) throw atFault(422, 'supplier', say('two-b.problem.no-supplier', { gstin: asked.supplier }));
    const told = { action: asked.action ?? 'hold', section: asked.section, remark: asked.remark };
    for (const row of rows) {
      if (row.decision?.action === told.action && told.action !== 'block') continue;
      const one = decisionOn(matched, row, told, used);
      if ('fault' in one) skipped.push({ line: row.line.key, number: row.line.number, reason: one.fault });
      else made.push(one);
    }
  }
  for (const [index, told] of (asked.decisions ?? []).entries()) {
    const row = [...matched.result.rows, ...matched.result.carried].find(({ line }) => line.key === told.line);
    if (!row) throw atFault(422, `decisions.${index}.line`, say('two-b.problem.no-line'), 'no-such-line');
    const one = decisionOn(matched, row, told, used);
    if ('fault' in one) throw atFault(422, `decisions.${index}.${one.field}`, one.fault, one.code);
    made.push(one);
  }
  const change = decisionsMade(d1, scope, person, matched.asked.gstin, made, books.decisionCount);
  return { change, decided: made.length, skipped };
}

type Told = {
  action: DecisionAction | 'undo';
  section?: string | undefined;
  bills?: readonly string[] | undefined;
  remark?: string | undefined;
};
type Fault = { field: string; code: string; fault: Message };

/** Of each bill the rows that have it by a decision or in an earlier return, with their tax, and whether they have it alone. */
type Used = Map<string, Map<string, { tax: Heads; isAlone: boolean }>>;

function usedBy({ result }: Matched): Used {
  const used: Used = new Map();
  for (const [id, tax] of result.usedBefore) noteUse(used, id, '', { tax, isAlone: true });
  for (const row of [...result.rows, ...result.carried])
    if (row.decision && row.part !== 'rejected')
      for (const { id } of row.bills)
        noteUse(used, id, row.line.key, { tax: addedTo(row), isAlone: row.bills.length === 1 });
  return used;
}

const noteUse = (used: Used, id: string, line: string, use: { tax: Heads; isAlone: boolean }) =>
  used.set(id, (used.get(id) ?? new Map()).set(line, use));

/** Whether a bill has room for a row beside those that have it: they are parts of it while all of them come to no more than it. */
function hasRoom(bill: Bill | undefined, row: Row, wanted: readonly string[], used: Used): boolean {
  const others = [...(used.get(bill?.id ?? '') ?? [])].filter(([key]) => key !== row.line.key).map(([, use]) => use);
  if (others.length === 0) return true;
  if (!bill || wanted.length > 1 || others.some(({ isAlone }) => !isAlone)) return false;
  const all = others.reduce((sum, { tax }) => plus(sum, tax), addedTo(row));
  return HEADS.every((head) => all[head] <= bill.tax[head] + TOLERANCE * (others.length + 1));
}

function decisionOn(matched: Matched, row: Row, told: Told, used: Used): NewDecision | Fault {
  const { action, section, remark } = told;
  const { line, twoBPeriod } = row;
  const fault = (field: string, code: string, params: Message['params'] = {}): Fault => ({
    ...{ field, code, fault: say(`two-b.problem.${code}`, { number: line.number, ...params }) },
  });
  const { period } = matched.asked;
  if (action === 'undo' && !row.decision) return fault('action', 'nothing-to-undo');
  if (action === 'block') {
    if (!section) return fault('section', 'section-wanted');
    if (!(clausesOn(period.to) as readonly string[]).includes(section))
      return fault('section', 'no-section', { section });
  }
  if (action === 'hold' && takesCredit(line) && pendingPeriodsOfNotes(period.to) === 0)
    return fault('action', 'note-not-pending');
  const wanted = action === 'accept' || action === 'block' ? billsOf(matched, row, told.bills) : [];
  if (!Array.isArray(wanted)) return fault('bills', wanted.code, wanted.params);
  const billOf = (id: string) => matched.books.bills.find((bill) => bill.id === id);
  if (wanted.some((id) => !hasRoom(billOf(id), row, wanted, used))) return fault('bills', 'bill-used');
  if (action === 'accept') {
    if (line.availability === 'no') return fault('action', 'not-available');
    const last = creditLastDay(line.date);
    if (last && today() > last.day && !takesCredit(line)) return fault('action', 'too-late', { day: onDay(last.day) });
    if (wanted.length === 0 && sourceOf(line) === 'supplier' && !takesCredit(line)) return fault('bills', 'no-bill');
  }
  for (const id of wanted) noteUse(used, id, line.key, { tax: addedTo(row), isAlone: wanted.length === 1 });
  return {
    ...{ twoBPeriod, lineKey: line.key, period: period.month, action },
    ...{ section: action === 'block' ? (section ?? null) : null, billIds: wanted, remark: remark ?? null },
    told: { supplier: line.name || line.gstin, number: line.number, before: row.part },
  };
}

/** The bills a person names, or those the row is linked to or proposed with. */
function billsOf(
  { books, asked, result }: Matched,
  row: Row,
  named: readonly string[] | undefined,
): string[] | { code: string; params?: Message['params'] } {
  if (!named || named.length === 0) return row.bills.map(({ id }) => id);
  for (const id of named) {
    const bill = books.bills.find((one) => one.id === id);
    const isThere = bill && bill.recordedOn <= result.knownOn && bill.cancelledOn === null;
    if (!isThere) return { code: 'no-such-bill' };
    if (bill.own !== asked.gstin) return { code: 'other-registration', params: { own: bill.own } };
    if (bill.isReduction !== takesCredit(row.line)) return { code: 'other-kind' };
  }
  return [...named];
}
