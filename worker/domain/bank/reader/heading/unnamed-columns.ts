import { isDay } from '../cell/dates';
import type { Layout, Mapping, Table } from '../model';
import { quote } from '../notices';
import { cellsAt, type DatedRows, datedRows, isFigure, type Kind, kindsOf } from './column-kinds';
import { whole } from './columns';
import { type Headings, headingsOf } from './roles';
import { provedMoney, signedMoney } from './unnamed-money';
import { doubtOfDay, shapeOf } from './values-below';

/** How the columns of a table without names are known; `asked` where nothing but a person can tell. */
export type Ground = 'balances' | 'signs' | 'person' | 'asked';

/** `isNamed` where a line of words nobody knows stands above the first one. */
export type Unnamed = { layout: Layout; ground: Ground; isNamed: boolean };

/** One line is no table: its figures prove nothing, and a text may look like one by chance. */
const FEWEST_ROWS = 2;

/**
 * A table whose columns no line names, or names by words nobody knows: its lines say themselves what they hold. A day and the
 * longest text are told by their cells; which figure is an amount, and which way it went, only the balances or the signs tell.
 * Null where there are no such lines.
 */
export function withoutHeading(tables: readonly Table[], mapping?: Mapping): Unnamed | null {
  const best = bestOf(tables.map(datedRows));
  const kinds = best ? kindsOf(best) : [];
  if (!best) return null;
  const { isNamed, ...frame } = frameOf(best, kinds);
  const { roles } = headingsOf(isNamed ? frame.headerCells : []);
  const texts = textColumns(best, kinds, daysIn(kinds, frame.headerCells, roles));
  if (!texts) return null;
  if (mapping) {
    const columns = whole(mapping);
    return columns && { layout: { ...frame, columns }, ground: 'person', isNamed };
  }
  const [money, ground] = moneyOf(best, kinds);
  if (ground === 'asked' && !isMostlyDated(best)) return null;
  const reference = referenceIn(best, kinds, { ...texts, ...money }, roles);
  const columns = { ...texts, ...money, ...reference };
  return { layout: { ...frame, columns }, ground, isNamed };
}

/** Of a page of figures with some days among them nobody is asked which column is which: it is no list of transactions. */
function isMostlyDated({ table, rows }: DatedRows): boolean {
  let filled = 0;
  for (let index = rows[0]?.index ?? 0, last = rows.at(-1)?.index ?? 0; index <= last; ) {
    const { cells, next } = table.recordAt(index, 0);
    if (cells.some((cell) => cell.trim() !== '')) filled++;
    index = next;
  }
  return rows.length * 2 > filled;
}

function moneyOf(rows: DatedRows, kinds: readonly Kind[]): [Mapping, Ground] {
  const proved = provedMoney(rows, kinds);
  if (proved) return [proved, 'balances'];
  const signed = signedMoney(rows, kinds);
  return signed ? [signed, 'signs'] : [{}, 'asked'];
}

/** Under the right delimiter the most lines hold a day, a text and a figure; under a wrong one they hold fewer cells. */
function bestOf(all: readonly DatedRows[]): DatedRows | null {
  const most = all.reduce((best, one) => (size(one) > size(best) ? one : best));
  return most.rows.length >= FEWEST_ROWS ? most : null;
}

const size = ({ rows, width }: DatedRows): number => rows.length * width;

/** The columns of days: the one that is called so before others, and those of a later change last. */
function daysIn(kinds: readonly Kind[], names: readonly string[], roles: Headings['roles']): number[] {
  const rank = (at: number) => (at === roles.get('date') ? -1 : doubtOfDay(names[at]));
  const days = placesOf(kinds, 'day').sort((one, other) => rank(one) - rank(other));
  return days.filter((at, place) => place === 0 || rank(at) < 1);
}

/** The first column of days, a second one as the value date, and the column of text with the most letters. */
function textColumns(rows: DatedRows, kinds: readonly Kind[], [date, valueDate]: readonly number[]) {
  const [description] = placesOf(kinds, 'text').sort((one, other) => letters(rows, other) - letters(rows, one));
  if (date === undefined || description === undefined) return null;
  return { date, description, ...(valueDate !== undefined && { valueDate }) };
}

const placesOf = (kinds: readonly Kind[], kind: Kind): number[] =>
  kinds.flatMap((one, at) => (one === kind ? [at] : []));

const letters = ({ rows }: DatedRows, at: number): number =>
  cellsAt(rows, at).reduce((sum, cell) => sum + cell.replace(/\P{L}/gu, '').length, 0);

const REFERENCE = /^'?(?=.*\d)[a-z\d/-]{5,}$|^(?:[-0]*|na|nil)$/i;

/** Another column that is called a reference, or whose cells are numbers of cheques or transfers, and vary. */
function referenceIn({ rows }: DatedRows, kinds: readonly Kind[], taken: Mapping, roles: Headings['roles']): Mapping {
  const used = new Set(Object.values(taken));
  const called = roles.get('reference');
  if (called !== undefined && !used.has(called)) return { reference: called };
  const reference = kinds.findIndex((kind, at) => {
    const cells = cellsAt(rows, at);
    const isKind = kind === 'text' || kind === 'figure';
    return isKind && !used.has(at) && cells.every((cell) => REFERENCE.test(cell)) && new Set(cells).size > 1;
  });
  return reference === -1 ? {} : { reference };
}

/** The table from its first line on. Its columns are called as the line above calls them, else by what they hold first. */
function frameOf(dated: DatedRows, kinds: readonly Kind[]): Omit<Layout, 'columns'> & { isNamed: boolean } {
  const { table, rows, width } = dated;
  const names = namesAbove(dated, kinds);
  const frame = { table, width, next: rows[0]?.index ?? 0 };
  if (names) {
    const { line, cells } = names;
    return {
      ...frame,
      headerCells: cells,
      headerLines: [cells],
      headerLine: line,
      shape: shapeOf(cells),
      isNamed: true,
    };
  }
  const headerCells = kinds.map((_kind, at) => cellsAt(rows, at).slice(0, 1).map(quote).join(''));
  const shape = `no-heading:${kinds.join('|')}`;
  return { ...frame, headerCells, headerLines: [headerCells], headerLine: rows[0]?.line ?? 1, shape, isNamed: false };
}

/** The line right above the first one, where it is words alone and has one for nearly every column. */
function namesAbove({ table, rows, width }: DatedRows, kinds: readonly Kind[]) {
  let above: { line: number; cells: readonly string[] } | null = null;
  for (let index = 0; index < (rows[0]?.index ?? 0); ) {
    const { cells, line, next } = table.recordAt(index, 0);
    if (cells.some((cell) => cell.trim() !== '')) above = { line, cells };
    index = next;
  }
  const filled = above?.cells.filter((cell) => cell.trim() !== '') ?? [];
  const isWords = filled.every((cell) => !isFigure(cell) && !isDay(cell.trim()));
  const isFull = filled.length + 1 >= kinds.filter((kind) => kind !== 'empty').length;
  if (!above || !isWords || !isFull || above.cells.length > width) return null;
  const { line, cells } = above;
  return { line, cells: Array.from({ length: width }, (_, at) => cells[at] ?? '') };
}
