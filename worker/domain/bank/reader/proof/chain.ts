import type { IsoDate } from '../../../shared/dates';
import { type Paise, paise } from '../../../shared/money';
import type { Chain, ChainBreak, StatementLine } from '../model';

/**
 * Puts lines in the order, oldest first, in which most running balances follow from each other, and checks them. Balances that
 * were rounded may be `slack` paise off.
 */
export function chain(rows: readonly StatementLine[], slack = 0): Chain {
  const ordered = inProvedOrder(rows, slack);
  const plain = walk(ordered, slack);
  return plain.breaks.length === 0 ? plain : walk(ordered, slack, firstOfEach(ordered));
}

/** Whether the balances follow only if money in and money out change places. */
export function followsWithSidesSwapped(rows: readonly StatementLine[]): boolean {
  const swapped = rows.map((row) => ({ ...row, side: row.side === 'debit' ? 'credit' : 'debit' }) as const);
  return walk(inProvedOrder(swapped)).breaks.length === 0;
}

/** Each order is made when it is looked at: nearly always the first one is proved. */
function inProvedOrder(rows: readonly StatementLine[], slack = 0): StatementLine[] {
  const forward = rows.slice();
  const backward = rows.toReversed();
  const isNewestFirst = isByDate(backward) && !isByDate(forward);
  const candidates = isNewestFirst ? [backward, forward] : [forward, backward];
  let best: { lines: StatementLine[]; breaks: number } | null = null;
  // Where the days run one way, no other order of them is looked for; where they run neither way, the bank may have its own.
  const asPrinted = isByDate(forward) === isByDate(backward) ? candidates : [];
  const orders = [...candidates.map((lines) => () => byDate(lines)), ...asPrinted.map((lines) => () => lines)];
  for (const order of orders) {
    const candidate = order();
    const breaks = walk(candidate, slack).breaks.length;
    if (breaks === 0) return candidate;
    if (!best || breaks < best.breaks) best = { lines: candidate, breaks };
  }
  if (!best) return forward;
  const relinked = relinkDays(best.lines);
  return walk(relinked, slack).breaks.length < best.breaks ? relinked : best.lines;
}

function isByDate(rows: readonly StatementLine[]): boolean {
  return rows.every((row, at) => at === 0 || (rows[at - 1]?.date ?? '') <= row.date);
}

function byDate(rows: StatementLine[]): StatementLine[] {
  if (isByDate(rows)) return rows;
  return rows.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

/** Rows shuffled inside a day are put back in the order their balances prove. */
function relinkDays(rows: readonly StatementLine[]): StatementLine[] {
  const linked: StatementLine[] = [];
  for (let start = 0, end = 0; start < rows.length; start = end) {
    while (end < rows.length && rows[end]?.date === rows[start]?.date) end++;
    // One by one: a day may have more lines than a call takes arguments.
    for (const row of dayTrail(rows.slice(start, end), linked.at(-1)?.balance ?? null)) linked.push(row);
  }
  return linked;
}

/** What a line adds to the balance, in paise: a debit takes away. */
export function signedAmount({ side, amount }: Pick<StatementLine, 'side' | 'amount'>): number {
  return side === 'credit' ? amount : -amount;
}

export type Follows = (before: StatementLine, row: StatementLine) => boolean;

/** Whether a balance follows from that of the line above; where one is not printed, nothing says that it does not. */
export const isBehind: Follows = (before, row) =>
  before.balance === null || row.balance === null || before.balance + signedAmount(row) === row.balance;

/** The same where the newest line stands first. */
export const isAfter: Follows = (before, row) => isBehind(row, before);

/** Whether each balance follows from the next line's, or each from that of the line before, as the lines are printed. */
export const isOneRun = (rows: readonly StatementLine[]): boolean =>
  [isBehind, isAfter].some((follows) => rows.every((row, at) => at === 0 || follows(rows[at - 1] ?? row, row)));

/** All that a bank prints of a row: two rows that share it are copies or true repetitions. */
function content({ date, side, amount, balance, description }: StatementLine): string {
  return `${date}|${side}|${amount}|${balance}|${description.toUpperCase().replace(/\s/g, '')}`;
}

function firstOfEach(rows: readonly StatementLine[]): Map<string, StatementLine> {
  const first = new Map<string, StatementLine>();
  for (const row of rows) if (row.balance !== null && !first.has(content(row))) first.set(content(row), row);
  return first;
}

/** Follows the balances. Blank ones are bridged by the amounts between; after a break the printed balance counts. */
function walk(rows: readonly StatementLine[], slack = 0, firsts?: ReadonlyMap<string, StatementLine>): Chain {
  const lines: StatementLine[] = [];
  const copies: Chain['copies'][number][] = [];
  const breaks: ChainBreak[] = [];
  let [checked, agreeing] = [0, 0];
  let opening: Paise | null = null;
  let anchor: number | null = null;
  let moved = 0;
  for (const row of rows) {
    const before = moved;
    moved += signedAmount(row);
    const expected: number | null = anchor === null ? null : anchor + moved;
    const isBreak: boolean = row.balance !== null && expected !== null && Math.abs(expected - row.balance) > slack;
    const first: StatementLine | undefined = isBreak ? firsts?.get(content(row)) : undefined;
    if (first && first !== row) {
      copies.push({ line: row.line, of: first.line });
      moved = before;
      continue;
    }
    const index = lines.push(row) - 1;
    if (row.balance === null) continue;
    const run = index + 1 - checked;
    checked += run;
    if (isBreak && expected !== null) breaks.push({ index, expected: exact(expected), found: row.balance });
    else agreeing += run;
    opening ??= exact(row.balance - moved);
    anchor = row.balance;
    moved = 0;
  }
  const closing = anchor === null ? null : exact(anchor + moved);
  return { lines, copies, breaks, checked, agreeing, opening, closing };
}

/** Sums over many blank balances of absurd size could pass what a number holds exactly: then nothing is claimed. */
function exact(value: number): Paise {
  return paise(Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, value)));
}

/**
 * The order of one day's rows in which every balance follows from the one before, starting from the balance the day
 * began with if that can be; the rows as given where no such order exists. Each row is a step from one balance to the
 * next, so the order sought is a trail over all steps (Hierholzer).
 */
function dayTrail(rows: readonly StatementLine[], entering: number | null): readonly StatementLine[] {
  if (rows.length < 2 || rows.some(({ balance }) => balance === null)) return rows;
  const steps = new Map<number, StatementLine[]>();
  for (const row of rows) {
    const from = balanceBefore(row);
    const waiting = steps.get(from);
    if (waiting) waiting.push(row);
    else steps.set(from, [row]);
  }
  const start = entering !== null && steps.has(entering) ? entering : startOf(rows);
  const trail = follow(steps, start);
  return trail.length === rows.length && isLinked(trail) ? trail : rows;
}

function balanceBefore({ side, amount, balance }: StatementLine): number {
  return (balance ?? 0) - (side === 'credit' ? amount : -amount);
}

/** A balance that one row more leaves from than arrives at; in a round trip any will do. */
function startOf(rows: readonly StatementLine[]): number {
  const surplus = new Map<number, number>();
  const count = (balance: number, by: number) => surplus.set(balance, (surplus.get(balance) ?? 0) + by);
  for (const row of rows) {
    count(balanceBefore(row), 1);
    count(row.balance ?? 0, -1);
  }
  for (const [balance, by] of surplus) if (by > 0) return balance;
  const first = rows[0];
  return first ? balanceBefore(first) : 0;
}

function follow(steps: ReadonlyMap<number, readonly StatementLine[]>, start: number): StatementLine[] {
  const path: { at: number; by: StatementLine | null }[] = [{ at: start, by: null }];
  const trail: StatementLine[] = [];
  const taken = new Map<number, number>();
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const place = taken.get(top.at) ?? 0;
    const step = steps.get(top.at)?.[place];
    taken.set(top.at, place + 1);
    if (step) path.push({ at: step.balance ?? 0, by: step });
    else if (path.pop()?.by) trail.push(...(top.by ? [top.by] : []));
  }
  return trail.reverse();
}

function isLinked(trail: readonly StatementLine[]): boolean {
  return trail.every((row, at) => at === 0 || trail[at - 1]?.balance === balanceBefore(row));
}

export type Dated = { line: number; date: IsoDate };

/**
 * Lines, in the order their balances prove, without those whose days run against it: the fewest that must be taken out for the
 * days to rise.
 */
export function withoutAstray<Line extends Dated>(lines: readonly Line[]): readonly Line[] {
  if (lines.every(({ date }, at) => at === 0 || (lines[at - 1]?.date ?? '') <= date)) return lines;
  const kept = longestRise(lines);
  return lines.filter((_, at) => kept.has(at));
}

/** Places of the longest run of days that never fall. For each length so far, the run that ends on the earliest day is kept. */
function longestRise(lines: readonly Dated[]): Set<number> {
  const ends: number[] = [];
  const before: number[] = [];
  lines.forEach(({ date }, at) => {
    const length = runsUpTo(ends, lines, date);
    before[at] = ends[length - 1] ?? -1;
    ends[length] = at;
  });
  const kept = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) kept.add(at);
  return kept;
}

/** How many lengths have a run that ends on this day or before it. */
function runsUpTo(ends: readonly number[], lines: readonly Dated[], date: IsoDate): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const end = lines[ends[middle] ?? 0];
    if (end && end.date <= date) low = middle + 1;
    else high = middle;
  }
  return low;
}
