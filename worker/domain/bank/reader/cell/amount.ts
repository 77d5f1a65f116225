import { type Paise, paise } from '../../../shared/money';
import type { Side } from '../../values';
import type { Columns } from '../model';
import { bareText } from './text';

type AmountColumn = 'debit' | 'credit' | 'balance';
type Mark = 'dr' | 'cr';

/** An amount as it is printed: its sign, and the Dr or Cr before or behind it. */
export type PrintedAmount = { magnitude: Paise; isMinus: boolean; isPlus: boolean; mark: Mark | null };

/** What each column counts as plus: money out in the debit column, money in elsewhere. */
const PLUS_MARK: Record<AmountColumn, Mark> = { debit: 'dr', credit: 'cr', balance: 'cr' };

/** Rupee digits a cell may have: an amount is a decimal(12,2); a balance, which only is compared, may be larger. */
const MOST_DIGITS: Record<AmountColumn, number> = { debit: 10, credit: 10, balance: 13 };

const LONGEST = 40;

// A blank inside the digits may part two numbers, and 'Rs .50' is not 'Rs. 50': neither is guessed at.
const BROKEN_UP = /\d[.,]?\s+[\d.,]|\s\./;
// A narrow cell of a page breaks a figure behind one of its commas.
const BROKEN_LINE = /(?<=\d,)\s*\n\s*(?=\d{2,3}(?:[,.]|$))/g;
// Blanks that do not break a line stand for commas; nobody parts two numbers with them.
const FIXED_BLANK = /(?<=\d)[\u00a0\u2007\u2009\u202f](?=\d)/g;

const NOTHING = /^(?:-+|–|—|nil\.?|n\/?a\.?|-na-|#n\/a|null|none)$/i;

// Leading zeros are refused: '000.00' is what an unquoted '1,000.00' leaves in the next cell; '00.00' cannot be that.
const WHOLE = String.raw`(00?|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})*,\d{3})?`;
// Four decimals and more are a database's, if all below the paisa are noughts; three may be thousands.
const FRACTION = String.raw`(?:\.(\d{1,6}))?`;
const TO_THE_PAISA = /^(?:\d{0,2}|\d\d0{2,4})$/;
// A grave accent is the rupee sign of the fonts from before there was one; the others are what a wrong encoding leaves of it.
const UNIT = '(?:[₹`?\ufffd]|â‚¹|rs\\.?|re\\.|inr)?';
const SHAPE = new RegExp(
  String.raw`^(?:(dr|cr|debit|credit)[.:]?)?([-–−+]?)(\()?([-–−+]?)${UNIT}([-–−+]?)${WHOLE}${FRACTION}(\))?([-+])?(?:/-)?(?:inr|rs\.?|₹)?(?:\(?(dr?|cr?|debit|credit)\.?\)?)?$`,
  'i',
);

/**
 * Reads an amount cell to the paisa, signed as its column counts. Null when the cell says there is none;
 * undefined when it cannot be read: words, formulas, finer than a paisa, wrong grouping, two signs.
 */
export function readAmount(cell: string, column: AmountColumn): Paise | null | undefined {
  const plain = readPlain(cell, column);
  if (plain !== undefined) return plain;
  const printed = readPrinted(cell, column);
  return printed ? signed(printed, column) : printed;
}

// Stars around a figure keep others from writing more digits; alone they are a rule.
const STARS = /^\*+(?=.*\d)|(?<=\d)\*+$/g;
// '450.00(-)' beside '65,000.00(+)', or the sign in front.
const SIGN_IN_BRACKETS = /^\(([-–−+])\)|\(([-–−+])\)$/g;
// What arithmetic in halves and quarters leaves of a sum in paise: '924.5000000000001', '49.99999999999999'.
const NOISE_ABOVE = /^(-?\d+\.\d\d?)0{6,}\d{1,4}$/;
const NOISE_BELOW = /^(-?)(\d+)\.(\d\d?)9{7,}\d{0,4}$/;

/** A figure without the last digits that a program which counts in fractions of two has added to it. */
function withoutNoise(text: string): string {
  if (!MAY_BE_NOISE.test(text)) return text;
  const [, sign = '', whole = '', fraction = ''] = NOISE_BELOW.exec(text) ?? [];
  if (fraction === '') return NOISE_ABOVE.exec(text)?.[1] ?? text;
  const cents = String(BigInt(whole + fraction.padEnd(2, '9')) + 1n).padStart(3, '0');
  return `${sign}${cents.slice(0, -2)}.${cents.slice(-2)}`;
}

const MAY_BE_NOISE = /0{6}|9{7}/;

/** Reads an amount without deciding what its sign and its mark mean. */
export function readPrinted(cell: string, column: AmountColumn): PrintedAmount | null | undefined {
  if (cell.length > LONGEST * 2) return undefined;
  const trimmed = bareText(cell).replace(FIXED_BLANK, ',').replace(BROKEN_LINE, '');
  if (trimmed.length > LONGEST || BROKEN_UP.test(trimmed)) return undefined;
  const text = withoutNoise(trimmed.replace(/\s/g, '').replace(STARS, '').replace(SIGN_IN_BRACKETS, '$1$2'));
  return text === '' || NOTHING.test(text) ? null : readShape(text, column);
}

/** The common shape, digits with up to two decimals, without a regular expression: undefined means look closer. */
function readPlain(cell: string, column: AmountColumn): Paise | null | undefined {
  const { length } = cell;
  if (length === 0) return null;
  if (length > MOST_DIGITS[column]) return undefined;
  let value = 0;
  let decimals = -1;
  for (let at = 0; at < length; at++) {
    const code = cell.charCodeAt(at);
    if (code === 46 && decimals === -1 && at > 0) decimals = 0;
    else if (code >= 48 && code <= 57) {
      value = value * 10 + code - 48;
      if (decimals >= 0) decimals++;
    } else return undefined;
  }
  if (decimals === 0 || decimals > 2 || (cell.charCodeAt(0) === 48 && length > 1 && cell.charCodeAt(1) !== 46))
    return undefined;
  return paise(decimals === 2 ? value : decimals === 1 ? value * 10 : value * 100);
}

/** '1.234' may be a thousand and more. */
const isMaybeThousands = (whole: string, fraction: string): boolean =>
  fraction.length === 3 && whole.length <= 3 && /^(?:[1-9]\d*)?$/.test(whole);

/** A fraction of a rupee in whole paise, halves up: a balance that is counted finer is only compared. */
function hundredths(fraction: string): number {
  const millionths = Number(fraction.padEnd(6, '0'));
  return Math.floor((millionths + 5_000) / 10_000);
}

/** Whether a balance is printed finer than a paisa, as a bank that adds interest by the day may do. */
export const isFinerThanPaisa = (cell: string): boolean =>
  FINER.test(cell) && !TO_THE_PAISA.test(/\.(\d+)/.exec(withoutNoise(bareText(cell)))?.[1] ?? '');

const FINER = /\.\d\d\d*[1-9]/;

function readShape(text: string, column: AmountColumn): PrintedAmount | undefined {
  const found = SHAPE.exec(text);
  if (!found) return undefined;
  const [, first = '', before = '', opened, inside = '', after = ''] = found;
  const [whole = '', fraction = '', closed, trailing = '', last = ''] = found.slice(6);
  const digits = whole.replaceAll(',', '');
  const signs = before + inside + after + trailing;
  if (Boolean(opened) !== Boolean(closed) || signs.length + (opened ? 1 : 0) > 1 || (first && last)) return undefined;
  if ((whole === '' && fraction === '') || digits.length > MOST_DIGITS[column]) return undefined;
  if (!TO_THE_PAISA.test(fraction) && (column !== 'balance' || isMaybeThousands(whole, fraction))) return undefined;
  const magnitude = paise(Number(digits) * 100 + hundredths(fraction));
  if (whole === '00' && magnitude !== 0) return undefined;
  const isMinus = opened !== undefined || /[-–−]/.test(signs);
  return { magnitude, isMinus, isPlus: signs === '+', mark: markOf(first || last) };
}

const markOf = (text: string): Mark | null => (text === '' ? null : /^d/i.test(text) ? 'dr' : 'cr');

/** A minus and a mark together agree only where an overdrawn balance is printed as '-500.00 Dr'. */
function signed({ magnitude, isMinus, mark }: PrintedAmount, column: AmountColumn): Paise | undefined {
  const isAgainst = mark !== null && mark !== PLUS_MARK[column];
  if (isMinus && mark !== null && !(column === 'balance' && isAgainst)) return undefined;
  return paise(magnitude !== 0 && (isMinus || isAgainst) ? -magnitude : magnitude);
}

/** The balance of a line, below nought where Dr stands beside it; null where none is printed, undefined where it cannot be read. */
export function balanceOf(
  cells: readonly string[],
  { balance, balanceSide }: Pick<Columns, 'balance' | 'balanceSide'>,
): Paise | null | undefined {
  if (balance === undefined) return null;
  const side = balanceSide === undefined ? '' : (cells[balanceSide] ?? '').trim();
  const mark = /^(?:[dc]r?\.?|debit|credit)$/i.test(side) ? ` ${side[0]}r` : '';
  return readAmount(`${cells[balance] ?? ''}${mark}`, 'balance');
}

/** The amounts of a line other than nought, whichever way they go. */
export function amountsOf(cells: readonly string[], { debit, credit, amount }: Columns): number[] {
  return [debit, credit, amount].flatMap((at) => {
    const read = at === undefined ? null : readAmount(cells[at] ?? '', 'debit');
    return read ? [read] : [];
  });
}

const OUT =
  /^(?:dr|d|db|debit|debited|deb|withdrawal|withdrawn|withdraw|wd|wdl|w|out|paid|sent|outward|moneysent|moneyout|नामे|निकासी)$/;
const IN = /^(?:cr|c|credit|credited|cre|deposit|deposited|dep|in|received|inward|added|moneyin|moneyreceived|जमा)$/;
/** What stands beside such a word and says only what kind of movement it was. */
const KIND = /[^\p{L}\p{M}]*\b(?:transfer|tfr|trf|payment|cash)\b[^\p{L}\p{M}]*/giu;

/** Which way money went by the word or the sign in a column of its own; null where it says neither. */
export function sideOf(text: string): Side | null {
  const word = text
    .replace(KIND, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '');
  const sign = word === '' ? text.trim() : '';
  if (OUT.test(word) || sign === '-') return 'debit';
  return IN.test(word) || sign === '+' ? 'credit' : null;
}
