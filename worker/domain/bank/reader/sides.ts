import { formatCount } from '../../shared/counts';
import type { Paise } from '../../shared/money';
import type { Side } from '../values';
import { chain } from './balance-chain';
import type { MarkHabit } from './mark-habit';
import { type LineNotice, problem } from './notices';
import type { StatementLine, UnsidedLine } from './rows';
import { linesInWords } from './wording';

type Sided = { rows: StatementLine[]; problems: LineNotice[] };

/**
 * The sides of amounts that are printed without one. Where only money out carries a minus or Dr, the others came in; where only
 * money in carries Cr, as on the bill of a card, the others went out: unless the running balance says otherwise. Else the balance
 * proves the side: it rises by what came in and falls by what went out, save on the bill of a card, which may print what is owed.
 * A line of which nothing proves the side is a problem; none is ever guessed.
 */
export function sidesByBalance(
  lines: readonly UnsidedLine[],
  habit: MarkHabit,
  warnings: LineNotice[],
  opening: () => Paise | null,
): Sided {
  const open = lines.filter(({ side }) => side === null).map(({ line }) => line);
  if (open.length === 0) return { rows: lines.filter(isSided), problems: [] };
  const best = habit.isCard ? lines.map(() => null) : bestProved(lines, opening());
  const unmarked = unmarkedSide(lines, habit);
  const marked = lines.map((line) => ({ ...line, side: line.side ?? unmarked })).filter(isSided);
  if (unmarked && !contradicts(marked, best)) {
    if (count(best) === 0) warnings.push(byMark(unmarked, open, habit));
    return { rows: marked, problems: [] };
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
  const message = `The statement prints one amount without Dr or Cr. For ${formatCount(rows.length)} of ${formatCount(lines.length)} lines the running balance proves which way the money went.`;
  warnings.push({ line: 0, code: 'SIDES_BY_BALANCE', message });
  return { rows, problems };
}

const isSided = (line: UnsidedLine): line is StatementLine => line.side !== null;
const count = (sides: readonly (Side | null)[]) => sides.filter(Boolean).length;

/**
 * What an amount without a mark is where only the other side carries one. A bank with a column for Dr marks Cr there as well: a
 * line without a mark among Dr has lost it.
 */
function unmarkedSide(lines: readonly UnsidedLine[], { hasColumn }: MarkHabit): Side | null {
  const hasDebit = lines.some(({ side }) => side === 'debit');
  const hasCredit = lines.some(({ side }) => side === 'credit');
  if (hasDebit === hasCredit || (hasDebit && hasColumn)) return null;
  return hasDebit ? 'credit' : 'debit';
}

/** Whether a balance moved the other way; not where all of them follow once the lines of a day are put in order. */
const contradicts = (lines: readonly StatementLine[], best: readonly (Side | null)[]): boolean =>
  lines.some(({ side }, at) => best[at] && best[at] !== side) && chain(lines).breaks.length > 0;

function byMark(unmarked: Side, open: readonly number[], { isCard }: MarkHabit): LineNotice {
  const [marked, way] =
    unmarked === 'credit'
      ? ['Only money out carries a minus or Dr', 'in']
      : [
          isCard ? 'This is the bill of a card, where only money in carries a minus or Cr' : 'Only money in carries Cr',
          'out',
        ];
  const message = `${marked}, and no balance proves the rest: ${linesInWords(open)} without a mark ${open.length === 1 ? 'was' : 'were'} read as money ${way}. Check this before saving.`;
  return { line: 0, code: 'SIDES_BY_MARK', message };
}

function bestProved(lines: readonly UnsidedLine[], opening: Paise | null): (Side | null)[] {
  const [forward, backward] = [proved(lines, 1, opening), proved(lines, -1, opening)];
  return count(backward) > count(forward) ? backward : forward;
}

/** For each line the side that leads from the balance of its neighbour, above or below, or from the printed first one, to its own. */
function proved(lines: readonly UnsidedLine[], step: 1 | -1, opening: Paise | null): (Side | null)[] {
  return lines.map(({ amount, balance }, at) => {
    const neighbour = lines[at - step];
    const before = neighbour ? neighbour.balance : opening;
    if (before === null || balance === null) return null;
    const moved = balance - before;
    return moved === amount ? 'credit' : moved === -amount ? 'debit' : null;
  });
}
