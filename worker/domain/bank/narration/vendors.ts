import type { Side } from '../values';
import { payeeOf, rememberingLast } from './payee';
import { saying } from './terms';
import { VENDORS, type VendorRow } from './vendors.data';

/** A seller or payer known by name, and what is bought from or paid by them. */
export type Vendor = { name: string; categoryId: string; sellsMuch: boolean };

/** The sellers or payers that narrations name. */
export type VendorBook = {
  /** Who is named, in whole words, or cut short where the bank cuts names. */
  vendorIn: (description: string, side: Side, payee?: string | null) => Vendor | undefined;
  /** The same without some, as if nobody knew them. */
  without: (isOut: (name: string) => boolean) => VendorBook;
};

type Entry = Vendor & { words: readonly string[]; compact: string };

const entriesOf = (rows: readonly VendorRow[], side: Side): Entry[] =>
  rows
    .filter((row) => row.side === side)
    .flatMap(({ categoryId, names, sellsMuch = false }) =>
      namesOf(names).map((name) => ({
        ...{ name, categoryId, sellsMuch, words: name.split(' '), compact: name.replaceAll(' ', '') },
      })),
    )
    // The longest name first, so that AMAZON WEB SERVICES is not taken for AMAZON.
    .toSorted((one, other) => other.compact.length - one.compact.length);

const namesOf = (names: string): string[] =>
  names
    .toUpperCase()
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

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

// The bank or app behind an address is not the seller: airtel, jio and paytm lend their names to addresses of others, and an
// address so short could be anybody's.
const NOT_A_NAME =
  /\b[A-Z]{1,4}@[A-Z0-9.]*|@[A-Z0-9.]*|\b(?:AIRTEL|JIO|PAYTM|INDIA POST|FINO|NSDL) PAY(?:MENTS?)?(?: BANK)?(?: LTD| LIMITED)?\b|\b(?:USING|VIA|FROM) (?:PAYTM|PHONEPE|CRED|GPAY|GOOGLE PAY|AMAZON PAY|MOBIKWIK|JIO\w*|AIRTEL\w*)\b/g;

const MAY_HIDE = /@| PAY|USING|VIA|FROM/;

// Who collects for many sellers puts its own name before theirs: "BILLDKGOOGLECLOUD".
const COLLECTOR = /^(?:BILLDK|BILLDESK|PAYU|RAZP|CCAV)(?=[A-Z]{4})/;

// A number is glued to the name, before or after it: "ADS8812211", "517046727204GODADDY".
const NUMBERED = /^\d{6,}([A-Z]{3,})$|^([A-Z]{3,})\d{4,}$/;

type Index = Readonly<Record<'firstWords' | 'runTogether' | 'starts', (key: string) => readonly Entry[]>>;

function indexOf(entries: readonly Entry[]): Index {
  const firstWords = by(({ words }) => words[0] ?? '', entries);
  const runTogether = by(({ compact }) => compact, entries);
  const starts = by(({ compact }) => compact.slice(0, SHORTEST_START), entries);
  const of = (index: ReadonlyMap<string, readonly Entry[]>) => (key: string) => index.get(key) ?? NOBODY;
  return { firstWords: of(firstWords), runTogether: of(runTogether), starts: of(starts) };
}

const NOBODY: readonly Entry[] = [];

function without({ firstWords, runTogether, starts }: Index, isOut: (name: string) => boolean): Index {
  const of = (find: Index['starts']) => (key: string) => find(key).filter(({ name }) => !isOut(name));
  return { firstWords: of(firstWords), runTogether: of(runTogether), starts: of(starts) };
}

/** The sellers and payers of a table. */
export const vendorBook = (rows: readonly VendorRow[]): VendorBook =>
  bookOf({ debit: indexOf(entriesOf(rows, 'debit')), credit: indexOf(entriesOf(rows, 'credit')) });

const bookOf = (known: Record<Side, Index>): VendorBook => ({
  vendorIn: (description, side, payee = payeeOf(description)) => {
    const words = wordsOf(description.toUpperCase());
    for (let at = 0; at < words.length; at++) {
      const found = vendorAt(words, at, known[side]);
      if (found && !isOfOtherFirm(found, description)) return found;
    }
    return payee === null ? undefined : (cutVendor(payee, known[side]) ?? cutBeforeTown(payee, known[side]));
  },
  without: (isOut) => bookOf({ debit: without(known.debit, isOut), credit: without(known.credit, isOut) }),
});

/** Those who came with the product. */
export const SHIPPED_VENDORS: VendorBook = vendorBook(VENDORS);

// What a firm beside a known seller makes or does: "Indigo Dyeing Works" flies nobody.
const OTHER_TRADE = saying(`
  steel(s)|metal(s)|alloy(s)|textile(s)|fabric(s)|garment(s)|apparel(s)|silk(s)|saree(s)|jeweller(s|y)|furniture|ceramic(s)
  tile(s)|granite(s)|marble(s)|plywood|timber|hardware|paint(s)|dyeing|dye(s)|chemical(s)|plastic(s)|polymer(s)|packaging
  fabricator(s)|fabrication|foundry|casting(s)|forging(s)|mill(s)|farm(s)|dairy|caterer(s)|catering|baker[s|y]|sweets
  school|college|clinic|agency|agencies|trader(s)|trading|enterprises|industries|works|builders|construction(s)
  associates|tailor(s)|boutique|salon|electricals|tractor(s)|rice|flour|masala|agro|seeds|garage|repair(s)|stall|herbal(s)|spices|stationer(s)|shoppe|fertili[s|z]er(s)
`);

/**
 * Whether every part of a narration that holds a seller's name is the longer name of a firm of another trade. What the seller's
 * own name says is no other trade.
 */
function isOfOtherFirm({ name, compact }: Entry, description: string): boolean {
  const parts = description
    .toUpperCase()
    .split(/[-/:*]/)
    .filter((part) => part.replace(/[^A-Z0-9]/g, '').includes(compact));
  return parts.length > 0 && parts.every((part) => OTHER_TRADE.test(part.replace(name, ' ')));
}

/** Behind a name cut amid a word, cards print the town. */
function cutBeforeTown(payee: string, known: Index): Vendor | undefined {
  const cut = payee.slice(0, Math.max(0, payee.lastIndexOf(' ')));
  const vendor = cut.includes(' ') ? cutVendor(cut, known) : undefined;
  return vendor?.name[cut.length] === ' ' ? undefined : vendor;
}

function vendorAt(words: readonly string[], at: number, { firstWords, runTogether }: Index): Entry | undefined {
  const first = words[at] ?? '';
  const spelt = firstWords(first).find(({ words: name }) => name.every((word, ahead) => words[at + ahead] === word));
  return spelt ?? (first.length < SHORTEST_START ? undefined : runTogether(first.replace(COLLECTOR, ''))[0]);
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
function cutVendor(payee: string, { starts }: Index): Vendor | undefined {
  const compact = payee.replaceAll(' ', '');
  if (compact.length < SHORTEST_CUT) return undefined;
  const isRunTogether = compact === payee;
  const alike = starts(compact.slice(0, SHORTEST_START)).filter((entry) =>
    isRunTogether ? isCutOf(compact, entry.compact) || compact.startsWith(entry.compact) : isCutOf(payee, entry.name),
  );
  const kinds = new Set(alike.map(({ categoryId }) => categoryId));
  return kinds.size === 1 ? alike[0] : undefined;
}
