import { addDays, addMonths, daysBetween, firstOfMonth, type IsoDate, isoDate } from '../../shared/dates';
import { onDay } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type Paise, paise, rupees } from '../../shared/money';
import { type Habit, habitsOf, type Payment } from '../../spending/spending';

/** What a reader of a month's payments would ask about. */
export const UNUSUAL_KINDS = ['doubled', 'doubled-bill', 'round-sum', 'missing-payee', 'jump'] as const;
export type UnusualKind = (typeof UNUSUAL_KINDS)[number];

/** A payment with the bank line it stands on. */
export type LinePayment = Payment & { lineId: string };

/** A supplier's bill, as it stands in the books. */
export type SupplierBill = {
  documentId: string;
  partyId: string;
  party: string;
  number: string;
  day: IsoDate;
  amount: Paise;
};

export type Unusual = {
  kind: UnusualKind;
  payee: string;
  /** Of the payment asked about; what is usual for one that is missing. */
  amount: Paise;
  /** Its day, or the one on which it was to be expected. */
  day: IsoDate;
  lineIds: readonly string[];
  /** The bills it is about, the one asked about last; none where it is about payments. */
  billIds: readonly string[];
  why: Message;
};

// Less than this is not worth a question, twice or not.
const LEAST = rupees(1_000);
// A bill that is paid twice is paid twice within days, not within weeks.
const TWICE_WITHIN_DAYS = 7;
// The same bill under another number, such as its reminder or its proforma, comes within weeks; next month's is another bill.
export const BILLED_TWICE_WITHIN_DAYS = 20;
const ROUND = { unit: rupees(10_000), least: rupees(50_000) };
const JUMP = { times: 1.5, least: rupees(5_000), months: 3 };
// A rent that comes some days late is not missing yet.
const GRACE_DAYS = 6;

/**
 * What is unusual among the payments and bills of a month beside those of the months before: the same sum twice within days to one
 * payee, two bills of one sum from one supplier, a round sum never paid before, a monthly payee who was not paid, and one who was
 * paid much more than usual: than each time, or than in the middle one of the three months before.
 */
export function unusualIn(
  payments: readonly LinePayment[],
  month: string,
  today: IsoDate,
  bills: readonly SupplierBill[] = [],
): Unusual[] {
  const first = isoDate(`${month}-01`);
  const end = addDays(addMonths(first, 1), -1);
  const own = payments.filter(({ day }) => day >= first && day <= end).toSorted(byDay);
  const before = payments.filter(({ day }) => day < first);
  const habits = habitsOf(before, addDays(first, -1));
  const jumps = findJumps(own, habits);
  const jumped = new Set(jumps.map(({ payee }) => payee));
  return [
    ...findDoubled(own, before),
    ...findBilledTwice(bills, first, end),
    ...findRound(own, before),
    ...jumps,
    ...findMonthlyJumps(own, before, first).filter(({ payee }) => !jumped.has(payee)),
    ...findMissing(own, habits, end, today),
  ].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : b.amount - a.amount));
}

const byDay = (one: LinePayment, other: LinePayment): number =>
  one.day < other.day ? -1 : one.day > other.day ? 1 : one.lineId < other.lineId ? -1 : 1;

function findDoubled(own: readonly LinePayment[], before: readonly LinePayment[]): Unusual[] {
  const all = [...before, ...own].toSorted(byDay);
  return own.flatMap((payment) => {
    if (payment.amount < LEAST) return [];
    const isTwin = (other: LinePayment) =>
      other !== payment &&
      other.payee === payment.payee &&
      other.amount === payment.amount &&
      byDay(other, payment) < 0 &&
      daysBetween(other.day, payment.day) <= TWICE_WITHIN_DAYS;
    const twin = all.findLast(isTwin);
    if (!twin) return [];
    const why = say('month-end.why.doubled', { day: onDay(twin.day) });
    return [{ ...told(payment, 'doubled', why), lineIds: [twin.lineId, payment.lineId] }];
  });
}

function findBilledTwice(bills: readonly SupplierBill[], first: IsoDate, end: IsoDate): Unusual[] {
  const ordered = bills.toSorted((a, b) => (a.day === b.day ? (a.number < b.number ? -1 : 1) : a.day < b.day ? -1 : 1));
  return ordered.flatMap((bill, at) => {
    const { day, amount, party, number } = bill;
    if (day < first || day > end || amount < LEAST) return [];
    const twin = ordered
      .slice(0, at)
      .findLast(
        (other) =>
          other.partyId === bill.partyId &&
          other.amount === amount &&
          daysBetween(other.day, day) <= BILLED_TWICE_WITHIN_DAYS,
      );
    if (!twin) return [];
    const why = say('month-end.why.doubled-bill', { number, twin: twin.number, day: onDay(twin.day) });
    const billIds = [twin.documentId, bill.documentId];
    return [{ kind: 'doubled-bill' as const, payee: party, amount, day, lineIds: [], billIds, why }];
  });
}

function findRound(own: readonly LinePayment[], before: readonly LinePayment[]): Unusual[] {
  return own.flatMap((payment) => {
    const { amount, payee } = payment;
    const isRound = amount >= ROUND.least && amount % ROUND.unit === 0;
    const isKnown = before.some((other) => other.payee === payee && other.amount === amount);
    return isRound && !isKnown ? [told(payment, 'round-sum', say('month-end.why.round-sum'))] : [];
  });
}

function findJumps(own: readonly LinePayment[], habits: readonly Habit[]): Unusual[] {
  return own.flatMap((payment) => {
    const habit = habits.find((one) => isOf(one, payment) && one.kind !== 'variable');
    if (!habit) return [];
    const isMore = payment.amount > habit.amount * JUMP.times && payment.amount - habit.amount >= JUMP.least;
    const why = say('month-end.why.jump', { usual: { unit: 'paise', value: habit.amount } });
    return isMore ? [told(payment, 'jump', why)] : [];
  });
}

/** Payees who in this month were paid much more than in the middle one of the three months before, in each of which they were paid. */
function findMonthlyJumps(own: readonly LinePayment[], before: readonly LinePayment[], first: IsoDate): Unusual[] {
  const past = Array.from({ length: JUMP.months }, (_, back) => addMonths(first, -back - 1).slice(0, 7));
  return [...new Set(own.map(({ payee }) => payee))].flatMap((payee) => {
    const of = (payments: readonly LinePayment[]) => payments.filter((payment) => payment.payee === payee);
    const earlier = of(before);
    const months = past
      .map((month) => sumOf(earlier.filter(({ day }) => day.startsWith(month))))
      .toSorted((a, b) => a - b);
    const usual = months[Math.floor(JUMP.months / 2)] ?? 0;
    const now = of(own);
    const total = sumOf(now);
    const largest = now.toSorted((a, b) => b.amount - a.amount || byDay(a, b))[0];
    if (!largest || months[0] === 0 || total <= usual * JUMP.times || total - usual < JUMP.least) return [];
    const why = say('month-end.why.jump-month', {
      ...{ total: { unit: 'paise', value: paise(total) }, usual: { unit: 'paise', value: paise(usual) } },
    });
    return [told(largest, 'jump', why)];
  });
}

const sumOf = (payments: readonly LinePayment[]): number => payments.reduce((sum, { amount }) => sum + amount, 0);

function findMissing(own: readonly LinePayment[], habits: readonly Habit[], end: IsoDate, today: IsoDate): Unusual[] {
  return habits.flatMap((habit) => {
    const { payee, kind, nextOn, amount, lastOn } = habit;
    if (kind !== 'monthly' || nextOn === null) return [];
    // Who was not paid last month either is asked about once more, before it seems to have ended.
    const day = nextOn < firstOfMonth(end) ? addMonths(nextOn, 1) : nextOn;
    const isExpected = day >= firstOfMonth(end) && day <= end;
    if (!isExpected || addDays(day, GRACE_DAYS) > today || amount < LEAST) return [];
    if (own.some((payment) => payment.payee === payee)) return [];
    const why = say('month-end.why.missing', { last: onDay(lastOn) });
    return [{ kind: 'missing-payee' as const, payee, amount, day, lineIds: [], billIds: [], why }];
  });
}

const isOf = (habit: Habit, { payee, categoryId }: Payment): boolean =>
  habit.payee === payee && habit.categoryId === categoryId;

const told = ({ payee, amount, day, lineId }: LinePayment, kind: UnusualKind, why: Message): Unusual => ({
  ...{ kind, payee, amount: paise(amount), day, lineIds: [lineId], billIds: [], why },
});
