import { onDay } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import { creditLastDay } from './credit-law';
import { taxOf } from './model';
import type { TwoBPeriod } from './period';
import type { MissingBill } from './result';

/** What is asked of one supplier, ready to be sent. */
export type Chase = {
  gstin: string;
  name: string;
  tax: Paise;
  billIds: readonly string[];
  subject: Message;
  greeting: Message;
  lines: readonly Message[];
  closing: Message;
};

/** By supplier, what the books have and their GSTR-1 has not brought into GSTR-2B, the largest tax first. */
export function chasesOf(
  missing: readonly MissingBill[],
  { period, company, gstin }: { period: TwoBPeriod; company: string; gstin: string },
): Chase[] {
  // Customs reports goods through it, and no supplier.
  const wanted = missing.filter(({ bill }) => !bill.isReduction && !bill.isOfCustoms);
  return [...Map.groupBy(wanted, ({ bill }) => bill.gstin)]
    .map(([supplier, its]): Chase => {
      const bills = its.map(({ bill }) => bill).toSorted((one, other) => (one.date < other.date ? -1 : 1));
      const tax = paise(bills.reduce((sum, bill) => sum + taxOf(bill.tax), 0));
      const name = bills[0]?.name ?? supplier;
      const oldest = bills[0] && creditLastDay(bills[0].date);
      return {
        ...{ gstin: supplier, name, tax, billIds: bills.map(({ id }) => id) },
        subject: say('two-b.chase.subject', { count: bills.length, company }),
        greeting: say('two-b.chase.greeting', { name, count: bills.length, month: { month: period.month }, gstin }),
        lines: its
          .toSorted((one, other) => (one.bill.date < other.bill.date ? -1 : 1))
          .map(({ bill, near }) => {
            const params = {
              number: bill.number,
              date: onDay(bill.date),
              taxable: { exact: bill.taxable },
              tax: { exact: taxOf(bill.tax) },
            };
            // A row that is another bill's is not asked about again.
            return near && !near.isTaken && near.scores.supplier !== 'other'
              ? say('two-b.chase.line-near', { ...params, other: near.of.number, otherDate: onDay(near.of.date) })
              : say('two-b.chase.line', params);
          }),
        closing: say(oldest ? 'two-b.chase.closing-by' : 'two-b.chase.closing', {
          ...{ gstin, company, tax: { exact: tax } },
          ...(oldest && { day: onDay(oldest.day) }),
        }),
      };
    })
    .toSorted((one, other) => other.tax - one.tax || (one.gstin < other.gstin ? -1 : 1));
}
