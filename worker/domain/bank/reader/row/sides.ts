import { say } from '../../../shared/message';
import type { Paise } from '../../../shared/money';
import type { Side } from '../../values';
import { readPrinted, sideOf } from '../cell/amount';
import { wordsOf } from '../heading/words';
import type { DelimitedRecord, Layout, StatementLine, UnsidedLine } from '../model';
import { type LineNotice, nameLines, problem } from '../notices';
import { isCardBill, namesAccount, namesCard } from '../paper/papers';
import { chain } from '../proof/chain';

type Sided = { rows: readonly StatementLine[]; problems: readonly LineNotice[]; warnings: readonly LineNotice[] };

/**
 * The sides of amounts that are printed without one. Where only money out carries a minus or Dr, the others came in; where only
 * money in carries Cr, as on the bill of a card, the others went out: unless the running balance says otherwise. Else the balance
 * proves the side: it rises by what came in and falls by what went out, save on the bill of a card, which may print what is owed.
 * A line of which nothing proves the side is a problem; none is ever guessed.
 */
export function sidesByBalance(lines: readonly UnsidedLine[], habit: MarkHabit, opening: () => Paise | null): Sided {
  const open = lines.filter(({ side }) => side === null).map(({ line }) => line);
  if (open.length === 0) return { rows: lines.filter(isSided), problems: [], warnings: [] };
  const best = habit.isCard ? lines.map(() => null) : bestProved(lines, opening());
  const unmarked = unmarkedSide(lines, habit);
  const marked = lines.map((line) => ({ ...line, side: line.side ?? unmarked })).filter(isSided);
  if (unmarked && !contradicts(marked, best)) {
    return { rows: marked, problems: [], warnings: count(best) === 0 ? [byMark(unmarked, open, habit)] : [] };
  }
  const proved = lines.map((line, at) => ({ ...line, side: line.side ?? best[at] ?? null }));
  const rows = proved.filter(isSided);
  const fault = say('statement.no-side-proved');
  const problems = proved.filter((line) => !isSided(line)).map(({ line }) => problem(line, 'NO_SIDE', fault));
  const message = say('statement.sides-by-balance', { count: rows.length, all: lines.length });
  return { rows, problems, warnings: [{ line: 0, code: 'SIDES_BY_BALANCE', message }] };
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
  const habit = unmarked === 'credit' ? 'money-in' : isCard ? 'card' : 'money-out';
  const message = say(`statement.sides-by-mark.${habit}`, { lines: nameLines(open) });
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

type Read = { rows: readonly StatementLine[]; warnings: readonly LineNotice[] };

/** A single minus is a correction; several, and no amount without one, are how the bank prints the column. */
const FEWEST = 2;

/**
 * A column of which every amount carries a minus: there it says again what the heading says, and turns nothing round. That is
 * taken so where otherwise all money would have gone one way, and where the balances do not speak against it.
 */
export function withSignedColumn({ rows, warnings }: Read): Read {
  const turned = new Set(warnings.filter(({ code }) => code === 'NEGATIVE_AMOUNT').map(({ line }) => line));
  if (turned.size < FEWEST || new Set(rows.map(({ side }) => side)).size > 1) return { rows, warnings };
  const straight = rows.map((row): StatementLine => {
    const side = row.side === 'debit' ? 'credit' : 'debit';
    return turned.has(row.line) ? { ...row, side } : row;
  });
  const [before, after] = [chain(rows), chain(straight)];
  if (after.checked > 0 && after.breaks.length >= before.breaks.length) return { rows, warnings };
  const side = straight.find(({ line }) => turned.has(line))?.side ?? 'credit';
  const message = say(`statement.every-minus.${side}`, { count: turned.size });
  const others = warnings.filter(({ code }) => code !== 'NEGATIVE_AMOUNT');
  return { rows: straight, warnings: [...others, { line: 0, code: 'NEGATIVE_AMOUNT', message }] };
}

/**
 * A minus in a column is money the other way where its balance says so. Where the balance says otherwise, or none is printed, the
 * line is asked about: a bank may as well have printed the minus that its heading says already.
 */
export function unprovedMinuses({ rows, warnings }: Read): Read & { problems: LineNotice[] } {
  const turned = new Map(
    warnings.flatMap((one) =>
      one.code === 'NEGATIVE_AMOUNT' && one.line > 0 ? [[one.line, one.message] as const] : [],
    ),
  );
  if (turned.size === 0) return { rows, warnings, problems: [] };
  const { lines, breaks } = chain(rows);
  const open = new Set(breaks.flatMap(({ index }) => lines[index]?.line ?? []));
  for (const { line, balance } of rows) if (balance === null) open.add(line);
  const asked = [...turned].filter(([line]) => open.has(line));
  const isAsked = new Set(asked.map(([line]) => line));
  return {
    rows: rows.filter(({ line }) => !isAsked.has(line)),
    warnings: warnings.filter(({ code, line }) => code !== 'NEGATIVE_AMOUNT' || !isAsked.has(line)),
    problems: asked.map(([line, why]) => problem(line, 'NEGATIVE_AMOUNT', say('statement.negative-unproved', { why }))),
  };
}

/** How a file marks which way each amount of its single column went. */
export type MarkHabit = {
  isCard: boolean;
  /** Whether the sides have a column of their own. */
  hasColumn: boolean;
  /** Whether that column holds words, so that a dash in it says nothing. */
  hasWords: boolean;
  /** Whether a D there is a deposit, beside a W for what was withdrawn. */
  isDeposit: boolean;
  /** Whether that column tells cash from transfers by its letters, and nothing of the sides. */
  isOfKinds: boolean;
  /** Which way an amount with a minus went; null where the file leaves that open. */
  minus: Side | null;
};

/** Where both sides have a column, no mark says anything. */
export const NO_MARKS: MarkHabit = {
  ...{ isCard: false, hasColumn: false, hasWords: false, isDeposit: false, isOfKinds: false },
  minus: 'debit',
};

/** How this file marks debit and credit, told from its heading and from all rows together. */
export function markHabit(layout: Layout, records: readonly DelimitedRecord[]): MarkHabit {
  const { amount, side } = layout.columns;
  const isCard = amount !== undefined && isCardBill(layout);
  const hasWords = side !== undefined && records.some(({ cells }) => /\p{L}/u.test(cells[side] ?? ''));
  const minus = isCard ? minusOnCard(records, amount) : minusInAccount(layout, records);
  const isOfKinds = tellsKinds(layout, records);
  const hasColumn = side !== undefined && !isOfKinds;
  return { isCard, hasColumn, hasWords, isDeposit: isDepositLetter(layout, records), isOfKinds, minus };
}

/** C is cash where no line has a D or a Dr, in a column of types: beside T and L it is so at every bank that prints them. */
function tellsKinds({ columns: { side }, headerCells }: Layout, records: readonly DelimitedRecord[]): boolean {
  const heading = headerCells[side ?? -1] ?? '';
  if (side === undefined || !OF_KINDS.test(heading)) return false;
  const named = wordsOf(heading);
  if (named?.has('debit') && named.has('credit')) return false;
  const words = records.map(({ cells }) => (cells[side] ?? '').trim());
  return words.some((word) => /^c$/i.test(word)) && !words.some((word) => sideOf(word) === 'debit');
}

const OF_KINDS = /type|mode|kind/i;

/** D is a debit, but a deposit in a column whose name or whose other letter speaks of withdrawals. */
function isDepositLetter({ columns: { side }, headerCells }: Layout, records: readonly DelimitedRecord[]): boolean {
  if (side === undefined) return false;
  const isNamed = /\bw\s*[/|]\s*d\b|\bd\s*[/|]\s*w\b|with.*dep|dep.*with/i.test(headerCells[side] ?? '');
  return isNamed || records.some(({ cells }) => /^\s*W\s*$/i.test(cells[side] ?? ''));
}

/** A minus is a payment received, unless most lines carry one: then it may be what was spent, and is asked. */
function minusOnCard(records: readonly DelimitedRecord[], amount: number): Side | null {
  const minuses = records.filter(({ cells }) => readPrinted(cells[amount] ?? '', 'credit')?.isMinus).length;
  return minuses * 2 < records.length ? 'credit' : null;
}

/** A minus is money out; where a credit card is named in passing, or thanks for a payment, and no balance tells, it is asked. */
function minusInAccount(layout: Layout, records: readonly DelimitedRecord[]): Side | null {
  const { amount, balance } = layout.columns;
  if (amount === undefined || balance !== undefined) return 'debit';
  const isThanked = !namesAccount(layout) && records.some(({ cells }) => isThanks(cells, layout));
  return namesCard(layout) || isThanked ? null : 'debit';
}

const THANKS = /payment\W*(?:has been\W*)?rece?ie?ved|rece?ie?ved\W*payment|thank\W*you/i;

/** Whether a line with a minus is what a card's bill says of a payment to it. */
const isThanks = (cells: readonly string[], { columns: { amount = -1, description } }: Layout): boolean =>
  THANKS.test(cells[description] ?? '') && Boolean(readPrinted(cells[amount] ?? '', 'credit')?.isMinus);
