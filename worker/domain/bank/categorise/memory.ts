import { addDays, type IsoDate } from '../../shared/dates';
import { type Message, say } from '../../shared/message';
import type { Paise } from '../../shared/money';
import type { CategoryKind, Side } from '../values';

/** What somebody chose for a payee; with votes where the lines people confirmed differ. */
export type PayeeChoice = {
  category: CategoryKind;
  categoryId: string;
  votes?: { for: number; of: number };
};

/** A choice, or that people chose so differently that they are to be asked. */
export type PayeeMemory = PayeeChoice | 'ask';

type Found = Pick<PayeeChoice, 'category' | 'categoryId'> & { confidence: number; why: Message };

// So few letters begin too many names.
const SHORTEST_CUT = 8;
/** Where banks cut names, blanks counted: at 10 letters in IMPS, at 15 or more in transfers and on cheques. */
const CUTS = { imps: 10, transfer: 15 };

// Names that others begin with: as the last word of a name they are no piece of one.
const WHOLE_NAMES = new Set(
  `ANAND BABU BALA CHAND CHANDRA DAS DEV GANESH GOPAL GOVIND GURU HARI INDRA JAI JAIN KAMAL KRISHNA KUMAR LAL MAHA MANI
  MOHAN NAIR NAND NARAYAN NATH PAL PRASAD RAJ RAJA RAM RAMA RAO RAVI SAI SHAH SHANKAR SHIV SHIVA SHYAM SINGH SRI SUNDAR
  SURYA UMA VENKAT VIJAY VISHNU`.split(/\s+/),
);

/**
 * Whether a name is what the bank left of a longer one: it ends amid a word of that, and where banks cut. One that ends with a
 * word is the name of somebody else, as "Sri Balaji" is beside "Sri Balaji Caterers", and so is one of another length, as "Arun
 * Prakash" beside "Arun Prakasham" or "Ramesh Kumar S" beside "Ramesh Kumar Shah".
 */
export function isCutOf(cut: string, whole: string): boolean {
  const [cutWords, words] = [cut.split(' '), whole.split(' ')];
  const last = cutWords.at(-1) ?? '';
  if (withoutBlanks(cut).length < SHORTEST_CUT || WHOLE_NAMES.has(last)) return false;
  // One word, or an initial behind the last, is a whole name as well; words run together are nobody's.
  const isRunTogether = cutWords.length === 1 && cut.length > (words[0] ?? '').length;
  const mayBeWhole = last.length === 1 || (cutWords.length === 1 && !isRunTogether);
  if (cut.length < CUTS.transfer && (cut.length !== CUTS.imps || mayBeWhole)) return false;
  // A name written in one run has no words to end amid of.
  if (words.length === 1 && cutWords.length > 1) return false;
  return withoutBlanks(whole).startsWith(withoutBlanks(cut)) && !endsWithWord(withoutBlanks(cut).length, words);
}

const endsWithWord = (length: number, words: readonly string[]): boolean =>
  words.some((_word, at) => words.slice(0, at + 1).join('').length === length);

/** Whether two names are of one payee: the same but for blanks, or one cut short by the bank. */
export const isSamePayee = (one: string, other: string): boolean =>
  withoutBlanks(one) === withoutBlanks(other) || isCutOf(one, other) || isCutOf(other, one);

/** The choice made for a payee, or for the one payee whose name begins the same because one of the two was cut short. */
export function choiceFor(payee: string, choices: ReadonlyMap<string, PayeeMemory>): Found | 'ask' | null {
  const exact = choices.get(payee);
  if (exact === 'ask') return exact;
  if (exact) return { ...pick(exact), ...reasonOf(exact, payee) };
  const compact = withoutBlanks(payee);
  if (compact.length < SHORTEST_CUT) return null;
  const near = indexOf(choices).get(compact.slice(0, SHORTEST_CUT)) ?? [];
  const alike = near.filter((known) => isSamePayee(payee, known.payee));
  const [first, ...others] = alike;
  if (!first || first.choice === 'ask') return null;
  const { choice } = first;
  if (others.some((other) => other.choice === 'ask' || !isSame(other.choice, choice))) return null;
  return {
    ...pick(choice),
    confidence: 75,
    why: say('categorise.reason.payee-begins', { payee: first.payee }),
  };
}

function reasonOf({ votes }: PayeeChoice, payee: string) {
  return votes
    ? { confidence: 85, why: say('categorise.reason.payee-votes', { payee, most: votes.for, of: votes.of }) }
    : { confidence: 95, why: say('categorise.reason.payee-choice', { payee }) };
}

type Compared = { payee: string; choice: PayeeMemory };

const indexes = new WeakMap<ReadonlyMap<string, PayeeMemory>, { size: number; byStart: Map<string, Compared[]> }>();

/** The payees by their first letters; made once for a run, since ten thousand lines ask the same choices. */
function indexOf(choices: ReadonlyMap<string, PayeeMemory>): Map<string, Compared[]> {
  const made = indexes.get(choices);
  if (made?.size === choices.size) return made.byStart;
  const byStart = new Map<string, Compared[]>();
  for (const [payee, choice] of choices) {
    const compact = withoutBlanks(payee);
    if (compact.length < SHORTEST_CUT) continue;
    const start = compact.slice(0, SHORTEST_CUT);
    byStart.set(start, [...(byStart.get(start) ?? []), { payee, choice }]);
  }
  indexes.set(choices, { size: choices.size, byStart });
  return byStart;
}

function withoutBlanks(payee: string): string {
  return payee.replaceAll(' ', '');
}

function pick({ category, categoryId }: PayeeChoice) {
  return { category, categoryId };
}

function isSame(one: PayeeChoice, other: PayeeChoice): boolean {
  return one.category === other.category && one.categoryId === other.categoryId;
}

/** What a person last chose for a payee, on one side. */
export type RememberedChoice = { payee: string; side: Side; category: CategoryKind; categoryId: string };

/** A line whose category a person set. */
export type ConfirmedLine = RememberedChoice & { date: IsoDate; description: string };

const LOOKED_AT = 5;
const ENOUGH = 3;
const DAYS = 180;

/**
 * What is remembered of each payee, by side. One choice is followed. Where the confirmed lines of a payee differ, three of the
 * last five within 180 days decide (counted from the newest of them), else nothing does and a person is asked.
 */
export function payeeMemory(
  choices: readonly RememberedChoice[],
  confirmed: readonly ConfirmedLine[] = [],
): Record<Side, Map<string, PayeeMemory>> {
  const memory = { credit: new Map<string, PayeeMemory>(), debit: new Map<string, PayeeMemory>() };
  for (const { payee, side, category, categoryId } of choices) memory[side].set(payee, { category, categoryId });
  for (const lines of grouped(confirmed, ({ payee, side }) => `${side}|${payee}`)) {
    const [{ side, payee } = { side: null, payee: '' }] = lines;
    if (side) memory[side].set(payee, decided(lines) ?? 'ask');
  }
  return memory;
}

function decided(lines: readonly ConfirmedLine[]): PayeeChoice | undefined {
  const newestFirst = lines.toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
  const [newest] = newestFirst;
  if (!newest) return undefined;
  const recent = newestFirst.filter(({ date }) => date >= addDays(newest.date, -DAYS)).slice(0, LOOKED_AT);
  const votes = grouped(recent, ({ category, categoryId }) => `${category}|${categoryId}`);
  const most = votes.reduce((best, vote) => (vote.length > best.length ? vote : best));
  const [{ category, categoryId }] = [most[0] ?? newest];
  if (votes.length === 1) return { category, categoryId };
  return most.length >= ENOUGH ? { category, categoryId, votes: { for: most.length, of: recent.length } } : undefined;
}

function grouped(lines: readonly ConfirmedLine[], keyOf: (line: ConfirmedLine) => string): ConfirmedLine[][] {
  const groups = new Map<string, ConfirmedLine[]>();
  for (const line of lines) {
    const group = groups.get(keyOf(line));
    if (group) group.push(line);
    else groups.set(keyOf(line), [line]);
  }
  return [...groups.values()];
}

/** A rule a company made for itself: every condition that is set must hold. */
export type UserRule = {
  id: string;
  contains: string;
  side: Side | null;
  amountFrom: Paise | null;
  amountTo: Paise | null;
  bankAccountId: string | null;
  category: CategoryKind;
  categoryId: string;
};

type Line = { description: string; side: Side; amount: Paise; bankAccountId?: string };

/** Whether a rule holds for a line; capitals and runs of blanks do not matter. */
export function ruleHolds(rule: UserRule, line: Line): boolean {
  if (rule.side && rule.side !== line.side) return false;
  if (rule.bankAccountId && rule.bankAccountId !== line.bankAccountId) return false;
  if (rule.amountFrom !== null && line.amount < rule.amountFrom) return false;
  if (rule.amountTo !== null && line.amount > rule.amountTo) return false;
  return plain(line.description).includes(plain(rule.contains));
}

/** The first rule, in their order, that holds for a line. */
export const userRuleFor = (rules: readonly UserRule[], line: Line): UserRule | undefined =>
  rules.find((rule) => ruleHolds(rule, line));

/** The name under which rows keep a rule. */
export const ruleName = ({ id }: Pick<UserRule, 'id'>): string => `rule-${id}`;

const plain = (text: string) => text.toUpperCase().replace(/\s+/g, ' ');
