import { addDays, addMonths, daysBetween, firstOfMonth, type IsoDate, isoDate } from '../../shared/dates';
import { onDay } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type Paise, paise, rupees } from '../../shared/money';
import { type Habit, habitsOf, type Payment } from '../../spending/spending';

/** What a reader of a month's payments would ask about. */
export const UNUSUAL_KINDS = ['doubled', 'round-sum', 'missing-payee', 'jump'] as const;
export type UnusualKind = (typeof UNUSUAL_KINDS)[number];

/** A payment with the bank line it stands on. */
export type LinePayment = Payment & { lineId: string };

export type Unusual = {
  kind: UnusualKind;
  payee: string;
  /** Of the payment asked about; what is usual for one that is missing. */
  amount: Paise;
  /** Its day, or the one on which it was to be expected. */
  day: IsoDate;
  lineIds: readonly string[];
  why: Message;
};

// Less than this is not worth a question, twice or not.
const LEAST = rupees(1_000);
// A bill that is paid twice is paid twice within days, not within weeks.
const TWICE_WITHIN_DAYS = 7;
const ROUND = { unit: rupees(10_000), least: rupees(50_000) };
const JUMP = { times: 1.5, least: rupees(5_000) };
// A rent that comes some days late is not missing yet.
const GRACE_DAYS = 6;

/**
 * What is unusual among the payments of a month beside those of the months before: the same sum twice within days to one payee, a
 * round sum never paid to it before, a monthly payee who was not paid, and one who was paid much more than usual.
 */
export function unusualIn(payments: readonly LinePayment[], month: string, today: IsoDate): Unusual[] {
  const first = isoDate(`${month}-01`);
  const end = addDays(addMonths(first, 1), -1);
  const own = payments.filter(({ day }) => day >= first && day <= end).toSorted(byDay);
  const before = payments.filter(({ day }) => day < first);
  const habits = habitsOf(before, addDays(first, -1));
  return [
    ...findDoubled(own, before),
    ...findRound(own, before),
    ...findJumps(own, habits),
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

function findMissing(own: readonly LinePayment[], habits: readonly Habit[], end: IsoDate, today: IsoDate): Unusual[] {
  return habits.flatMap((habit) => {
    const { payee, kind, nextOn, amount, lastOn } = habit;
    const isExpected = kind === 'monthly' && nextOn !== null && nextOn >= firstOfMonth(end) && nextOn <= end;
    if (!isExpected || addDays(nextOn, GRACE_DAYS) > today || amount < LEAST) return [];
    if (own.some((payment) => payment.payee === payee)) return [];
    const why = say('month-end.why.missing', { last: onDay(lastOn) });
    return [{ kind: 'missing-payee' as const, payee, amount, day: nextOn, lineIds: [], why }];
  });
}

const isOf = (habit: Habit, { payee, categoryId }: Payment): boolean =>
  habit.payee === payee && habit.categoryId === categoryId;

const told = ({ payee, amount, day, lineId }: LinePayment, kind: UnusualKind, why: Message): Unusual => ({
  ...{ kind, payee, amount: paise(amount), day, lineIds: [lineId], why },
});
