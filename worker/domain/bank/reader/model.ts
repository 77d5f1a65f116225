import type { IsoDate } from '../../shared/dates';
import type { Paise } from '../../shared/money';
import type { Side } from '../values';
import type { LineNotice, Refusal } from './notices';

export type StatementOutcome = { ok: true; statement: Statement } | { ok: false; refusal: Refusal };

export type ReadOptions = {
  skipLines?: readonly number[];
  dateOrder?: DateOrder;
  /** Columns put right by a person, by their place in the heading. */
  mapping?: Mapping;
  /** What the file is called: its name may tell the period. */
  fileName?: string;
  /** The account it is to be read for: our own export may hold the lines of several. */
  bankAccountId?: string;
  /** Whether it is of an account on which money is owed, such as a card: its balance may be printed without a sign. */
  isOwed?: boolean;
};

/** What a reading is to do, and what the decoding of its file had to say. */
export type Wish = { options: ReadOptions; warnings: readonly LineNotice[] };

export type Statement = {
  /** Oldest first, in the order the running balances prove. */
  lines: readonly StatementLine[];
  /** Lines that cannot be stored; the file is not saved while there are any. At most 50 are kept, all are counted. */
  problems: readonly LineNotice[];
  problemCount: number;
  warnings: readonly LineNotice[];
  /** Lines left out at the caller's wish, each with the fault it had. */
  skipped: readonly LineNotice[];
  opening: Paise | null;
  closing: Paise | null;
  period: { from: IsoDate; to: IsoDate } | null;
  /** Of `checked` lines, so many whose balance follows from the one before. */
  agreeing: number;
  checked: number;
  breaks: readonly { line: number; expected: Paise; found: Paise }[];
  dateOrder: DateOrder;
  /** Lines below the heading that are no transactions, and what they were taken for. At most 50 are kept, all are counted. */
  ignored: readonly IgnoredLine[];
  ignoredCount: number;
  /** What the file says of itself: bank, account, period, balances. */
  facts: FileFacts;
  /** Which column was read as what, so that a person can put it right. */
  heading: { line: number; cells: readonly string[]; columns: Mapping; shape: string };
};

export const STATEMENT_LIMITS = {
  bytes: 10 * 1024 * 1024,
  lines: 100_000,
  cellCharacters: 2_000,
  columns: 64,
  /** Physical lines that one quoted cell may span before the quote is taken for a stray one. */
  quotedLines: 8,
  /** Lines searched for the heading. */
  headerSearch: 150,
} as const;

/** A sheet of a workbook or the table of a page: rows of cells as text, each with its line in the file. */
export type Sheet = readonly { line: number; cells: readonly string[] }[];

/** A file as records, read one by one, since a quoted cell may run over several physical lines. */
export type Table = {
  delimiter: Delimiter | null;
  /** Physical lines, or rows of the sheet. */
  length: number;
  /** The record that begins at a place; `width` is the number of headings, by which badly quoted lines are repaired. */
  recordAt: (index: number, width: number) => DelimitedRecord & { next: number };
  /** Whether the last line has no end: it may have been cut. */
  isCut: boolean;
  /** Whether every cell has its column by itself, as in a workbook, and not by the cells before it. */
  isPlaced: boolean;
};

export const DELIMITERS = [',', '\t', ';', '|'] as const;
/** Delimiters that stand in a text by chance more often than they part cells. */
export const RARE_DELIMITERS = ['~', '^'] as const;
export type Delimiter = (typeof DELIMITERS)[number] | (typeof RARE_DELIMITERS)[number];

/** One record of a delimited file: its cells, and the physical line it begins on, counted from 1. */
export type DelimitedRecord = { line: number; cells: readonly string[]; quoting: 'good' | 'repaired' };

/** What a column of a statement holds. */
export const ROLES = [
  'date',
  'valueDate',
  'description',
  'reference',
  'debit',
  'credit',
  'amount',
  'side',
  'balance',
  'balanceSide',
] as const;
export type Role = (typeof ROLES)[number];

/** Columns by what they hold, as far as that is known. */
export type Places = Partial<Record<Role, number>>;

/** Where each column stands, from 0. Either both sides have a column, or one amount has a side or a sign. */
export type Columns = Readonly<Places> & { date: number; description: number };

export type Layout = {
  table: Table;
  columns: Columns;
  width: number;
  /** The heading; where it stands on several lines, what stands above one another is one cell. */
  headerCells: readonly string[];
  /** The lines the heading stands on, as they are repeated on later pages. */
  headerLines: readonly (readonly string[])[];
  headerLine: number;
  /** Where the record below the heading begins. */
  next: number;
  /** The heading without what varies from file to file: by it a correction of the columns is remembered. */
  shape: string;
};

/** Columns a person has put right, by their place in the heading. */
export type Mapping = Readonly<Places>;

export type DateOrder = 'DMY' | 'MDY';

/** A date cell under both readings; null where the reading gives no real day. */
export type DateCell = { dayFirst: IsoDate | null; monthFirst: IsoDate | null };

/** How the column is to be read; `assumed` when nothing proved it, `conflict` when day first cannot be right. */
export type DateColumn = {
  order: DateOrder;
  certainty: 'proved' | 'assumed' | 'conflict';
  /** Whether a spreadsheet may have turned day and month round. */
  isOfSheet?: boolean;
};

/** What a line below the heading is. Only transactions are read; the others are told, so that nothing vanishes unseen. */
export type RowKind = 'transaction' | 'continuation' | 'blank' | 'heading' | 'rule' | 'total' | 'note';

/** One transaction of a statement. The amount is above zero; its side says whether it came in or went out. */
export type StatementLine = {
  line: number;
  date: IsoDate;
  /** The day on which interest counts, where the bank prints one of its own. */
  valueDate: IsoDate | null;
  description: string;
  side: Side;
  amount: Paise;
  balance: Paise | null;
  reference: string | null;
};

/** A transaction whose side nothing on its own line tells. */
export type UnsidedLine = Omit<StatementLine, 'side'> & { side: Side | null };

/** A line that is no transaction, and what it is taken for. */
export type IgnoredLine = { line: number; kind: Exclude<RowKind, 'transaction' | 'blank'>; text: string };

export type Rows = {
  rows: readonly StatementLine[];
  problems: readonly LineNotice[];
  warnings: readonly LineNotice[];
  ignored: readonly IgnoredLine[];
  dates: DateColumn;
  /** By how many paise a balance may be off, since it was rounded. */
  slack: number;
};

/** A line whose printed balance does not follow from the one before. `index` is its place in the order. */
export type ChainBreak = { index: number; expected: Paise; found: Paise };

export type Chain = {
  lines: readonly StatementLine[];
  /** Lines that repeat an earlier one although the balance stood still: copies, and not in `lines`. */
  copies: readonly { line: number; of: number }[];
  breaks: readonly ChainBreak[];
  checked: number;
  agreeing: number;
  opening: Paise | null;
  closing: Paise | null;
};

/** What a statement says of itself above and below its table. Each is null where it does not say. */
export type FileFacts = {
  bank: string | null;
  accountNumber: string | null;
  ifsc: string | null;
  period: { from: IsoDate; to: IsoDate } | null;
  opening: Paise | null;
  closing: Paise | null;
  /** The currency of the account where it is not the rupee. */
  currency: string | null;
};
