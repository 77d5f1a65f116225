import { looksLikeDate } from '#domain/bank/statement/dates-column';
import type { Columns } from '#domain/bank/statement/layout';
import { joinerOf } from './pdf-narration';

/** A line of the table as cells, and where on its page it stands. */
export type PlacedCells = { y: number; cells: string[] };

/** Lines of one row stand closer together than rows do, by this much at least. */
const CLOSER = 1.25;

/**
 * The lines of a page as rows. Where a narration runs over several lines, the day and the amounts may stand on its first line or
 * beside its middle: lines that stand close together around one day are one row.
 */
export function rowsOf(printed: readonly PlacedCells[], columns: Columns): string[][] {
  const lines = withWholeDays(printed, columns);
  const blocks = blocksOf(lines, columns).map((block) => {
    const dated = block.filter(({ cells }) => isDated(cells, columns));
    const [row] = dated;
    return { block, count: dated.length, folded: dated.length === 1 && row ? folded(block, row, columns) : undefined };
  });
  const join = joinerOf(blocks.flatMap((each) => (each.folded ? [each.folded.texts] : [])));
  return blocks.flatMap(({ block, count, folded: one }) => {
    if (one) return [one.cells.map((cell, at) => (at === columns.description ? join(one.texts) : cell)), ...one.others];
    return block.map(({ cells }) => (count === 0 ? aside(cells, columns) : cells));
  });
}

/** A day may run over two lines of a narrow column: '01-10-' above '2026'. */
function withWholeDays(printed: readonly PlacedCells[], { date }: Columns): PlacedCells[] {
  const lines = printed.map(({ y, cells }) => ({ y, cells: [...cells] }));
  lines.forEach(({ cells }, at) => {
    const below = lines[at + 1]?.cells;
    const [head, tail] = [cells[date] ?? '', below?.[date] ?? ''];
    if (!below || !BEGUN.test(head) || !ENDED.test(tail)) return;
    cells[date] = head + tail;
    below[date] = '';
  });
  return lines;
}

const BEGUN = /^\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ]?$/i;
const ENDED = /^[-/. ]?(?:\d{4}|\d{2})$/;

const isDated = (cells: readonly string[], { date }: Columns) => looksLikeDate(cells[date] ?? '');

function isTextOnly(cells: readonly string[], { description }: Columns): boolean {
  return cells.every((cell, at) => (at === description ? cell !== '' : cell === ''));
}

function blocksOf(lines: readonly PlacedCells[], columns: Columns): PlacedCells[][] {
  const limit = CLOSER * spacingOf(lines, columns);
  const blocks: PlacedCells[][] = [];
  lines.forEach((line, at) => {
    const above = lines[at - 1];
    const last = blocks.at(-1);
    if (above && last && line.y - above.y <= limit) last.push(line);
    else blocks.push([line]);
  });
  return blocks;
}

/** How far apart the lines of a narration stand: rather the closest, for a note far below is text alone too. */
function spacingOf(lines: readonly PlacedCells[], columns: Columns): number {
  const gaps = lines
    .flatMap((line, at) => {
      const above = lines[at - 1];
      const isPart = above && (isTextOnly(line.cells, columns) || isTextOnly(above.cells, columns));
      return isPart ? [line.y - above.y] : [];
    })
    .sort((one, other) => one - other);
  return gaps[Math.floor(gaps.length / 4)] ?? 0;
}

type Folded = { cells: string[]; texts: string[]; others: string[][] };

/** One row of several lines: what stands in its other columns is put beside its day, its narration kept line by line. */
function folded(block: readonly PlacedCells[], row: PlacedCells, columns: Columns): Folded {
  const isPart = (line: PlacedCells) => line === row || isPartOf(line.cells, row.cells, columns);
  const parts = block.filter(isPart);
  return {
    cells: row.cells.map((_, at) => parts.map((part) => part.cells[at] ?? '').join('')),
    texts: parts.map(({ cells }) => cells[columns.description] ?? '').filter((text) => text !== ''),
    others: block.filter((line) => !isPart(line)).map(({ cells }) => cells),
  };
}

/** Text, and what goes on of a reference or of the year of a date; a figure beside another is a line of its own. */
function isPartOf(cells: readonly string[], row: readonly string[], { debit, credit, amount, balance }: Columns) {
  const figures = [debit, credit, amount, balance].filter((at) => at !== undefined);
  return figures.every((at) => !cells[at] || !row[at]);
}

/** Text that belongs to no row is no narration: it stands in the first column, where the reader takes it for a note. */
function aside(cells: readonly string[], columns: Columns): string[] {
  if (!isTextOnly(cells, columns) || columns.description === 0) return [...cells];
  return cells.map((_, at) => (at === 0 ? (cells[columns.description] ?? '') : ''));
}
