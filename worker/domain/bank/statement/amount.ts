import { type Paise, paise } from '../../shared/money';

export type AmountColumn = 'debit' | 'credit' | 'balance';

/** What each column counts as plus: money out in the debit column, money in elsewhere. */
const PLUS_MARK: Record<AmountColumn, 'dr' | 'cr'> = { debit: 'dr', credit: 'cr', balance: 'cr' };

/** Rupee digits a cell may have: an amount is a decimal(12,2); a balance, which only is compared, may be larger. */
const MOST_DIGITS: Record<AmountColumn, number> = { debit: 10, credit: 10, balance: 13 };

const LONGEST = 40;

// A blank inside the digits may part two numbers, and 'Rs .50' is not 'Rs. 50': neither is guessed at.
const BROKEN_UP = /\d\s+[\d.,]|\s\./;

const NOTHING = /^(?:-{1,3}|–|—|nil)$/i;

// Leading zeros are refused: '000.00' is what an unquoted '1,000.00' leaves in the next cell.
const WHOLE = String.raw`(0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})*,\d{3})?`;
const SHAPE = new RegExp(
  String.raw`^([-−+]?)(\()?([-−+]?)(?:₹|rs\.?|inr)?([-−+]?)${WHOLE}(?:\.(\d{1,2}))?(\))?(?:/-)?(?:\(?(dr|cr)\.?\)?)?$`,
  'i',
);

/**
 * Reads an amount cell to the paisa, signed as its column counts. Null when the cell says there is none;
 * undefined when it cannot be read: words, formulas, finer than a paisa, wrong grouping, two signs.
 */
export function readAmount(cell: string, column: AmountColumn): Paise | null | undefined {
  const plain = readPlain(cell, column);
  if (plain !== undefined) return plain;
  const trimmed = cell.trim();
  if (trimmed.length > LONGEST || BROKEN_UP.test(trimmed)) return undefined;
  const text = trimmed.replace(/\s/g, '');
  if (text === '' || NOTHING.test(text)) return null;
  return readShape(text, column);
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

function readShape(text: string, column: AmountColumn): Paise | undefined {
  const found = SHAPE.exec(text);
  if (!found) return undefined;
  const [, before = '', opened, inside = '', after = '', whole = '', fraction = '', closed, mark = ''] = found;
  const digits = whole.replaceAll(',', '');
  const signs = before + inside + after;
  if (Boolean(opened) !== Boolean(closed) || signs.length + (opened ? 1 : 0) > 1) return undefined;
  if ((whole === '' && fraction === '') || digits.length > MOST_DIGITS[column]) return undefined;
  const magnitude = Number(digits) * 100 + Number(fraction.padEnd(2, '0'));
  return signed(magnitude, opened !== undefined || /[-−]/.test(signs), mark.toLowerCase(), column);
}

/** A minus and a mark together agree only where an overdrawn balance is printed as '-500.00 Dr'. */
function signed(magnitude: number, isMinus: boolean, mark: string, column: AmountColumn): Paise | undefined {
  const isAgainst = mark !== '' && mark !== PLUS_MARK[column];
  if (isMinus && mark !== '' && !(column === 'balance' && isAgainst)) return undefined;
  return paise(magnitude !== 0 && (isMinus || isAgainst) ? -magnitude : magnitude);
}
