import { payeeOf } from './payee';
import type { Side } from './values';
import { PAYERS, VENDORS } from './vendor-data';

/** A seller or payer known by name, and what is bought from or paid by them. */
export type Vendor = { name: string; subcategory: string };

type Entry = Vendor & { words: readonly string[]; compact: string };

const entriesOf = (data: Readonly<Record<string, string>>): Entry[] =>
  Object.entries(data).flatMap(([subcategory, names]) =>
    names.split('|').map((name) => ({ name, subcategory, words: name.split(' '), compact: name.replaceAll(' ', '') })),
  );

/** By first word, longest name first, so that AMAZON WEB SERVICES is not taken for AMAZON. */
function byFirstWord(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const index = new Map<string, Entry[]>();
  for (const entry of entries.toSorted((one, other) => other.compact.length - one.compact.length)) {
    const first = entry.words[0] ?? '';
    index.set(first, [...(index.get(first) ?? []), entry]);
  }
  return index;
}

const KNOWN: Readonly<Record<Side, readonly Entry[]>> = { debit: entriesOf(VENDORS), credit: entriesOf(PAYERS) };
const INDEX = { debit: byFirstWord(KNOWN.debit), credit: byFirstWord(KNOWN.credit) };

// A name of two letters says too little to be found just anywhere, and a cut one needs as many letters as banks leave.
const SHORTEST_CUT = 8;

/** The seller or payer a narration names, in whole words, or cut short where the bank cuts names. */
export function vendorIn(description: string, side: Side): Vendor | undefined {
  const words = description.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
  for (let at = 0; at < words.length; at++) {
    const found = INDEX[side]
      .get(words[at] ?? '')
      ?.find(({ words: name }) => name.every((word, ahead) => words[at + ahead] === word));
    if (found) return found;
  }
  return cutVendor(description, side);
}

function cutVendor(description: string, side: Side): Vendor | undefined {
  const compact = payeeOf(description)?.replaceAll(' ', '') ?? '';
  if (compact.length < SHORTEST_CUT) return undefined;
  return KNOWN[side].find((entry) => entry.compact.length > compact.length && entry.compact.startsWith(compact));
}
