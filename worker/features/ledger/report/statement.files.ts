import { csvTable, guarded } from '../../../domain/export/csv';
import { type Language, say, wordsOf } from '../../../domain/shared/message';
import type { PdfRow } from '../../../platform/pdf-table';
import type { FORMATS } from './statement.contract';
import type { Sheet, SheetRow } from './statement.sheet';

type FileFormat = Exclude<(typeof FORMATS)[number], 'json'>;
export type SheetFile = { body: string | Uint8Array<ArrayBuffer>; type: string };

/** A report of the ledger as a file. Texts come from bank statements and people, so no cell of it may be taken for a formula. */
export async function fileOfSheet(sheet: Sheet, format: FileFormat, language: Language): Promise<SheetFile> {
  if (format === 'csv') return { body: csvOf(sheet), type: 'text/csv; charset=utf-8' };
  if (format === 'pdf') return { body: await pdfOf(sheet, language), type: 'application/pdf' };
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { body: await workbookOf(sheet), type };
}

/** Whose figures they are and the notes below them, so that who reads them as data finds these as they are. */
const rowsWithNotes = ({ rows, company, title, notes, texts, columns }: Sheet): SheetRow[] => [
  ...rows,
  ...[company, title, ...notes].map((note) => ({
    texts: texts.map((_, at) => (at === texts.length - 1 ? note : '')),
    amounts: columns.map(() => null),
    kind: 'heading' as const,
  })),
];

export function csvOf(sheet: Sheet): string {
  const columns = [
    ...sheet.texts.map((heading, at) => ({
      heading,
      kind: 'text' as const,
      value: ({ texts }: SheetRow) => texts[at] ?? '',
    })),
    ...sheet.columns.map((heading, at) => ({
      heading,
      kind: 'number' as const,
      value: ({ amounts }: SheetRow) => amounts[at] ?? null,
    })),
  ];
  return csvTable(columns, rowsWithNotes(sheet));
}

// A sheet's name has at most so many characters, and none of those that a formula would read.
const MOST_OF_NAME = 31;

/** A workbook with texts as guarded texts and amounts as numbers; the writer is heavy and loaded when the first one is asked for. */
async function workbookOf(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const { utils, write } = await import('@e965/xlsx');
  const text = (v: string) => ({ t: 's' as const, v: guarded(v) });
  const amount = (v: string | null) => (v === null ? null : { t: 'n' as const, v: Number(v), z: '#,##0.00' });
  const rows = rowsWithNotes(sheet).map(({ texts, amounts }) => [...texts.map(text), ...amounts.map(amount)]);
  const page = utils.aoa_to_sheet([[...sheet.texts, ...sheet.columns].map(text), ...rows]);
  page['!cols'] = [
    ...sheet.texts.map((_, at) => ({ wch: at === 0 ? 10 : 38 })),
    ...sheet.columns.map(() => ({ wch: 16 })),
  ];
  const name = sheet.name.slice(0, MOST_OF_NAME);
  const book = utils.book_new(page, name);
  // On paper the headings stand on every page.
  book.Workbook = { Names: [{ Name: '_xlnm.Print_Titles', Sheet: 0, Ref: `'${name}'!$1:$1` }] };
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }));
}

/** Beyond this a page has no room for columns: the last of them, months and what is compared with, are in the other files. */
const MOST_COLUMNS = 13;

/** The writer of PDFs and its letters are heavy and loaded when the first one is asked for. */
async function pdfOf(sheet: Sheet, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const { isWritable } = await import('../../../platform/pdf-text');
  const { pdfTable } = await import('../../../platform/pdf-table');
  const rows: PdfRow[] = sheet.rows.map(({ texts, amounts, kind }) => {
    const label = texts.filter((text) => text !== '').join('  ');
    if (kind === 'heading') return { cells: [label], kind };
    return { cells: [label, ...amounts.slice(0, MOST_COLUMNS).map((amount) => (amount ? grouped(amount) : ''))], kind };
  });
  const isWhole = rows.every(({ cells }) => cells.every(isWritable)) && isWritable(sheet.company);
  const left = sheet.columns.length - MOST_COLUMNS;
  const noRoom = left > 0 ? [wordsOf(say('ledger-report.file.no-room', { count: left }), language)] : [];
  const foot = [...noRoom, ...sheet.notes].join(' ');
  // On what the figures rest, in short on every page and in full at the end.
  const [basis = ''] = /^[^.]*/.exec(sheet.notes[0] ?? '') ?? [];
  return pdfTable({
    title: sheet.company,
    mark: sheet.mark,
    subtitle: `${sheet.title} · ${basis}`,
    columns: [sheet.texts.at(-1) ?? '', ...sheet.columns.slice(0, MOST_COLUMNS)],
    rows,
    foot: isWhole ? foot : `${foot} ${wordsOf(say('report.other-letters'), language)}`,
    language: language.tag,
    pageWords: (page, pages) => wordsOf(say('report.page', { page, pages }), language),
  });
}

/** '1,18,212.00': the digits before the last three in pairs. */
const grouped = (amount: string): string => amount.replace(/(\d)(?=(\d\d)+\d\.)/g, '$1,');
