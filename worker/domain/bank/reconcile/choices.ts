import type { IsoDate } from '../../shared/dates';
import { onDay } from '../../shared/explained';
import { type Message, type Said, say } from '../../shared/message';
import type { Paise } from '../../shared/money';
import {
  type Deposit,
  FARTHEST_DAYS,
  type FiledForm,
  type Had,
  type Match,
  type MatchKind,
  type OpenLine,
} from './model';
import { type Due, duesOf } from './payments';
import { apart } from './read-line';
import { isAfter, REVERSAL_DAYS, whyUndoes, whyUndone } from './reversals';

/** Something a person may say a line is; its amount is null where what was paid is not recorded. */
export type Choice = {
  kind: MatchKind;
  withId: string;
  name: Said;
  date: IsoDate;
  amount: Paise | null;
  /** The account of the other leg of a transfer, or of the line that this one undoes. */
  bankAccountId: string | null;
  why: Message;
  /** Of a line that came back: the match that it lets go of. */
  had?: Had;
};

/** What was paid or moved before what may have come back, and a form whose payment nobody recorded last. */
const rankOf = ({ kind, amount }: Choice): number => (amount === null ? 4 : kind === 'reversal' ? 2 : 0);

type Open = {
  lines: readonly OpenLine[];
  paid?: readonly (OpenLine & { had: Had })[];
  deposits: readonly Deposit[];
  filed: readonly FiledForm[];
};

/**
 * What a line may be, of what is open: of its very amount and the nearest first, then what may have come back, then forms whose
 * payment nobody recorded.
 */
export function choicesFor(line: OpenLine, { lines, paid = [], deposits, filed }: Open): Choice[] {
  const payments = line.side === 'debit' ? duesOf(deposits, filed).map(paymentChoice) : [];
  const transfers = lines.filter((other) => mayBeLeg(line, other)).map(transferChoice);
  // What was paid comes back later, if at all.
  const back = paid.filter((other) => isAfter(line, other));
  const reversals = [...lines, ...back]
    .filter((other) => mayBeUndone(line, other))
    .map((other: OpenLine & { had?: Had }) => ({
      ...{ ...transferChoice(other), kind: 'reversal' as const, why: whyOf(line, other) },
      ...(other.had && { had: other.had }),
    }));
  const isNear = ({ kind, date, amount }: Choice) =>
    apart(line.date, date) <= (kind === 'reversal' ? REVERSAL_DAYS : FARTHEST_DAYS) &&
    (amount === null || amount === line.amount);
  const order = (choice: Choice) => REVERSAL_DAYS * rankOf(choice) + apart(line.date, choice.date);
  return [...payments, ...transfers, ...reversals]
    .filter(isNear)
    .toSorted((one, other) => order(one) - order(other) || (one.withId < other.withId ? -1 : 1));
}

const mayBeLeg = (line: OpenLine, other: OpenLine): boolean =>
  other.side !== line.side && other.bankAccountId !== line.bankAccountId && other.amount === line.amount;

/** A line of the same account that went the other way: the later of both may have brought the earlier back. */
const mayBeUndone = (line: OpenLine, other: OpenLine): boolean =>
  other.side !== line.side && other.bankAccountId === line.bankAccountId && other.amount === line.amount;

const whyOf = (line: OpenLine, other: OpenLine): Message =>
  isAfter(line, other) ? whyUndoes(other) : whyUndone(other);

const paymentChoice = ({ id: withId, kind, name, date, amount, why }: Due): Choice => ({
  ...{ kind, withId, name, date, amount },
  bankAccountId: null,
  why: why.amount,
});

const transferChoice = ({ id: withId, description: name, date, amount, bankAccountId }: OpenLine): Choice => ({
  ...{ kind: 'transfer', withId, name, date, amount, bankAccountId },
  why: transferWords(amount, date),
});

const transferWords = (amount: Paise, date: IsoDate): Message =>
  say('reconcile.transfer.chosen', { amount: { exact: amount }, day: onDay(date) });

/** The match a person made of a choice, with their name; of a transfer both legs, and both lines of which one undoes the other. */
export function chosenMatch(line: OpenLine, { kind, withId, date, why, had }: Choice, person: string): Match[] {
  const chosenBy = (reason: Message) => say('reconcile.chosen-by', { why: reason, person });
  const chosen: Match = { lineId: line.id, kind, withId, why: chosenBy(why) };
  if (kind === 'reversal') {
    const whyOther = isAfter(line, { id: withId, date }) ? whyUndone(line, had) : whyUndoes(line);
    const other: Match = { lineId: withId, kind, withId: line.id, why: chosenBy(whyOther) };
    return [chosen, had ? { ...other, letsGo: had } : other];
  }
  if (kind !== 'transfer') return [chosen];
  return [chosen, { lineId: withId, kind, withId: line.id, why: chosenBy(transferWords(line.amount, line.date)) }];
}
