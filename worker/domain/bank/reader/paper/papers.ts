import { unguarded } from '../../../export/csv';
import { type Message, say } from '../../../shared/message';
import { paise } from '../../../shared/money';
import { readAmount } from '../cell/amount';
import { recordsAbove } from '../file/table';
import { sampleBelow } from '../heading/values-below';
import type { Layout, Rows } from '../model';
import { type LineNotice, quote, type Refusal } from '../notices';
import { chain, followsWithSidesSwapped } from '../proof/chain';

/** What the balances say: they grow by credits as a bank's do, by debits as a book's do, or nothing. */
type Growth = 'bank' | 'book' | 'book-or-borrowed' | 'unknown';

/**
 * A ledger out of the company's own books is no statement: it prints what came in under Debit, and all its balances follow all
 * the same. A sign of one is believed unless the balances grow as a bank's; where only the wording speaks for one, it is asked.
 */
export function judgeBooks(layout: Layout, read: Rows): { refusal: Refusal } | { warning: LineNotice } | null {
  const sign = bookSign(layout);
  if (!sign) return null;
  if (sign.weight === 'sure') return { refusal: refuseBooks(layout, sign) };
  const growth = growthOf(read);
  if (growth === 'bank' || (growth === 'book-or-borrowed' && isBorrowing(layout))) return null;
  if (sign.weight === 'strong' || growth === 'book') return { refusal: refuseBooks(layout, sign) };
  const message = say('statement.maybe-own-books', { sign: sign.what });
  return { warning: { line: 0, code: 'MAY_BE_OWN_BOOKS', message } };
}

const refuseBooks = ({ headerLine }: Layout, { what }: BookSign): Refusal => ({
  code: 'NOT_A_STATEMENT',
  line: headerLine,
  message: say('statement.own-books', { sign: what }),
});

/** So many lines tell how a balance grows. */
const GROWTH_JUDGED_ON = 200;

function growthOf(read: Rows): Growth {
  const rows = read.rows.slice(0, GROWTH_JUDGED_ON);
  const { checked, breaks, lines } = chain(rows);
  if (checked < 2) return 'unknown';
  if (breaks.length * 2 > checked) return followsWithSidesSwapped(rows) ? 'book' : 'unknown';
  const overdrawn = lines.filter(({ balance }) => balance !== null && balance < 0).length;
  return overdrawn * 2 > lines.length ? 'book-or-borrowed' : 'bank';
}

/** What speaks for a ledger of the own books: by itself, only together with its balances, or only as a reason to ask. */
type BookSign = { weight: 'sure' | 'strong' | 'weak'; what: Message };

type Cells = readonly string[];

const VOUCHER_TYPE = /^\s*v(?:ou)?ch(?:er)?s?(?:_|\b)\.?\s*type\s*$/i;
const VOUCHER = /^\s*(?:v(?:ou)?ch(?:er)?s?\b\.?(?:\s*\/\s*bill)?|contra\s*(?:a\/?c|account)|transaction\s*#)/i;
const TITLE =
  /^\W*(?:(?:account|general|bank|party)\s+)?ledger\b(?!\s*(?:bal|folio|no\b|page))|^\W*(?:bank|cash)\s+book\b|^\W*account transactions\W*$/i;
const CAME_IN = /^\s*(?:receipts?|rcpt\.?|customer payment|payment received)\s*$/i;
const WENT_OUT = /^\s*(?:payments?|pymt\.?|vendor payment|payment made|expense)\s*$/i;
const TO_OR_BY = /^\s*(to|by)\b/i;
const OPENING = /^\W*(?:to\s+)?opening\s+bal/i;

/** The strongest sign that a table is a ledger of the own books; null where there is none. */
function bookSign(layout: Layout): BookSign | null {
  const { headerCells, columns, table, next } = layout;
  if (headerCells.some((cell) => VOUCHER_TYPE.test(cell)))
    return { weight: 'sure', what: say('statement.book-sign.voucher-type') };
  const sample = sampleBelow(table, next, headerCells.length, new Set());
  if (hasBookSides(sample, columns)) return { weight: 'sure', what: say('statement.book-sign.receipts') };
  const voucher = headerCells.find((cell) => VOUCHER.test(cell));
  if (voucher) return { weight: 'strong', what: say('statement.book-sign.column', { column: `“${voucher.trim()}”` }) };
  const title = recordsAbove(layout)
    .flat()
    .find((cell) => TITLE.test(cell));
  if (title)
    return {
      weight: 'strong',
      what: say('statement.book-sign.title', { title: `“${title.trim().slice(0, LONGEST_TITLE)}”` }),
    };
  if (opensInDebit(sample, columns)) return { weight: 'strong', what: say('statement.book-sign.opening') };
  return isToAndBy(sample, columns) ? { weight: 'weak', what: say('statement.book-sign.to-and-by') } : null;
}

const LONGEST_TITLE = 40;

const isFilled = (cells: Cells, at: number | undefined) =>
  at !== undefined && Boolean(readAmount(cells[at] ?? '', 'debit'));

/** Lines that a column calls receipts and payments have their amounts where no bank puts them. */
function hasBookSides(sample: readonly Cells[], { debit, credit }: Layout['columns']): boolean {
  const received = sample.filter((cells) => cells.some((cell) => CAME_IN.test(cell)));
  const paid = sample.filter((cells) => cells.some((cell) => WENT_OUT.test(cell)));
  const isBook = [...received.map((cells) => isFilled(cells, debit)), ...paid.map((cells) => isFilled(cells, credit))];
  return received.length > 0 && paid.length > 0 && isBook.every(Boolean);
}

/** Without a column for it, the balance that a book begins with stands among what came in. */
const opensInDebit = (sample: readonly Cells[], { debit, credit, balance }: Layout['columns']): boolean =>
  balance === undefined &&
  sample.some(
    (cells) => cells.some((cell) => OPENING.test(cell)) && isFilled(cells, debit) && !isFilled(cells, credit),
  );

/** Nearly every text begins with To or By, and both are there. */
function isToAndBy(sample: readonly Cells[], { description }: Layout['columns']): boolean {
  const words = sample.flatMap((cells) => TO_OR_BY.exec(cells[description] ?? '')?.[1]?.toLowerCase() ?? []);
  return words.length * 10 >= sample.length * 8 && words.includes('to') && words.includes('by');
}

const BORROWED =
  /\b(?:cash credit|over\s?draft|drawing (?:power|limit)|(?:sanction(?:ed)?|credit|od|cc) limit|loan|credit card|outstanding)\b/i;

/** Whether the lines above the table speak of an account that borrows. */
const isBorrowing = (layout: Layout): boolean => recordsAbove(layout).some((cells) => BORROWED.test(cells.join(' ')));

/**
 * The balances of an account that borrows, where the bank prints what is owed without Dr or a minus: they grow by what goes out.
 * Taken so only where the file or a person says that it is such an account, and every balance follows in this way and in no other.
 */
export function withOverdraftBalances(read: Rows, layout: Layout, isOwed = false): Rows {
  if (!isOwed && !isBorrowing(layout)) return read;
  const { breaks, checked } = chain(read.rows);
  if (breaks.length < (isOwed ? 1 : 2) || breaks.length * 2 <= checked || !followsWithSidesSwapped(read.rows))
    return read;
  const rows = read.rows.map((row) => ({ ...row, balance: row.balance === null ? null : paise(0 - row.balance) }));
  const message = say('statement.balance-owed');
  return { ...read, rows, warnings: [...read.warnings, { line: 0, code: 'BALANCE_OWED', message }] };
}

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
    message: say('statement.other-paper', { column: quote(column) }),
  };
}

const CARD_BILL =
  /\bcredit\s*cards?\s*(?:e-?)?(?:statement|bill|account|a\/c|no\b|number|ending)|^\W*card\s*(?:no|number|account|member)\b|\bamerican\s*express\b.*\bcard\b|^\W*(?:total|min(?:imum|\.)?)\s*(?:amount|amt\.?|payment)\s*due\b/i;
const NAMES_CARD = /\bcredit\s*card/i;

/** Only the bill of a card says on every line which holder bought, or how the shop is named on the bill. */
const HOLDER = /^\W*card\s*(?:member|holder)\b|\bappears on your statement\b/i;
/** An account may name the debit card of a purchase in a column too. */
const CARD_OF_LINE = /^\W*card\b/i;

/** Whether the lines above the table, or its headings, say that it is the bill of a credit card. */
export const isCardBill = (layout: Layout): boolean =>
  layout.headerCells.some((cell) => HOLDER.test(cell)) ||
  recordsAbove(layout).some((cells) => cells.some((cell) => CARD_BILL.test(cell)));

/** Whether the lines above the table or its headings name a credit card, if only in passing. */
export const namesCard = (layout: Layout): boolean =>
  layout.headerCells.some((cell) => CARD_OF_LINE.test(cell)) ||
  recordsAbove(layout).some((cells) => NAMES_CARD.test(cells.join(' ')));

/** Whether the lines above the table name an account, or the card that belongs to one. */
export const namesAccount = (layout: Layout): boolean =>
  recordsAbove(layout).some((cells) =>
    /\bdebit\s*card|\b(?:savings?|current)\b|\b(?:account|a\/c)\b/i.test(cells.join(' ')),
  );

/** Names that stand together over the transactions of our own export, and over no bank's statement. */
const OURS = ['bankAccountId', 'uploadId', 'lineKey', 'transactionDate', 'transactionType', 'description'];

/** Whether a heading is that of our own export of transactions, as CSV or saved again by a spreadsheet. */
export function isOwnExport(heading: readonly string[]): boolean {
  const names = heading.map((cell) => cell.trim());
  // Lines that were merged into others are no lines of the books.
  return OURS.every((name) => names.includes(name)) && !names.includes('mergedInto');
}

/**
 * A text of our own export as it is stored: the apostrophe that keeps a spreadsheet from running it comes off, and nothing else.
 * What a bank's file may have around a text was taken off when the bank's file was read.
 */
export const ownText = (cell: string): string => unguarded(cell.trim());
