import { looksLikeDate } from '../cell/dates';
import type { Columns } from '../model';
import { moneyIn, type PlacedCells, withWholeCells } from './whole-cells';

/** Lines of one row stand closer together than rows do, by this much at least; where rows stand close too, by less. */
const CLOSER = 1.25;
const NEARLY = 1.06;
/** Lines nearer than this, in letters, stand beside each other: no two rows do. */
const OVERLAP = 0.8;
/** Lines further apart than this, in letters, are not of one text. */
const FARTHEST = 2.2;

/**
 * The lines of a page as rows. Where a narration runs over several lines, the day and the amounts may stand on its first line or
 * beside its middle: lines that stand close together around one day are one row.
 */
export function rowsOf(printed: readonly PlacedCells[], columns: Columns): string[][] {
  const lines = withWholeCells(printed, columns).filter(({ cells }) => cells.some(Boolean));
  const blocks = blocksOf(lines, spacingOf(printed, columns), columns).map(({ lines: block, isApart }) => {
    const dated = block.filter(({ cells }) => isDated(cells, columns));
    const [row] = dated;
    const isNote = isApart && dated.length === 0;
    return { block, isNote, folded: dated.length === 1 && row ? folded(block, row, columns) : undefined };
  });
  const join = joinerOf(blocks.flatMap((each) => (each.folded ? [each.folded.texts] : [])));
  return blocks.flatMap(({ block, isNote, folded: one }) => {
    if (one) return [one.cells.map((cell, at) => (at === columns.description ? join(one.texts) : cell)), ...one.others];
    return block.map(({ cells }) => (isNote ? aside(cells, columns) : cells));
  });
}

const isDated = (cells: readonly string[], { date }: Columns) => looksLikeDate(cells[date] ?? '');

function isTextOnly(cells: readonly string[], { description }: Columns): boolean {
  return cells.every((cell, at) => (at === description ? cell !== '' : cell === ''));
}

/** Lines close together, and whether room parts them from what stands above and below. */
type Block = { lines: PlacedCells[]; isApart: boolean };

/** Of several rows close together each by itself, where a little more room or the middles of them tell; else what is beside it. */
function blocksOf(lines: readonly PlacedCells[], spacing: number, columns: Columns): Block[] {
  const daysIn = (block: readonly PlacedCells[]) => block.filter(({ cells }) => isDated(cells, columns)).length;
  return apart(lines, CLOSER * spacing).flatMap((block) => {
    const parts = apart(block, NEARLY * spacing);
    return (parts.every(daysIn) ? parts : [block]).flatMap((part): Block[] => {
      if (daysIn(part) < 2) return [{ lines: part, isApart: true }];
      const rows = centred(part, columns, spacing) ?? apart(part, 0);
      return rows.map((row) => ({ lines: row, isApart: false }));
    });
  });
}

/**
 * The rows of a block in which no room parts them, where each has its day beside its middle: as far as its first line stands
 * above the day, its last one stands below. Null where the days are not seen to stand between lines of text.
 */
function centred(block: readonly PlacedCells[], columns: Columns, spacing: number): PlacedCells[][] | null {
  const rows: PlacedCells[][] = [];
  for (let start = 0; start < block.length; start += rows.at(-1)?.length ?? 1) {
    const row = rowAround(block.slice(start), columns, spacing);
    if (!row) return null;
    rows.push(row);
  }
  const isBetween = ({ cells }: PlacedCells) => isDated(cells, columns) && !cells[columns.description];
  return rows.some((row) => row.length > 1 && row.some(isBetween)) ? rows : null;
}

/** The first row of these lines, if its day stands beside its middle. */
function rowAround(lines: readonly PlacedCells[], columns: Columns, spacing: number): PlacedCells[] | null {
  const middle = lines.findIndex(({ cells }) => isDated(cells, columns));
  const [first, day] = [lines[0], lines[middle]];
  if (!first || !day) return null;
  const bottom = 2 * day.y - first.y;
  const below = lines.slice(middle + 1);
  const after = below.findIndex(({ y, cells }) => y > bottom + spacing / 4 || isDated(cells, columns));
  const row = after === -1 ? [...lines] : lines.slice(0, middle + 1 + after);
  return Math.abs((row.at(-1)?.y ?? 0) - bottom) <= spacing / 4 ? row : null;
}

function apart(lines: readonly PlacedCells[], limit: number): PlacedCells[][] {
  const blocks: PlacedCells[][] = [];
  lines.forEach((line, at) => {
    const above = lines[at - 1];
    const last = blocks.at(-1);
    if (above && last && line.y - above.y <= Math.max(limit, OVERLAP * line.h)) last.push(line);
    else blocks.push([line]);
  });
  return blocks;
}

/**
 * How far apart the lines of one cell stand, the day beside its middle not counted: rather the closest, for a note far below is
 * text too.
 */
function spacingOf(lines: readonly PlacedCells[], columns: Columns): number {
  const gaps = (lines[0]?.cells ?? []).flatMap((_, at) => {
    const filled = lines.filter(({ cells }) => cells[at]);
    return filled.flatMap((line, place) => {
      const above = filled[place - 1];
      const isPart = above && (isLoose(line.cells, columns) || isLoose(above.cells, columns));
      return isPart && line.y - above.y <= FARTHEST * line.h ? [line.y - above.y] : [];
    });
  });
  return gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 4)] ?? 0;
}

/** Neither a day nor a figure: it goes on with what stands above or below it. */
const isLoose = (cells: readonly string[], columns: Columns): boolean =>
  !isDated(cells, columns) && moneyIn(columns).every((at) => !/\d/.test(cells[at] ?? ''));

type Folded = { cells: string[]; texts: string[]; others: string[][] };

/** One row of several lines: what stands in its other columns is put beside its day, its narration kept line by line. */
function folded(block: readonly PlacedCells[], row: PlacedCells, columns: Columns): Folded {
  const isPart = (line: PlacedCells) => line === row || isPartOf(line.cells, row.cells, columns);
  const parts = block.filter(isPart);
  const blank = (at: number) => (at === columns.date ? ' ' : '');
  const inColumn = (at: number) => parts.map((part) => part.cells[at] ?? '').filter((cell) => cell !== '');
  return {
    // Below a whole day stands its time.
    cells: row.cells.map((_, at) => inColumn(at).join(blank(at))),
    texts: inColumn(columns.description),
    others: block.filter((line) => !isPart(line)).map(({ cells }) => cells),
  };
}

/** Text, a time, and what goes on of a reference; a figure beside another, or words below a day, are a line of their own. */
const isPartOf = (cells: readonly string[], row: readonly string[], columns: Columns): boolean =>
  BELOW_DAY.test(cells[columns.date] ?? '') && moneyIn(columns).every((at) => !cells[at] || !row[at]);

const BELOW_DAY = /^\W*(?:\d[\d:.]*)?\W*(?:[ap]\.?m\.?|ist|hrs)?\W*(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)?\W*$/i;

/** Text that belongs to no row is no narration: it stands in the first column, where the reader takes it for a note. */
function aside(cells: readonly string[], columns: Columns): string[] {
  if (!isTextOnly(cells, columns) || columns.description === 0) return [...cells];
  return cells.map((_, at) => (at === 0 ? (cells[columns.description] ?? '') : ''));
} /** Lines shorter than this share of the longest one were not cut because the column was full. */
const FULL = 0.93;
/** Fewer full lines than this say nothing about how a bank cuts. */
const FEWEST = 3;
const MOST_OF_THEM = 0.85;

/** The lines of each narration that runs over several. */
type Narrations = readonly (readonly string[])[];

/**
 * How the lines of one narration are put together. A bank that cuts wherever the column is full leaves nearly all lines equally
 * long: nothing was between them. One that cuts between words leaves them uneven, and a blank was there.
 */
export function joinerOf(narrations: Narrations): (lines: readonly string[]) => string {
  const cut = narrations.flatMap((lines) => lines.slice(0, -1)).map(({ length }) => length);
  const longest = Math.max(0, ...narrations.flat().map(({ length }) => length));
  const full = cut.filter((length) => length >= FULL * longest).length;
  const isAnywhere = cut.length >= FEWEST && full >= MOST_OF_THEM * cut.length;
  return (lines) => lines.reduce((text, line) => text + betweenOf(text, isAnywhere, longest) + line, '');
}

/** A word that fills the whole line was cut for want of room, wherever the bank likes to cut. */
function betweenOf(text: string, isAnywhere: boolean, longest: number): string {
  if (text === '' || isAnywhere) return '';
  const lastWord = text.slice(text.lastIndexOf(' ') + 1);
  return lastWord.length >= FULL * longest ? '' : ' ';
}
