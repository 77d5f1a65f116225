import { readAdvanceTax } from '../../domain/calendar/advance-tax-events';
import { financialYearOf } from '../../domain/shared/dates';
import { type Paise, paise } from '../../domain/shared/money';
import type { CompanyScope, Person } from '../../platform/access';
import type { Acting } from '../../platform/acting';
import { today } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { commit } from '../audit/audit.repository';
import { withAdvanceTax } from '../calendar/case/advance-tax.repository';
import { changeCase } from '../calendar/case/case.repository';
import { workOut } from '../calendar/work-out/work-out.repository';
import {
  authorOf,
  estimateKept,
  type PaidInBooks,
  paymentRecorded,
  readBooksOf,
  rowsOf,
} from '../income-tax/advance-tax/advance-tax.repository';
import type { StoredEstimate, StoredPayment } from '../income-tax/advance-tax/advance-tax.table';
import { profitSoFar } from '../income-tax/advance-tax/profit.repository';
import { joinChanges } from './demo.repository';

const NIL = paise(0);
const LAKH = 10_000_000;

/**
 * An estimate of the year by the pace of the books, in whole lakhs, and challans for what the bank paid but for the last line, which
 * waits to be recorded.
 */
export async function keepDemoAdvanceTax(acting: Acting, person: Person, scope: CompanyScope): Promise<void> {
  const { d1 } = acting;
  const year = financialYearOf(today());
  const [found, books] = await Promise.all([readBooksOf(d1, scope, year), profitSoFar(d1, scope, year, today())]);
  const income = paise(Math.floor(Math.max(books?.atThisPace ?? 0, LAKH) / LAKH) * LAKH);
  const estimate = estimateOf(scope, person, { year, income, atSource: found.atSource });
  const payments = found.lines
    .slice(0, -1)
    .map((line, place) => paymentOf(scope, person, year, line, String(place + 1).padStart(5, '0')));
  const changes = [estimateKept(d1, estimate, undefined), ...payments.map((row) => paymentRecorded(d1, row))];
  await commit(acting, joinChanges(changes));
  const read = readAdvanceTax(rowsOf({ estimates: [estimate], payments }));
  await changeCase(
    d1,
    scope.companyId,
    () => acting,
    (companyCase) => {
      const { dossier } = companyCase;
      const next = { ...companyCase, dossier: { ...dossier, ...withAdvanceTax(dossier.facts, dossier.events, read) } };
      return { change: workOut(d1, next, today()).change, body: undefined };
    },
  );
}

function estimateOf(
  { companyId }: CompanyScope,
  person: Person,
  { year, income, atSource }: { year: string; income: Paise; atSource: Paise },
): StoredEstimate {
  return {
    ...{ id: newId(), companyId, year, totalIncome: income, incomeFrom: 'books', regime: 'concessional_22' },
    ...{ turnover: null, bookProfit: null, otherIncome: null, deductions: null, isSinceBeforeApril2026: true },
    ...{ matCredit: NIL, taxAtSource: atSource, taxAtSourceFrom: 'books', dividends: null, ...authorOf(person) },
  };
}

const paymentOf = (
  { companyId }: CompanyScope,
  person: Person,
  year: string,
  { id, on, amount }: PaidInBooks,
  serial: string,
): StoredPayment => ({
  ...{ id: newId(), companyId, year, paidOn: on, amount, bsr: '0510308', serial, transactionId: id, voucherId: null },
  ...{ correctsId: null, ...authorOf(person), withdrawnOn: null, withdrawReason: null },
});
