import { CREDIT_LIMITS } from '../../gst/law/time-limits';
import { SMALL_SUPPLIER_DAYS } from '../../income-tax/law/deductions';
import { ruleIfInForce } from '../../law/rule';
import { addDays, addMonths, daysBetween, type IsoDate } from '../../shared/dates';
import { type Citation, citationOf, inDays, inPaise, onDay } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import type { AgeBucket, WorkingBucket } from './age-buckets';
import type { BillSide } from './model';

/** A bill with what is open of it on the day asked for. */
export type AgedBill = {
  side: BillSide;
  billDate: IsoDate;
  dueDate: IsoDate | null;
  open: Paise;
  isDisputed: boolean;
  /** What the supplier was registered as on the day of the bill; medium has no shelter of payment. */
  msme: 'micro' | 'small' | 'medium' | null;
  /** The GST credit inside what is open; null where the books do not say, left out where nobody asks. */
  credit?: Paise | null;
  /** Days agreed in writing. */
  agreedDays: number | null;
};

/** The columns of Schedule III, by full months after the due date. */
const SCHEDULE_III = {
  receivable: [
    ['under-6-months', 6],
    ['6-months-to-1-year', 12],
    ['1-to-2-years', 24],
    ['2-to-3-years', 36],
    ['over-3-years', Infinity],
  ],
  payable: [
    ['under-1-year', 12],
    ['1-to-2-years', 24],
    ['2-to-3-years', 36],
    ['over-3-years', Infinity],
  ],
} as const;

/** The columns of Schedule III for a side, in their order. */
export const bucketsOf = (side: BillSide): AgeBucket[] => ['not-due', ...SCHEDULE_III[side].map(([bucket]) => bucket)];

const WORKING_ENDS = [
  ['0-30', 30],
  ['31-60', 60],
  ['61-90', 90],
  ['91-180', 180],
  ['over-180', Infinity],
] as const;

export type Consequence = {
  id: 'supplier-limit' | 'credit-reversal';
  says: Message;
  on: IsoDate;
  rule: Citation;
  isPast: boolean;
};

export type Age = {
  /** From when it ages: the due date, without one the date of the bill. */
  from: IsoDate;
  /** Days after it; 0 of what is not due. */
  daysOverdue: number;
  bucket: AgeBucket;
  workingBucket: WorkingBucket;
  consequences: readonly Consequence[];
};

/** How old a bill is on a day. What is due on the day itself is not overdue; months are those of the calendar. */
export function ageOf(bill: AgedBill, on: IsoDate): Age {
  const from = bill.dueDate ?? bill.billDate;
  const days = daysBetween(from, on);
  const consequences = bill.side === 'payable' ? consequencesOf(bill, on) : [];
  if (days <= 0) return { from, daysOverdue: 0, bucket: 'not-due', workingBucket: 'not-due', consequences };
  const [bucket] = SCHEDULE_III[bill.side].find(([, months]) => months === Infinity || on < addMonths(from, months))!;
  const [workingBucket] = WORKING_ENDS.find(([, most]) => days <= most)!;
  return { from, daysOverdue: days, bucket, workingBucket, consequences };
}

/** What an unpaid bill of a supplier brings about, and from which day; told before it comes. */
function consequencesOf(bill: AgedBill, on: IsoDate): Consequence[] {
  return [...supplierLimit(bill, on), ...creditReversal(bill, on)];
}

function supplierLimit({ msme, agreedDays, billDate, open, credit }: AgedBill, on: IsoDate): Consequence[] {
  const rule = ruleIfInForce(SMALL_SUPPLIER_DAYS, billDate);
  if (!rule || (msme !== 'micro' && msme !== 'small')) return [];
  const { withAgreement, without } = rule.value;
  const days = agreedDays === null ? without : Math.min(agreedDays, withAgreement);
  const limitOn = addDays(billDate, days);
  const isPast = on > limitOn;
  const filled = {
    ...{ day: onDay(limitOn), days: inDays(days), statute: rule.statute },
    amount: inPaise(paise(open - (credit ?? 0))),
  };
  const says = isPast
    ? say('settlement.ageing.supplier-past', filled)
    : say('settlement.ageing.supplier-limit', filled);
  return [{ id: 'supplier-limit', says, on: limitOn, rule: citationOf(rule), isPast }];
}

/** The last days of the 180 are told of beforehand. */
const WARNED_DAYS = 30;

function creditReversal({ billDate, credit }: AgedBill, on: IsoDate): Consequence[] {
  // Nothing was taken, so nothing is reversed.
  if (credit === 0) return [];
  const rule = ruleIfInForce(CREDIT_LIMITS.paymentDays, billDate);
  if (!rule) return [];
  const limitOn = addDays(billDate, rule.value);
  const isPast = on > limitOn;
  if (!isPast && on < addDays(limitOn, -WARNED_DAYS)) return [];
  const filled = { day: onDay(limitOn), days: inDays(rule.value), statute: rule.statute };
  const tense = isPast ? 'past' : 'limit';
  const says = credit
    ? say(`ledger-document-field.credit-${tense}`, { ...filled, amount: inPaise(credit) })
    : say(`settlement.ageing.credit-${tense}`, filled);
  return [{ id: 'credit-reversal', says, on: limitOn, rule: citationOf(rule), isPast }];
}

/** Sums of bills by bucket; a bucket without bills is nought. */
export function sumsBy<Bucket extends string>(
  rows: readonly { bucket: Bucket; open: Paise }[],
  buckets: readonly Bucket[],
): Record<Bucket, Paise> {
  const sums = Object.fromEntries(buckets.map((bucket) => [bucket, 0])) as Record<Bucket, number>;
  for (const { bucket, open } of rows) sums[bucket] += open;
  return Object.fromEntries(buckets.map((bucket) => [bucket, paise(sums[bucket])])) as Record<Bucket, Paise>;
}
