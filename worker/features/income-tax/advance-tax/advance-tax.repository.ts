import { asc, eq } from 'drizzle-orm';
import type { KeptPayment } from '../../../domain/calendar/advance-tax-events';
import { sumOfDividends } from '../../../domain/income-tax/later-tax';
import { regimeFactsOf, type TaxRegime } from '../../../domain/income-tax/regime';
import { type IsoDate, yearEnd, yearStart } from '../../../domain/shared/dates';
import { formatRupees, type Paise } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { now, today } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { askAtSource, atSourceIn } from '../paid-tax.repository';
import { askStated, openCredit, type Stated, statedIn } from '../stated.repository';
import { advanceTaxEstimates, advanceTaxPayments, type StoredEstimate, type StoredPayment } from './advance-tax.table';

const MOST = 2_000;

export type Kept = { estimates: StoredEstimate[]; payments: StoredPayment[] };

/** All that a company kept of advance tax, what was taken back among it, the oldest first. */
export async function readKept(d1: D1Database, { companyId }: CompanyScope): Promise<Kept> {
  const db = openDatabase(d1);
  const [estimates, payments] = await db.batch([
    db
      .select()
      .from(advanceTaxEstimates)
      .where(eq(advanceTaxEstimates.companyId, companyId))
      .orderBy(asc(advanceTaxEstimates.createdAt), asc(advanceTaxEstimates.id))
      .limit(MOST),
    db
      .select()
      .from(advanceTaxPayments)
      .where(eq(advanceTaxPayments.companyId, companyId))
      .orderBy(asc(advanceTaxPayments.paidOn), asc(advanceTaxPayments.id))
      .limit(MOST),
  ]);
  return { estimates, payments };
}

const FREE = (column: string, id: string) => `NOT EXISTS (SELECT 1 FROM advance_tax_payments p
  WHERE p.company_id = ?1 AND p.${column} = ${id} AND p.withdrawn_on IS NULL)`;

// A line that was split or posted by hand is still a payment of income tax by its category.
const LINES = `SELECT t.id, t.transaction_date "on", t.amount_paise amount, t.description narration, t.reference
  FROM bank_transactions t WHERE t.company_id = ?1 AND t.transaction_type = 'debit' AND t.category_id = 'income-tax-paid' AND t.is_split = 0
    AND t.transaction_date BETWEEN ?2 AND ?3 AND ${FREE('transaction_id', 't.id')}
  ORDER BY t.transaction_date, t.id LIMIT 100`;

const ADVANCE = '1623';

// What a bank line posts stands with its line.
const VOUCHERS = `SELECT v.id, v.date "on", v.narration, v.number reference, sum(e.amount_paise) amount
  FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id
  WHERE e.company_id = ?1 AND e.account = '${ADVANCE}' AND e.superseded_by IS NULL AND v.status = 'posted'
    AND v.kind <> 'opening' AND v.source_kind <> 'bank-line' AND v.reverses_id IS NULL AND v.reversed_by_id IS NULL
    AND v.date BETWEEN ?2 AND ?3 AND ${FREE('voucher_id', 'v.id')}
  GROUP BY v.id HAVING sum(e.amount_paise) > 0 ORDER BY v.date, v.id LIMIT 100`;

export type PaidInBooks = { id: string; on: IsoDate; amount: Paise; narration: string; reference: string | null };

export type Found = {
  lines: PaidInBooks[];
  vouchers: PaidInBooks[];
  /** Tax kept back by customers and collected by suppliers, as the ledger has it. */
  atSource: Paise;
  /** What is stated of the regime by year, of the turnover by year, and whether it is an LLP. */
  regimes: ReadonlyMap<string, TaxRegime>;
  turnovers: ReadonlyMap<string, Paise>;
  isLlp: boolean;
  /** MAT or AMT credit of earlier years, as the profile states it. */
  credit: Paise;
  stated: Stated;
  incorporatedOn: IsoDate | null;
};

/** What books and facts know of a year's tax, in one round trip. */
export async function readBooksOf(d1: D1Database, scope: CompanyScope, year: string): Promise<Found> {
  const days = [scope.companyId, yearStart(year), yearEnd(year)] as const;
  const [lines, vouchers, atSource, stated, of] = await d1.batch([
    d1.prepare(LINES).bind(...days),
    d1.prepare(VOUCHERS).bind(...days),
    askAtSource(d1, scope, year),
    askStated(d1, scope),
    d1.prepare('SELECT incorporation_date incorporatedOn FROM companies WHERE id = ?1').bind(scope.companyId),
  ]);
  const said = statedIn(stated);
  const company = (of?.results as { incorporatedOn: IsoDate | null }[] | undefined)?.[0];
  const { regimes, turnovers, legalForm } = said;
  return {
    lines: (lines?.results ?? []) as PaidInBooks[],
    vouchers: (vouchers?.results ?? []) as PaidInBooks[],
    atSource: atSourceIn(atSource),
    ...{ regimes, turnovers, isLlp: legalForm === 'llp', credit: openCredit(said, year) },
    ...{ stated: said, incorporatedOn: company?.incorporatedOn ?? null },
  };
}

const LINE = `SELECT amount_paise amount, transaction_date "on" FROM bank_transactions
  WHERE company_id = ?1 AND id = ?2 AND transaction_type = 'debit'`;
const VOUCHER = `SELECT sum(e.amount_paise) amount, v.date "on" FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id
  WHERE e.company_id = ?1 AND v.id = ?2 AND e.account = '${ADVANCE}' AND e.superseded_by IS NULL AND v.status = 'posted'
    AND v.reversed_by_id IS NULL GROUP BY v.id`;

/** What a bank line or a voucher of this company paid; null where there is none. */
export const findPaid = (
  d1: D1Database,
  { companyId }: CompanyScope,
  kind: 'line' | 'voucher',
  id: string,
): Promise<{ amount: Paise; on: IsoDate } | null> =>
  d1
    .prepare(kind === 'line' ? LINE : VOUCHER)
    .bind(companyId, id)
    .first();

const toldEstimate = (row: StoredEstimate | undefined) =>
  row && {
    ...{ year: row.year, totalIncome: formatRupees(row.totalIncome), regime: row.regime },
    ...{ taxAtSource: formatRupees(row.taxAtSource) },
    ...(row.bookProfit !== null && { bookProfit: formatRupees(row.bookProfit) }),
    ...(row.matCredit > 0 && { matCredit: formatRupees(row.matCredit) }),
    ...(row.dividends && { dividends: formatRupees(sumOfDividends(row.dividends)) }),
  };

/** The change that keeps an estimate in the place of the one before. */
export function estimateKept(d1: D1Database, row: StoredEstimate, earlier: StoredEstimate | undefined): Change {
  const before = toldEstimate(earlier);
  const after = toldEstimate(row);
  return {
    chainId: row.companyId,
    statements: [prepared(d1, openDatabase(d1).insert(advanceTaxEstimates).values(row))],
    entries: [
      {
        ...{ action: 'advance-tax-estimate.keep', entityType: 'advance-tax-estimate', entityId: row.id },
        ...{ ...(before && { before }), ...(after && { after }) },
      },
    ],
  };
}

const toldPayment = ({ year, paidOn, amount, bsr, serial }: StoredPayment) => ({
  ...{ year, paidOn, amount: formatRupees(amount), bsr, serial },
});

const WITHDRAW = `UPDATE advance_tax_payments SET withdrawn_on = ?3, withdraw_reason = ?4
  WHERE company_id = ?1 AND id = ?2 AND withdrawn_on IS NULL`;

const withdrawn = (d1: D1Database, { companyId, id }: StoredPayment, reason: string): D1PreparedStatement[] => [
  d1.prepare(WITHDRAW).bind(companyId, id, today(), reason),
  mustHaveChanged(d1),
];

/** The change that records a challan, in the place of another where it corrects one. */
export const paymentRecorded = (
  d1: D1Database,
  row: StoredPayment,
  corrected?: { payment: StoredPayment; reason: string },
): Change => ({
  chainId: row.companyId,
  statements: [
    ...(corrected ? withdrawn(d1, corrected.payment, corrected.reason) : []),
    prepared(d1, openDatabase(d1).insert(advanceTaxPayments).values(row)),
  ],
  entries: [
    {
      action: corrected ? 'advance-tax-payment.correct' : 'advance-tax-payment.record',
      ...{ entityType: 'advance-tax-payment', entityId: row.id, after: toldPayment(row) },
      ...(corrected && { before: toldPayment(corrected.payment) }),
    },
  ],
});

/** The change that takes a challan back. */
export const paymentWithdrawn = (d1: D1Database, row: StoredPayment, reason: string): Change => ({
  chainId: row.companyId,
  statements: withdrawn(d1, row, reason),
  entries: [
    {
      ...{ action: 'advance-tax-payment.withdraw', entityType: 'advance-tax-payment', entityId: row.id },
      ...{ before: toldPayment(row), after: { reason } },
    },
  ],
});

/** A stored challan as the calendar reads it. */
export const keptPayment = ({ withdrawnOn, ...row }: StoredPayment): KeptPayment => ({
  ...{ id: row.id, year: row.year, paidOn: row.paidOn, amount: row.amount, bsr: row.bsr, serial: row.serial },
  ...{ recordedOn: row.recordedOn, ...(withdrawnOn && { withdrawnOn }) },
});

/** What is kept as the calendar reads it. */
export const rowsOf = ({ estimates, payments }: Kept) => ({
  estimates: estimates.map((row) => ({
    ...{ year: row.year, totalIncome: row.totalIncome, regime: regimeFactsOf(row), matCredit: row.matCredit },
    ...{ taxAtSource: row.taxAtSource, dividends: row.dividends, recordedOn: row.recordedOn },
  })),
  payments: payments.map(keptPayment),
});

/** Who writes, and when. */
export const authorOf = (person: Pick<Person, 'id' | 'name'>) => ({
  ...{ createdBy: person.id, createdByName: person.name, createdAt: now().toISOString(), recordedOn: today() },
});
