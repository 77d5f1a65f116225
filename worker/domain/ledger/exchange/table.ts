import { readDate } from '../../bank/reader/cell/dates';
import { unguarded } from '../../export/csv';
import type { IsoDate } from '../../shared/dates';
import { say } from '../../shared/message';
import type { Paise } from '../../shared/money';
import { amountOfDigits } from './amount';
import { EXCHANGE_LIMITS, ExchangeRefusal } from './model';
import { alike } from './names';

/** A row of a table, read by the names of its columns, never by their places. */
export type Row = { line: number; get: (column: string) => string };
export type Table = {
  columns: ReadonlySet<string>;
  rows: readonly Row[];
  has: (...columns: string[]) => boolean;
  unread: (read: readonly string[]) => string[];
};

/** The columns of rows of cells, the heading in the first row that is not empty. Throws ExchangeRefusal. */
export function tableOf(cells: readonly (readonly string[])[]): Table {
  const at = cells.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  if (at < 0) throw new ExchangeRefusal(say('ledger-exchange.nothing-in-it'));
  const heading = (cells[at] ?? []).map(columnName);
  if (heading.length > EXCHANGE_LIMITS.columns)
    throw new ExchangeRefusal(say('ledger-exchange.too-many-columns', { limit: EXCHANGE_LIMITS.columns }));
  if (cells.length > EXCHANGE_LIMITS.rows)
    throw new ExchangeRefusal(say('ledger-exchange.too-many-rows', { limit: EXCHANGE_LIMITS.rows }));
  const places = new Map<string, number>();
  for (const [place, name] of heading.entries()) if (name !== '' && !places.has(name)) places.set(name, place);
  const rows: Row[] = [];
  for (let index = at + 1; index < cells.length; index++) {
    const row = cells[index] ?? [];
    if (row.every((cell) => cell.trim() === '')) continue;
    const get = (column: string) => {
      const place = places.get(columnName(column));
      const cell = place === undefined ? '' : (row[place] ?? '');
      if (cell.length > EXCHANGE_LIMITS.letters)
        throw new ExchangeRefusal(say('ledger-exchange.long-cell', { line: String(index + 1) }), index + 1);
      return unguarded(cell.trim());
    };
    rows.push({ line: index + 1, get });
  }
  const columns = new Set(places.keys());
  return {
    columns,
    rows,
    has: (...names) => names.every((name) => columns.has(columnName(name))),
    unread: (read) => {
      const known = new Set(read.map(columnName));
      return heading.filter((name) => name !== '' && !known.has(name));
    },
  };
}

const columnName = (text: string): string => alike(text).replace(/[_\s]+/g, ' ');

/** An amount of a cell, in any of the ways people group digits; nought where it is empty, nothing where it is no amount. */
export function cellAmount(text: string): Paise | null {
  const bare = text.replace(/^(?:₹|Rs\.?|INR)\s*/i, '').replace(/\s/g, '');
  if (bare === '' || bare === '-') return 0 as Paise;
  return amountOfDigits(bare.replace(/^\((.*)\)$/, '-$1'));
}

/** The day of a cell, the day before the month where both could be. */
export function cellDay(text: string): IsoDate | null {
  const { dayFirst, monthFirst } = readDate(text.toLowerCase());
  return dayFirst ?? monthFirst;
}
