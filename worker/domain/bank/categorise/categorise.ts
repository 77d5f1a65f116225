import type { IsoDate } from '../../shared/dates';
import { say } from '../../shared/message';
import type { CategoryId } from '../chart/chart';
import { isHolder } from '../narration/holder';
import { saying } from '../narration/terms';
import { isNote } from '../narration/tokens';
import type { Match } from '../reconcile/model';
import type { Side } from '../values';
import { legReason, OWN_NAME } from './legs';
import {
  type ConfirmedLine,
  choiceFor,
  type PayeeMemory,
  payeeMemory,
  type RememberedChoice,
  ruleName,
  type UserRule,
  userRuleFor,
} from './memory';
import { type Categorisable, type Rule, type Suggestion, suggestionOf } from './model';
import { byNames, byUsual, isBareName, isOwnTrade, type Knowledge, type Named, SHIPPED, saidBeside } from './names';
import type { Model } from './neighbours';
import { byNote, isDoubted } from './notes';
import { isWithin, readCodes, readOf } from './rules';
import { RULES } from './rules.data';
import { type OwnCategory, type TaxMarks, taxMarksOf } from './tax-marks';

/**
 * What else is known of the company whose line it is: its name, its own rules, and what its confirmed lines taught. Where many
 * lines are asked about by the same knowledge, what was found for those before.
 */
export type Known = {
  holder?: string;
  rules?: readonly UserRule[];
  model?: Model;
  seen?: Seen;
  /** What narrations are told by, where it is not what came with the product. */
  knowledge?: Knowledge;
};

/**
 * Proposes a category, by what is surest first: a match with a line of another own account, what banks and departments always
 * mean, the company's own name, what was chosen for the payee (`choices` of the line's side), the company's own rules, what
 * words usually mean, a seller known by name, a line much like one that a person of the company confirmed, the words of a
 * trade, a line much like one that came with the product, all the words of a note together. Null when nobody can tell, when
 * people chose differently for the payee, or when one word of a note says one thing and the others another: then a person is
 * asked.
 */
export function categorise(
  line: Categorisable,
  choices: ReadonlyMap<string, PayeeMemory>,
  known: Known = {},
): Suggestion | null {
  const knowledge = known.knowledge ?? SHIPPED;
  const { certain, names } = knowledge;
  const capitals = line.description.toUpperCase();
  const read = readOf(capitals);
  const coded = readCodes(capitals);
  const fixed = surerOf(
    saidBeside(read, line, certain, knowledge),
    coded && saidBeside(coded, line, certain, knowledge),
  );
  if (line.transferPairId) return suggestionOf(legReason(fixed), line.side);
  if (fixed) return suggestionOf(fixed, line.side);
  const payee = line.payee === undefined ? names.payeeOf(line.description) : line.payee;
  if (known.holder && payee && isHolder(payee, known.holder)) return suggestionOf(OWN_NAME, line.side);
  const choice = payee === null || choices.size === 0 ? null : choiceFor(payee, choices);
  if (choice === 'ask') return null;
  if (choice) return { ...choice, rule: 'payee-choice', ruleVersion: 1 };
  const own = userRuleFor(known.rules ?? [], line);
  if (own) return byOwnRule(own);
  return foundOnce(line, known.seen, () => byWords(line, { ...read, payee }, known));
}

// Parted, codes may say more than a word beside them: of "DTAX/TDS194C" the first word alone is any tax.
function surerOf(said: Rule | null, parted: Rule | null): Rule | null {
  if (!said || !parted) return said ?? parted;
  return said.categoryId === parted.categoryId || said.confidence >= parted.confidence ? said : parted;
}

function byWords(line: Categorisable, read: Named, known: Known): Suggestion | null {
  const knowledge = known.knowledge ?? SHIPPED;
  const { usual, notes } = knowledge;
  if (isBareName(read, line, knowledge)) return null;
  const coded = readCodes(read.text);
  const said = saidBeside(read, line, usual, knowledge) ?? (coded && saidBeside(coded, line, usual, knowledge));
  const isAgainst = speaksAgainst(read.text, line.side);
  if (isAgainst && !UNDOING.has(said?.categoryId ?? '')) return byWholeNote(line, known, { among: UNDOING });
  const found = said ? byUsual(said, line, read, knowledge) : byNames(line, read, knowledge, known);
  if (!found) return byMended(line, read, known) ?? byWholeNote(line, known);
  const isSaid = !isDoubted(notes, line.description, line.side, found.rule, found.categoryId);
  return isSaid ? found : byWholeNote(line, known, { isAgainstRule: true });
}

/** What a note says once its words are written as they were meant. */
function byMended(line: Categorisable, { text, payee }: Named, known: Known): Suggestion | null {
  const { notes } = known.knowledge ?? SHIPPED;
  const description = isNote(text) ? notes.mended(text, line.side) : text;
  return description === text ? null : byWords({ ...line, description }, { ...readOf(description), payee }, known);
}

type Limits = { among?: ReadonlySet<string>; isAgainstRule?: boolean };

/** What all the words of a note together speak for, if it is among the categories that may be. */
function byWholeNote(
  line: Categorisable,
  { holder, knowledge = SHIPPED }: Known,
  limits: Limits = {},
): Suggestion | null {
  const { notes, usual, trade } = knowledge;
  const categoryId = byNote(notes, line, holder, limits.isAgainstRule);
  if (categoryId === null || limits.among?.has(categoryId) === false) return null;
  const text = line.description.toUpperCase();
  const isExcepted = usual.excepts(categoryId, text) || trade.excepts(categoryId, text);
  if (isExcepted || isOwnTrade(categoryId, text, holder)) return null;
  const reason = { id: 'word-note', version: 1, categoryId, confidence: 72, reason: 'categorise.reason.word-note' };
  return suggestionOf(reason, line.side);
}

// What a line may be that is written the wrong way about: it gives back what an earlier one took.
const UNDOING: ReadonlySet<string> = new Set<CategoryId>([
  'vendor-refund',
  'customer-refund',
  'cashback',
  'security-deposit',
  'employee-reimbursement',
  'director-loan-repayment',
]);

const OWN_RULE_CONFIDENCE = 90;

// A rule is never changed, only removed and made anew, so its version stays the first.
function byOwnRule(rule: UserRule): Suggestion {
  const { category, categoryId, contains } = rule;
  const why = say('categorise.reason.own-rule', { contains });
  return { category, categoryId, rule: ruleName(rule), ruleVersion: 1, confidence: OWN_RULE_CONFIDENCE, why };
}

const PAID_OUT = saying(`
  [neft|rtgs|imps|upi|(n)ach|ecs|trf|ft][ |/|_-_](#+/)d[r|ebit], outward, lc retirement
  ^[to [transfer|clearing|debit]|wdl tfr|ecom pur|me dc si|by debit card|chq paid|ib billpay|billdk|[ib|mb]:_sent]*
  ^debit![ card*], ^pos![ … s[ettl|tlmt]*], ^[pcd|vin|vps|bil]/, ^os=, ^orm, ^ach d
`);
const CAME_IN = saying(`
  [neft|rtgs|imps|upi|(n)ach|trf|ft][ |/|_-_](#+/)cr(edit), inward remittance|tt|swift
  ^[by [transfer|clearing|cash]|dep tfr|inw rem]*, ^irm/, ^firc
`);
const TAKEN_BACK = saying(`
  rev(ersal|ersed), ![[gst|tds|tax|it(r)|roc|annual] ]r[eturn|tn]![ fil*], refund*, drawback, claim no|settle*
`);
// Salaries are disbursed as loans are; the bank that pays one out takes nothing back.
const DISBURSED = /(?<!\b(?:SAL|SALARY|PAYROLL|WAGES?|STIPEND|BONUS)\b.{0,12})\bDISBURS/;

/**
 * Whether a narration speaks against the side of its line: a receipt written as a payment, or the other way about. Such a line
 * undoes an earlier one, and what the words usually mean is not what it is.
 */
export function speaksAgainst(text: string, side: Side): boolean {
  return side === 'credit' ? PAID_OUT.test(text) : CAME_IN.test(text) || TAKEN_BACK.test(text) || DISBURSED.test(text);
}

/** Whether a narration, in capitals, says that something is taken back. */
export const isTakenBack = (text: string): boolean => TAKEN_BACK.test(text);

const WINDOWS = RULES.flatMap(({ days }) => (days ? [days] : []));

/** In which of the stretches of a month that rules name a day lies: where two days agree in this, no rule tells them apart. */
export const stretchesOf = (date: IsoDate): string =>
  WINDOWS.map(([from, to]) => (isWithin(date, from, to) ? 'x' : '-')).join('');

/** What was found for lines of one statement or run, by what they have in common. */
type Seen = Map<string, Suggestion | null>;

// Longer than a day: banks number their transactions so, and no rule looks at such digits, only at how many there are.
const BANKS_NUMBER = /\d{9,}/g;

/** The same for lines that no rule tells apart: they differ in the bank's numbers, and in days of one stretch of a month. */
const commonOf = ({ description, side, date }: Categorisable): string =>
  `${side} ${stretchesOf(date)} ${description.replace(BANKS_NUMBER, ({ length }) => '0'.repeat(length))}`;

/** Finds once what lines alike have in common: of a long statement many are. */
function foundOnce(line: Categorisable, seen: Seen | undefined, find: () => Suggestion | null) {
  if (!seen) return find();
  const common = commonOf(line);
  const known = seen.get(common);
  if (known !== undefined) return known;
  const found = find();
  seen.set(common, found);
  return found;
}

/** What a company taught: the lines its people confirmed, and the categories they added, by their ids. */
export type Taught = Known & { confirmed?: readonly ConfirmedLine[]; own?: ReadonlyMap<string, OwnCategory> };

/** A row with the category a rule or a choice gives it, why, and what that means for GST and TDS on its day. */
export type AssignedRow<Row> = Suggestion & TaxMarks & { row: Row };

/** The rows that the rules and the choices recognise, in their order; the others are left to a person. */
export function assignmentsFor<Row extends Categorisable>(
  rows: readonly Row[],
  choices: readonly RememberedChoice[],
  { confirmed, own, ...known }: Taught = {},
): AssignedRow<Row>[] {
  const memory = payeeMemory(choices, confirmed);
  const alike = { ...known, seen: new Map() };
  return rows.flatMap((row) => {
    const suggestion = categorise(row, memory[row.side], alike);
    if (!suggestion) return [];
    const { categoryId } = suggestion;
    return [{ row, ...suggestion, ...taxMarksOf(categoryId, row, own?.get(categoryId)) }];
  });
}

type Leg = Categorisable & { id: string };

/** The rows that matches make legs of a transfer, with the category that this gives them. */
export function legsAssigned<Row extends Leg>(rows: readonly Row[], matches: readonly Match[]): AssignedRow<Row>[] {
  const transfers = matches.filter(({ kind }) => kind === 'transfer');
  const others = new Map(transfers.map(({ lineId, withId }) => [lineId, withId]));
  const legs = rows.filter(({ id }) => others.has(id));
  return assignmentsFor(
    legs.map((row) => ({ ...row, transferPairId: others.get(row.id) ?? null })),
    [],
  );
}

const REVERSING: readonly (string | null | undefined)[] = ['failed-payment-returned', 'cheque-return'];
/** Whether a category says that a line undoes an earlier one: what it is then follows from that one. */
export const isReversing = (categoryId: string | null | undefined): boolean => REVERSING.includes(categoryId);

/** What rules say of lines, but for what only the line that it undoes can tell. What a person chose for a payee stands. */
export const withoutReversing = <Found extends { categoryId: string; rule: string }>(
  found: readonly Found[],
): Found[] =>
  found.filter(({ categoryId, rule }) => !isReversing(categoryId) || rule === 'payee-choice' || /^rule-/.test(rule));
