import { isUnverified, type Rule, ruleIfInForce, ruleInForce } from '../../law/rule';
import { addDays, addMonths, daysBetween, type IsoDate } from '../../shared/dates';
import { inPaise, onDay } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import { FILING_BAR_YEARS, filingBar } from '../filing-limits';
import { CREDIT_LIMITS } from '../law/time-limits';
import { creditLastDay, reverseBy, supplierFilesBy } from './credit-law';
import { type Bill, taxOf } from './model';
import type { TwoBResult } from './result';

export const LAPSE_KINDS = ['time-limit', 'unpaid', 'supplier-return', 'supplier-bar'] as const;
export type LapseKind = (typeof LAPSE_KINDS)[number];

/** Credit that is lost, or must be given back, on a day. */
export type Lapse = {
  kind: LapseKind;
  amount: Paise;
  on: IsoDate;
  days: number;
  isPast: boolean;
  /** Still to come, and so near that it is told of apart. */
  isSoon: boolean;
  gstin: string;
  name: string;
  number: string | null;
  billId: string | null;
  lineKey: string | null;
  statute: string;
  /** Nobody compared the rule with its text yet. */
  isUnverified: boolean;
  message: Message;
};

/** What is still open of a bill, of the sum that was to be paid. */
export type OpenBill = { open: Paise; payable: Paise };

export type LapseInput = {
  result: Pick<TwoBResult, 'periods' | 'rows' | 'carried' | 'missing' | 'takenBefore'>;
  /** All known bills of the registration. */
  bills: readonly Bill[];
  open: ReadonlyMap<string, OpenBill>;
  today: IsoDate;
  /** The day on which the supplier's GSTR-1 of a bill's month was due. */
  supplierDue: (date: IsoDate) => IsoDate;
};

/**
 * Credit with a last day, the most rupees first: what was not taken by 30 November after its year (s.16(4)), what is unpaid after 180
 * days (rule 37), what the supplier must have paid by 30 September (rule 37A), and what a supplier can no longer report after three years.
 */
export function lapsesOf(input: LapseInput): Lapse[] {
  const all = [...timeLimits(input), ...unpaid(input), ...supplierReturns(input), ...supplierBars(input)];
  return all.toSorted(
    (one, other) => other.amount - one.amount || (one.on < other.on ? -1 : one.on > other.on ? 1 : 0),
  );
}

const ruleSaid = (rule: Rule<unknown>) => ({ statute: rule.statute, isUnverified: isUnverified(rule) });

/** So many days before its last day credit is told of apart from all else. */
const SOON_DAYS = 30;

function dated(on: IsoDate, today: IsoDate) {
  const days = daysBetween(today, on);
  const isPast = today > on;
  return { on, days, isPast, isSoon: !isPast && days <= SOON_DAYS };
}

function timeLimits({ result, today }: LapseInput): Lapse[] {
  const ofLines = [...result.rows, ...result.carried].flatMap((row): Lapse[] => {
    const { line, shares } = row;
    // What another row says as well is lost with that one, if at all.
    if (row.repeats || row.duplicateOf) return [];
    const amount = paise(taxOf(shares.held) + taxOf(shares.lapsed));
    const last = creditLastDay(line.date);
    if (amount <= 0 || !last) return [];
    const day = { ...dated(last.day, today), kind: 'time-limit' as const, amount, ...ruleSaid(last.rule) };
    const what = { gstin: line.gstin, name: line.name, number: line.number, billId: null, lineKey: line.key };
    return [{ ...day, ...what, message: said('time-limit', day) }];
  });
  const ofBills = result.missing.flatMap(({ bill }): Lapse[] => {
    const amount = taxOf(bill.tax);
    const last = creditLastDay(bill.date);
    if (bill.isReduction || !last) return [];
    const day = { ...dated(last.day, today), kind: 'time-limit' as const, amount, ...ruleSaid(last.rule) };
    return [{ ...day, ...ofBill(bill), message: said('time-limit-missing', day) }];
  });
  return [...ofLines, ...ofBills];
}

const ofBill = ({ id, gstin, name, number }: Bill) => ({ gstin, name, number, billId: id, lineKey: null });

type Dated = Pick<Lapse, 'on' | 'isPast' | 'amount' | 'statute'>;
const said = (what: string, { on, isPast, amount, statute }: Dated): Message =>
  say(`two-b.lapse.${what}${isPast ? '-past' : ''}`, { day: onDay(on), amount: inPaise(amount), statute });

/** So long before its day a bill that is unpaid is told of. */
const AHEAD_DAYS = 60;

/**
 * Bills that are not paid. Only credit that was availed is given back (second proviso to s.16(2)): what is held, blocked or in no
 * GSTR-2B yet is not, and is told of once it is taken. Of a month whose GSTR-2B is not here, credit may have been taken elsewhere.
 */
function unpaid({ result, bills, open, today }: LapseInput): Lapse[] {
  const untaken = untakenOf(result);
  return bills.flatMap((bill): Lapse[] => {
    if (untaken.has(bill.id)) return [];
    const rule = ruleIfInForce(CREDIT_LIMITS.paymentDays, bill.date);
    const of = open.get(bill.id);
    if (!rule || !of || of.open <= 0 || of.payable <= 0 || bill.isReduction || bill.isReverseCharge || bill.isOfCustoms)
      return [];
    const on = addDays(bill.date, rule.value);
    const credit = taxOf(bill.tax) - taxOf(bill.blocked);
    // The part of the credit that goes with what is unpaid, to the nearest paisa.
    const amount = paise(Math.round((credit * Math.min(of.open, of.payable)) / of.payable));
    if (amount <= 0 || daysBetween(today, on) > AHEAD_DAYS) return [];
    const day = { ...dated(on, today), kind: 'unpaid' as const, amount, ...ruleSaid(rule) };
    return [{ ...day, ...ofBill(bill), message: said('unpaid', day) }];
  });
}

export type Soon = { on: IsoDate; days: number; amount: Paise; count: number };

/**
 * Of credit that is lost by s.16(4) what has the next last day, where that is near. Of a month whose GSTR-2B is not here credit may have
 * been taken elsewhere: its bills raise no alarm.
 */
export function soonLost(input: LapseInput): Soon | null {
  const { missing, periods } = input.result;
  const known = missing.filter(({ bill }) => periods.has(bill.date.slice(0, 7)));
  const near = timeLimits({ ...input, result: { ...input.result, missing: known } }).filter(({ isSoon }) => isSoon);
  const [first] = near.toSorted((one, other) => one.days - other.days);
  if (!first) return null;
  const its = near.filter(({ on }) => on === first.on);
  const amount = paise(its.reduce((sum, one) => sum + one.amount, 0));
  return { on: first.on, days: first.days, amount, count: its.length };
}

/** The ids of bills of whose credit nothing was taken so far. */
function untakenOf({ periods, rows, carried, missing, takenBefore }: LapseInput['result']): ReadonlySet<string> {
  const all = [...rows, ...carried];
  const ofTaken = new Set(
    [...takenBefore, ...all].flatMap(({ shares, bills }) => (taxOf(shares.taken) === 0 ? [] : bills)),
  );
  const linked = all.flatMap(({ bills }) => bills).filter((bill) => !ofTaken.has(bill));
  const absent = missing.map(({ bill }) => bill).filter(({ date }) => periods.has(date.slice(0, 7)));
  return new Set([...linked, ...absent].map(({ id }) => id));
}

/**
 * Taken credit of a year, by supplier, whichever return it was taken in: nobody here sees whether the supplier paid, so that it is asked,
 * from some weeks before the day by which they had to.
 */
function supplierReturns({ result, today }: LapseInput): Lapse[] {
  const taken = [...result.takenBefore, ...result.rows, ...result.carried].filter(
    ({ part, line }) => part === 'taken' && !line.isReverseCharge && line.section.startsWith('b2b'),
  );
  return [...Map.groupBy(taken, ({ line }) => `${line.gstin} ${creditLastDay(line.date)?.day}`).values()].flatMap(
    (its): Lapse[] => {
      const [first] = its;
      const [files, reverse] = first ? [supplierFilesBy(first.line.date), reverseBy(first.line.date)] : [];
      const amount = paise(its.reduce((sum, { shares }) => sum + taxOf(shares.taken), 0));
      if (!first || !files || !reverse || amount <= 0 || daysBetween(today, files.day) > AHEAD_DAYS) return [];
      const day = {
        ...dated(reverse.day, today),
        kind: 'supplier-return' as const,
        amount,
        ...ruleSaid(reverse.rule),
      };
      const { gstin, name } = first.line;
      const message = say(`two-b.lapse.supplier-return${day.isPast ? '-past' : ''}`, {
        files: onDay(files.day),
        day: onDay(reverse.day),
        amount: inPaise(amount),
        statute: reverse.rule.statute,
      });
      return [{ ...day, gstin, name, number: null, billId: null, lineKey: null, message }];
    },
  );
}

function supplierBars({ result, today, supplierDue }: LapseInput): Lapse[] {
  return result.missing.flatMap(({ bill }): Lapse[] => {
    const due = supplierDue(bill.date);
    if (bill.isReduction || bill.isOfCustoms || addMonths(due, 24) > today) return [];
    const on = filingBar(due, today).value.lastDay;
    const amount = taxOf(bill.tax);
    const day = {
      ...dated(on, today),
      kind: 'supplier-bar' as const,
      amount,
      ...ruleSaid(ruleInForce(FILING_BAR_YEARS, today)),
    };
    return [{ ...day, ...ofBill(bill), message: said('supplier-bar', day) }];
  });
}
