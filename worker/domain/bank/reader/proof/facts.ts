import { bankOfIfsc } from '../../../identifiers/bank-codes.data';
import type { Paise } from '../../../shared/money';
import { balanceOf, readAmount } from '../cell/amount';
import { isDay, looksLikeDate } from '../cell/dates';
import { type Cells, recordsAbove, recordsPassed } from '../file/table';
import { currencyTold } from '../heading/currency';
import { isRow } from '../heading/values-below';
import type { FileFacts, Layout } from '../model';
import { carriedKind } from '../row/kinds';
import { periodIn, wholePeriod } from './period';

/** Digits a bank leaves uncovered at the end of an account number. */
const SHOWN = 4;

/**
 * Whether a number printed in a file is surely another account's: their ends differ. Padding zeros, blanks and covered digits
 * (X or *) prove nothing, and fewer than four digits decide nothing.
 */
export function isOtherAccount(printed: string, known: string): boolean {
  const [one, other] = [bare(printed), bare(known)];
  const tail = /\d*$/.exec(one)?.[0] ?? '';
  const end = /\d*$/.exec(other)?.[0] ?? '';
  const length = Math.min(tail.length, end.length);
  return length >= SHOWN && tail.slice(-length) !== end.slice(-length);
}

const bare = (number: string): string => number.replace(/[^\dX*]/gi, '').replace(/^0+/, '');

/**
 * Reads the lines around the table, and those passed over in it. A bank is known by its branch code or its own heading: narrations
 * name other banks. A balance that is carried on between two of the `rows` opens and closes a month or a page, not the file.
 */
export function fileFacts(
  layout: Layout,
  ignored: readonly { line: number }[],
  rows: readonly { line: number }[],
): FileFacts {
  const above = recordsAbove(layout);
  const below = recordsPassed(layout, new Set(ignored.map(({ line }) => line)));
  const [first = 0, last = 0] = [rows[0]?.line, rows.reduce((most, { line }) => Math.max(most, line), 0)];
  const outside = ignored.flatMap(({ line }) => (line < first || line > last ? [line] : []));
  const around = [...above, ...recordsPassed(layout, new Set(outside))];
  const ifsc = firstOf(above, (cells) => /\b[A-Z]{4}0[A-Z0-9]{6}\b/.exec(cells.join(' '))?.[0]);
  return {
    bank: (ifsc && bankOfIfsc(ifsc)) || bankOfHeading(layout.headerCells) || null,
    accountNumber: accountAbove(layout),
    ifsc: ifsc ?? null,
    currency: currencyTold(above)?.currency ?? null,
    period: wholePeriod(periodIn(above), below),
    opening: figuresAfter(around, /^\W*opening\s*bal/i, layout)[0] ?? null,
    // Pages, and statements one after another, close one by one; the last closes them all.
    closing: figuresAfter(around, /^\W*closing\s*bal/i, layout).at(-1) ?? null,
  };
}

/** The account that the lines above the heading name; where a table of another one stands above, what stands below that. */
export function accountAbove(layout: Layout): string | null {
  const above = recordsAbove(layout);
  const last = above.findLastIndex((cells) => isTransactionAbove(cells, layout));
  return firstOf(above.slice(last + 1), accountIn) ?? firstOf(above, accountIn) ?? null;
}

/** Whether a line above the heading would be a transaction below it: then it is of a table that was not read. */
export const isTransactionAbove = (cells: Cells, { columns }: Layout): boolean =>
  (isRow(cells, columns) || startsWithDay(cells)) && carriedKind(cells, columns) === null;

/** A line that begins with a day, or with its number and a day, and holds a sum in rupees and paise. */
function startsWithDay(cells: Cells): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [first = '', second = ''] = filled;
  const isDated = [first, ...(/^\W*\d{1,6}\W*$/.test(first) ? [second] : [])].some(
    (cell) => looksLikeDate(cell) && isDay(cell),
  );
  return filled.length > 2 && isDated && filled.some((cell) => SUM.test(cell));
}

const SUM = /^[^\p{L}\d]*[\d,]*\d\.\d\d(?:\s?[dc]r\.?)?$/iu;

function firstOf<Value>(records: readonly Cells[], find: (cells: Cells) => Value | undefined): Value | undefined {
  for (const cells of records) {
    const found = find(cells);
    if (found !== undefined) return found;
  }
  return undefined;
}

// 'Account No.', a cell of 'Account' alone, or 'Savings Account - 50100012344471'.
const ACCOUNT_LABEL =
  /\b(?:a\/?c|acct|account)\s*\.?\s*(?:no|num|number|#)\b\.?|^\W*(?:a\/?c|acct|account)\W*$|\b(?:a\/?c|acct|account)(?=[\s:-]*(?:[X*\d]{9,18}|[X*]{2,}\d{4,})(?![\d.,]))/i;
const ACCOUNT = /(?:^|[^\dA-Z])([X*\d][X*\d -]{4,22}[\dX*])(?![\dA-Z])/i;

/** The number after its label, in the same cell or in the next one that is filled, as the bank prints it. */
export function accountIn(cells: Cells): string | undefined {
  const at = cells.findIndex((cell) => ACCOUNT_LABEL.test(cell));
  if (at === -1) return undefined;
  const label = cells[at] ?? '';
  const rest = [label.slice(label.search(ACCOUNT_LABEL)).replace(ACCOUNT_LABEL, ''), ...cells.slice(at + 1)];
  for (const text of rest) {
    const number = ACCOUNT.exec(text)?.[1]?.replace(/[ -]/g, '');
    if (number) return number;
  }
  return undefined;
}

/** Each figure beside its label, or below it in the same column where labels stand in a row of their own. */
function figuresAfter(records: readonly Cells[], label: RegExp, { columns }: Layout): Paise[] {
  return records.flatMap((cells, place) => {
    const at = cells.findIndex((cell) => label.test(cell.trim()));
    if (at === -1) return [];
    const balance = balanceOf(cells, columns) ?? undefined;
    const beside = cells
      .slice(at + 1)
      .map(figure)
      .find((value) => value !== undefined);
    return balance ?? beside ?? figureInText(cells.slice(at)) ?? figure(records[place + 1]?.[at]) ?? [];
  });
}

function figure(cell = ''): Paise | undefined {
  return cell.trim() === '' ? undefined : (readAmount(cell, 'balance') ?? undefined);
}

/** 'as on 01/09/2025 INR 320145.75': the figure behind the currency. */
function figureInText(cells: Cells): Paise | undefined {
  const text = /(?:inr|rs\.?|₹)\s*([\d,]+(?:\.\d{1,2})?)\s*(?:cr|dr)?/i.exec(cells.join(' '))?.[1];
  return text === undefined ? undefined : (readAmount(text, 'balance') ?? undefined);
}

/** Headings that one bank alone prints, word for word but for case and blanks, with the code of the bank in its IFSCs. */
const BANK_OF_HEADING: ReadonlyMap<string, string> = new Map([
  ['date|narration|value dat|debit amount|credit amount|chq/ref number|closing balance', 'HDFC'],
  ['date|narration|chq./ref.no.|value dt|withdrawal amt.|deposit amt.|closing balance', 'HDFC'],
  [
    's no.|value date|transaction date|cheque number|transaction remarks|withdrawal amount (inr )|deposit amount (inr )|balance (inr )',
    'ICIC',
  ],
  ['tran date|chqno|particulars|dr|cr|bal|sol', 'UTIB'],
  ['txn date|value date|description|ref no./cheque no.|debit|credit|balance', 'SBIN'],
]);

/** The bank whose own heading this is. Like headings of others say nothing. */
function bankOfHeading(heading: readonly string[]): string | undefined {
  const cells = heading.map((cell) => cell.trim().replace(/\s+/g, ' ').toLowerCase()).filter((cell) => cell !== '');
  return bankOfIfsc(BANK_OF_HEADING.get(cells.join('|')) ?? '');
}
