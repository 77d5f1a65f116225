import { isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { isDayAndId, noPlace } from '../../../platform/paging';
import { type BankTransaction, bankTransactions } from '../bank.table';
import type { TransactionQuery } from './transaction.contract';
import { placeIn, placeOf } from './transaction-place';

const t = bankTransactions;
/** The number of a row, which makes its place single where values are equal. */
export const rowid = sql<number>`bank_transactions.rowid`;

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

/** The place of a row in the list: its day and its id; in other orders all that they go by. */
export const cursorFor =
  (query: Sorted) =>
  (row: BankTransaction & { rowid: number }): string => {
    const sort = sortOf(query);
    return sort === 'date' ? `${row.transactionDate}.${row.id}` : placeOf(sort, row);
  };

/**
 * What comes after the place a cursor names: one stretch of an index after the other, the next one to be read only where those
 * before it do not fill the page. Without a cursor that is everything.
 */
export function stretchesAfter({ direction = 'desc', cursor, ...query }: Sorted): (SQL | undefined)[] {
  const sort = sortOf(query);
  if (cursor === undefined) return [undefined];
  const sign = direction === 'asc' ? sql`>` : sql`<`;
  const beyond = (keys: readonly unknown[], values: readonly unknown[]) =>
    sql`(${list(keys)}) ${sign} (${list(values)})`;
  if (sort === 'date') return [beyond(KEYS.date, dayAndId(cursor))];
  const { key, day, rowid: row } = placeIn(sort, cursor);
  if (key !== null) {
    const named = beyond(KEYS[sort], [key, day, row]);
    // Lines without a payee come first where names rise and last where they fall, as SQLite orders what is missing.
    return sort === 'payee' && direction === 'desc' ? [named, isNull(t.payee)] : [named];
  }
  const nameless = sql`${t.payee} IS NULL AND ${beyond([t.transactionDate, rowid], [day, row])}`;
  return direction === 'asc' ? [nameless, isNotNull(t.payee)] : [nameless];
}

function dayAndId(cursor: string): [day: string, id: string] {
  if (!isDayAndId(cursor)) throw noPlace();
  return [cursor.slice(0, 10), cursor.slice(11)];
}
