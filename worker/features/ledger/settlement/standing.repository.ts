import type { MissingLine, OutstandingEntry } from '../../../domain/ledger/settlement/reconciliation';
import type { IsoDate } from '../../../domain/shared/dates';
import type { Paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';

/** Entries on a bank account of vouchers that were written before their line, and that no line has shown up to a day. */
const OUTSTANDING = `SELECT e.voucher_id voucherId, v.number, e.date, v.narration, e.amount_paise amount FROM ledger_entries e
  JOIN ledger_vouchers v ON v.id = e.voucher_id
  WHERE e.company_id = ?1 AND e.account = ?2 AND e.superseded_by IS NULL AND e.date <= ?3 AND v.source_kind NOT IN ('bank-line', 'opening')
    AND (e.cleared_on IS NULL OR e.cleared_on > ?3)
  ORDER BY e.date, e.voucher_id, e.line`;

const LAST_DAY = `SELECT transaction_date "on", balance_paise balance,
    iif(transaction_type = 'credit', amount_paise, -amount_paise) amount FROM bank_transactions
  WHERE bank_account_id = ?2 AND +company_id = ?1 AND balance_paise IS NOT NULL AND transaction_date =
    (SELECT max(transaction_date) FROM bank_transactions WHERE bank_account_id = ?2 AND +company_id = ?1 AND transaction_date <= ?3
      AND balance_paise IS NOT NULL)
  ORDER BY line`;

const CLOSING = `SELECT period_to "on", closing_paise balance FROM statement_uploads
  WHERE bank_account_id = ?2 AND company_id = ?1 AND undone_at IS NULL AND closing_paise IS NOT NULL AND period_to <= ?3
  ORDER BY period_to DESC LIMIT 1`;

const SINCE = `SELECT coalesce(sum(iif(transaction_type = 'credit', amount_paise, -amount_paise)), 0) amount FROM bank_transactions
  WHERE bank_account_id = ?2 AND +company_id = ?1 AND transaction_date > ?4 AND transaction_date <= ?3`;

export type Printed = { on: IsoDate; balance: Paise };

/** The balance at the end of a day, whichever way the statement lists its lines: the one from which no other line goes on. */
function endOf(lines: readonly (Printed & { amount: Paise })[]): Printed | undefined {
  const isLast = ({ balance }: Printed, at: number) =>
    !lines.some((other, place) => place !== at && other.balance - other.amount === balance);
  return lines.find(isLast) ?? lines.at(-1);
}

/** What the books and the bank have of an account up to a day. */
export async function bankFacts(
  d1: D1Database,
  { companyId }: CompanyScope,
  accountId: string,
  on: IsoDate,
): Promise<{ outstanding: OutstandingEntry[]; missing: MissingLine[]; printed: Printed | null; sincePrinted: Paise }> {
  const asked = (query: string) => d1.prepare(query).bind(companyId, accountId, on);
  const [outstanding, ofLine, ofStatement] = await d1.batch([asked(OUTSTANDING), asked(LAST_DAY), asked(CLOSING)]);
  const line = endOf((ofLine?.results ?? []) as (Printed & { amount: Paise })[]);
  const statement = ofStatement?.results[0] as Printed | undefined;
  const printed = statement && (!line || statement.on >= line.on) ? statement : line;
  const since = printed && (await d1.prepare(SINCE).bind(companyId, accountId, on, printed.on).first<Paise>('amount'));
  return {
    outstanding: (outstanding?.results ?? []) as OutstandingEntry[],
    missing: [],
    printed: printed ? { on: printed.on, balance: printed.balance } : null,
    sincePrinted: since ?? (0 as Paise),
  };
}

const TAGGED = `SELECT account, coalesce(tag, '') tag, sum(max(-amount_paise, 0)) credit, sum(max(amount_paise, 0)) debit FROM ledger_entries
  WHERE company_id = ?1 AND account IN (SELECT value FROM json_each(?2)) AND superseded_by IS NULL AND date <= ?3 GROUP BY 1, 2`;

export type TaggedSum = { account: string; tag: string; debit: Paise; credit: Paise };

/** What stored vouchers posted to accounts up to a day, by the key below each. */
export async function taggedSums(
  d1: D1Database,
  { companyId }: CompanyScope,
  accounts: readonly string[],
  on: IsoDate,
): Promise<TaggedSum[]> {
  const { results } = await d1.prepare(TAGGED).bind(companyId, JSON.stringify(accounts), on).all<TaggedSum>();
  return results;
}

const WAITING = `SELECT e.voucher_id id FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id
  WHERE e.company_id = ?1 AND e.account = ?2 AND e.superseded_by IS NULL AND e.cleared_on IS NULL AND e.amount_paise = ?3
    AND e.date BETWEEN ?4 AND ?5 AND v.source_kind NOT IN ('bank-line', 'opening', 'reversal') AND v.status = 'posted'
  ORDER BY e.date DESC, e.voucher_id LIMIT 10`;

/** The vouchers that wait for a line of this amount on an account, of days around it. */
export async function waitingVouchers(
  d1: D1Database,
  { companyId }: CompanyScope,
  { accountId, amount, from, to }: { accountId: string; amount: Paise; from: IsoDate; to: IsoDate },
): Promise<string[]> {
  const { results } = await d1.prepare(WAITING).bind(companyId, accountId, amount, from, to).all<{ id: string }>();
  return results.map(({ id }) => id);
}
