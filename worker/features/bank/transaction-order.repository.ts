import { isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
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

type Sorted = Pick<TransactionQuery, 'sort' | 'direction' | 'cursor' | 'payee'>;

// The lines of one payee lie in the index of payees by their days.
const sortOf = ({ sort = 'date', payee }: Sorted) => (sort === 'date' && payee ? 'payee' : sort);

const list = (parts: readonly unknown[]) =>
  sql.join(
    [...parts].map((part) => sql`${part}`),
    sql`, `,
  );

export const orderOf = ({ direction = 'desc', ...query }: Sorted): SQL[] =>
  KEYS[sortOf(query)].map((key) => (direction === 'asc' ? sql`${key} asc` : sql`${key} desc`));

/** The place of a row in the list: its day and its id; in other orders its id, marked where it has no payee. */
export const cursorFor =
  (query: Sorted) =>
  ({ transactionDate, id, payee }: BankTransaction): string => {
    const sort = sortOf(query);
    if (sort === 'date') return `${transactionDate}.${id}`;
    return `${sort === 'payee' && payee === null ? 'none' : 'at'}.${id}`;
  };

/**
 * What comes after the place a cursor names: one stretch of an index after the other, the next one to be read only where those
 * before it do not fill the page. Without a cursor that is everything.
 */
export function stretchesAfter({ direction = 'desc', cursor, ...query }: Sorted): (SQL | undefined)[] {
  const sort = sortOf(query);
  const [place, id] = cursor?.split('.') ?? [];
  if (!place || !id) return [undefined];
  const sign = direction === 'asc' ? sql`>` : sql`<`;
  if (sort === 'date') return [sql`(${list(KEYS.date)}) ${sign} (${place}, ${id})`];
  const beyond = (keys: readonly unknown[], names: string) =>
    sql`(${list(keys)}) ${sign} (SELECT ${sql.raw(names)} FROM bank_transactions c WHERE c.id = ${id})`;
  if (sort !== 'payee') return [beyond(KEYS[sort], `${NAMES[sort]}, transaction_date, rowid`)];
  // Lines without a payee come first where names rise and last where they fall, as SQLite orders what is missing.
  const named = beyond(KEYS.payee, 'payee, transaction_date, rowid');
  const nameless = sql`${t.payee} IS NULL AND ${beyond([t.transactionDate, rowid], 'transaction_date, rowid')}`;
  if (direction === 'asc') return place === 'none' ? [nameless, isNotNull(t.payee)] : [named];
  return place === 'none' ? [nameless] : [named, isNull(t.payee)];
}

const NAMES = { amount: 'amount_paise', description: 'description' } as const;
