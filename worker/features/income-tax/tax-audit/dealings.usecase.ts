import { returnDueOf } from '../../../domain/income-tax/audit/due';
import type { AuditDays } from '../../../domain/income-tax/audit/model';
import { type Deducted, type Missing, withoutCovered } from '../../../domain/income-tax/audit/tds';
import { type Dealings, type LineOfBooks, linesOfDealings } from '../../../domain/income-tax/audit/worksheet';
import { type IsoDate, yearBefore, yearEnd, yearStart } from '../../../domain/shared/dates';
import { missingDeductions } from '../../../domain/tds/finder';
import type { CompanyScope } from '../../../platform/access';
import { readPayments } from '../../ledger/document/taxable-payment.repository';
import { listDeductions } from '../../tds/deduction.repository';
import { askDealings, dealingsIn, type LedgerDealings, vouchersOfBills } from './dealings.repository';

type Filer = { isLlp: boolean; hasTransferPricing: boolean };

/** What the clauses of a year are computed as of, and the days between which the ledger is read for them. */
export function daysOf(year: string, filer: Filer, asOf: IsoDate): AuditDays & { from: IsoDate; to: IsoDate } {
  const from = yearStart(year);
  const to = yearEnd(year) < asOf ? yearEnd(year) : asOf;
  return { year, asOf, returnDueOn: returnDueOf(year, filer).value.dueOn, from, to };
}

/** The days that the statements are asked for: dues and bills of the year before may be paid in this one. */
export const askedOf = ({ year, asOf, to }: ReturnType<typeof daysOf>) => ({
  ...{ from: yearStart(yearBefore(yearStart(year))), yearFrom: yearStart(year), to, on: asOf },
});

/** What the finder of missing tax and the ledger of deductions say of a year, and of the year before whose tax came late. */
export async function readTax(
  d1: D1Database,
  scope: CompanyScope,
  { year, to }: ReturnType<typeof daysOf>,
): Promise<{ missing: Missing[]; deducted: Deducted[] }> {
  const from = yearStart(year);
  const [{ payments, before, loose, certificates, payer }, deducted, vouchers] = await Promise.all([
    readPayments(d1, scope, from, to),
    listDeductions(d1, scope, { from: yearStart(yearBefore(from)), to }),
    vouchersOfBills(d1, scope, from, to),
  ]);
  // What a transporter's declaration spares is no tax that is missing.
  const found = missingDeductions(payments, loose, certificates, payer, before).filter(({ tax }) => tax > 0);
  const missing = found.map(({ payee, source, id, ...found }) => ({
    ...found,
    payeeName: payee.name,
    // A bank line is its own voucher, and a journal that credits a partner is one.
    voucherId: source === 'bill' ? (vouchers.get(id) ?? null) : (id.split('/')[0] ?? null),
  }));
  return { missing: withoutCovered(missing, deducted), deducted };
}

export const dealingsOf = (ledger: LedgerDealings, tax: Awaited<ReturnType<typeof readTax>>): Dealings => ({
  ...ledger,
  ...tax,
});

/** The day of the return of any year, as extended, of the same company. */
export const returnDaysOf =
  (filer: Filer) =>
  (year: string): IsoDate =>
    returnDueOf(year, filer).value.dueOn;

/** What the ledger adds to the profit of a year and takes off it: the lines of a return that rest on payments. */
export async function linesOfLedger(
  d1: D1Database,
  scope: CompanyScope,
  year: string,
  filer: Filer,
  asOf: IsoDate,
): Promise<LineOfBooks[]> {
  const days = daysOf(year, filer, asOf);
  if (days.from > asOf) return [];
  const [ledger, tax] = await Promise.all([
    d1.batch(askDealings(d1, scope, askedOf(days))).then(dealingsIn),
    readTax(d1, scope, days),
  ]);
  return linesOfDealings(dealingsOf(ledger, tax), days, returnDaysOf(filer));
}
