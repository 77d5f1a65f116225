import type { VoucherKind } from '../../../domain/ledger/model';
import type { IsoDate } from '../../../domain/shared/dates';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import type { Party } from '../chart/chart.table';

/** The accounts on which a party stands with what it owes, is owed or was paid before its bill. */
const OF_PARTIES = JSON.stringify(['1401', '2725', '2601', '2728', '1601']);

const CLOSING = `SELECT coalesce(sum(amount_paise), 0) amount FROM ledger_entries
  WHERE company_id = ?1 AND party_id = ?2 AND superseded_by IS NULL AND date <= ?3 AND account IN (SELECT value FROM json_each(?4))`;

/** A statement shows so many vouchers at most, the latest. */
const MOST_ROWS = 500;

const ROWS = `SELECT v.id voucherId, v.date, v.kind, v.number, v.narration, sum(e.amount_paise) amount,
    json_group_array(DISTINCT b.ref) FILTER (WHERE b.ref IS NOT NULL) bills
  FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id LEFT JOIN ledger_bills b ON b.id = e.bill_id
  WHERE e.company_id = ?1 AND e.party_id = ?2 AND e.superseded_by IS NULL AND e.date BETWEEN ?5 AND ?3
    AND e.account IN (SELECT value FROM json_each(?4))
  GROUP BY v.id ORDER BY v.date DESC, v.id DESC LIMIT ${MOST_ROWS + 1}`;

type Row = {
  voucherId: string;
  date: IsoDate;
  kind: VoucherKind;
  number: string;
  narration: string;
  amount: Paise;
  bills: string;
};

/** What a party and the company did with each other in some days, with the balance after each voucher. */
export async function statementOf(
  d1: D1Database,
  { companyId }: CompanyScope,
  { id, name }: Pick<Party, 'id' | 'name'>,
  { from, to }: { from: IsoDate; to: IsoDate },
) {
  const [ended, found] = await d1.batch([
    d1.prepare(CLOSING).bind(companyId, id, to, OF_PARTIES),
    d1.prepare(ROWS).bind(companyId, id, to, OF_PARTIES, from),
  ]);
  const latest = (found?.results ?? []) as Row[];
  const rows = latest.slice(0, MOST_ROWS).toReversed();
  const closing = (ended?.results[0] as { amount: Paise } | undefined)?.amount ?? paise(0);
  const sumOf = (sign: 1 | -1) => rows.reduce((sum, { amount }) => sum + Math.max(0, sign * amount), 0);
  const [debits, credits] = [sumOf(1), sumOf(-1)];
  const opening = closing - debits + credits;
  let balance = opening;
  const told = rows.map(({ amount, bills, ...row }) => {
    balance += amount;
    return {
      ...{ ...row, bills: JSON.parse(bills) as string[], balance: formatRupees(paise(balance)) },
      debit: amount > 0 ? formatRupees(amount) : null,
      credit: amount < 0 ? formatRupees(paise(-amount)) : null,
    };
  });
  return {
    ...{ party: { id, name }, from, to, opening: formatRupees(paise(opening)), rows: told },
    ...{ debits: formatRupees(paise(debits)), credits: formatRupees(paise(credits)) },
    ...{ closing: formatRupees(closing), isComplete: latest.length <= MOST_ROWS },
  };
}
