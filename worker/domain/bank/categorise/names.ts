import type { CategoryId } from '../chart/chart';
import { namesHolder, withoutHolder } from '../narration/holder';
import { isFirmName, NAMES, type Names } from '../narration/payee';
import { saying } from '../narration/terms';
import { isNote, tellingWords } from '../narration/tokens';
import { SHIPPED_VENDORS, type VendorBook, withoutOtherHead } from '../narration/vendors';
import { OWN_NAME } from './legs';
import { type Categorisable, type Rule, type Suggestion, suggestionOf } from './model';
import type { Model } from './neighbours';
import { type NoteBook, SHIPPED_NOTES } from './notes';
import { BILLED, salesReceipt } from './receipts';
import { indexOf, type Read, type RuleIndex, readOf } from './rules';
import { RULES } from './rules.data';

/** What narrations are told by: the rules of each rank, the sellers and payers known by name, the words of notes, and the forms in which banks name others. */
export type Knowledge = Record<Rule['rank'], RuleIndex> & {
  vendors: VendorBook;
  notes: NoteBook;
  names: Names;
};

const ranked = (rank: Rule['rank']): RuleIndex => indexOf(RULES.filter((rule) => rule.rank === rank));

/** What came with the product. */
export const SHIPPED: Knowledge = {
  ...{ certain: ranked('certain'), usual: ranked('usual'), trade: ranked('trade') },
  vendors: SHIPPED_VENDORS,
  notes: SHIPPED_NOTES,
  names: NAMES,
};

/** A narration, and the other party it names. */
export type Named = Read & { payee: string | null };

// Who is known to let desks or machines does not let offices.
const LET = new Set(['co-working', 'equipment-hire']);

/** What words usually mean, unless the seller is known for another kind of the same. */
export function byUsual(usual: Rule, line: Categorisable, read: Named, knowledge: Knowledge): Suggestion {
  const vendor = usual.id === 'usual-rent' ? byVendor(line, read, knowledge) : null;
  return vendor && LET.has(vendor.categoryId) ? vendor : suggestionOf(usual, line.side);
}

/** A seller known by name, a line much like a confirmed one, the words of a trade, a receipt from a customer, any line much alike. */
export function byNames(
  line: Categorisable,
  read: Named,
  knowledge: Knowledge,
  { holder, model }: { holder?: string; model?: Model },
): Suggestion | null {
  const { text, payee } = read;
  const vendor = byVendor(line, read, knowledge);
  if (vendor) return vendor;
  const taught = model?.isTaught ? byLikeness(line, model) : null;
  if (taught?.isOwn) return taught.suggestion;
  const others = withoutHolder(text, holder);
  const said = tradeSaid(others === text ? read : readOf(others), line, knowledge);
  const told = said ?? salesReceipt(knowledge, text, line.side, payee, holder);
  if (told) return isOwnTrade(told.categoryId, text, holder) ? null : suggestionOf(told, line.side);
  if (line.side === 'debit' && holder && namesHolder(text, holder)) return suggestionOf(OWN_NAME, 'debit');
  // A note has few words, and the narrations that came with the product are banks'.
  return isNote(text) ? null : (byLikeness(line, model)?.suggestion ?? null);
}

// Banks also print a note without its blanks ("VijayAlloysPvt") or beside a number ("NOV26RENT", "AUDITFEE2526"); fewer letters
// before a number are a bank's code.
const GLUED = /(?<=[a-z]{2})(?=[A-Z][a-z])|(?<=\d)(?=[A-Za-z]{4})|(?<=[A-Za-z]{6})(?=\d)/g;

/** The narration with such words apart; null where none are. */
function readParted(description: string): Read | null {
  const parted = description.replace(GLUED, ' ');
  return parted === description ? null : readOf(parted.toUpperCase());
}

// "Accommodation for auditors" is no audit: what stands before such a word, in its part of the narration, was bought.
const WHAT_FOR = /(?:^|[-/:*])([^-/:*]+?) (?:FOR|OF|TOWARDS|AGAINST) /;

/** The words of a trade; else whatever the line means once those words are parted that the bank ran together. */
function tradeSaid(read: Read, line: Categorisable, knowledge: Knowledge): Rule | null {
  const { certain, usual, trade } = knowledge;
  const head = WHAT_FOR.exec(read.text)?.[1];
  const said = (head && trade.first(readOf(head), line)) || saidBeside(read, line, trade, knowledge);
  if (said) return isOfOtherTrade(said, line, knowledge) ? null : said;
  const parted = readParted(line.description);
  const by = (rules: RuleIndex) => parted && saidBeside(parted, line, rules, knowledge);
  return by(certain) ?? by(usual) ?? by(trade);
}

/** What is a purpose of payments, and no trade that a firm may be named after. */
const PURPOSES: ReadonlySet<string> = new Set<CategoryId>([
  ...([
    'salary-payout',
    'salary-advance',
    'employee-reimbursement',
    'intern-stipend',
    'director-remuneration',
  ] as const),
  ...(['partner-remuneration', 'partner-interest', 'drawings', 'dividend-paid'] as const),
  ...(['sales-commission', 'donation', 'loan-emi', 'dividend-received'] as const),
  ...([
    'vendor-refund',
    'customer-refund',
    'failed-payment-returned',
    'tax-refund',
    'grant-or-subsidy',
    'cashback',
  ] as const),
  ...(['share-capital', 'partner-capital', 'director-loan', 'director-loan-repayment', 'security-deposit'] as const),
  ...(['insurance-claim', 'loan-received', 'fixed-deposit', 'fixed-deposit-interest', 'bank-interest'] as const),
  ...([
    'overdraft-interest',
    'intercorporate-interest',
    'own-account-transfer',
    'cash-withdrawal',
    'cash-deposit',
    'credit-card-payment',
  ] as const),
  ...(['gst-paid', 'tds-deposited', 'income-tax-paid', 'provident-fund', 'esic', 'professional-tax'] as const),
  ...(['customs-duty', 'penalty', 'bank-charges', 'bounce-charges', 'forex-charges'] as const),
]);
// Lenders and charities are told by such words too, which are their trade.
const ALSO_TRADES: ReadonlySet<string> = new Set<CategoryId>(['loan-emi', 'donation']);

/**
 * What words mean, unless it is a purpose and they stand only in the name of the firm that paid or was paid: "Refund Me Technologies
 * Pvt Ltd". Then what the other words mean.
 */
export function saidBeside(read: Read, line: Categorisable, rules: RuleIndex, known: Known): Rule | null {
  const said = rules.first(read, line);
  return said && unlessOfName(said, read, line, rules, known);
}

type Known = Pick<Knowledge, 'names' | 'notes' | 'vendors'>;

// Rent is a purpose too, and those who let are named after it and after what they let.
const RENT: CategoryId = 'office-rent';
const LETS = saying('realty|realtor(s)|estate(s)|propert*|builders|developers|lessor(s)|landlord(s)|rentals|leasing');

function isPurpose({ categoryId, rank }: Rule, name: string): boolean {
  if (categoryId === RENT) return !LETS.test(name);
  return PURPOSES.has(categoryId) && !(rank === 'trade' && ALSO_TRADES.has(categoryId));
}

function unlessOfName(said: Rule, { text }: Read, line: Categorisable, rules: RuleIndex, known: Known): Rule | null {
  const name = known.names.nameParts(line.description.toUpperCase().trim());
  if (!name || !isPurpose(said, name)) return said;
  if (!isFirmName(name) && !isPersons(name, said, line, rules, known)) return said;
  const others = rules.first(readOf(text.replace(name, ' ')), line);
  const inName = rules.first(readOf(name), line);
  return others?.id === said.id || inName?.id !== said.id ? said : others;
}

// Nobody is called so, and a bank's own words are no name.
const GIVEN_BACK: ReadonlySet<string> = new Set<CategoryId>([
  ...(['vendor-refund', 'customer-refund', 'failed-payment-returned', 'tax-refund', 'cashback'] as const),
  'insurance-claim',
]);
const MOST_NAMES = 3;
const TITLE = /^(?:MR|MRS|MS|DR|SHRI|SMT|KUM)$/;
const INITIAL = /^[A-Z]$/;

/**
 * Whether a name is a person's that one of its words only happens to be a purpose: "Grant Mathew". Its other words are names, since no
 * rule and no phrase knows them: of "BIRAC grant" they tell who gives.
 */
function isPersons(name: string, said: Rule, line: Categorisable, rules: RuleIndex, known: Known): boolean {
  if (said.rank === 'certain' || GIVEN_BACK.has(said.categoryId)) return false;
  const all = name.split(' ').filter((word) => !TITLE.test(word));
  const words = all.filter((word) => !INITIAL.test(word));
  if (all.length < 2 || words.length > MOST_NAMES || !words.every((word) => /^[A-Z]{3,}$/.test(word))) return false;
  const others = words.filter((word) => rules.first(readOf(word), line)?.id !== said.id);
  return others.length < words.length && others.every((word) => isUnknown(word, known));
}

/** Whether a word tells nothing: no phrase holds it, no seller is called so, and no month or channel is. */
const isUnknown = (word: string, { notes, vendors }: Known): boolean =>
  tellingWords(word).length > 0 &&
  (['credit', 'debit'] as const).every((side) => !notes.leaningOf(word, side) && !vendors.vendorIn(word, side, null));

const COLLECTS: CategoryId = 'payment-gateway-settlement';

/**
 * Whether a note of money received or paid is nothing but a name that tells nobody what for: one who collects and pays for others, or,
 * as the payer, a person whose name happens to be a purpose.
 */
export function isBareName({ text }: Read, line: Categorisable, knowledge: Knowledge): boolean {
  const name = text.trim();
  if (!isNote(name)) return false;
  const collector = knowledge.vendors.vendorIn(name, 'credit', null);
  if (collector?.categoryId === COLLECTS && collector.name === name) return true;
  return line.side === 'credit' && BY_WORDS.some((rank) => isPersonsIn(name, line, rank, knowledge));
}

const BY_WORDS = ['usual', 'trade'] as const;

function isPersonsIn(name: string, line: Categorisable, rank: 'usual' | 'trade', knowledge: Knowledge): boolean {
  const said = knowledge[rank].first(readOf(name), line);
  return said !== null && isPurpose(said, name) && isPersons(name, said, line, knowledge[rank], knowledge);
}

/** Whether a trade is told only by a word in the name of a firm whose last word says that it deals in something else. */
function isOfOtherTrade(said: Rule, line: Categorisable, { names, trade }: Knowledge): boolean {
  const text = line.description.toUpperCase().trim();
  const name = names.nameParts(text);
  const shorter = name ? withoutOtherHead(name, said.categoryId) : null;
  if (!name || shorter === null || trade.first(readOf(shorter), line)?.id !== said.id) return false;
  return trade.first(readOf(text.replace(name, ' ')), line)?.id !== said.id;
}

// Sellers and gateways settle by NEFT; what they send by UPI, or for a policy or a fee, is as often a refund.
const SENT_BACK = saying('^upi*![ … *[settlement|payout]*], policy, prem(ium), renewal, fee(s), credit card');

const GRANT: CategoryId = 'grant-or-subsidy';
// An insurer sells cover for the staff as well as for things.
const COVER: Readonly<Record<string, string>> = {
  'general-insurance': 'group-insurance',
};

/** A seller known by name; what the words say was bought, where the seller is one of many things. */
function byVendor(line: Categorisable, read: Named, { vendors, trade }: Knowledge): Suggestion | null {
  const { description, side } = line;
  const vendor =
    side === 'credit' && SENT_BACK.test(description.toUpperCase())
      ? undefined
      : vendors.vendorIn(description, side, read.payee);
  // A department that pays a numbered bill buys; it grants nothing by it.
  if (!vendor || (vendor.categoryId === GRANT && BILLED.test(read.text))) return null;
  const { name, categoryId, sellsMuch } = vendor;
  const cover = COVER[categoryId];
  const said = sellsMuch || cover ? trade.first(read, line) : null;
  if (said && (sellsMuch || said.categoryId === cover)) return suggestionOf(said, side);
  const id = `vendor-${name.toLowerCase().replaceAll(' ', '-')}`;
  const reason = { id, version: 1, categoryId, confidence: 88, reason: 'categorise.reason.vendor' };
  return suggestionOf(reason, side, { name });
}

// Below this, lines that look alike are too often of different kinds: measured over payees never seen before.
const ALIKE = 0.6;

function byLikeness({ description, side }: Categorisable, model: Model | undefined) {
  const guess = model?.guess(description, side);
  if (!guess || guess.likeness < ALIKE) return null;
  const confidence = Math.round(guess.likeness * 80);
  const { categoryId, isOwn, like } = guess;
  const reason = { id: 'like', version: 1, categoryId, confidence, reason: 'categorise.reason.like' };
  return { isOwn, suggestion: suggestionOf(reason, side, { like: like.slice(0, 60) }) };
}

// Whoever cooks or brews for others buys milk and tea as material, or for the staff.
const FEEDS = saying(
  'food*|dairy|baker*|kitchen(s)|restaurant(s)|hotel(s)|hospitality|cater*|cafe(s)|beverage(s)|sweets|tea|coffee|snacks',
);
const FOR_STAFF = saying('office|pantry|canteen|staff|team|meeting');

/** Whether what the words of a trade tell may as well be what the company itself works with, so that a person must be asked. */
export function isOwnTrade(categoryId: string, text: string, holder = ''): boolean {
  return categoryId === 'pantry' && FEEDS.test(holder.toUpperCase()) && !FOR_STAFF.test(text);
}
