import type { StatementLine } from '../reader/model';

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
} /** What an account holds of some days: the keys of its lines, and narrations their keys leave out, where they were asked for. */
export type Held = { keys: ReadonlySet<string>; narrations: ReadonlyMap<string, string> };

const LINE_END = '\n';
const KEY_END = '\t';

/** Reads what the database put together: a line of text for each line held, its key and perhaps its narration after a tab. */
export function parseHeld(texts: readonly string[]): Held {
  const narrations = new Map<string, string>();
  const keyOf = (line: string) => {
    const end = line.indexOf(KEY_END);
    if (end === -1) return line;
    const key = line.slice(0, end);
    narrations.set(key, line.slice(end + 1));
    return key;
  };
  const keysIn = (text: string) => {
    const lines = text.split(LINE_END);
    return text.includes(KEY_END) ? lines.map(keyOf) : lines;
  };
  return { keys: new Set(texts.flatMap(keysIn)), narrations };
}

/** A line as it is compared. Its narration is empty where nobody knows it; its reference, where it prints none. */
export type Parts = { date: string; signed: number; balance: number | null; reference: string; narration: string };

/** What a key holds, as line-keys.ts writes it: day, signed paise, balance, occurrence, reference, narration. */
export function partsOf(key: string, known = ''): Parts {
  const [date = '', signed = '', balance = '', , reference = '', ...narration] = key.split('|');
  return {
    date,
    signed: Number(signed),
    balance: balance === '' ? null : Number(balance),
    reference,
    narration: narration.join('|') || known,
  };
}

/** Puts a value with those of the same key. */
export function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
