import type { IsoDate } from '../../shared/dates';
import { type Message, say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';

/** An entry of the books on a bank account that no line of its statement has shown yet. */
export type OutstandingEntry = {
  voucherId: string;
  number: string;
  date: IsoDate;
  narration: string;
  /** As an entry: money in positive, money out negative. */
  amount: Paise;
};

/** A line of the statement that the books do not post. */
export type MissingLine = { id: string; date: IsoDate; narration: string; amount: Paise };

export type BankBooks = {
  /** The balance of the account in the books on the day. */
  books: Paise;
  outstanding: readonly OutstandingEntry[];
  missing: readonly MissingLine[];
  /** The last balance that the bank printed up to the day; nothing where it printed none. */
  printed: { on: IsoDate; balance: Paise } | null;
  /** What the lines after the printed balance, up to the day, come to. */
  sincePrinted: Paise;
};

export type BankReconciliation = {
  books: Paise;
  chequesNotPresented: Paise;
  depositsNotCredited: Paise;
  linesNotInBooks: Paise;
  /** What the bank should print if nothing else differs. */
  expected: Paise;
  /** What the bank says: its printed balance and the lines after it. */
  statement: Paise | null;
  /** What is left unexplained; nothing where the bank printed no balance. */
  difference: Paise | null;
  says: Message;
};

/** From the balance of the books to that of the bank, each item named; what is left over is said and never plugged. */
export function bankReconciliation({
  books,
  outstanding,
  missing,
  printed,
  sincePrinted,
}: BankBooks): BankReconciliation {
  const sumOf = (rows: readonly { amount: Paise }[]) => paise(rows.reduce((sum, { amount }) => sum + amount, 0));
  const paid = sumOf(outstanding.filter(({ amount }) => amount < 0));
  const deposited = sumOf(outstanding.filter(({ amount }) => amount > 0));
  const lines = sumOf(missing);
  const expected = paise(books - paid - deposited + lines);
  const statement = printed && paise(printed.balance + sincePrinted);
  const difference = statement === null ? null : paise(statement - expected);
  return {
    ...{ books, chequesNotPresented: paise(0 - paid), depositsNotCredited: deposited, linesNotInBooks: lines },
    ...{ expected, statement, difference, says: standingOf(difference) },
  };
}

function standingOf(difference: Paise | null): Message {
  if (difference === null) return say('settlement.reconciliation.no-balance');
  if (difference === 0) return say('settlement.reconciliation.agrees');
  return say('settlement.reconciliation.differs', { amount: { exact: paise(Math.abs(difference)) } });
}
