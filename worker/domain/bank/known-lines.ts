/** Narrations shorter than this could be the beginning of anything. */
const SHORTEST = 8;

type Parts = { head: string; reference: string; narration: string };

// As line-keys.ts writes them: day, signed paise, balance, occurrence, reference, narration.
function partsOf(key: string): Parts {
  const [date = '', signed = '', balance = '', , reference = '', ...narration] = key.split('|');
  return { head: balance === '' ? '' : `${date}|${signed}|${balance}`, reference, narration: narration.join('|') };
}

/**
 * Which lines an account holds already. A key that is stored is known. Beyond that, two formats of one bank print the same line
 * differently: with a reference or without, its narration whole or cut. A line is then known if the account holds one of the same
 * day, amount and running balance that no other line of the file has claimed, and nothing they both print differs.
 */
export function knownLines(keys: readonly string[], stored: ReadonlySet<string>): boolean[] {
  const known = keys.map((key) => stored.has(key));
  if (known.every(Boolean) || stored.size === 0) return known;
  const claimed = new Set(keys);
  const waiting = new Map<string, Parts[]>();
  for (const key of stored) {
    const parts = partsOf(key);
    if (claimed.has(key) || parts.head === '') continue;
    waiting.set(parts.head, [...(waiting.get(parts.head) ?? []), parts]);
  }
  return known.map((isKnown, at) => isKnown || claims(partsOf(keys[at] ?? ''), waiting));
}

function claims(line: Parts, waiting: Map<string, Parts[]>): boolean {
  const alike = line.head === '' ? [] : (waiting.get(line.head) ?? []);
  const place = alike.findIndex((other) => isSame(line, other));
  if (place === -1) return false;
  alike.splice(place, 1);
  return true;
}

/** One of the two says nothing that the other contradicts. */
function isSame(one: Parts, other: Parts): boolean {
  if (one.reference !== '' && other.reference !== '') return one.reference === other.reference;
  if (one.reference !== '' || other.reference !== '') return true;
  const [shorter, longer] = [one.narration, other.narration].toSorted((a, b) => a.length - b.length);
  return (shorter ?? '').length >= SHORTEST && (longer ?? '').startsWith(shorter ?? '');
}
