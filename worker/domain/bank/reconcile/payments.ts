import { type IsoDate, isIsoDate } from '../../shared/dates';
import { dayInWords, monthInWords } from '../../shared/days-in-words';
import { formatRupees, type Paise } from '../../shared/money';
import { type Deposit, FARTHEST_DAYS, type FiledForm, type Match, type MatchKind, PAYMENT_DAYS } from './model';
import { apart, bare, holds, type ReadLine } from './read-line';

/** What a line may have paid. */
export type Due = {
  id: string;
  kind: MatchKind;
  date: IsoDate;
  /** What was paid, in paise; null where that is not recorded. */
  amount: Paise | null;
  /** The challan or acknowledgement, as a narration may hold it; empty where none is known. */
  number: string;
  /** 'TDS of September 2026', 'GSTR-3B for September 2026'. */
  name: string;
  /** In words: by what was paid, and by its number. */
  why: { amount: string; number: string };
};

/** The key of an obligation as a sentence names it: 'GSTR-3B|2026-09|29AAZ…' is 'GSTR-3B for September 2026'. */
export function formInWords(key: string): string {
  const [form = key, period = ''] = key.split('|');
  if (!period) return form;
  if (isIsoDate(period)) return `${form} of ${dayInWords(period)}`;
  return `${form} for ${/^\d{4}-(0[1-9]|1[0-2])$/.test(period) ? monthInWords(period) : period}`;
}

export const duesOf = (deposits: readonly Deposit[], filed: readonly FiledForm[]): Due[] => [
  ...deposits.map(dueOfDeposit),
  ...filed.map(dueOfFiling),
];

function dueOfDeposit({ id, date, amount, month, challan }: Deposit): Due {
  const name = `TDS of ${monthInWords(month)}`;
  const why = {
    amount: `${name}, ${formatRupees(amount)}, recorded as deposited on ${dayInWords(date)}`,
    number: `challan ${challan} stands in the narration`,
  };
  return { id, kind: 'tds-deposit', date, amount, number: bare(challan ?? ''), name, why };
}

function dueOfFiling({ id, name, date, paid, acknowledgement }: FiledForm): Due {
  const amount = paid !== null && paid > 0 ? paid : null;
  const why = {
    amount: `Paid with ${name}, ${amount === null ? '' : `${formatRupees(amount)}, `}filed on ${dayInWords(date)}`,
    number: `the acknowledgement ${acknowledgement} of ${name} stands in the narration`,
  };
  return { id, kind: 'filing', date, amount, number: bare(acknowledgement ?? ''), name, why };
}

/**
 * How well the number of a due speaks for it: best with its amount, the nearer the better. The acknowledgement of a form is its
 * own and needs no amount; a challan is short, and stands beside others.
 */
export function numberRank(line: ReadLine, due: Due): number | null {
  if (!holds(line, due.number) || line.refused.includes(due.id)) return null;
  if (isPaidBy(line, due)) return apart(line.date, due.date);
  return due.kind === 'filing' && apart(line.date, due.date) <= FARTHEST_DAYS ? PAYMENT_DAYS + 1 : null;
}

/** How near the payment of the very amount is. */
export const amountRank = (line: ReadLine, due: Due): number | null =>
  isPaidBy(line, due) && !line.refused.includes(due.id) ? apart(line.date, due.date) : null;

const isPaidBy = (line: ReadLine, { amount, date }: Due): boolean =>
  line.amount === amount && apart(line.date, date) <= PAYMENT_DAYS;

export const paymentMatch = ([line, due]: [ReadLine, Due]): Match => ({
  lineId: line.id,
  kind: due.kind,
  withId: due.id,
  why: whyOf(line, due),
});

function whyOf(line: ReadLine, due: Due): string {
  const { amount, number } = due.why;
  if (!holds(line, due.number)) return amount;
  return isPaidBy(line, due) ? `${amount}, and ${number}` : number.charAt(0).toUpperCase() + number.slice(1);
}
