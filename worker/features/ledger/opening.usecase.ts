import { SUSPENSE } from '../../domain/ledger/chart/chart';
import { differenceOf, type Entry } from '../../domain/ledger/model';
import type { IsoDate } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { type Paise, paise } from '../../domain/shared/money';
import type { CompanyScope, Person } from '../../platform/access';
import { now } from '../../platform/clock';
import { inBaseWords } from '../../platform/http';
import { Problem } from '../../platform/problem';
import type { Change } from '../audit/audit.repository';
import { mustLeaveBillsWhole } from './bill.repository';
import type { VoucherLine } from './ledger.contract';
import { lockedUpTo } from './lock/lock.repository';
import { entriesOf } from './voucher/entries.usecase';
import { type PostedVoucher, vouchersPosted } from './voucher/post.repository';
import { findOpening, voucherAmended, vouchersVoided } from './voucher/voucher.repository';

/** Balances with which the books open, the difference put to Suspense where a person chose so. */
function openingEntries(entries: readonly Entry[], differenceToSuspense: boolean): Entry[] {
  const difference = differenceOf(entries);
  if (difference === 0 || !differenceToSuspense) return [...entries];
  return [...entries, { account: SUSPENSE, amount: paise(-difference) }];
}

export const openingNarration = (): string => inBaseWords(say('ledger.opening'));

type Asked = { date: IsoDate; lines: readonly VoucherLine[]; differenceToSuspense: boolean };

/**
 * The change that opens the books, or opens them otherwise: another version of the voucher there is, or its end where nothing is to
 * be in it. Throws 422 naming the line at fault, 409 where locked days would post otherwise or what was settled would be gone.
 */
export async function openingSet(
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  { date, lines, differenceToSuspense }: Asked,
): Promise<{ stands: PostedVoucher | undefined; made: Awaited<ReturnType<typeof entriesOf>>; changes: Change[] }> {
  const before = await findOpening(d1, scope);
  const made = await entriesOf(d1, { scope, person, date, at: '' }, lines);
  const entries = openingEntries(made.entries, differenceToSuspense);
  const ends = before && entries.length === 0;
  await mustLeaveLockedDays(d1, scope, before, ends ? undefined : { date, entries });
  if (ends) {
    const changes = [await vouchersVoided(d1, scope, [before]), billsRestated(d1, scope, before, [], [])];
    return { stands: undefined, made, changes };
  }
  const narration = before?.narration ?? openingNarration();
  // What may be posted is looked at as of a new voucher, also where it becomes another version of the one there is.
  const { posted, change } = await vouchersPosted(d1, scope, person, [
    { kind: 'opening', date, narration, source: { kind: 'opening', id: null }, entries },
  ]);
  const after = { chainId: scope.companyId, statements: made.after, entries: [] };
  if (!before) return { stands: posted[0], made, changes: [...made.changes, change, after] };
  await mustLeaveBillsWhole(d1, scope, [before], entries);
  const amended = await voucherAmended(d1, scope, before, { date, narration, entries });
  const restated = billsRestated(d1, scope, before, made.entries, lines);
  return {
    stands: { ...before, date, entries, version: before.version + 1 },
    made,
    changes: [...made.changes, amended, restated, after],
  };
}

const RESTATED = `UPDATE ledger_bills SET amount_paise = j.value ->> 1, bill_date = coalesce(j.value ->> 2, bill_date),
    due_date = coalesce(j.value ->> 3, due_date)
  FROM json_each(?2) j WHERE ledger_bills.id = j.value ->> 0 AND ledger_bills.company_id = ?1 AND document_id IS NULL`;
const UNOPENED = `UPDATE ledger_bills SET cancelled_at = ?3
  WHERE company_id = ?1 AND document_id IS NULL AND id IN (SELECT value FROM json_each(?2))
    AND NOT EXISTS (SELECT 1 FROM ledger_entries e WHERE e.company_id = ?1 AND e.bill_id = ledger_bills.id AND e.superseded_by IS NULL)`;

/** Bills of the opening follow what it says of them now; one that it names no more, and nothing else does, is no bill. */
function billsRestated(
  d1: D1Database,
  { companyId }: CompanyScope,
  before: PostedVoucher,
  entries: readonly Entry[],
  lines: readonly VoucherLine[],
): Change {
  const restated = entries.flatMap(({ billId, amount }, at) =>
    billId ? [[billId, Math.abs(amount), lines[at]?.billDate ?? null, lines[at]?.dueDate ?? null]] : [],
  );
  const dropped = before.entries
    .flatMap(({ billId }) => billId ?? [])
    .filter((id) => !restated.some(([one]) => one === id));
  return {
    chainId: companyId,
    statements: [
      d1.prepare(RESTATED).bind(companyId, JSON.stringify(restated)),
      d1.prepare(UNOPENED).bind(companyId, JSON.stringify(dropped), now().toISOString()),
    ],
    entries: [],
  };
}

type Opening = Pick<PostedVoucher, 'date' | 'entries'>;

const IN_LOCKED_DAYS = `SELECT min(transaction_date) day FROM bank_transactions
  WHERE company_id = ?1 AND transaction_date <= ?2 AND (?3 = '' OR bank_account_id IN (SELECT value FROM json_each(?3)))`;

/**
 * Which bank lines post, and which are evidence of the opening balance alone, is decided by the day of the opening and the accounts
 * in it: neither changes behind a lock, wherever the opening itself lies.
 */
async function mustLeaveLockedDays(
  d1: D1Database,
  scope: CompanyScope,
  before: Opening | undefined,
  after: Opening | undefined,
): Promise<void> {
  const until = await lockedUpTo(d1, scope);
  if (until === null) return;
  const namedBy = (one: Opening | undefined, other: Opening | undefined) =>
    (one?.entries ?? []).filter(({ account }) => !other?.entries.some((entry) => entry.account === account));
  const moved = [...namedBy(before, after), ...namedBy(after, before)].map(({ account }) => account);
  const isSameDay = before?.date === after?.date;
  const found = await d1
    .prepare(IN_LOCKED_DAYS)
    .bind(scope.companyId, until, isSameDay ? JSON.stringify(moved) : '')
    .first<IsoDate>('day');
  if (found) throw new Problem(409, 'period-locked', say('ledger.opening-locked', { until, day: found }));
}

// The balance of each bank account before a day by its own statements.
const BANKS = `SELECT a.id, coalesce((SELECT opening_paise FROM statement_uploads u WHERE u.company_id = ?1 AND u.bank_account_id = a.id
      AND u.undone_at IS NULL AND u.opening_paise IS NOT NULL ORDER BY u.period_from, u.id LIMIT 1), 0)
    + coalesce((SELECT sum(iif(t.transaction_type = 'credit', t.amount_paise, -t.amount_paise)) FROM bank_transactions t
      WHERE t.company_id = ?1 AND t.bank_account_id = a.id AND t.transaction_date < ?2), 0) balance
  FROM bank_accounts a WHERE a.company_id = ?1
    AND EXISTS (SELECT 1 FROM statement_uploads u WHERE u.company_id = ?1 AND u.bank_account_id = a.id AND u.undone_at IS NULL
      AND u.opening_paise IS NOT NULL)`;

/** Bank accounts whose opening balance is another than their statements say, with both, in paise. */
export async function bankDifferences(
  d1: D1Database,
  { companyId }: CompanyScope,
  asOn: IsoDate,
  entries: readonly Entry[],
): Promise<{ accountId: string; stated: Paise; bank: Paise }[]> {
  const { results } = await d1.prepare(BANKS).bind(companyId, asOn).all<{ id: string; balance: number }>();
  return results.flatMap(({ id, balance }) => {
    const stated = entries.filter(({ account }) => account === id).reduce((sum, { amount }) => sum + amount, 0);
    return stated === balance ? [] : [{ accountId: id, stated: paise(stated), bank: paise(balance) }];
  });
}
