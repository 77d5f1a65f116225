import type { BlockYear } from '../../ledger/asset/block';
import { chartAccount } from '../../ledger/chart/chart';
import type { StatementLine } from '../../ledger/chart/lines';
import type { IsoDate } from '../../shared/dates';
import { say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import type { IncomeLineId } from '../company/model';
import { type CashMove, cashPayments, cashReceipts, type LoanMove, loans } from './cash';
import type { Due } from './dues';
import type { AuditDays, Filled } from './model';
import { costsOf, depreciationOf, ratiosOf, type YearOfBooks } from './of-books';
import { earlierDuesPaid, gratuityProvided, lateContributions, unpaidDues } from './payment-basis';
import { earlierSuppliersPaid, type SupplierBill, smallSuppliers } from './small-suppliers';
import { type FiledStatement, statementsFiled } from './statements';
import { expenditureOf, type SupplierExpense } from './suppliers';
import { type Deducted, earlierTaxPaid, type Missing, paymentsWithoutTax, taxAtSource, taxInterest } from './tds';

/** What the ledger says that deductions of the year rest on. */
export type Dealings = {
  dues: readonly Due[];
  bills: readonly SupplierBill[];
  cash: readonly CashMove[];
  loans: readonly LoanMove[];
  missing: readonly Missing[];
  deducted: readonly Deducted[];
};

export type AuditBooks = Dealings & {
  suppliers: readonly SupplierExpense[];
  /** What bills charge, without tax, by the code of the account. */
  billed: ReadonlyMap<string, Paise>;
  statements: readonly FiledStatement[];
  year: YearOfBooks;
  blocks: readonly BlockYear[];
  blocksMissing: readonly string[];
};

/** The clauses that add to the income, each with the line of the computation to which it belongs. */
const ADDED = {
  '26': 'unpaid-dues',
  '20(b)': 'other-disallowed',
  '21(e)': 'other-disallowed',
  '22(iii)': 'small-suppliers',
  '21(b)': 'tds-default',
  '21(d)': 'cash-payments',
} as const satisfies Record<string, IncomeLineId>;
export type AddedClause = keyof typeof ADDED;

/** What is not deducted in a year by what the ledger says, by clause. */
export const disallowedOf = (dealings: Dealings, days: AuditDays): Record<AddedClause, Filled> => ({
  '26': unpaidDues(dealings.dues, days),
  '20(b)': lateContributions(dealings.dues, days),
  '21(e)': gratuityProvided(dealings.dues, days.year),
  '22(iii)': smallSuppliers(dealings.bills, days),
  '21(b)': paymentsWithoutTax(dealings.missing, dealings.deducted, days),
  '21(d)': cashPayments(dealings.cash, days.year),
});

/** A line between profit and income, with the clauses of Form 3CD whose figures make it. */
export type LineOfBooks = { line: IncomeLineId; amount: Paise; clauses: readonly string[] };

/**
 * The same as lines between profit and income: what is added back, and what of earlier years is deducted now that it was paid. Lines
 * of nought are left out; several clauses may make one line.
 */
export function linesOfDealings(
  dealings: Dealings,
  days: AuditDays,
  returnDueOnOf: (year: string) => IsoDate,
): LineOfBooks[] {
  const filled = disallowedOf(dealings, days);
  const { dues, bills, deducted } = dealings;
  const suppliersPaid = earlierSuppliersPaid(bills, days.year);
  const parts: readonly (readonly [IncomeLineId, string, Paise])[] = [
    ...(Object.keys(ADDED) as AddedClause[]).map((id) => [ADDED[id], id, filled[id].figure.value] as const),
    ['dues-paid', '26', earlierDuesPaid(dues, days.year, returnDueOnOf)],
    ['dues-paid', '22(iii)', suppliersPaid],
    ['tds-paid', '21(b)', earlierTaxPaid(deducted, days.year, returnDueOnOf)],
  ];
  const found = parts.filter(([, , amount]) => amount > 0);
  return [...Map.groupBy(found, ([line]) => line)].map(([line, own]) => ({
    line,
    amount: paise(own.reduce((sum, [, , amount]) => sum + amount, 0)),
    clauses: own.map(([, id]) => id),
  }));
}

/** Accounts of donations, penalties and interest on taxes, of which clause 21(a) asks. */
const PENAL = ['5520', '5526', '5302'];

/** Lines whose expenses suppliers bill; pay, depreciation, interest and taxes have no bill. */
const BILLED: ReadonlySet<StatementLine> = new Set(['materials-consumed', 'purchases', 'other-expenses']);

/** What the books hold of such expenses beyond the bills; what was billed to keep is in no expense, and lowers nothing. */
function unbilledOf({ year, billed }: AuditBooks): Paise {
  const onLines = (amounts: ReadonlyMap<string, Paise>): number =>
    [...amounts].reduce(
      (sum, [code, amount]) => sum + (BILLED.has(chartAccount(code)?.line ?? 'suspense') ? amount : 0),
      0,
    );
  return paise(Math.max(0, onLines(year.moved) - onLines(billed)));
}

/** Every clause that the books answer. */
export function clausesOfBooks(books: AuditBooks, days: AuditDays, from: IsoDate): Record<string, Filled> {
  return {
    ...disallowedOf(books, days),
    '18': depreciationOf(books.blocks, books.blocksMissing),
    '21(a)': costsOf(books.year, PENAL, say('tax-audit.step.penal')),
    '22(i)': costsOf(books.year, ['5304'], say('tax-audit.step.supplier-interest')),
    '27(b)': costsOf(books.year, ['5702'], say('tax-audit.step.prior-period')),
    '31(a)': loans(books.loans, days.year, 'taken', from),
    '31(ba)': cashReceipts(books.cash, days.year),
    '31(c)': loans(books.loans, days.year, 'repaid', from),
    '34(a)': taxAtSource(books.missing, books.deducted, days),
    '34(b)': statementsFiled(books.statements, days.asOf),
    '34(c)': taxInterest(books.deducted, days),
    '40': ratiosOf(books.year),
    '44': expenditureOf(books.suppliers, unbilledOf(books)),
  };
}
