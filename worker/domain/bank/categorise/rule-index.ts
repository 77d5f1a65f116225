import type { IsoDate } from '../../shared/dates';
import type { Side } from '../values';
import type { CategoryRule } from './category-rule';
import { FIXED_RULES, USUAL_RULES } from './category-rules';
import { TRADE_WORDS } from './trade-words';

/** A narration in capitals, and how each of its words begins. */
export type Read = { text: string; starts: readonly string[] };

type Line = { side: Side; date: IsoDate };
type Indexed = { rule: CategoryRule; place: number };

const START = 3;
// Banks also run words together: "AZADSALARY", "OFFICERENTMAY".
const WORD_STARTS = /(?<![A-Z])[A-Z]{1,3}|SAL(?=AR[YI])|REN(?=T)|REI(?=MB)|REF(?=UND)/g;

export const startsOf = (text: string): readonly string[] => text.match(WORD_STARTS) ?? [];

// An underscore parts words as a blank does: "UCR0139_EMI_05".
const spaced = (text: string): string => (text.includes('_') ? text.replaceAll('_', ' ') : text);

// What was left out or taken off is not what was paid: "salary after advance", "rent less TDS".
const OFF = / (?:AFTER|LESS|MINUS|EXCLUDING|WITHOUT) /;
const TAKEN_OFF = /(?<=[A-Z]{3}.*) (?:AFTER|LESS|MINUS|EXCLUDING|WITHOUT) (?!THAN\b).*$/;

export function readOf(text: string): Read {
  const words = spaced(text);
  const said = OFF.test(words) ? words.replace(TAKEN_OFF, '') : words;
  return { text: said, starts: startsOf(said) };
}

// Banks also print a note without its blanks ("VijayAlloysPvt") or beside a number ("NOV26RENT", "AUDITFEE2526"); fewer letters
// before a number are a bank's code.
const GLUED = /(?<=[a-z]{2})(?=[A-Z][a-z])|(?<=\d)(?=[A-Za-z]{4})|(?<=[A-Za-z]{6})(?=\d)/g;

/** The narration with such words apart; null where none are. */
function readParted(description: string): Read | null {
  const parted = description.replace(GLUED, ' ');
  return parted === description ? null : readOf(parted.toUpperCase());
}

/** Few lines hold a word of any rule, so looking words up by how they begin is much cheaper than trying every pattern. */
function byWord(rules: readonly CategoryRule[]): ReadonlyMap<string, Indexed[]> {
  const index = new Map<string, Indexed[]>();
  rules.forEach((rule, place) => {
    for (const start of new Set(rule.words.map((word) => word.slice(0, START))))
      index.set(start, [...(index.get(start) ?? []), { rule, place }]);
  });
  return index;
}

const firstOf = (rules: readonly CategoryRule[]) => {
  const index = byWord(rules);
  return ({ text, starts }: Read, line: Line): CategoryRule | null => {
    let best: Indexed | null = null;
    for (const start of starts) {
      for (const candidate of index.get(start) ?? []) {
        if ((best === null || candidate.place < best.place) && holds(candidate.rule, text, line)) best = candidate;
      }
    }
    return best?.rule ?? null;
  };
};

/** Of each table, the first rule that holds. */
export const firstFixed = firstOf(FIXED_RULES);
export const firstUsual = firstOf(USUAL_RULES);
export const firstTrade = firstOf(TRADE_WORDS);

// "Accommodation for auditors" is no audit: what stands before such a word, in its part of the narration, was bought.
const WHAT_FOR = /(?:^|[-/:*])([^-/:*]+?) (?:FOR|OF|TOWARDS|AGAINST) /;

function firstOfHead(text: string, line: Line): CategoryRule | null {
  const head = WHAT_FOR.exec(text)?.[1];
  return head ? firstTrade(readOf(head), line) : null;
}

/** The words of a trade; else whatever the line means once those words are parted that the bank ran together. */
export function tradeSaid(read: Read, line: Line & { description: string }): CategoryRule | null {
  const trade = firstOfHead(read.text, line) ?? firstTrade(read, line);
  if (trade) return trade;
  const parted = readParted(line.description);
  return parted && (firstFixed(parted, line) ?? firstUsual(parted, line) ?? firstTrade(parted, line));
}

function holds({ side, pattern, not, days }: CategoryRule, text: string, line: Line): boolean {
  if (side !== 'both' && side !== line.side) return false;
  if (days && !isWithin(line.date, ...days)) return false;
  return pattern.test(text) && !not?.test(text);
}

const WINDOWS = [...FIXED_RULES, ...USUAL_RULES, ...TRADE_WORDS].flatMap(({ days }) => (days ? [days] : []));

/** In which of the stretches of a month that rules name a day lies: where two days agree in this, no rule tells them apart. */
export const stretchesOf = (date: IsoDate): string =>
  WINDOWS.map(([from, to]) => (isWithin(date, from, to) ? 'x' : '-')).join('');

function isWithin(date: IsoDate, from: number, to: number): boolean {
  const day = Number(date.slice(8));
  return day >= from && day <= to;
}

const EXCEPTING = [...USUAL_RULES, ...TRADE_WORDS].filter(({ not }) => not !== undefined);

/** Whether a narration holds words by which rules of a category except it, so that it is not of that category by others either. */
export const isExcepted = (categoryId: string, text: string): boolean =>
  EXCEPTING.some((rule) => rule.categoryId === categoryId && rule.not?.test(text));
