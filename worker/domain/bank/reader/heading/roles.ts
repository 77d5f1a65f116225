import type { Role } from '../model';
import { type WordClass, wordsOf } from './words';

/** A heading without what varies from file to file: case, blanks, marks, and the currency in or out of brackets. */
export const normaliseHeading = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/\(\s*(?:inr|rs\.?|₹|in rs\.?|in inr|rupees)\s*\)/g, '')
    .replace(/₹|\binr\b|\brs\b/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What the cells of a line would mean as headings. Of several columns of a role the surest counts; a true second is told. */
export type Headings = {
  roles: ReadonlyMap<Role, number>;
  twice: readonly Role[];
  unknown: number;
  /** Filled cells that name nothing known. */
  unnamed: readonly number[];
  /** All columns of a role, those it does not stand for included. */
  named: ReadonlyMap<Role, readonly number[]>;
};

const LETTER = /\p{L}/u;

type Named = { at: number; role: Role; rank: number; name: string };

/**
 * Reads a line as headings. Dr / Cr beside the balance is the sign of the balance where it is the second of its kind, or where
 * the amounts need none. Where only a value date is printed, it is the date.
 */
export function headingsOf(cells: readonly string[], known: Meanings = new Map()): Headings {
  const named: Named[] = [];
  const unnamed: number[] = [];
  withSignsNamed(cells).forEach((cell, at) => {
    if (!LETTER.test(cell)) return;
    const meaning = recalled(cell, known);
    if (meaning === null) unnamed.push(at);
    else if (meaning !== 'passive') named.push({ at, ...meaning, name: normaliseHeading(cell) });
  });
  const { roles, twice } = chosen(named);
  return { roles: settled(roles, named), twice, unknown: unnamed.length, unnamed, named: placesOf(named) };
}

const PLUS = /^\s*\(?\+\)?\s*$/;
const MINUS = /^\s*\(?[-–−]\)?\s*$/;

const EITHER = /^\s*\(?\+\s*[/|]?\s*[-–−]\)?\s*$/;

/** A lone plus and a lone minus on one line stand for money in and money out; a dash without a plus is a dash. */
function withSignsNamed(cells: readonly string[]): readonly string[] {
  const isPair =
    cells.filter((cell) => PLUS.test(cell)).length === 1 && cells.filter((cell) => MINUS.test(cell)).length === 1;
  if (cells.some((cell) => EITHER.test(cell))) return cells.map((cell) => (EITHER.test(cell) ? 'Dr / Cr' : cell));
  return isPair ? cells.map((cell) => (PLUS.test(cell) ? 'MoneyIn' : MINUS.test(cell) ? 'MoneyOut' : cell)) : cells;
}

function placesOf(named: readonly Named[]): Map<Role, number[]> {
  const places = new Map<Role, number[]>();
  for (const { role, at } of named) places.set(role, [...(places.get(role) ?? []), at]);
  return places;
}

/** Meanings already looked up: near the top of a file the same cells are asked for again and again. */
export type Meanings = Map<string, Meaning | null>;

function recalled(cell: string, known: Meanings): Meaning | null {
  const found = known.get(cell);
  if (found !== undefined) return found;
  const meaning = meaningOf(cell);
  known.set(cell, meaning);
  return meaning;
}

// Two columns for these, as sure as each other, leave open which one holds the money.
const SINGLE: ReadonlySet<Role> = new Set(['debit', 'credit', 'amount']);

function chosen(named: readonly Named[]): { roles: Map<Role, number>; twice: Role[] } {
  const best = new Map<Role, Named>();
  const twice = new Set<Role>();
  for (const one of named) {
    const before = best.get(one.role);
    const isAlike = before && (SINGLE.has(one.role) || one.name === before.name) && one.rank === before.rank;
    if (isAlike && (SINGLE.has(one.role) || one.role === 'balance')) twice.add(one.role);
    if (!before || one.rank < before.rank) best.set(one.role, one);
  }
  return { roles: new Map([...best].map(([role, { at }]) => [role, at])), twice: [...twice] };
}

function settled(roles: ReadonlyMap<Role, number>, named: readonly Named[]): ReadonlyMap<Role, number> {
  const balanced = moved(withTotalAsBalance(roles, named), 'balanceSide', 'balance');
  // 'Withdrawal (Dr) / Deposit (Cr)' with no amount beside it holds the amount, its side behind it or in its sign.
  const sided = hasSides(balanced) ? balanced : moved(balanced, 'side', 'amount');
  return moved(withBalanceSide(sided, named), 'valueDate', 'date');
}

/** A column that would qualify another one is that one where the other is missing. */
function moved(roles: ReadonlyMap<Role, number>, from: Role, to: Role): ReadonlyMap<Role, number> {
  const at = roles.get(from);
  if (at === undefined || roles.has(to)) return roles;
  return new Map([...without(roles, from), [to, at]]);
}

const without = (roles: ReadonlyMap<Role, number>, left: Role): [Role, number][] =>
  [...roles].filter(([role]) => role !== left);

const hasSides = (roles: ReadonlyMap<Role, number>) => roles.has('debit') && roles.has('credit');

/** 'Total Amount' beside a debit and a credit column is what they add up to. */
function withTotalAsBalance(roles: ReadonlyMap<Role, number>, named: readonly Named[]): ReadonlyMap<Role, number> {
  const total = named.find(({ role, rank }) => role === 'amount' && rank > 0);
  return total && roles.get('amount') === total.at && hasSides(roles) ? moved(roles, 'amount', 'balance') : roles;
}

// 'Type' says UPI or NEFT as often as which way the money went.
const SURE = 1;

function withBalanceSide(roles: ReadonlyMap<Role, number>, named: readonly Named[]): ReadonlyMap<Role, number> {
  const needsSide = roles.has('amount') && !hasSides(roles);
  const balance = roles.get('balance');
  const taken = needsSide ? roles.get('side') : undefined;
  const kept = new Map(needsSide ? roles : without(roles, 'side'));
  if (balance === undefined) return new Map(without(kept, 'balanceSide'));
  const marks = named.filter(({ at, role, rank }) => role === 'side' && rank <= SURE && at !== taken);
  // In front of the balance it may be the side of the amount, unless that has one of its own.
  const inFront = taken === undefined ? undefined : marks.find(({ at }) => at + 1 === balance);
  const beside = marks.find(({ at }) => at - 1 === balance) ?? inFront;
  return beside && !kept.has('balanceSide') ? kept.set('balanceSide', beside.at) : kept;
}

/** What a heading names: a role, and how surely (0 is surest), or nothing that a statement needs. */
type Meaning = { role: Role; rank: number } | 'passive';

type Has = (...classes: WordClass[]) => boolean;
type Rule = (has: Has) => Meaning | undefined | false;

const is = (role: Role, rank = 0): Meaning => ({ role, rank });
const anyOf = (has: Has, ...classes: WordClass[]) => classes.some((one) => has(one));

// The first rule that speaks decides: a heading is told by its rarest word, so 'Payment Narration' is no payment.
const RULES: readonly Rule[] = [
  (has) => ((has('serial') && !has('reference')) || has('passive') || (has('time') && !has('date'))) && 'passive',
  (has) => has('balance') && balanceOf(has),
  (has) => has('date') && dateOf(has),
  (has) => has('narration') && is('description'),
  (has) => has('remark') && is('description', 1),
  (has) => (has('reference') || has('transaction', 'number')) && is('reference'),
  // The amount of an invoice or an order is not what was paid for it.
  (has) => has('paper') && (anyOf(has, 'amount', 'kind', 'debit', 'credit', 'total') ? 'passive' : is('reference', 1)),
  // 'Receipt No' and 'Payment ID' are numbers of papers, and no money.
  (has) => has('number') && anyOf(has, 'credit', 'payment') && !anyOf(has, 'amount', 'debit') && is('reference', 1),
  (has) => has('debit', 'credit') && (has('amount') ? is('amount') : is('side')),
  (has) => has('kind') && is('side', anyOf(has, 'transaction') ? 2 : 1),
  (has) => has('debit') && is('debit'),
  (has) => has('credit') && is('credit'),
  (has) => has('payment') && is('debit'),
  (has) => has('detail') && is('description', 1),
  (has) => has('party') && is('description', 2),
  (has) => has('amount') && is('amount', has('total') ? 1 : 0),
  (has) => has('transaction') && is('description', 2),
  (has) => anyOf(has, 'account', 'number', 'total') && 'passive',
];

/** A balance that money waits for says less than the one that every line leads to. */
function balanceOf(has: Has): Meaning {
  if (has('kind') || has('debit', 'credit')) return is('balanceSide');
  return is('balance', anyOf(has, 'lesser') ? 1 : 0);
}

/** The day of a cheque is not the day on which its money moved. */
function dateOf(has: Has): Meaning {
  if (anyOf(has, 'reference', 'paper')) return 'passive';
  return is(has('value') ? 'valueDate' : 'date');
}

/** What a heading means by its words, whichever bank wrote it; null where a word of it is none of headings. */
function meaningOf(cell: string): Meaning | null {
  const words = wordsOf(cell);
  if (!words) return null;
  const has: Has = (...classes) => classes.every((one) => words.has(one));
  for (const rule of RULES) {
    const meaning = rule(has);
    if (meaning) return meaning;
  }
  return null;
}
