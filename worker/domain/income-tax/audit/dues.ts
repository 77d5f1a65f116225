import { addDays, financialYearOf, type IsoDate } from '../../shared/dates';
import { type Paise, paise } from '../../shared/money';

/** An entry on an account of dues; credits, below nought, are what arose and debits what was paid. */
export type DueMove = {
  /** The code of the account in the chart. */
  account: string;
  date: IsoDate;
  amount: Paise;
  voucherId: string | null;
  narration: string;
  isOpening: boolean;
  /** Of contributions: the month of the wages, where a pay run says it, and the employees' part of what arose. */
  month?: string | undefined;
  employeeShare?: Paise | undefined;
};

export type DuePayment = { on: IsoDate; amount: Paise; voucherId: string | null };

/** A due as it arose, with what paid it. */
export type Due = Omit<DueMove, 'amount' | 'isOpening'> & {
  /** The financial year in which it was charged; of what the books opened with, the year before. */
  year: string;
  amount: Paise;
  payments: DuePayment[];
};

/**
 * What arose on accounts of dues, each with the payments that settled it: the oldest is paid first, since a challan names no entry.
 * What was paid before it arose pays the next that does.
 */
export function duesOf(moves: readonly DueMove[]): Due[] {
  const byAccount = Map.groupBy(moves, ({ account }) => account);
  return [...byAccount.values()].flatMap((own) => settled(own.toSorted(inOrder)));
}

/** On one day what arose stands before what is paid. */
const inOrder = (one: DueMove, other: DueMove): number =>
  one.date === other.date ? one.amount - other.amount : one.date < other.date ? -1 : 1;

function settled(moves: readonly DueMove[]): Due[] {
  const dues: Due[] = [];
  let ahead: DuePayment[] = [];
  for (const { amount, isOpening, ...move } of moves) {
    if (amount < 0) {
      const year = financialYearOf(isOpening ? addDays(move.date, -1) : move.date);
      const due: Due = { ...move, year, amount: paise(-amount), payments: [] };
      dues.push(due);
      ahead = ahead.flatMap((payment) => take(due, { ...payment, on: move.date }));
      continue;
    }
    let rest: DuePayment[] = [{ on: move.date, amount, voucherId: move.voucherId }];
    for (const due of dues) rest = rest.flatMap((payment) => take(due, payment));
    ahead.push(...rest);
  }
  return dues;
}

/** Lets a payment settle what is open of a due; what is left of it comes back. */
function take(due: Due, payment: DuePayment): DuePayment[] {
  const part = Math.min(payment.amount, openOn(due));
  if (part > 0) due.payments.push({ ...payment, amount: paise(part) });
  return payment.amount > part ? [{ ...payment, amount: paise(payment.amount - part) }] : [];
}

/** What is open of a due at the end of a day; without one, of all that is known. */
export const openOn = ({ amount, payments }: Pick<Due, 'amount' | 'payments'>, day?: IsoDate): Paise =>
  paise(
    payments
      .filter(({ on }) => day === undefined || on <= day)
      .reduce<number>((open, one) => open - one.amount, amount),
  );

/** The employees' part of some of a due, in the proportion of the whole. */
export const employeesPart = ({ amount, employeeShare = paise(0) }: Due, part: Paise): Paise =>
  paise(amount === 0 ? 0 : Math.round((part * employeeShare) / amount));
