import { isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type IsoDate, isIsoDate } from '../../../domain/shared/dates';
import { isDayAndId, noPlace } from '../../../platform/wire';
import { type BankTransaction, bankTransactions } from './transaction.table';

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

/** What of a row tells its place. */
type Placed = Pick<BankTransaction, 'id' | 'transactionDate' | 'amount' | 'payee' | 'description'> & { rowid: number };

export const TRANSACTION_SORTS = ['date', 'amount', 'description', 'payee'] as const;

type Sorted = {
  sort?: (typeof TRANSACTION_SORTS)[number] | undefined;
  direction?: 'asc' | 'desc' | undefined;
  cursor?: string | undefined;
  payee?: string | undefined;
};

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
  (row: Placed): string => {
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

/** What a place in a list by another order than that of the days carries: the row's value there, its day and its number. */
type Place = { key: string | number | null; day: IsoDate; rowid: number };

const VALUES = {
  amount: ({ amount }: Placed) => amount,
  payee: ({ payee }: Placed) => payee,
  description: ({ description }: Placed) => description,
} as const;
type Sort = keyof typeof VALUES;

const FITS: Readonly<Record<Sort, (key: unknown) => boolean>> = {
  amount: Number.isSafeInteger,
  payee: (key) => key === null || typeof key === 'string',
  description: (key) => typeof key === 'string',
};

/** A place carries all that its order goes by, so that a list goes on from it even where its row has been undone meanwhile. */
function placeOf(sort: Sort, row: Placed): string {
  const place = [VALUES[sort](row), row.transactionDate, row.rowid];
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The place a cursor of this order names; one of another order, or of none, is refused. */
function placeIn(sort: Sort, cursor: string): Place {
  const place = read(cursor);
  if (!place || !FITS[sort](place.key)) throw noPlace();
  return place;
}

/** Whether a cursor may name a place in some order of the list. */
export const isPlace = (cursor: string): boolean => isDayAndId(cursor) || read(cursor) !== null;

function read(cursor: string): Place | null {
  const parts = parsed(Buffer.from(cursor, 'base64url').toString());
  if (!Array.isArray(parts) || parts.length !== 3) return null;
  const [key, day, rowid] = parts;
  if (typeof day !== 'string' || !isIsoDate(day) || !Number.isSafeInteger(rowid)) return null;
  return { key, day, rowid };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
