import type { CellObject, WorkSheet } from '@e965/xlsx';
import { currencyBeside } from '../domain/bank/reader/heading/currency';
import { type Sheet, STATEMENT_LIMITS } from '../domain/bank/reader/model';
import type { Refusal } from '../domain/bank/reader/notices';
import { addDays, isoDate } from '../domain/shared/dates';
import { type Message, say } from '../domain/shared/message';

/** The sheets of a workbook (or the tables of a web page) as text cells, or why it cannot be opened. */
export type Opened = { ok: true; sheets: Sheet[] } | { ok: false; refusal: Refusal };

/** What a compressed workbook may unpack to: the longest statement is far below, a bomb far above. */
const MOST_UNPACKED_BYTES = 64 * 1024 * 1024;
const MOST_SHEETS = 12;

const refused = (code: Refusal['code'], message: Message): Opened => ({ ok: false, refusal: { code, message } });

/**
 * Opens XLSX, the old XLS and tables saved as web pages. The reader of workbooks is heavy, so it is loaded when the first one
 * arrives. Dates leave as YYYY-MM-DD and numbers as they stand in the cell, so that nothing is rounded or turned round.
 */
export async function openWorkbook(bytes: Uint8Array): Promise<Opened> {
  if (unpackedSize(bytes) > MOST_UNPACKED_BYTES) {
    return refused(
      'FILE_TOO_LARGE',
      say('statement.workbook-too-large', { megabytes: MOST_UNPACKED_BYTES / 1024 / 1024 }),
    );
  }
  const { read, SSF } = await import('@e965/xlsx');
  try {
    const book = read(bytes, {
      dense: true,
      cellDates: false,
      cellNF: true,
      cellHTML: false,
      cellFormula: false,
      sheetRows: MOST_ROWS + 1,
    });
    if (Object.values(book.Sheets).some((sheet) => (sheet['!data']?.length ?? 0) > MOST_ROWS)) return tooManyRows;
    const dayIn = daysOf(book.Workbook?.WBProps?.date1904 ? 'from-1904' : 'from-1900', SSF.is_date);
    const sheets = book.SheetNames.slice(0, MOST_SHEETS).map((name) => sheetOf(book.Sheets[name], dayIn));
    return { ok: true, sheets: sheets.filter((sheet) => sheet.length > 0) };
  } catch (error) {
    return isProtected(error)
      ? refused('PASSWORD_PROTECTED', say('statement.workbook-protected'))
      : refused('UNSUPPORTED_CONTENT', say('statement.workbook-damaged'));
  }
}

// A cell of a workbook takes many times the memory of its text: long statements come as CSV. Rows beyond are refused, never cut.
const MOST_ROWS = 60_000;
const tooManyRows = refused('FILE_TOO_LARGE', say('statement.workbook-too-long', { count: MOST_ROWS }));
const isProtected = (error: unknown) => error instanceof Error && /password|encrypt/i.test(error.message);

/** What the directory of a zip says its parts unpack to; nought for a file that is no zip. */
function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size = 0;
  for (let at = bytes.byteLength - 46; at >= 0; at--) {
    if (view.getUint32(at, true) === CENTRAL_ENTRY) size += view.getUint32(at + 24, true);
  }
  return size;
}

const CENTRAL_ENTRY = 0x02014b50;

type DayIn = (cell: CellObject) => string | null;

function sheetOf(sheet: WorkSheet | undefined, dayIn: DayIn): Sheet {
  const rows: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet?.['!data'] ?? [];
  return rows.map((row, at) => ({
    line: at + 1,
    cells: Array.from({ length: Math.min(row?.length ?? 0, STATEMENT_LIMITS.columns + 1) }, (_, column) =>
      textOf(row?.[column], dayIn),
    ),
  }));
}

function textOf(cell: CellObject | undefined, dayIn: DayIn): string {
  if (!cell || cell.v === undefined || cell.v === null) return '';
  // What a formula failed with is kept by a number: it must not pass for money.
  if (cell.t === 'e') return cell.w ?? '#ERROR';
  return typeof cell.v === 'number' ? (dayIn(cell) ?? marked(cell.v, cell.w)) : String(cell.v);
}

/**
 * A figure with what only its format shows: a currency that is not the rupee, or Dr or Cr, of which it may hang on the sign of the
 * number which it is.
 */
function marked(value: number, shown = ''): string {
  // A cell that shows 18% holds 0.18.
  if (/\d\s*%$/.test(shown)) return `${figure(Math.round(value * 1_000_000) / 10_000)}%`;
  const currency = currencyBeside(shown);
  if (currency !== null) return `${currency} ${figure(value)}`;
  const mark = /(?:^|[^a-z])([dc]r)\b\.?\s*\)?\s*$/i.exec(shown)?.[1];
  if (!mark) return figure(value);
  return `${figure(shown.includes('-') ? value : Math.abs(value))} ${mark}`;
}

/** The day before the first of each of the two calendars that workbooks count by. */
const DAY_NOUGHT = { 'from-1900': isoDate('1899-12-30'), 'from-1904': isoDate('1904-01-01') };
const HALF_A_SECOND = 0.5 / 86_400;

/**
 * Reads a date as the whole days of its number: the rest is the time of that day, however late. No zone comes into it. Half a
 * second makes up for a number that fell short of its midnight.
 */
function daysOf(calendar: keyof typeof DAY_NOUGHT, isDate: (format: string) => boolean): DayIn {
  return ({ v, z }) => {
    if (typeof v !== 'number' || v < 1 || typeof z !== 'string' || !isDate(z)) return null;
    return addDays(DAY_NOUGHT[calendar], Math.floor(v + HALF_A_SECOND));
  };
}

/** A number with the digits it was typed with: 61250.5, and not the 0.30000000000000004 that arithmetic leaves. */
function figure(value: number): string {
  const cents = Math.round(value * 100);
  const isCents = Number.isSafeInteger(cents) && Math.abs(value * 100 - cents) < 1e-4;
  return isCents && !Number.isInteger(value) ? (cents / 100).toFixed(2) : String(value);
}
