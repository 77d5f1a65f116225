import { financialYearOf, type IsoDate } from '../../shared/dates';

/** How the numbers of two documents go together, the surest first. */
export const NUMBER_RUNGS = [
  ...(['same', 'separators', 'moved', 'zeros', 'look-alike', 'prefix', 'cut', 'serial', 'slip', 'different'] as const),
] as const;
export type NumberRung = (typeof NUMBER_RUNGS)[number];

/** The forms of one number by which it is looked up and compared. Most numbers agree as printed, so that the rest is made when asked for. */
export class NumberForms {
  /** In capitals, without blanks. */
  readonly folded: string;
  /** Without separators. */
  readonly plain: string;
  #loose: string | undefined;
  #alike: string | undefined;
  #core: Core | undefined;

  constructor(
    number: string,
    readonly date: IsoDate,
  ) {
    this.folded = foldedNumber(number);
    this.plain = /^[A-Z0-9]*$/.test(this.folded) ? this.folded : runsOf(this.folded).join('');
  }

  /** Without separators and without noughts before a number. */
  get loose(): string {
    this.#loose ??= runsOf(this.folded).map(withoutZeros).join('');
    return this.#loose;
  }

  /** The same, letters that pass for digits being those digits. */
  get alike(): string {
    this.#alike ??= runsOf(this.folded.replace(/[OQILSBZ]/g, (letter) => ALIKE[letter] ?? letter))
      .map(withoutZeros)
      .join('');
    return this.#alike;
  }

  /** The last number in it, what stands before it when the year is taken out, and letters after it. */
  get core(): Core {
    this.#core ??= coreOf(runsOf(this.folded), this.date);
    return this.#core;
  }
}

export type Core = { serial: string; prefix: string; suffix: string };

/** A number as it is compared: capitals, blanks and wide letters do not make another document. */
export const foldedNumber = (number: string): string =>
  (isAscii(number) ? number : number.normalize('NFKC')).toUpperCase().replace(/\s+/g, '');

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

const RUNS = /\p{L}+|\p{N}+/gu;
const ALIKE: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', L: '1', S: '5', B: '8', Z: '2' };

const withoutZeros = (run: string): string => run.replace(/^0+(?=\d)/, '');

const runsOf = (folded: string): readonly string[] => folded.match(RUNS) ?? [];

/** The ways in which a number writes the financial year: '2026-27', '26-27', '202627', '2627', '2026', one beside the other. */
function yearWays(date: IsoDate): { pairs: ReadonlySet<string>; singles: ReadonlySet<string> } {
  const year = Number(financialYearOf(date).slice(0, 4));
  const known = YEARS.get(year);
  if (known) return known;
  const [long, next] = [String(year), String(year + 1)];
  const [short, shortNext] = [long.slice(2), next.slice(2)];
  const ways = {
    pairs: new Set([`${long}|${shortNext}`, `${long}|${next}`, `${short}|${shortNext}`]),
    singles: new Set([`${long}${shortNext}`, `${long}${next}`, `${short}${shortNext}`, long, next]),
  };
  YEARS.set(year, ways);
  return ways;
}

const YEARS = new Map<number, { pairs: ReadonlySet<string>; singles: ReadonlySet<string> }>();

function coreOf(runs: readonly string[], date: IsoDate): Core {
  const { pairs, singles } = yearWays(date);
  const kept: string[] = [];
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at] ?? '';
    const next = runs[at + 1];
    if (next !== undefined && pairs.has(`${run}|${next}`)) at += 1;
    else if (!singles.has(run)) kept.push(withoutYear(run, singles));
  }
  dropShortYear(kept, date);
  const last = kept.findLastIndex((run) => /^\p{N}/u.test(run));
  if (last < 0) return { serial: '', prefix: kept.join(''), suffix: '' };
  return {
    serial: withoutZeros(kept[last] ?? ''),
    prefix: kept.slice(0, last).join(''),
    suffix: kept.slice(last + 1).join(''),
  };
}

/** '26' of '169-26' or 'Y26/S/169' is the year the document was made in, where another number stands beside it. */
function dropShortYear(kept: string[], date: IsoDate): void {
  if (kept.filter((run) => /^\p{N}/u.test(run)).length < 2) return;
  const at = kept.lastIndexOf(date.slice(2, 4));
  if (at >= 0) kept.splice(at, 1);
}

/** A run of digits that begins with the year and goes on: '26270101' is 0101 of 2026-27. */
function withoutYear(run: string, singles: ReadonlySet<string>): string {
  if (!/^\d{6,}$/.test(run)) return run;
  for (const year of singles) if (run.startsWith(year) && run.length > year.length) return run.slice(year.length);
  return run;
}

/** How two numbers go together. */
export function numberRung(one: NumberForms, other: NumberForms): NumberRung {
  if (one.folded === other.folded) return 'same';
  if (one.plain === other.plain && one.plain !== '') return isMoved(one, other) ? 'moved' : 'separators';
  if (one.loose === other.loose && one.loose !== '') return 'zeros';
  if (one.alike === other.alike && one.alike !== '') return 'look-alike';
  const [a, b] = [one.core, other.core];
  if (a.serial !== '' && a.serial === b.serial && a.suffix === b.suffix)
    return a.prefix.endsWith(b.prefix) || b.prefix.endsWith(a.prefix) ? 'prefix' : 'serial';
  if (isCut(one.folded, other.folded)) return 'cut';
  return isSlip(one.loose, other.loose) ? 'slip' : 'different';
}

/** '1/11' and '11/1': both part their digits, and at other places. One of them written without separators would be no other number. */
function isMoved(one: NumberForms, other: NumberForms): boolean {
  const [cuts, others] = [cutsIn(one), cutsIn(other)];
  return [...cuts].some((at) => !others.has(at)) && [...others].some((at) => !cuts.has(at));
}

/** The places in the plain form at which a separator stands between two digits. */
function cutsIn({ folded }: NumberForms): Set<number> {
  const cuts = new Set<number>();
  let at = 0;
  runsOf(folded).forEach((run, index, runs) => {
    if (index > 0 && /^\p{N}/u.test(run) && /\p{N}$/u.test(runs[index - 1] ?? '')) cuts.add(at);
    at += run.length;
  });
  return cuts;
}

/** A return takes no number longer than this (rule 46(b)): what is longer was cut at one end. */
const MOST_LETTERS = 16;

function isCut(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  // A separator at the end may have gone with it.
  const isFull = short.length === MOST_LETTERS || short.length === MOST_LETTERS - 1;
  return isFull && long.length > MOST_LETTERS && (long.startsWith(short) || long.endsWith(short));
}

/** So many digits a number has in which one may be slipped: of shorter ones each is somebody's own. */
const SLIP_DIGITS = 4;

/**
 * One slip of the hand in a long number: two digits the other way round, one left out or typed twice, or one before the last typed
 * wrong. The last digit alone makes the next document of a series and is no slip.
 */
function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (!/\d/.test(long[at] ?? '') || digitsAround(long, at) < SLIP_DIGITS) return false;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (!/\d/.test(short[at] ?? '')) return false;
  const isTurned =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return isTurned || (/^\d/.test(short.slice(at + 1)) && short.slice(at + 1) === long.slice(at + 1));
}

const digitsAround = (text: string, at: number): number =>
  (/\d*$/.exec(text.slice(0, at))?.[0].length ?? 0) + (/^\d*/.exec(text.slice(at))?.[0].length ?? 0);

/** What differs in two numbers: the parts left when what they begin and end with alike is taken away. */
export function differingParts(one: string, other: string): [string, string] {
  const [left, right] = [tokens(one), tokens(other)];
  let start = 0;
  while (start < Math.min(left.length, right.length) && left[start] === right[start]) start++;
  let end = 0;
  while (end < Math.min(left.length, right.length) - start && left.at(-1 - end) === right.at(-1 - end)) end++;
  const part = (list: readonly string[]) => list.slice(start, list.length - end).join('');
  const parts: [string, string] = [part(left), part(right)];
  return parts[0] && parts[1] && left.length - start - end <= 2 && right.length - start - end <= 2
    ? parts
    : [one, other];
}

const tokens = (number: string): string[] => foldedNumber(number).match(/\p{L}+|\p{N}+|[^\p{L}\p{N}]/gu) ?? [];

/** How many noughts stand before numbers in one form and not in the other. */
export const zerosBetween = (one: NumberForms, other: NumberForms): number =>
  Math.abs(one.plain.length - other.plain.length);

/** How many separators stand in a number. */
export const separatorsIn = ({ folded, plain }: NumberForms): number => folded.length - plain.length;
