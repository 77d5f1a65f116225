import { firstDayOf } from '../../law/periods';
import { ruleInForce } from '../../law/rule';
import { financialYearOf, type IsoDate, yearEnd, yearStart } from '../../shared/dates';
import { citationOf, inPaise, onDay, Working } from '../../shared/explained';
import { say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import { SMALL_SUPPLIER_DAYS } from '../law/deductions';
import { disallowedSupplierDue } from '../supplier-dues';
import type { AuditDays, Filled } from './model';

/** A bill of a supplier who was micro or small on its day, for what is charged as an expense. */
export type SupplierBill = {
  party: string;
  ref: string;
  billDate: IsoDate;
  agreedDays: number | null;
  amount: Paise;
  /** The GST credit in it, which was no expense. */
  credit: Paise;
  voucherId: string | null;
  payments: readonly { paidOn: IsoDate; amount: Paise }[];
};

const sumOf = (amounts: readonly number[]): Paise => paise(amounts.reduce((sum, amount) => sum + amount, 0));

/** A bill without the credit of tax in it, of payments the same share. */
function dueOf({ billDate, agreedDays, amount, credit, payments }: SupplierBill) {
  const net = paise(Math.max(0, amount - credit));
  const share = (part: Paise) => paise(amount === 0 ? 0 : Math.round((part * net) / amount));
  return {
    ...{ acceptedOn: billDate, amount: net, ...(agreedDays !== null && { agreedDays }) },
    payments: payments.map((one) => ({ paidOn: one.paidOn, amount: share(one.amount) })),
  };
}

const disallowed = (bill: SupplierBill): Paise =>
  disallowedSupplierDue(dueOf(bill), financialYearOf(bill.billDate)).value;

/**
 * What is owed to micro and small suppliers beyond the time of the MSMED Act and unpaid at the end of the year (s.43B(h); s.37): it
 * waits for the year of its payment, and paying before the return does not help. Nothing is told of a year that has not ended. That a
 * bill was accepted on its own day is taken for granted.
 */
export function smallSuppliers(bills: readonly SupplierBill[], { year, asOf }: AuditDays): Filled {
  const rule = ruleInForce(SMALL_SUPPLIER_DAYS, firstDayOf(year));
  const end = yearEnd(year);
  const hasEnded = asOf > end;
  const own = bills.filter(({ billDate }) => financialYearOf(billDate) === year);
  const late = hasEnded
    ? own.map((bill) => ({ bill, amount: disallowed(bill) })).filter(({ amount }) => amount > 0)
    : [];
  const payable = sumOf(own.map((bill) => dueOf(bill).amount));
  const amount = sumOf(late.map((one) => one.amount));
  const working = new Working();
  working.give('payable', say('tax-audit.step.bills-of-suppliers'), inPaise(payable));
  working.give('inTime', say('tax-audit.step.paid-in-time-or-year'), inPaise(paise(payable - amount)));
  working.make('late', say('tax-audit.step.suppliers-not-deducted'), inPaise(amount), {
    formula: say('tax-audit.formula.bills-less-paid'),
    inputs: ['payable', 'inTime'],
    rule: citationOf(rule),
    summary: say('tax-audit.summary.suppliers', {
      ...{ payable: inPaise(payable), amount: inPaise(amount), statute: rule.statute },
    }),
  });
  return {
    figure: working.explain(amount),
    rows: late.map(({ bill, amount: its }) => ({
      text: say('tax-audit.row.supplier', { bill: bill.ref, day: onDay(bill.billDate) }),
      ...{ date: bill.billDate, party: bill.party, amount: its, isCounted: true, voucherId: bill.voucherId },
    })),
    notes: [
      ...(hasEnded ? [] : [say('tax-audit.note.year-runs', { day: onDay(end) })]),
      ...(own.length > 0 ? [say('tax-audit.note.suppliers')] : []),
    ],
  };
}

/** What bills of the year before had waited for and was paid in this year: it is deducted now. */
export function earlierSuppliersPaid(bills: readonly SupplierBill[], year: string): Paise {
  const [from, to] = [yearStart(year), yearEnd(year)];
  return sumOf(
    bills
      .filter(({ billDate }) => billDate < from)
      .map((bill) => {
        const paid = sumOf(
          dueOf(bill)
            .payments.filter(({ paidOn }) => paidOn >= from && paidOn <= to)
            .map(({ amount }) => amount),
        );
        return Math.min(paid, disallowed(bill));
      }),
  );
}
