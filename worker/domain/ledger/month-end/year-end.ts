import type { IsoDate } from '../../shared/dates';
import { onDay } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import type { Paise } from '../../shared/money';
import type { BooksProof } from './proof';

/** What is asked before a year is closed. */
export const YEAR_END_CHECKS = [
  'in-books',
  'over',
  'balanced',
  'banks',
  'suspense',
  'clearing',
  'controls',
  'depreciation',
  'spreads',
  'tax',
] as const;
export type YearEndCheck = {
  id: (typeof YEAR_END_CHECKS)[number];
  isDone: boolean;
  why: Message;
};

export type YearEndState = {
  year: string;
  lastDay: IsoDate;
  /** The day on which the books were opened by balances; null where they were not. */
  openedOn: IsoDate | null;
  today: IsoDate;
  /** Debits less credits of all accounts: nought of books that balance. */
  difference: Paise;
  proof: BooksProof;
  /** What is still to be written off, and to be set aside, for the year. */
  depreciationLeft: Paise;
  spreadsLeft: number;
  /** Whether there is a profit, and no tax was provided for on it. */
  lacksTax: boolean;
};

/** The checklist of a year, in the order in which it is worked off; of a year before the books were opened, that alone. */
export function yearEndChecks(state: YearEndState): YearEndCheck[] {
  const { year, lastDay, openedOn, today, difference, proof, depreciationLeft, spreadsLeft, lacksTax } = state;
  const fails = (...kinds: readonly string[]) => proof.reasons.filter(({ kind }) => kinds.includes(kind)).length;
  const check = (id: YearEndCheck['id'], isDone: boolean, params: Message['params'] = {}): YearEndCheck => ({
    ...{ id, isDone, why: say(`month-end.check.${id}${isDone ? '' : '-open'}`, { year, ...params }) },
  });
  if (openedOn !== null && openedOn > lastDay) return [check('in-books', false, { day: onDay(openedOn) })];
  const isOfBank = ({ kind }: BooksProof['reasons'][number]) => kind.startsWith('bank');
  const banks = new Set(proof.reasons.filter(isOfBank).map(({ accountId }) => accountId)).size;
  const controls = fails('cash', 'receivables', 'payables', 'duties', 'assets');
  return [
    check('over', today > lastDay),
    check('balanced', difference === 0, { difference: { exact: difference } }),
    check('banks', banks === 0, { count: banks }),
    check('suspense', fails('suspense') === 0),
    check('clearing', fails('clearing') === 0),
    check('controls', controls === 0, { count: controls }),
    check('depreciation', depreciationLeft === 0, { left: { exact: depreciationLeft } }),
    check('spreads', spreadsLeft === 0, { count: spreadsLeft }),
    check('tax', !lacksTax),
  ];
}

/** A text that two books have alike only where their entries are: what the hash of an adopted year is taken of. */
export const entriesText = (
  entries: readonly { voucher: string; line: number; account: string; amount: number; date: string }[],
): string =>
  entries
    .map(({ voucher, line, account, amount, date }) => [date, voucher, line, account, amount].join('|'))
    .toSorted()
    .join('\n');
