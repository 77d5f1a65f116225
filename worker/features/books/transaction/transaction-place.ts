import { type IsoDate, isIsoDate } from '../../../domain/shared/dates';
import { isDayAndId, noPlace } from '../../../platform/paging';
import type { BankTransaction } from '../bank.table';

/** What a place in a list by another order than that of the days carries: the row's value there, its day and its number. */
type Place = { key: string | number | null; day: IsoDate; rowid: number };

const KEYS = {
  amount: ({ amount }: BankTransaction) => amount,
  payee: ({ payee }: BankTransaction) => payee,
  description: ({ description }: BankTransaction) => description,
} as const;
type Sort = keyof typeof KEYS;

const FITS: Readonly<Record<Sort, (key: unknown) => boolean>> = {
  amount: Number.isSafeInteger,
  payee: (key) => key === null || typeof key === 'string',
  description: (key) => typeof key === 'string',
};

/** A place carries all that its order goes by, so that a list goes on from it even where its row has been undone meanwhile. */
export function placeOf(sort: Sort, row: BankTransaction & { rowid: number }): string {
  const place = [KEYS[sort](row), row.transactionDate, row.rowid];
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The place a cursor of this order names; one of another order, or of none, is refused. */
export function placeIn(sort: Sort, cursor: string): Place {
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
