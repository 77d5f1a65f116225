import type { IsoDate } from '../../shared/dates';
import { once } from '../../shared/once';
import { type Key, keysOf, patternOf, type Saying, START, saying, type Terms, termsOf } from '../narration/terms';
import type { Side } from '../values';
import type { Categorisable, Rule } from './model';

/** A narration in capitals, and how each of its words begins. */
export type Read = { text: string; starts: readonly string[] };

type Line = Pick<Categorisable, 'side' | 'date'>;
type Compiled = { rule: Rule; place: number; allOf: readonly Saying[]; noneOf: Saying | null };
/** What is tried where its key stands in a narration: all terms of a rule with that key. */
type Tried = Compiled & { pattern: RegExp };
type ByKey = Map<string, Tried[]>;

/** A table of rules, ready to be asked which of them holds first, and whether one of a category excepts a narration. */
export type RuleIndex = {
  first: (read: Read, line: Line) => Rule | null;
  excepts: (categoryId: string, text: string) => boolean;
  /** The same without some terms, as if they had never been written. */
  without: (isOut: IsOut) => RuleIndex;
};

export type IsOut = (rule: Rule, term: string) => boolean;

/**
 * The rules of a table by the rarest word of each of their terms, so that a narration meets only those of which it holds one. It is
 * made ready when the first narration asks.
 */
export function indexOf(rules: readonly Rule[]): RuleIndex {
  const index = once(() => indexNow(rules));
  return {
    first: (read, line) => index().first(read, line),
    excepts: (categoryId, text) => index().excepts(categoryId, text),
    without: (isOut) => index().without(isOut),
  };
}

function indexNow(rules: readonly Rule[]): RuleIndex {
  const finders = rules.map(findersOf);
  const common = countOf(finders.flat().flatMap(({ keys }) => keys));
  const found = rules.map((rule, place) => foundBy(compile(rule, place), finders[place] ?? [], common));
  const excepting = found.flatMap(({ compiled: { rule, noneOf } }) =>
    noneOf ? [{ categoryId: rule.categoryId, noneOf }] : [],
  );
  const excepts = (categoryId: string, text: string) =>
    excepting.some((one) => one.categoryId === categoryId && one.noneOf.test(text));
  const asked = (some: readonly Found[]): RuleIndex => {
    const sides = { debit: sideIndex(some, 'debit'), credit: sideIndex(some, 'credit') };
    const index: RuleIndex = {
      first: (read, line) => firstOf(sides[line.side], read, line),
      excepts,
      without: (isOut) => {
        const left = some.map((one) => withoutTerms(one, isOut));
        return left.every((one, at) => one === some[at]) ? index : asked(left);
      },
    };
    return index;
  };
  return asked(found);
}

type Place = 'starts' | 'within';
type ChosenTerm = { term: string; pattern: string; place: Place; letters: readonly string[] };
/** A rule, its terms with the key of each, and what is tried by each key. */
type Found = { compiled: Compiled; terms: readonly ChosenTerm[]; tried: readonly [Place, letters: string, Tried][] };

function foundBy(compiled: Compiled, finders: readonly Finder[], common: ReadonlyMap<string, number>): Found {
  const terms = finders.map(({ term, pattern, keys }): ChosenTerm => {
    const key = rarest(keys, common);
    return 'starts' in key
      ? { term, pattern, place: 'starts', letters: key.starts }
      : { term, pattern, place: 'within', letters: key.within };
  });
  return { compiled, terms, tried: triedOf(compiled, terms) };
}

function triedOf(compiled: Compiled, terms: readonly ChosenTerm[]): Found['tried'] {
  const byKey = new Map<string, { place: Place; letters: string; patterns: Set<string> }>();
  for (const { pattern, place, letters } of terms)
    for (const one of letters) {
      const there = byKey.get(`${place} ${one}`) ?? { place, letters: one, patterns: new Set() };
      there.patterns.add(pattern);
      byKey.set(`${place} ${one}`, there);
    }
  return Array.from(byKey.values(), ({ place, letters, patterns }) => [
    place,
    letters,
    { ...compiled, pattern: new RegExp([...patterns].join('|')) },
  ]);
}

function withoutTerms(found: Found, isOut: IsOut): Found {
  const { compiled, terms } = found;
  const left = terms.filter(({ term }) => !isOut(compiled.rule, term));
  return left.length === terms.length ? found : { compiled, terms: left, tried: triedOf(compiled, left) };
}

type SideIndex = {
  starts: ByKey;
  within: readonly [letters: string, tried: readonly Tried[]][];
  anyLetters: RegExp | null;
};

function sideIndex(found: readonly Found[], side: Side): SideIndex {
  const index: Record<Place, ByKey> = { starts: new Map(), within: new Map() };
  for (const { compiled, tried } of found) {
    if (compiled.rule.side !== 'both' && compiled.rule.side !== side) continue;
    for (const [place, letters, one] of tried) {
      const there = index[place].get(letters);
      if (there) there.push(one);
      else index[place].set(letters, [one]);
    }
  }
  const { starts, within } = index;
  return {
    starts,
    within: [...within],
    anyLetters: within.size === 0 ? null : new RegExp([...within.keys()].join('|')),
  };
}

function firstOf({ starts, within, anyLetters }: SideIndex, { text, starts: begun }: Read, line: Line): Rule | null {
  let best: Tried | null = null;
  for (const start of begun) {
    const tried = starts.get(start);
    if (tried) best = betterOf(tried, best, text, line);
  }
  if (anyLetters?.test(text))
    for (const [letters, tried] of within) if (text.includes(letters)) best = betterOf(tried, best, text, line);
  return best?.rule ?? null;
}

function betterOf(tried: readonly Tried[], best: Tried | null, text: string, line: Line): Tried | null {
  let first = best;
  for (const one of tried)
    if ((first === null || one.place < first.place) && one.pattern.test(text) && holds(one, text, line)) first = one;
  return first;
}

function holds({ rule, allOf, noneOf }: Compiled, text: string, { date }: Line): boolean {
  if (rule.days && !isWithin(date, ...rule.days)) return false;
  return allOf.every((pattern) => pattern.test(text)) && !noneOf?.test(text);
}

function compile(rule: Rule, place: number): Compiled {
  const { allOf = [], noneOf } = rule.terms;
  return { rule, place, allOf: allOf.map((terms) => patternsOf(terms, rule)), noneOf: noneOf ? saying(noneOf) : null };
}

type Finder = { term: string; pattern: string; keys: readonly Key[] };

const WHOLE = 'all of it';

/** What finds a rule: each of its terms; where it asks for the whole narration, the first words it asks for. */
function findersOf(rule: Rule): Finder[] {
  const { anyOf, allOf = [] } = rule.terms;
  const isWhole = rule.scope === WHOLE;
  const whole = isWhole ? `^[^A-Z]*(?:(?:${patternsOf(anyOf, rule).source})[^A-Z]*)+$` : '';
  return termsOf(isWhole ? (allOf[0] ?? '') : anyOf).map((term) => ({
    term,
    pattern: isWhole ? whole : patternOf(term),
    keys: keysOf(term),
  }));
}

// Where the whole narration is asked for, a number beside a word of the bank's does not make it another.
const LETTERS_ALONE: readonly [RegExp, string][] = [
  [/^\\b/, '(?<![A-Z])'],
  [/\\b$/, '(?![A-Z])'],
];

function patternsOf(terms: Terms, { scope }: Rule): Saying {
  if (scope !== WHOLE) return saying(terms);
  const patterns = termsOf(terms).map(patternOf);
  return new RegExp(
    patterns.map((one) => LETTERS_ALONE.reduce((text, [edge, by]) => text.replace(edge, by), one)).join('|'),
  );
}

/** Whether a day is one of these of its month, both counted. */
export function isWithin(date: IsoDate, from: number, to: number): boolean {
  const day = Number(date.slice(8));
  return day >= from && day <= to;
}

// Words of the channels stand in nearly every narration, so nothing is found by them where another word can be taken.
const CHANNELS = new Set('NEFT RTGS IMPS UPI INB CR DR TO BY PAY PAYM TRAN CHQ OF A AND THE FOR ON'.split(' '));
const MANY = 1_000;

function countOf(keys: readonly Key[]): ReadonlyMap<string, number> {
  const count = new Map<string, number>();
  for (const key of keys)
    if ('starts' in key) for (const start of key.starts) count.set(start, (count.get(start) ?? 0) + 1);
  return count;
}

/** Of the keys of a term, the one by which the fewest others are found as well. */
function rarest(keys: readonly Key[], common: ReadonlyMap<string, number>): Key {
  const cost = (key: Key) =>
    'starts' in key
      ? key.starts.reduce((sum, one) => sum + (CHANNELS.has(one) ? MANY : (common.get(one) ?? 0)), 0)
      : MANY;
  return keys.reduce((one, other) => (cost(other) < cost(one) ? other : one));
}

// A word of letters, wherever it begins.
const WORD_STARTS = new RegExp(`(?<![A-Z])[A-Z]{1,${START}}`, 'g');

// An underscore parts words as a blank does: "UCR0139_EMI_05".
const spaced = (text: string): string => (text.includes('_') ? text.replaceAll('_', ' ') : text);

// What was left out or taken off is not what was paid: "salary after advance", "rent less TDS".
const OFF = / (?:AFTER|LESS|MINUS|EXCLUDING|WITHOUT) /;
const TAKEN_OFF = /(?<=[A-Z]{3}.*) (?:AFTER|LESS|MINUS|EXCLUDING|WITHOUT) (?!THAN\b).*$/;

// What banks and departments write without a blank beside the number of a challan, a loan or a return.
const CODES = 'GST|CPIN|CIN|TDS|TCS|EPF|EPFO|ESI|ESIC|PTEC|PTRC|EMI|TRRN|ITNS|CHALLAN|CBDT|DTAX|IDTX|SELF';
const GLUED_CODE = new RegExp(`(?<![A-Z0-9])(?:${CODES})(?=\\d{4})|(?<=\\d{4})(?=(?:${CODES})(?![A-Z0-9]))`, 'g');

/**
 * Words that banks and departments run together, with one another and with digits: 'ESICCHALLAN0312', 'SMSCHGQ2', 'INTPD010725TO300925'.
 * A run of letters is taken apart only where all of it is such words, so that no name is cut.
 */
const RUN_TOGETHER = new Set(
  `ADV ADVANCE AMB AQB ATM AVG BAL BANK BANKING BILL BOOK BOOKED BOOKING BULK CARD CASH CBDT CC CHALLAN CHARGE CHARGES CHG CHGS CHQ
  CHRG CIN CLOSE CLOSED CPIN CR CREDIT CUSTOMS DD DEBIT DEP DEPOSIT DR DTAX DUTY EB ECS EMI EPF EPFO EPTAX ESI ESIC FASTAG FD FEE FEES FOR FROM
  GST GSTN GSTIN IMPS INCL INCOME INT INTEREST IT ITD ITNS LN LOAN MAB MCA MIN NACH NEFT NET OF ON PAID PAY PAYMENT PD PF PT PTAX PTEC
  PTRC PYMT Q QTR RD RECHARGE REFUND RTGS RTN SAL SALARY SB SELF SMS SRN TAX TCS TD TDR TDS TO TRANSFER TRF TRRN TXN UPI WDL WDLS
  JAN FEB MAR APR MAY JUN JUL AUG SEP SEPT OCT NOV DEC`.split(/\s+/),
);
const LONGEST_WORD = 8;
const RUNS = /[A-Z0-9]{5,}/g;
/** Longer runs are references, whatever they hold. */
const LONGEST_RUN = 40;

/** A run of letters as the words it is made of, the longest first; null where any of it is something else. */
function wordsIn(letters: string): string[] | null {
  if (letters === '') return [];
  for (let length = Math.min(LONGEST_WORD, letters.length); length > 0; length--) {
    const word = letters.slice(0, length);
    const rest = RUN_TOGETHER.has(word) ? wordsIn(letters.slice(length)) : null;
    if (rest) return [word, ...rest];
  }
  return null;
}

/** A run of letters and digits with blanks between its words; as it is where it is one word, or holds others. */
function apart(run: string): string {
  if (run.length > LONGEST_RUN) return run;
  const pieces = run.match(/[A-Z]+|\d+/g) ?? [];
  const words = pieces.map((piece) => (/\d/.test(piece) || piece.length === 1 ? [piece] : wordsIn(piece)));
  // What stands behind the first number may be a bank's own letters; what stands in front must be words.
  const known = words.indexOf(null);
  const firstNumber = pieces.findIndex((piece) => /\d/.test(piece));
  if (words[0] == null || pieces[0]?.length === 1 || (known !== -1 && (firstNumber === -1 || known < firstNumber)))
    return run;
  return pieces.flatMap((piece, at) => words[at] ?? [piece]).join(' ');
}

/** A narration with the words and codes apart that are glued together or to digits: "CPIN25082900123456"; null where none are. */
export function readCodes(text: string): Read | null {
  const parted = text.replace(RUNS, apart).replace(GLUED_CODE, '$& ');
  return parted === text ? null : readOf(parted);
}

/** A narration in capitals, ready to be asked of rules. */
export function readOf(text: string): Read {
  const words = spaced(text);
  const said = OFF.test(words) ? words.replace(TAKEN_OFF, '') : words;
  return { text: said, starts: said.match(WORD_STARTS) ?? [] };
}
