import type { Side } from '../values';
import { type LineNotice, problem } from './notices';
import type { StatementLine, UnsidedLine } from './rows';

type Sided = { rows: StatementLine[]; problems: LineNotice[] };

/**
 * The sides of amounts that are printed without one, proved by the running balance: it rises by what came in and falls by what
 * went out. Where some amounts carry a minus, one without it came in. A line of which nothing proves the side is a problem;
 * none is ever guessed.
 */
export function sidesByBalance(lines: readonly UnsidedLine[], warnings: LineNotice[]): Sided {
  const open = lines.filter(({ side }) => side === null).length;
  if (open === 0) return { rows: lines.filter(isSided), problems: [] };
  const isSigned = lines.some(({ side }) => side === 'debit') && !lines.some(({ side }) => side === 'credit');
  if (isSigned) return { rows: lines.map((line) => ({ ...line, side: line.side ?? 'credit' })), problems: [] };
  const [forward, backward] = [proved(lines, 1), proved(lines, -1)];
  const best = count(backward) > count(forward) ? backward : forward;
  const rows: StatementLine[] = [];
  const problems: LineNotice[] = [];
  lines.forEach((line, at) => {
    const side = line.side ?? best[at];
    if (side) rows.push({ ...line, side });
    else
      problems.push(
        problem(line.line, 'NO_SIDE', 'Neither a mark nor the balance says whether this came in or went out.'),
      );
  });
  const message = `The statement prints one amount without Dr or Cr. For ${rows.length} of ${lines.length} lines the running balance proves which way the money went.`;
  warnings.push({ line: 0, code: 'SIDES_BY_BALANCE', message });
  return { rows, problems };
}

const isSided = (line: UnsidedLine): line is StatementLine => line.side !== null;
const count = (sides: readonly (Side | null)[]) => sides.filter(Boolean).length;

/** For each line the side that leads from the balance of its neighbour, above or below, to its own. */
function proved(lines: readonly UnsidedLine[], step: 1 | -1): (Side | null)[] {
  return lines.map(({ amount, balance }, at) => {
    const before = lines[at - step]?.balance ?? null;
    if (before === null || balance === null) return null;
    const moved = balance - before;
    return moved === amount ? 'credit' : moved === -amount ? 'debit' : null;
  });
}
