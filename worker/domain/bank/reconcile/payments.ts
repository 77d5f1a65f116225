import { formName } from '../../calendar/values';
import { type IsoDate, isIsoDate } from '../../shared/dates';
import { onDay } from '../../shared/explained';
import { type Message, type Said, say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
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
  name: Said;
  /** By what was paid, by its number, and by both. */
  why: { amount: Message; number: Message; both: Message };
};

/** The key of an obligation as a sentence names it: 'GSTR-3B|2026-09|29AAZ…' is 'GSTR-3B for September 2026'. */
export function formInWords(key: string): Said {
  const [id = key, period = ''] = key.split('|');
  const form = formName(id);
  if (!period) return form;
  if (isIsoDate(period)) return say('reconcile.form-of-day', { form, day: onDay(period) });
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(period);
  return say('reconcile.form-for', { form, period: isMonth ? { month: period } : period });
}

/** What lines may have paid: deposits of tax, and the fees of what was filed. */
export const duesOf = (deposits: readonly Deposit[], filed: readonly FiledForm[]): Due[] => [
  ...deposits.map(dueOfDeposit),
  ...filed.map(dueOfFiling),
];

function dueOfDeposit({ id, date, amount, month, challan }: Deposit): Due {
  const name = say('reconcile.tds-of', { month: { month } });
  const params = { name, amount: { exact: amount }, day: onDay(date), challan: challan ?? '' };
  const why = {
    amount: say('reconcile.deposit.amount', params),
    number: say('reconcile.deposit.challan', params),
    both: say('reconcile.deposit.both', params),
  };
  return { id, kind: 'tds-deposit', date, amount, number: bare(challan ?? ''), name, why };
}

function dueOfFiling({ id, name, date, paid, acknowledgement }: FiledForm): Due {
  const amount = paid !== null && paid > 0 ? paid : null;
  const params = { name, day: onDay(date), acknowledgement: acknowledgement ?? '' };
  const withAmount = { ...params, amount: { exact: amount ?? paise(0) } };
  const why = {
    amount: amount === null ? say('reconcile.filing.filed', params) : say('reconcile.filing.amount', withAmount),
    number: say('reconcile.filing.acknowledgement', params),
    both: say('reconcile.filing.both', withAmount),
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

/** The match of a line to what it paid. */
export const paymentMatch = ([line, due]: [ReadLine, Due]): Match => ({
  lineId: line.id,
  kind: due.kind,
  withId: due.id,
  why: whyOf(line, due),
});

function whyOf(line: ReadLine, due: Due): Message {
  if (!holds(line, due.number)) return due.why.amount;
  return isPaidBy(line, due) ? due.why.both : due.why.number;
}
