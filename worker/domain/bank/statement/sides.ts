import type { Side } from '../values';
import { type LineNotice, problem } from './notices';
import type { StatementLine, UnsidedLine } from './rows';

type Sided = { rows: StatementLine[]; problems: LineNotice[] };

/**
 * The sides of amounts that are printed without one. Where only money out carries a minus or Dr, the others came in; where only
 * money in carries Cr, as on the bill of a card, the others went out: unless the running balance says otherwise. Else the balance
 * proves the side: it rises by what came in and falls by what went out. A line of which nothing proves the side is a problem;
 * none is ever guessed.
 */
export function sidesByBalance(lines: readonly UnsidedLine[], warnings: LineNotice[]): Sided {
  const open = lines.filter(({ side }) => side === null).length;
  if (open === 0) return { rows: lines.filter(isSided), problems: [] };
  const [forward, backward] = [proved(lines, 1), proved(lines, -1)];
  const best = count(backward) > count(forward) ? backward : forward;
  const unmarked = unmarkedSide(lines);
  if (unmarked && !contradicts(lines, best, unmarked)) {
    if (count(best) === 0) warnings.push(byMark(unmarked, open));
    return { rows: lines.map((line) => ({ ...line, side: line.side ?? unmarked })), problems: [] };
  }
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

/** What an amount without a mark is where only the other side carries one. */
function unmarkedSide(lines: readonly UnsidedLine[]): Side | null {
  const hasDebit = lines.some(({ side }) => side === 'debit');
  const hasCredit = lines.some(({ side }) => side === 'credit');
  if (hasDebit === hasCredit) return null;
  return hasDebit ? 'credit' : 'debit';
}

function contradicts(lines: readonly UnsidedLine[], best: readonly (Side | null)[], unmarked: Side): boolean {
  const told = lines.map(({ side }, at) => (best[at] ? best[at] === (side ?? unmarked) : null));
  return told.filter((isSame) => isSame === false).length > told.filter((isSame) => isSame === true).length;
}

function byMark(unmarked: Side, open: number): LineNotice {
  const [marked, way] =
    unmarked === 'credit' ? ['Only money out carries a minus or Dr', 'in'] : ['Only money in carries Cr', 'out'];
  const message = `${marked}, and no balance proves the rest: ${open} ${open === 1 ? 'line' : 'lines'} without a mark ${open === 1 ? 'was' : 'were'} read as money ${way}. Check this before saving; on the bill of a card a minus may be a payment received.`;
  return { line: 0, code: 'SIDES_BY_MARK', message };
}

/** For each line the side that leads from the balance of its neighbour, above or below, to its own. */
function proved(lines: readonly UnsidedLine[], step: 1 | -1): (Side | null)[] {
  return lines.map(({ amount, balance }, at) => {
    const before = lines[at - step]?.balance ?? null;
    if (before === null || balance === null) return null;
    const moved = balance - before;
    return moved === amount ? 'credit' : moved === -amount ? 'debit' : null;
  });
}
