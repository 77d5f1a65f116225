import type { ReturnPeriod } from '../../../domain/gst/gstr-1/period';
import type { Unequal } from '../../../domain/gst/gstr-3b/check';
import type { Tax, TaxVoucher } from '../../../domain/gst/gstr-3b/model';
import type { MonthTax } from '../../../domain/gst/settle/forward';
import { type ByHead, byHead } from '../../../domain/gst/settle/model';
import type { IsoDate } from '../../../domain/shared/dates';
import type { Paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { columnsOf } from '../../../platform/database';
import { gstSetOffs, type StoredSetOff } from './settle.table';

const OUTPUT = `'2701', '2702', '2703'`;
const REVERSE = `'2704', '2705', '2706'`;
const INPUT = `'1611', '1612', '1613'`;
export const CASH_ACCOUNTS = `'1616', '1617', '1618'`;

const SET_OFFS = columnsOf(gstSetOffs);
const SET_OFF = Object.keys(gstSetOffs).filter((key) => key !== 'enableRLS') as (keyof StoredSetOff)[];

// A set-off stands while none of its vouchers was taken back.
const STANDS = `NOT EXISTS (SELECT 1 FROM ledger_vouchers v WHERE v.company_id = s.company_id AND v.source_kind = 'return'
  AND v.source_id = s.id AND (v.status <> 'posted' OR v.reversed_by_id IS NOT NULL))`;

/** The registration under which entries without a mark stand. */
export const MAIN_REGISTRATION = `(SELECT coalesce(c.gstin, (SELECT min(subject) FROM company_facts f WHERE f.company_id = c.id
  AND f.kind = 'gst-registration' AND f.withdrawn_on IS NULL)) FROM companies c WHERE c.id = ?1)`;

const HAS = (accounts: string, more = '') => `EXISTS (SELECT 1 FROM ledger_entries h WHERE h.voucher_id = v.id
  AND h.superseded_by IS NULL AND h.account IN (${accounts})${more})`;

// Vouchers that put tax on the control accounts and are no documents, nor the journal of an amendment, which the return has by its own rows; what sets credit against tax or touches the cash ledger pays
// tax, and makes none. What was taken back is left out with what took it back.
const IS_TAX = `v.status = 'posted' AND v.reverses_id IS NULL AND v.reversed_by_id IS NULL
  AND NOT EXISTS (SELECT 1 FROM ledger_documents x WHERE x.company_id = ?1 AND x.voucher_id = v.id)
  AND (v.source_kind = 'opening' OR (NOT ${HAS(CASH_ACCOUNTS)} AND NOT (${HAS(OUTPUT)} AND ${HAS(INPUT)})))`;
// Books that open on a day have what was owed the day before.
const MONTH = `iif(v.source_kind = 'opening', substr(date(v.date, '-1 day'), 1, 7), substr(v.date, 1, 7))`;

// Cess stands beside integrated tax, under its name, and pays for nothing else.
const LEDGER = `(e.account || iif(e.tag = 'cess', '-cess', ''))`;
const LEDGERS = [
  ...(['2703', '2701', '2702', '2703-cess', '2706', '2704', '2705', '2706-cess'] as const),
  ...(['1613', '1611', '1612', '1613-cess'] as const),
];
const SUMS = LEDGERS.map((ledger) => `sum(iif(${LEDGER} = '${ledger}', e.amount_paise, 0)) "${ledger}"`).join(', ');

const VOUCHERS = `SELECT v.id, v.number, v.date, v.narration, p.name party, v.source_kind = 'opening' isOpening, ${SUMS}
  FROM ledger_vouchers v JOIN ledger_entries e ON e.voucher_id = v.id AND e.superseded_by IS NULL
  LEFT JOIN parties p ON p.id = v.party_id
  WHERE v.company_id = ?1 AND ?2 = ${MAIN_REGISTRATION} AND ${MONTH} BETWEEN ?3 AND ?4
    AND v.id IN (SELECT x.voucher_id FROM ledger_entries x WHERE x.company_id = ?1 AND x.account IN (${OUTPUT}, ${REVERSE}, ${INPUT})
      AND x.superseded_by IS NULL AND x.date BETWEEN ?3 || '-01' AND date(?4 || '-01', '+1 month'))
    AND ${IS_TAX} AND NOT ${HAS(`'1615'`)}
    AND NOT EXISTS (SELECT 1 FROM gst_amendments g WHERE g.company_id = ?1 AND g.voucher_id = v.id)
    AND NOT EXISTS (SELECT 1 FROM gst_advance_amendments g WHERE g.company_id = ?1 AND g.voucher_id = v.id)
  GROUP BY v.id ORDER BY v.date, v.number`;

// By month and account: documents by the return they stand in, other vouchers by their day.
const MONTHS = `WITH since AS (SELECT CASE ?5 WHEN '' THEN coalesce((SELECT max(last_month) FROM gst_set_offs s
      WHERE s.company_id = ?1 AND s.gstin = ?2 AND s.last_month < ?3 AND ${STANDS}), '') ELSE ?5 END month)
  SELECT month, ledger, isOpening, sum(amount) amount FROM (
    SELECT d.return_period month, ${LEDGER} || iif(d.operator_role = 'we-pay', '-operator', '') ledger, 0 isOpening, e.amount_paise amount FROM since CROSS JOIN ledger_documents d
      JOIN ledger_entries e ON e.voucher_id = d.voucher_id AND e.superseded_by IS NULL AND e.account IN (${OUTPUT}, ${REVERSE}, ${INPUT})
      WHERE d.company_id = ?1 AND d.own_gstin = ?2 AND d.status = 'posted' AND d.return_period > since.month AND d.return_period <= ?4
    UNION ALL
    SELECT ${MONTH}, ${LEDGER}, v.source_kind = 'opening', e.amount_paise FROM since CROSS JOIN ledger_entries e
      JOIN ledger_vouchers v ON v.id = e.voucher_id
      WHERE e.company_id = ?1 AND ?2 = ${MAIN_REGISTRATION} AND e.superseded_by IS NULL AND e.account IN (${OUTPUT}, ${REVERSE}, ${INPUT})
        AND e.date > since.month AND ${MONTH} > since.month AND ${MONTH} <= ?4 AND ${IS_TAX})
  GROUP BY 1, 2, 3`;

// Sales against output tax, bills under reverse charge against what is owed under it. Tax that an operator pays (s.9(5)) is on the
// lines of its supplier and in the books of the operator.
const UNEQUAL = `SELECT id documentId, number, tax, booked FROM (
  SELECT d.id, d.number, iif(d.side = 'sale' AND d.kind = 'credit-note' OR d.side = 'purchase' AND d.kind = 'debit-note', -1, 1)
      * (SELECT coalesce(sum(l.igst_paise + l.cgst_paise + l.sgst_paise + l.cess_paise), 0) FROM ledger_document_lines l WHERE l.document_id = d.id) tax,
    -(SELECT coalesce(sum(e.amount_paise), 0) FROM ledger_entries e WHERE e.voucher_id = d.voucher_id AND e.superseded_by IS NULL
      AND (d.side = 'sale' AND e.account IN (${OUTPUT}) OR d.side = 'purchase' AND e.account IN (${REVERSE}))) booked
  FROM ledger_documents d WHERE d.company_id = ?1 AND d.own_gstin = ?2 AND d.return_period BETWEEN ?3 AND ?4 AND d.status = 'posted'
    AND (d.side = 'sale') <> (d.is_reverse_charge = 1) AND coalesce(d.operator_role, '') <> 'pays')
  WHERE abs(tax) <> abs(booked) LIMIT 50`;

const STANDING = `SELECT ${SET_OFFS.selected(SET_OFF)} FROM gst_set_offs s
  WHERE company_id = ?1 AND gstin = ?2 AND filed_on <= ?3 AND ${STANDS} ORDER BY last_month, round LIMIT 200`;
const STORED = `SELECT ${SET_OFFS.selected(SET_OFF)} FROM gst_set_offs s
  WHERE company_id = ?1 AND gstin = ?2 AND last_month <= ?3 AND ${STANDS} ORDER BY last_month DESC, round DESC LIMIT 2`;
const ROUNDS = `SELECT count(*) rounds FROM gst_set_offs WHERE company_id = ?1 AND gstin = ?2 AND period = ?3`;

/** What the ledger has of the tax of a period beside its documents. */
export type TaxBooks = {
  vouchers: readonly TaxVoucher[];
  unequal: readonly Unequal[];
  /** Movements of the period on the accounts of output tax and of tax under reverse charge. */
  control: { output: Tax; reverse: Tax };
  /** Months before the period whose set-off is not recorded, and what the books were opened with. */
  months: readonly MonthTax[];
  opened: ByHead;
  /** The recorded set-off of the period, and the last one before it. */
  own: StoredSetOff | undefined;
  before: StoredSetOff | undefined;
  rounds: number;
};

type Ledger = (typeof LEDGERS)[number];
type Sums = Readonly<Record<Ledger, number>>;
type VoucherRow = Omit<TaxVoucher, 'isOpening' | 'output' | 'reverse' | 'input'> & { isOpening: number } & Sums;
/** Tax that is paid as an operator (s.9(5)) stands apart: no credit pays it. */
type MonthRow = { month: string; ledger: Ledger | `${Ledger}-operator`; isOpening: number; amount: Paise };

const HEAD_OF: Readonly<Record<Ledger, keyof ByHead>> = {
  ...{ '2703': 'igst', '2701': 'cgst', '2702': 'sgst', '2706': 'igst', '2704': 'cgst', '2705': 'sgst' },
  ...{ '1613': 'igst', '1611': 'cgst', '1612': 'sgst', '2703-cess': 'cess', '2706-cess': 'cess', '1613-cess': 'cess' },
};

/** The statements of one round trip. `history` asks the months before as well, from the last recorded set-off on. */
export async function readTaxBooks(
  d1: D1Database,
  { companyId }: CompanyScope,
  gstin: string,
  period: ReturnPeriod,
  history: 'whole' | 'none',
): Promise<TaxBooks> {
  const { first, last } = period;
  const of = (query: string, ...more: string[]) => d1.prepare(query).bind(companyId, gstin, first, last, ...more);
  const since = history === 'whole' ? '' : monthBefore(first);
  const [vouchers, months, unequal, stored, rounds] = await d1.batch<Record<string, unknown>>([
    of(VOUCHERS),
    of(MONTHS, since),
    of(UNEQUAL),
    d1.prepare(STORED).bind(companyId, gstin, last),
    d1.prepare(ROUNDS).bind(companyId, gstin, period.text),
  ]);
  const rows = (months?.results ?? []) as unknown as MonthRow[];
  const sum = (wanted: (row: MonthRow) => boolean, accounts: string, sign: 1 | -1) =>
    byHead((head) =>
      rows
        .filter(
          (row) => wanted(row) && accounts.includes(`'${row.ledger.slice(0, 4)}'`) && HEAD_OF[ledgerOf(row)] === head,
        )
        .reduce((total, { amount }) => total + sign * amount, 0),
    );
  const isInPeriod = ({ month }: MonthRow) => month >= first && month <= last;
  const earlier = [...new Set(rows.filter(({ month }) => month < first).map(({ month }) => month))];
  const known = (stored?.results ?? []).map(SET_OFFS.read(SET_OFF)) as StoredSetOff[];
  return {
    vouchers: ((vouchers?.results ?? []) as unknown as VoucherRow[]).map(voucherOf),
    unequal: (unequal?.results ?? []) as unknown as Unequal[],
    control: { output: sum(isInPeriod, OUTPUT, -1), reverse: sum(isInPeriod, REVERSE, -1) },
    months: earlier.map((month) => ({
      month,
      output: sum((row) => row.month === month && ledgerOf(row) === row.ledger, OUTPUT, -1),
      input: sum((row) => row.month === month, INPUT, 1),
    })),
    opened: sum((row) => isInPeriod(row) && row.isOpening === 1, INPUT, 1),
    own: known.find((one) => one.period === period.text),
    before: known.find((one) => one.lastMonth < first),
    rounds: Number(rounds?.results[0]?.rounds ?? 0),
  };
}

const ledgerOf = ({ ledger }: MonthRow): Ledger => ledger.replace('-operator', '') as Ledger;

const monthBefore = (month: string): string => {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return of === 1 ? `${year - 1}-12` : `${year}-${String(of - 1).padStart(2, '0')}`;
};

function voucherOf({ isOpening, id, number, date, narration, party, ...sums }: VoucherRow): TaxVoucher {
  const tax = (accounts: string, sign: 1 | -1): Tax =>
    byHead((head) =>
      LEDGERS.reduce(
        (sum, ledger) =>
          accounts.includes(`'${ledger.slice(0, 4)}'`) && HEAD_OF[ledger] === head ? sum + sign * sums[ledger] : sum,
        0,
      ),
    );
  return {
    ...{ id, number, date, narration, party, isOpening: isOpening === 1 },
    output: tax(OUTPUT, -1),
    reverse: tax(REVERSE, -1),
    input: tax(INPUT, 1),
  };
}

const CASH_DAYS = `SELECT day, account, sum(amount) amount FROM (
    SELECT e.date day, e.account, e.amount_paise amount FROM ledger_entries e WHERE e.company_id = ?1 AND e.account IN (${CASH_ACCOUNTS})
      AND e.superseded_by IS NULL AND e.date <= ?3 AND coalesce(e.tag, ${MAIN_REGISTRATION}) = ?2
    UNION ALL
    SELECT t.transaction_date, '1616', iif(t.transaction_type = 'debit', t.amount_paise, -t.amount_paise) FROM bank_transactions t
      WHERE t.company_id = ?1 AND ?2 = ${MAIN_REGISTRATION} AND t.category_id = 'gst-paid' AND t.voucher_id IS NULL AND t.is_split = 0
        AND t.transaction_date <= ?3
        AND t.transaction_date >= coalesce((SELECT min(+o.date) FROM ledger_vouchers o WHERE o.company_id = ?1
          AND o.source_kind = 'opening' AND o.status = 'posted'), '')
        AND NOT EXISTS (SELECT 1 FROM posting_rules r WHERE r.company_id = ?1 AND r.category_id = 'gst-paid' AND r.removed_at IS NULL))
  GROUP BY 1, 2 ORDER BY 1`;

const CASH_HEADS: Readonly<Record<string, keyof ByHead>> = { '1618': 'igst', '1616': 'cgst', '1617': 'sgst' };

/** One day's movement of the cash ledger by head. */
export type CashDay = { day: IsoDate; head: keyof ByHead; amount: Paise };

/** What the books moved in the electronic cash ledger of a registration up to a day. */
export async function readCashDays(
  d1: D1Database,
  { companyId }: CompanyScope,
  gstin: string,
  to: IsoDate,
): Promise<CashDay[]> {
  const { results } = await d1
    .prepare(CASH_DAYS)
    .bind(companyId, gstin, to)
    .all<{ day: IsoDate; account: string; amount: Paise }>();
  return results.map(({ day, account, amount }) => ({ day, amount, head: CASH_HEADS[account] ?? 'cess' }));
}

/** The recorded settlement of one period that stands, and how many were ever recorded of it. */
export async function readRecorded(
  d1: D1Database,
  { companyId }: CompanyScope,
  gstin: string,
  period: ReturnPeriod,
): Promise<{ own: StoredSetOff | undefined; rounds: number }> {
  const [stored, rounds] = await d1.batch<Record<string, unknown>>([
    d1.prepare(STORED).bind(companyId, gstin, period.last),
    d1.prepare(ROUNDS).bind(companyId, gstin, period.text),
  ]);
  const known = (stored?.results ?? []).map(SET_OFFS.read(SET_OFF)) as StoredSetOff[];
  return {
    own: known.find((one) => one.period === period.text),
    rounds: Number(rounds?.results[0]?.rounds ?? 0),
  };
}

/** The recorded set-offs of a registration that stand, by their months. */
export async function listSetOffs(
  d1: D1Database,
  { companyId }: CompanyScope,
  gstin: string,
  on: IsoDate,
): Promise<StoredSetOff[]> {
  const { results } = await d1.prepare(STANDING).bind(companyId, gstin, on).all();
  return results.map(SET_OFFS.read(SET_OFF)) as StoredSetOff[];
}

const INSERT = SET_OFFS.bulk(SET_OFF);
export const insertSetOff = (d1: D1Database, row: StoredSetOff): D1PreparedStatement =>
  INSERT.insert(d1, `[${INSERT.text(row)}]`, {});

const OF_RETURN = `SELECT id, number, rule FROM ledger_vouchers WHERE company_id = ?1 AND source_kind = 'return' AND source_id = ?2
  ORDER BY rule`;

/** The vouchers that a recorded set-off posted. */
export const vouchersOfReturn = async (d1: D1Database, { companyId }: CompanyScope, id: string) =>
  (await d1.prepare(OF_RETURN).bind(companyId, id).all<{ id: string; number: string; rule: string | null }>()).results;
