import { type Paise, paise } from '../../shared/money';
import { dayTrail } from './day-trail';
import type { StatementLine } from './rows';

/** A line whose printed balance does not follow from the one before. `index` is its place in the order. */
export type ChainBreak = { index: number; expected: Paise; found: Paise };

export type Chain = {
  lines: StatementLine[];
  /** Lines that repeat an earlier one although the balance stood still: copies, and not in `lines`. */
  copies: { line: number; of: number }[];
  breaks: ChainBreak[];
  checked: number;
  agreeing: number;
  opening: Paise | null;
  closing: Paise | null;
};

/** Puts lines in the order, oldest first, in which most running balances follow from each other, and checks them. */
export function chain(rows: readonly StatementLine[]): Chain {
  const ordered = inProvedOrder(rows);
  const plain = walk(ordered);
  return plain.breaks.length === 0 ? plain : walk(ordered, firstOfEach(ordered));
}

/** Whether the balances follow only if money in and money out change places. */
export function followsWithSidesSwapped(rows: readonly StatementLine[]): boolean {
  const swapped = rows.map((row) => ({ ...row, side: row.side === 'debit' ? 'credit' : 'debit' }) as const);
  return walk(inProvedOrder(swapped)).breaks.length === 0;
}

function inProvedOrder(rows: readonly StatementLine[]): StatementLine[] {
  const forward = rows.slice();
  const backward = rows.toReversed();
  const isNewestFirst = isByDate(backward) && !isByDate(forward);
  const candidates = isNewestFirst ? [backward, forward] : [forward, backward];
  let best: { lines: StatementLine[]; breaks: number } | null = null;
  // Where the days run one way, no other order of them is looked for; where they run neither way, the bank may have its own.
  const asPrinted = isByDate(forward) === isByDate(backward) ? candidates : [];
  for (const candidate of [...candidates.map(byDate), ...asPrinted]) {
    const breaks = walk(candidate).breaks.length;
    if (breaks === 0) return candidate;
    if (!best || breaks < best.breaks) best = { lines: candidate, breaks };
  }
  if (!best) return forward;
  const relinked = relinkDays(best.lines);
  return walk(relinked).breaks.length < best.breaks ? relinked : best.lines;
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
    linked.push(...dayTrail(rows.slice(start, end), linked.at(-1)?.balance ?? null));
  }
  return linked;
}

export function signedAmount({ side, amount }: Pick<StatementLine, 'side' | 'amount'>): number {
  return side === 'credit' ? amount : -amount;
}

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
function walk(rows: readonly StatementLine[], firsts?: ReadonlyMap<string, StatementLine>): Chain {
  const result: Chain = { lines: [], copies: [], breaks: [], checked: 0, agreeing: 0, opening: null, closing: null };
  let anchor: number | null = null;
  let moved = 0;
  for (const row of rows) {
    const before = moved;
    moved += signedAmount(row);
    const expected: number | null = anchor === null ? null : anchor + moved;
    const isBreak: boolean = row.balance !== null && expected !== null && expected !== row.balance;
    const first: StatementLine | undefined = isBreak ? firsts?.get(content(row)) : undefined;
    if (first && first !== row) {
      result.copies.push({ line: row.line, of: first.line });
      moved = before;
      continue;
    }
    const index = result.lines.push(row) - 1;
    if (row.balance === null) continue;
    const run = index + 1 - result.checked;
    result.checked += run;
    if (isBreak && expected !== null) result.breaks.push({ index, expected: exact(expected), found: row.balance });
    else result.agreeing += run;
    result.opening ??= exact(row.balance - moved);
    anchor = row.balance;
    moved = 0;
  }
  result.closing = anchor === null ? null : exact(anchor + moved);
  return result;
}

/** Sums over many blank balances of absurd size could pass what a number holds exactly: then nothing is claimed. */
function exact(value: number): Paise {
  return paise(Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, value)));
}
