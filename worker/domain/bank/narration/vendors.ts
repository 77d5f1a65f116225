import { rememberingLast } from '../../shared/remembering';
import type { Side } from '../values';
import { payeeOf } from './payee';
import { PAYERS, VENDORS } from './vendor-data';

/** A seller or payer known by name, and what is bought from or paid by them. */
export type Vendor = { name: string; categoryId: string };

type Entry = Vendor & { words: readonly string[]; compact: string };

const entriesOf = (data: Readonly<Record<string, string>>): Entry[] =>
  Object.entries(data)
    .flatMap(([categoryId, names]) =>
      names.split('|').map((name) => ({ name, categoryId, words: name.split(' '), compact: name.replaceAll(' ', '') })),
    )
    // The longest name first, so that AMAZON WEB SERVICES is not taken for AMAZON.
    .toSorted((one, other) => other.compact.length - one.compact.length);

const KNOWN: Readonly<Record<Side, readonly Entry[]>> = { debit: entriesOf(VENDORS), credit: entriesOf(PAYERS) };

function by(keyOf: (entry: Entry) => string, entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const index = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const there = index.get(key);
    if (there) there.push(entry);
    else index.set(key, [entry]);
  }
  return index;
}

// A shorter name could begin many others, and a cut one needs as many letters as banks leave.
const SHORTEST_START = 7;
const SHORTEST_CUT = 8;
// Less of a name than this could be many others' as well.
const MOST_OF_A_NAME = 0.6;

const startOf = ({ compact }: Entry): string => compact.slice(0, SHORTEST_START);
const FIRST_WORDS = {
  debit: by(({ words }) => words[0] ?? '', KNOWN.debit),
  credit: by(({ words }) => words[0] ?? '', KNOWN.credit),
};
const RUN_TOGETHER = {
  debit: by(({ compact }) => compact, KNOWN.debit),
  credit: by(({ compact }) => compact, KNOWN.credit),
};
const STARTS = { debit: by(startOf, KNOWN.debit), credit: by(startOf, KNOWN.credit) };

// The bank or app behind an address is not the seller: airtel, jio and paytm lend their names to addresses of others, and an
// address so short could be anybody's.
const NOT_A_NAME =
  /\b[A-Z]{1,4}@[A-Z0-9.]*|@[A-Z0-9.]*|\b(?:AIRTEL|JIO|PAYTM|INDIA POST|FINO|NSDL) PAY(?:MENTS?)?(?: BANK)?(?: LTD| LIMITED)?\b|\b(?:USING|VIA|FROM) (?:PAYTM|PHONEPE|CRED|GPAY|GOOGLE PAY|AMAZON PAY|MOBIKWIK|JIO\w*|AIRTEL\w*)\b/g;

const MAY_HIDE = /@| PAY|USING|VIA|FROM/;

// Who collects for many sellers puts its own name before theirs: "BILLDKGOOGLECLOUD".
const COLLECTOR = /^(?:BILLDK|BILLDESK|PAYU|RAZP|CCAV)(?=[A-Z]{4})/;

// A number is glued to the name, before or after it: "ADS8812211", "517046727204GODADDY".
const NUMBERED = /^\d{6,}([A-Z]{3,})$|^([A-Z]{3,})\d{4,}$/;

/** The seller or payer a narration names, in whole words, or cut short where the bank cuts names. */
export function vendorIn(
  description: string,
  side: Side,
  payee: string | null = payeeOf(description),
): Vendor | undefined {
  const words = wordsOf(description.toUpperCase());
  for (let at = 0; at < words.length; at++) {
    const found = vendorAt(words, at, side);
    if (found) return found;
  }
  return payee === null ? undefined : (cutVendor(payee, side) ?? cutBeforeTown(payee, side));
}

/** Behind a name cut amid a word, cards print the town. */
function cutBeforeTown(payee: string, side: Side): Vendor | undefined {
  const cut = payee.slice(0, Math.max(0, payee.lastIndexOf(' ')));
  const vendor = cut.includes(' ') ? cutVendor(cut, side) : undefined;
  return vendor?.name[cut.length] === ' ' ? undefined : vendor;
}

function vendorAt(words: readonly string[], at: number, side: Side): Entry | undefined {
  const first = words[at] ?? '';
  const spelt = FIRST_WORDS[side]
    .get(first)
    ?.find(({ words: name }) => name.every((word, ahead) => words[at + ahead] === word));
  return (
    spelt ?? (first.length < SHORTEST_START ? undefined : RUN_TOGETHER[side].get(first.replace(COLLECTOR, ''))?.[0])
  );
}

// A receipt is looked at both as a payer's and as a seller's.
const wordsOf = rememberingLast((text: string): readonly string[] => {
  const named = MAY_HIDE.test(text) ? text.replace(NOT_A_NAME, ' ') : text;
  const words = named.replaceAll("'", '').match(/[A-Z0-9]+/g) ?? [];
  return words.map((word) => (word.length < SHORTEST_START ? word : word.replace(NUMBERED, '$1$2')));
});

const isCutOf = (cut: string, name: string): boolean =>
  name.startsWith(cut) && cut.length >= name.length * MOST_OF_A_NAME;

/** A name cut by the bank, or one run together with what follows it; not one that could be sellers of different kinds. */
function cutVendor(payee: string, side: Side): Vendor | undefined {
  const compact = payee.replaceAll(' ', '');
  if (compact.length < SHORTEST_CUT) return undefined;
  const isRunTogether = compact === payee;
  const alike = (STARTS[side].get(compact.slice(0, SHORTEST_START)) ?? []).filter((entry) =>
    isRunTogether ? isCutOf(compact, entry.compact) || compact.startsWith(entry.compact) : isCutOf(payee, entry.name),
  );
  const kinds = new Set(alike.map(({ categoryId }) => categoryId));
  return kinds.size === 1 ? alike[0] : undefined;
}
