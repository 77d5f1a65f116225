import type { Layout } from './layout';
import type { Refusal } from './notices';
import { quote } from './wording';

/** Columns of statements of funds, of registers of invoices and of pay: those lists have days and amounts too. */
const FOREIGN_COLUMN = new RegExp(
  `^\\W*(?:${[
    'nav|(?:no\\W*of\\W*)?units?|scheme(?: name)?|folio(?: no| number)?|isin|qty|quantity',
    'inv(?:oice|\\.)? ?(?:no|number|date|id)|gstin.*|hsn\\b.*|taxable (?:value|amount)|[ics]gst\\b.*',
    'employee(?: name| id| code| no)?|gross(?: pay| salary)?|net pay',
  ].join('|')})\\W*$`,
  'i',
);

/**
 * Why a list of days and amounts is none of a bank: it has a column that no bank prints, and no balance that speaks for one. What
 * stands in it is often a sale or a purchase of its own, whose money moved on another day.
 */
export function otherPaper({ headerCells, headerLine, columns }: Layout): Refusal | null {
  const column = headerCells.find((cell) => FOREIGN_COLUMN.test(cell.replaceAll('_', ' ')));
  if (column === undefined || columns.balance !== undefined) return null;
  return {
    code: 'NOT_A_STATEMENT',
    line: headerLine,
    message: `This is no statement of a bank: it has a column ${quote(column)} and no balances. Download the statement from the bank, or take that column out if it was added.`,
  };
}
