import { once } from '../../shared/once';
import type { CategoryId } from '../chart/chart';
import type { Side } from '../values';
import { isFirmName, nameParts, payeeOf, rememberingLast } from './payee';
import { saying, type TermsSaid } from './terms';
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

/** The sellers and payers of a table. It is made ready when the first narration asks. */
export function vendorBook(rows: readonly VendorRow[]): VendorBook {
  const book = once(() =>
    bookOf({ debit: indexOf(entriesOf(rows, 'debit')), credit: indexOf(entriesOf(rows, 'credit')) }),
  );
  return { vendorIn: (...asked) => book().vendorIn(...asked), without: (isOut) => book().without(isOut) };
}

const bookOf = (known: Record<Side, Index>): VendorBook => ({
  vendorIn: (description, side, payee = payeeOf(description)) => {
    const words = wordsOf(description.toUpperCase());
    for (let at = 0; at < words.length; at++) {
      const found = vendorAt(words, at, known[side]);
      if (found && !isOfOtherFirm(found, description) && !beginsOtherName(found, description.toUpperCase().trim()))
        return found;
    }
    return payee === null ? undefined : (cutVendor(payee, known[side]) ?? cutBeforeTown(payee, known[side]));
  },
  without: (isOut) => bookOf({ debit: without(known.debit, isOut), credit: without(known.credit, isOut) }),
});

/** Those who came with the product. */
export const SHIPPED_VENDORS: VendorBook = vendorBook(VENDORS);

// What firms make or do: "Indigo Dyeing Works" flies nobody, and "Taxi Tyres and Tubes" drives nobody.
const TRADES = `
  steel(s)|metal(s)|alloy(s)|textile(s)|fabric(s)|garment(s)|apparel(s)|silk(s)|saree(s)|jeweller(s|y)|furniture|ceramic(s)
  tile(s)|granite(s)|marble(s)|plywood|timber|hardware|paint(s)|dyeing|dye(s)|chemical(s)|plastic(s)|polymer(s)
  fabricator(s)|fabrication|foundry|casting(s)|forging(s)|mill(s)|farm(s)|dairy|school|college|clinic|boutique|salon
  tractor(s)|rice|flour|masala|seeds|herbal(s)|spices|fertili[s|z]er(s)
  printer(s)|creation(s)|interior(s)|fitness|gym|wellness|fashion(s)|tool(s)|tyre(s)|tube(s)|orchard(s)|craft(s), printing press
  developers|signages|toy(s)|footwear|leather|optical(s)|pharma*|hospital(s)|maternity|nursery|component(s)|bearing(s)
  spinning|cotton|knit(s|wear)|handloom(s)|furnishing(s)|decor|flooring|rubber|pump(s)|valve(s)|gear(s)|mattress(es)
  photography|yoga|ghee|fruit(s)|vegetable(s)|florist(s)|jewel(s)|gems|diamond(s)|bangles|cosmetic(s)|perfume(s)|pottery|bricks
  shoe(s)|table(s)|linen|curtain(s)|locker(s)
`;
const OTHER_TRADE = saying(`
  ${TRADES}
  packaging|caterer(s)|catering|baker[s|y]|sweets|agency|agencies|trader(s)|trading|enterprises|industries|works|builders|construction(s)
  associates|motors|tailor(s)|electricals|agro|garage|repair(s)|stall|stationer(s)|shoppe
  dhaba|biryani|biriyani|juice(s)|chaat|kirana|bhandar|vastralaya|dental|medicals|diagnostic(s)|xerox|parlour|saloon
`);
const HEADS = saying(`${TRADES}
  supplies|software|bag(s)|purifier(s)|spare(s)|accessories|machines|machinery
  estate(s)|holding(s)|classes|association|assn|federation
`);

// Where such a word is what the seller of a kind itself deals in.
const OWN_TRADE: Readonly<Record<string, TermsSaid>> = {
  furniture: saying('interior(s), decor, furnishing(s), mattress(es), table(s), curtain(s), locker(s)'),
  fuel: saying('pump(s), motors'),
  // Whatever is made or grown is somebody's material.
  materials: HEADS,
  packaging: HEADS,
  'machinery-and-vehicles': saying('tool(s), component(s), pump(s), valve(s), gear(s), bearing(s), motors'),
  'agencies-and-events': saying('printer(s), printing press, signages, photography, florist(s), decor'),
  'staff-welfare': saying('gym, fitness, wellness, yoga'),
};

// Words that stand beside a seller's name without making another firm of it: what sort of company it is, where, and what was paid.
const BESIDE = new Set(
  `AND OF THE NEW CO COM CORP CORPORATION COMPANY INDIA INDIAN BHARAT HIND INTERNATIONAL GLOBAL GROUP ASIA PACIFIC EMEA IRELAND
  TECHNOLOGIES TECHNOLOGY TECH SOFTWARE SOLUTIONS SYSTEMS SERVICES SERVICE DIGITAL ONLINE INTERNET NETWORKS NETWORK WEB
  PAYMENTS PAYMENT PAY RETAIL VENTURES HOLDINGS MANAGEMENT MARKETING LOGISTICS EXPRESS MOBILITY AUTOMATION
  ELECTRONICS BUSINESS PUBLICATIONS DISTRIBUTION PRODUCTS COMMERCE
  MARKETPLACE INTERMESH PAYOUT SETTLEMENT SELLER SALES RECHARGE SUBSCRIPTION RENEWAL BILL INVOICE ORDER REFUND
  MUMBAI PUNE NASHIK NAGPUR DELHI GURGAON GURUGRAM NOIDA BANGALORE BENGALURU CHENNAI HYDERABAD KOLKATA AHMEDABAD VADODARA SURAT
  JAIPUR LUCKNOW INDORE KOCHI COIMBATORE MYSORE MYSURU INC LLC GMBH PTE PTY PVT PV PRIVATE LTD LIMITED LLP`.split(
    /\s+/,
  ),
);
// The same beside the names of some sellers alone: "Azure Hospitality" hosts guests, and no machines.
const STAYS =
  'HOTEL HOTELS HOSPITALITY HOLIDAYS HOMES ROOMS RESORTS STAYS TRAVEL TRAVELS TOURS AVIATION AIRLINES AIRWAYS';
const COVERS = 'INSURANCE INS GENERAL GEN ASSURANCE HEALTH LIFE ALLIED FINANCE';
const SENDS = 'COURIER COURIERS CARGO CARRIERS';
const SPEAKS = 'TELECOM BROADBAND COMMUNICATIONS INFOCOMM MOBILE FIBER';
const SEATS = 'SPACE SPACES WORKSPACE COWORKING COWORKS WORKSPACES OFFICES RENTALS';
const FEEDS = 'FOODS FOOD KITCHEN CAFE COFFEE BAKERY RESTAURANTS';
const SUPPLIES = 'ENERGY POWER GAS PETROLEUM FUEL FUELS ELECTRICITY CEMENT STEEL STEELS';
const BESIDE_OF: Readonly<Record<string, string>> = {
  ...{ hotels: STAYS, 'air-tickets': STAYS, 'rail-and-bus': STAYS, cabs: `${STAYS} CABS TAXI` },
  ...{ 'general-insurance': COVERS, 'group-insurance': COVERS, 'insurance-claim': COVERS, 'loan-emi': COVERS },
  ...{ courier: SENDS, freight: SENDS, 'shipping-to-customers': SENDS, 'telephone-and-internet': SPEAKS },
  ...{
    'co-working': SEATS,
    'equipment-hire': SEATS,
    pantry: FEEDS,
    'staff-welfare': FEEDS,
    donation: 'FOUNDATION FUND TRUST',
  },
  'marketplace-settlement': 'FASHION DESIGNS BEAUTY FOODS',
  ...{ fuel: SUPPLIES, 'electricity-and-water': SUPPLIES, materials: SUPPLIES },
};
const isOfKind = (word: string, categoryId: string): boolean =>
  BESIDE_OF[categoryId]?.split(' ').includes(word) ?? false;
const JOINS = new Set(['AND', 'OF', 'THE']);
const CORPORATE = /^(?:INC|LLC|GMBH|PTE|PTY|PVT?|PRIV(?:A|AT|ATE)?|LTD?|LIMI(?:T|TE|TED)?|LLP)$/;
const TRANSFER = /^(?:NEFT|RTGS|IMPS|MMT|INF|INB)\b/;
// Of a shop, cards print what it is and where it stands behind its name, and a biller is known to who collects for it; of a payee,
// banks print the name alone.
const OF_SHOP = saying('^[(crv )pos|ecom|vin|vps|me dc|pcd|os|nbsm|(dc )intl|by debit card|billdk|billdesk|bbps|bil]');
// A further word may as well be what was paid for, unless the name is whole, as its legal form says.
const FEWEST_WORDS = 2;
const FEWEST_LETTERS = 3;
// Of a whole name, three letters are a group's: "Gati KWE".
const FEWEST_OF_WHOLE = 4;
const WHOLE = /\b(?:PVT|PRIVATE|LTD|LIMITED|LLP|OPC|ASSN|ASSOCIATION|SOCIETY|CHS|(?:AND|&) (?:SONS|BROS|CO|COMPANY))$/;

// Who sells from abroad is paid by card or by a remittance; whom a transfer or a cheque at home names by such a name and a word more
// is somebody here, unless the word says where the seller is or what was paid.
const ABROAD: ReadonlySet<string> = new Set<CategoryId>(['software-foreign', 'online-ads-foreign']);
const AT_HOME = /^(?:(?:TO|BY) TRANSFER\b|NEFT|RTGS|IMPS|MMT|INF|INFT|INB|UPI|CHQ|CLG|CTS|MICR|BY CLG|INW CLG)\b/;
const OF_SELLER_ABROAD = new Set(
  `AND OF THE INC LLC CORP CORPORATION COM INDIA INTERNATIONAL GLOBAL ASIA PACIFIC EMEA IRELAND SINGAPORE PTE
  PAYMENTS PAYMENT PAY SUBSCRIPTION RENEWAL RECHARGE BILL INVOICE ORDER REFUND`.split(/\s+/),
);

/**
 * The name that begins with a seller's and goes on: what the bank prints as the payee, or a firm's name beside it; of a seller abroad
 * whatever stands so, where no form tells the payee.
 */
function longerName({ name, categoryId }: Entry, text: string): string | null {
  const payee = nameParts(text);
  if (payee?.startsWith(`${name} `)) return payee;
  const parts = text.split(/[-/:*]/).map((part) => part.trim().replace(BEHIND_NUMBER, ''));
  const longer = parts.find((part) => part.startsWith(`${name} `));
  const isFirm = payee !== null && WORD.test(payee) ? isFirmName : () => ABROAD.has(categoryId);
  return longer !== undefined && isFirm(longer) ? longer : null;
}

const WORD = /[A-Z]{3}/;
const BEHIND_NUMBER = /^(?:[A-Z]+ )*\d+ (?=[A-Z])/;

/**
 * Whether a bank names as the payee a firm that begins with a seller's name and goes on with words of its own: "Github Glass House",
 * "Hetzner Homes LLP".
 */
function beginsOtherName(seller: Entry, text: string): boolean {
  const { name, words: ofSeller, categoryId } = seller;
  const named = OF_SHOP.test(text) ? null : longerName(seller, text);
  if (named === null) return false;
  const words = (named.slice(name.length).match(/[A-Z]+/g) ?? []).filter((word) => !CORPORATE.test(word));
  if (ABROAD.has(categoryId) && AT_HOME.test(text)) return words.some((word) => !OF_SELLER_ABROAD.has(word));
  if (words.some((word) => isOfKind(word, categoryId))) return false;
  const fewest = WHOLE.test(named) ? FEWEST_OF_WHOLE : FEWEST_LETTERS;
  const own = words.filter((word) => word.length >= fewest && !BESIDE.has(word));
  if (WHOLE.test(named)) return own.length > 0;
  const said = words.filter((word) => !JOINS.has(word));
  const isOfTransfer = TRANSFER.test(text) ? own.length === said.length : isFirmName(named);
  return ofSeller.length === 1 && isOfTransfer && own.length >= (isFirmName(named) ? 1 : FEWEST_WORDS);
}

/**
 * Whether every part of a narration that holds a seller's name is the longer name of a firm of another trade. What the seller's
 * own name says is no other trade, nor what sellers of its kind deal in.
 */
function isOfOtherFirm({ name, compact, categoryId }: Entry, description: string): boolean {
  const parts = description
    .toUpperCase()
    .split(/[-/:*]/)
    .filter((part) => part.replace(/[^A-Z0-9]/g, '').includes(compact));
  const own = OWN_TRADE[categoryId];
  const beside = (part: string) => (own ? own.without(part.replace(name, ' ')) : part.replace(name, ' '));
  return parts.length > 0 && parts.every((part) => OTHER_TRADE.test(beside(part)));
}

// What stands behind the word that says what a firm is.
const BEHIND_HEAD =
  /(?:[\s.&,]+(?:PVT|PRIVATE|LTD|LIMITED|LLP|CO|COMPANY|CORP|CORPORATION|OF|INDIA|SYSTEMS|SERVICES|SOLUTIONS|SHOP|CLUB|STORE|STORES|HOUSE|CENTRE|CENTER|MART|AND|SONS|BROS|UNIT|STUDIO|\d+))+\s*$/;

/**
 * The name of a firm without the word that says what it deals in, where that is not what sellers of this category deal in: of "Hotel
 * Supplies Company" a hotel is only the customer. Null where the last word says nothing else.
 */
export function withoutOtherHead(name: string, categoryId: string): string | null {
  const firm = name.replace(BEHIND_HEAD, '');
  const [, before = '', join = '', head = ''] = /^(.*?\S)(?: (AND|&))? ([A-Z]+)$/.exec(firm) ?? [];
  const isOther = HEADS.test(head) && !OWN_TRADE[categoryId]?.test(head);
  if (!isOther) return null;
  // Of "Stationers and Printers" either may be the trade; "Tyres and Tubes" is one.
  return join === '' ? before : withoutOtherHead(before, categoryId);
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

/** A name cut by the bank amid a word, or one run together with what follows it; not one that could be sellers of different kinds. */
function cutVendor(payee: string, { starts }: Index): Vendor | undefined {
  const compact = payee.replaceAll(' ', '');
  if (compact.length < SHORTEST_CUT) return undefined;
  const isRunTogether = compact === payee;
  const alike = starts(compact.slice(0, SHORTEST_START)).filter((entry) =>
    isRunTogether
      ? (entry.words[0] !== payee && isCutOf(compact, entry.compact)) || compact.startsWith(entry.compact)
      : isCutOf(payee, entry.name),
  );
  const kinds = new Set(alike.map(({ categoryId }) => categoryId));
  return kinds.size === 1 ? alike[0] : undefined;
}
