import { isNominal, SUSPENSE } from '../../../domain/ledger/chart/chart';
import { ageOf } from '../../../domain/ledger/settlement/ageing';
import type { BillSide } from '../../../domain/ledger/settlement/model';
import { financialYearOf, firstOfMonth, type IsoDate, yearStart } from '../../../domain/shared/dates';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { movementsBetween, trialBalanceOn } from '../balance/balance.repository';
import { accountsOf } from '../chart/chart.repository';
import { listOpenBills, type PartyBill } from '../settlement/open-bills.repository';

const CONTROLS: Readonly<Record<BillSide, readonly string[]>> = { receivable: ['1401'], payable: ['2601', '2728'] };
const CASH_LINE = 'cash-and-bank';
/** Tax due on sales, by reverse charge and in receipts without an invoice; and credit and cash held against it. */
const GST_DUE = ['2701', '2702', '2703', '2704', '2705', '2706', '2707'];
const GST_HELD = ['1611', '1612', '1613', '1616', '1617', '1618'];
const TDS = '2711';

const sumOf = (amounts: readonly number[]): Paise => paise(amounts.reduce((sum, amount) => sum + amount, 0));

/**
 * What an owner asks first, out of the books on a day: money there is, money owed both ways and what of it is late, profit before
 * tax of the month and of the financial year, and what stands on the control accounts of GST and TDS. Bank overdrafts are debts,
 * and no cash.
 */
export async function positionOn(d1: D1Database, scope: CompanyScope, on: IsoDate) {
  const month = firstOfMonth(on);
  const accounts = await accountsOf(d1, scope);
  const [trial, ofMonth, bills] = await Promise.all([
    trialBalanceOn(d1, scope, on, accounts),
    movementsBetween(d1, scope, { from: month, to: on }),
    listOpenBills(d1, scope, { on }),
  ]);
  const closing = (id: string): number => trial.get(id)?.closing ?? 0;
  const balanceOf = (codes: readonly string[]) => sumOf(codes.map(closing));
  const cash = accounts
    .filter(({ line, id }) => line === CASH_LINE && closing(id) !== 0)
    .map(({ id, name }) => ({ id, name, amount: paise(closing(id)) }));
  // Tax on the profit itself is no cost of earning it.
  const counted = accounts.filter((account) => isNominal(account) && account.line !== 'tax-expense');
  const profitOf = (movementOf: (id: string) => number) => sumOf(counted.map(({ id }) => 0 - movementOf(id)));
  return {
    ...{ on, monthFrom: month, yearFrom: yearStart(financialYearOf(on)) },
    cash: { amount: sumOf(cash.map(({ amount }) => amount)), accounts: cash },
    receivable: owed('receivable', bills, balanceOf(CONTROLS.receivable), on),
    payable: owed('payable', bills, balanceOf(CONTROLS.payable), on),
    profit: {
      month: profitOf((id) => (ofMonth.get(id)?.debit ?? 0) - (ofMonth.get(id)?.credit ?? 0)),
      year: profitOf((id) => (trial.get(id)?.debit ?? 0) - (trial.get(id)?.credit ?? 0)),
    },
    gst: { due: paise(0 - balanceOf(GST_DUE)), held: balanceOf(GST_HELD) },
    tds: paise(0 - closing(TDS)),
    suspense: paise(closing(SUSPENSE)),
    hasBooks: [...trial.values()].some(({ closing: left, debit, credit }) => left !== 0 || debit !== 0 || credit !== 0),
  };
}

/** What of one side is open by its control account, with its open bills and the late ones among them. */
function owed(side: BillSide, bills: readonly PartyBill[], control: Paise, on: IsoDate) {
  const own = bills.filter((bill) => bill.side === side);
  const late = own.filter((bill) => ageOf(bill, on).daysOverdue > 0);
  return {
    amount: side === 'receivable' ? control : paise(0 - control),
    bills: own.length,
    overdue: sumOf(late.map(({ open }) => open)),
    overdueBills: late.length,
  };
}

export type Position = Awaited<ReturnType<typeof positionOn>>;
