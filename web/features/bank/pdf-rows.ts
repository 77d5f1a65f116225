import { looksLikeDate } from '#domain/bank/statement/dates-column';
import type { Columns } from '#domain/bank/statement/layout';

/** A line of the table as cells, and where on its page it stands. */
export type PlacedCells = { y: number; cells: string[] };

/** Lines of one row stand closer together than rows do, by this much at least. */
const CLOSER = 1.25;

/**
 * The lines of a page as rows. Where a narration runs over several lines, the day and the amounts may stand on its first line or
 * beside its middle: lines that stand close together around one day are one row. The first line of the narration stays with the
 * day, and the others follow as lines of their own, which the reader of statements joins again.
 */
export function rowsOf(lines: readonly PlacedCells[], columns: Columns): string[][] {
  return blocksOf(lines, columns).flatMap((block) => {
    const dated = block.filter(({ cells }) => isDated(cells, columns));
    const [row] = dated;
    if (dated.length === 1 && row) return folded(block, row, columns);
    if (dated.length === 0) return block.map(({ cells }) => aside(cells, columns));
    return block.map(({ cells }) => cells);
  });
}

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

/** One row of several lines: what stands in its other columns is put beside its day. */
function folded(block: readonly PlacedCells[], row: PlacedCells, columns: Columns): string[][] {
  const { description } = columns;
  const [parts, others] = [
    block.filter((line) => line === row || isPartOf(line.cells, row.cells, columns)),
    block.filter((line) => line !== row && !isPartOf(line.cells, row.cells, columns)),
  ];
  const texts = parts.map(({ cells }) => cells[description] ?? '').filter((text) => text !== '');
  const cells = row.cells.map((_, at) =>
    at === description ? (texts[0] ?? '') : parts.map((part) => part.cells[at] ?? '').join(''),
  );
  const goesOn = texts.slice(1).map((text) => row.cells.map((_, at) => (at === description ? text : '')));
  return [cells, ...goesOn, ...others.map((other) => other.cells)];
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
