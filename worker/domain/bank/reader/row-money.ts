import { type Paise, paise } from '../../shared/money';
import type { Side } from '../values';
import { readAmount, readPrinted } from './amount';
import type { MarkHabit } from './mark-habit';
import { type LineNotice, problem } from './notices';
import type { Reading } from './read-row';
import { quote, rupees } from './wording';

/** The amount of a line, above zero, and which way it went; null where one column says an amount and nothing its side. */
export type Money = { side: Side | null; amount: Paise };

/** The money of a line: by its two columns, by one amount with its side, or by the sign or mark of the amount itself. */
export function moneyOf(
  line: number,
  cells: readonly string[],
  { layout, warnings, marks }: Pick<Reading, 'layout' | 'warnings' | 'marks'>,
): Money | LineNotice {
  const { debit, credit, amount, side } = layout.columns;
  if (debit !== undefined && credit !== undefined)
    return readMoney(line, cells[debit] ?? '', cells[credit] ?? '', warnings);
  const sideText = side === undefined || marks.isOfKinds ? undefined : (cells[side] ?? '');
  return readSided(line, cells[amount ?? -1] ?? '', sideText, marks);
}

/** Exactly one side must hold an amount. A minus in a column is money the other way, and is said. */
export function readMoney(
  line: number,
  debitText: string,
  creditText: string,
  warnings: LineNotice[],
): Money | LineNotice {
  const debit = readAmount(debitText, 'debit');
  const credit = readAmount(creditText, 'credit');
  if (debit === undefined) return problem(line, 'BAD_AMOUNT', `The debit ${quote(debitText)} is not an amount.`);
  if (credit === undefined) return problem(line, 'BAD_AMOUNT', `The credit ${quote(creditText)} is not an amount.`);
  if (debit && credit)
    return problem(
      line,
      'BOTH_SIDES',
      `There is a debit of ${rupees(debit)} and a credit of ${rupees(credit)} on one line.`,
    );
  const column: Side = debit ? 'debit' : 'credit';
  const amount = debit || credit;
  if (!amount) return problem(line, 'NO_AMOUNT', 'There is neither a debit nor a credit.');
  if (amount > 0) return { side: column, amount };
  const turned = { side: column === 'debit' ? 'credit' : 'debit', amount: paise(-amount) } as const;
  const way = turned.side === 'credit' ? 'money in' : 'money out';
  warnings.push({
    line,
    code: 'NEGATIVE_AMOUNT',
    message: `A ${column} of ${rupees(amount)} was read as ${way} of ${rupees(turned.amount)}.`,
  });
  return turned;
}

/** One amount column: its side stands beside it, before or behind it as Dr or Cr, or in its sign (plus is money in). */
function readSided(
  line: number,
  text: string,
  sideText: string | undefined,
  { minus, hasWords, isDeposit }: MarkHabit,
): Money | LineNotice {
  const printed = readPrinted(text, 'credit');
  if (printed === undefined) return problem(line, 'BAD_AMOUNT', `The amount ${quote(text)} is not an amount.`);
  if (!printed?.magnitude) return problem(line, 'NO_AMOUNT', 'There is no amount.');
  const { magnitude, isMinus, isPlus, mark } = printed;
  const isDash = hasWords && sideText?.trim() === '-';
  const told = mark
    ? MARKED[mark]
    : isDash
      ? null
      : isDeposit && /^\s*D\s*$/i.test(sideText ?? '')
        ? 'credit'
        : sideOf(sideText ?? '');
  if (sideText?.trim() && told === null && !isDash)
    return problem(line, 'NO_SIDE', `${quote(sideText)} does not say whether the money came in or went out.`);
  if (!isMinus) return { side: told ?? (isPlus ? 'credit' : null), amount: magnitude };
  if (told && told !== minus) return problem(line, 'NO_SIDE', `The amount is negative but is marked as a ${told}.`);
  return { side: minus, amount: magnitude };
}

const MARKED = { dr: 'debit', cr: 'credit' } as const;

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
