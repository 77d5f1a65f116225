import { type SQL, sql } from 'drizzle-orm';
import { type BankTransaction, bankTransactions } from './bank.table';
import type { TransactionQuery } from './transaction.contract';

const t = bankTransactions;
const rowid = sql`bank_transactions.rowid`;

// Every sort ends in the day and in what makes a place single, all in one direction, as the indexes run. By description
// there is none: such a list reads the whole of what its filters leave.
const KEYS = {
  date: [t.transactionDate, t.id],
  amount: [t.amount, t.transactionDate, rowid],
  payee: [t.payee, t.transactionDate, rowid],
  description: [t.description, t.transactionDate, rowid],
} as const;

type Sorted = Pick<TransactionQuery, 'sort' | 'direction' | 'cursor'>;

const list = (parts: readonly unknown[]) =>
  sql.join(
    [...parts].map((part) => sql`${part}`),
    sql`, `,
  );

export const orderOf = ({ sort = 'date', direction = 'desc' }: Sorted): SQL[] =>
  KEYS[sort].map((key) => (direction === 'asc' ? sql`${key} asc` : sql`${key} desc`));

/** The place of a row in the list: its day and its id; in other orders its id, marked where it has no payee. */
export const cursorFor =
  ({ sort = 'date' }: Sorted) =>
  ({ transactionDate, id, payee }: BankTransaction): string => {
    if (sort === 'date') return `${transactionDate}.${id}`;
    return `${sort === 'payee' && payee === null ? 'none' : 'at'}.${id}`;
  };

/** What comes after the place a cursor names. */
export function after({ sort = 'date', direction = 'desc', cursor }: Sorted): SQL | undefined {
  const [place, id] = cursor?.split('.') ?? [];
  if (!place || !id) return undefined;
  const sign = direction === 'asc' ? sql`>` : sql`<`;
  if (sort === 'date') return sql`(${list(KEYS.date)}) ${sign} (${place}, ${id})`;
  const beyond = (keys: readonly unknown[], names: string) =>
    sql`(${list(keys)}) ${sign} (SELECT ${sql.raw(names)} FROM bank_transactions c WHERE c.id = ${id})`;
  if (sort !== 'payee') return beyond(KEYS[sort], `${NAMES[sort]}, transaction_date, rowid`);
  return afterPayee(place === 'none', direction, beyond);
}

const NAMES = { amount: 'amount_paise', description: 'description', payee: 'payee' } as const;

// Lines without a payee come first where names rise and last where they fall, as SQLite orders what is missing.
function afterPayee(
  isNone: boolean,
  direction: 'asc' | 'desc',
  beyond: (keys: readonly unknown[], names: string) => SQL,
): SQL {
  const later = beyond([t.transactionDate, rowid], 'transaction_date, rowid');
  const named = beyond(KEYS.payee, 'payee, transaction_date, rowid');
  if (isNone)
    return direction === 'asc' ? sql`(${t.payee} IS NOT NULL OR ${later})` : sql`(${t.payee} IS NULL AND ${later})`;
  return direction === 'asc' ? named : sql`(${named} OR ${t.payee} IS NULL)`;
}
