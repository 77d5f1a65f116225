import type { StatementLine } from '../reader/read-statement';

export type KeyedFacts = Pick<StatementLine, 'date' | 'description' | 'side' | 'amount' | 'balance' | 'reference'>;

/**
 * The keys by which lines of one account are known again, in the order of the lines (oldest first). A key begins with
 * the day. It holds the signed paise, the printed balance, the reference (or, without one, the narration) and, for lines
 * equal in all of that, which of them it is that day. Without a balance the narration always belongs to it.
 *
 * Importing any parts of one statement, in any order and as often as one likes, so gives each line once. The one limit:
 * equal lines are counted from where the day begins in the upload. If an upload begins in the middle of a day, after the
 * first of several lines equal in everything, the later ones are taken for the first. With balances that needs a payment,
 * its return and the same payment again on one day; without balances two equal lines on one day are enough.
 */
export function lineKeys(lines: readonly KeyedFacts[]): string[] {
  const seenOn = daily();
  return lines.map((line) => {
    const seen = seenOn(line.date);
    const head = [line.date, line.side === 'credit' ? line.amount : -line.amount, line.balance ?? ''].join('|');
    const tail = identity(line);
    // The free text comes last, so that nothing written in it can pass for another part of the key. Joined, since a
    // string put together by a template keeps all its parts in memory.
    const first = [head, 1, tail].join('|');
    const occurrence = (seen.get(first) ?? 0) + 1;
    seen.set(first, occurrence);
    return occurrence === 1 ? first : [head, occurrence, tail].join('|');
  });
}

/** How often each key was met, a day at a time: equal lines are of one day, and a small table is much quicker than a large one. */
function daily(): (day: string) => Map<string, number> {
  const days = new Map<string, Map<string, number>>();
  return (day) => {
    const there = days.get(day) ?? new Map<string, number>();
    days.set(day, there);
    return there;
  };
}

function identity({ balance, reference, description }: KeyedFacts): string {
  const normalised = reference === null ? '' : normaliseReference(reference);
  return balance !== null && normalised !== '' ? `${normalised}|` : `${normalised}|${normaliseNarration(description)}`;
}

/** Capitals without blanks: how a narration is compared when files differ in spacing. */
export function normaliseNarration(description: string): string {
  return description.replace(/\s+/g, '').toUpperCase();
}

// A spreadsheet turns a long number into '5.09E+11': the digits are gone, so it identifies nothing.
const DAMAGED = /^\d+(\.\d+)?E\+?\d+$/i;

/** A reference without what spreadsheets and paddings change: capitals and digits only, leading zeros dropped. */
export function normaliseReference(reference: string): string {
  const text = reference.trim();
  return DAMAGED.test(text)
    ? ''
    : text
        .toUpperCase()
        .replace(/[^\p{L}\p{N}]/gu, '')
        .replace(/^0+/, '');
}
