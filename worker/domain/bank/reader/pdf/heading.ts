import { headingsOf } from '../heading/roles';
import { type Chunk, chunksOf, type TextLine } from './items';

/** The heading of a table: its cells, and the lines it stands on. */
export type Heading = { cells: Chunk[]; first: number; last: number; score: number; glue: number };

/** How far apart words of one heading may stand, in letters; the guess that names the most columns wins. */
const GLUES = [0.35, 0.7, 1.2];
/** A heading's words may stand on several lines, one above another. */
const MOST_LINES = 3;
/** Lines further apart than this, in letters, belong to different things. */
const FARTHEST = 2.2;
const EACH_LINE_COSTS = 0.1;
const FEWEST_ROLES = 3;

/** The best heading on a page, or none. */
export function headingOn(lines: readonly TextLine[]): Heading | undefined {
  let best: Heading | undefined;
  lines.forEach((_, first) => {
    for (const candidate of candidatesAt(lines, first)) {
      if (!best || candidate.score > best.score) best = candidate;
    }
  });
  return best && widened(best, lines);
}

/** A name on two lines stands half a line above and below names on one: nearer than any other line is. */
const HALF_LINE = 0.9;

/** The heading with the parts of names that stand half a line above or below it, as far as it still names the same columns. */
function widened(heading: Heading, lines: readonly TextLine[]): Heading {
  const isNear = (one: number, other: number) => {
    const [upper, lower] = [lines[one], lines[other]];
    return Boolean(upper && lower && lower.y - upper.y <= HALF_LINE * Math.max(upper.h, lower.h));
  };
  let { first, last } = heading;
  while (isNear(first - 1, first)) first--;
  while (isNear(last, last + 1)) last++;
  if (first === heading.first && last === heading.last) return heading;
  const cells = stacked(lines.slice(first, last + 1), heading.glue);
  const isSound = !cells.some(({ str }) => /\d[.,/-]\d/.test(str)) && rolesIn(cells) >= rolesIn(heading.cells);
  return isSound ? { ...heading, cells, first, last } : heading;
}

const rolesIn = (cells: readonly Chunk[]): number => {
  const { roles, twice } = headingsOf(cells.map(({ str }) => str));
  return roles.size - twice.length;
};

function candidatesAt(lines: readonly TextLine[], first: number): Heading[] {
  const found: Heading[] = [];
  for (let last = first; last < first + MOST_LINES; last++) {
    const [above, line] = [lines[last - 1], lines[last]];
    if (!line || (last > first && above && line.y - above.y > FARTHEST * line.h)) break;
    for (const glue of GLUES) {
      const cells = stacked(lines.slice(first, last + 1), glue);
      const score = scoreOf(cells) - (last - first) * EACH_LINE_COSTS;
      if (score > 0) found.push({ cells, first, last, score, glue });
    }
  }
  return found;
}

function scoreOf(cells: readonly Chunk[]): number {
  const { roles, unknown, twice } = headingsOf(cells.map(({ str }) => str));
  const hasMoney = roles.has('debit') || roles.has('credit') || roles.has('amount');
  if (roles.size < FEWEST_ROLES || !hasMoney || !roles.has('date') || !roles.has('description')) return 0;
  return roles.size - unknown / 2 - twice.length;
}

/** Words above one another are one cell: 'Withdrawal' over 'Amt.'. */
function stacked(lines: readonly TextLine[], glue: number): Chunk[] {
  const cells: Chunk[] = [];
  for (const chunk of lines.flatMap((line) => chunksOf(line, glue))) {
    const above = cells.find(({ from, to }) => chunk.from < to && from < chunk.to);
    if (!above) cells.push({ ...chunk });
    else {
      above.str += ` ${chunk.str}`;
      above.from = Math.min(above.from, chunk.from);
      above.to = Math.max(above.to, chunk.to);
    }
  }
  return cells.sort((one, other) => one.from - other.from);
}
