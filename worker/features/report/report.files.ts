import { csvTable, guarded } from '../../domain/export/csv';
import { isoDate } from '../../domain/shared/dates';
import { type Language, type Message, type Param, type Said, say, wordsOf } from '../../domain/shared/message';
import type { PdfRow } from '../../platform/pdf-table';
import type { FORMATS, ReportAnswer } from './report.contract';
import { AS_DATA, type Headings, headingsOf, rowsOf, type TableRow, tableOf } from './report.rows';

type FileFormat = Exclude<(typeof FORMATS)[number], 'json'>;
export type ReportFile = { body: string | Uint8Array<ArrayBuffer>; type: string };

/** A report as a file in the reader's words. Texts come from bank statements, so no cell of it may be taken for a formula. */
export async function fileOfReport(report: ReportAnswer, format: FileFormat, language: Language): Promise<ReportFile> {
  if (format === 'csv') return { body: csvOf(report, language), type: 'text/csv; charset=utf-8' };
  if (format === 'pdf') return { body: await pdfOf(report, language), type: 'application/pdf' };
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { body: await workbookOf(report, language), type };
}

const namesOf = (language: Language): string[] =>
  [say('report.heading.section'), say('report.heading.line')].map((said) => wordsOf(said, language));

const columnsOf = (report: ReportAnswer, headings: Headings, language: Language): string[] =>
  headingsOf(report, headings).map((said) => wordsOf(said, language));

function csvOf(report: ReportAnswer, language: Language): string {
  const [section = '', line = ''] = namesOf(language);
  const columns = [
    { heading: section, kind: 'text' as const, value: ({ section }: TableRow) => section },
    { heading: line, kind: 'text' as const, value: ({ label }: TableRow) => label },
    ...columnsOf(report, AS_DATA, language).map((heading, at) => ({
      heading,
      kind: 'number' as const,
      value: ({ amounts }: TableRow) => amounts[at] ?? null,
    })),
  ];
  return csvTable(columns, tableOf(report, language));
}

/** A workbook with texts as guarded texts and amounts as numbers; the writer is heavy and loaded when the first one is asked for. */
async function workbookOf(report: ReportAnswer, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const { utils, write } = await import('@e965/xlsx');
  // A text cell is not run as it stands, but is once its workbook is saved as CSV or the cell is typed over.
  const text = (v: string) => ({ t: 's' as const, v: guarded(v) });
  // A cell holds a binary fraction, whatever is written; two decimals come back as they were up to 90 billion crore.
  const amount = (v: string | null) => (v === null ? null : { t: 'n' as const, v: Number(v), z: '#,##0.00' });
  const headings = columnsOf(report, AS_DATA, language);
  const heading = [...namesOf(language), ...headings].map(text);
  const rows = tableOf(report, language).map(({ section, label, amounts }) => [
    text(section),
    text(label),
    ...amounts.map(amount),
  ]);
  const sheet = utils.aoa_to_sheet([heading, ...rows]);
  sheet['!cols'] = [{ wch: 22 }, { wch: 38 }, ...headings.map(() => ({ wch: 16 }))];
  const book = utils.book_new(
    sheet,
    sheetName(wordsOf(say(report.isIncomplete ? 'report.incomplete' : 'report.sheet'), language)),
  );
  const file = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }));
  return report.isIncomplete
    ? markedOnPages(file, wordsOf(say('report.incomplete-why', { why: report.why }), language))
    : file;
}

/** A name that a sheet may have: of at most 31 characters, and without those that a formula would read. */
const sheetName = (words: string): string => words.replace(/[[\]:*?/\\']/g, '').slice(0, 31);

const SHEET = 'xl/worksheets/sheet1.xml';
// What a sheet may say after its header, in the order in which its parts stand.
const AFTER_HEADER = /<(?:rowBreaks|colBreaks|ignoredErrors|drawing|legacyDrawing|tableParts)\b|<\/worksheet>/;
// A header holds at most so many characters; an ampersand in it begins a code.
const MOST_OF_HEADER = 240;

/** The workbook with words at the head of every page it is printed on; its writer has none. */
async function markedOnPages(file: Uint8Array, words: string): Promise<Uint8Array<ArrayBuffer>> {
  const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate');
  const { [SHEET]: sheet, ...parts } = unzipSync(file);
  if (!sheet) throw new Error(`The workbook has no ${SHEET}`);
  const header = `&C${words.slice(0, MOST_OF_HEADER).replaceAll('&', '&&')}`;
  const escaped = header.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const marked = strFromU8(sheet).replace(
    AFTER_HEADER,
    (next) => `<headerFooter><oddHeader>${escaped}</oddHeader></headerFooter>${next}`,
  );
  return new Uint8Array(zipSync({ ...parts, [SHEET]: strToU8(marked) }));
}

/** Beyond a year of months a page has no room for them: it then shows what they come to. */
const MOST_MONTHS_ON_A_PAGE = 12;

const NAMES: Record<ReportAnswer['report'], Message> = {
  'profit-and-loss': say('report.name.profit-and-loss'),
  'cash-flow': say('report.name.cash-flow'),
  categories: say('report.name.categories'),
  payees: say('report.name.payees'),
};

const onDay = (day: string): Param => ({ unit: 'day', value: isoDate(day) });
const shortMonth = (month: string): Said =>
  say('report.month', { month: say(`unit.month-short-${Number(month.slice(5))}`), year: month.slice(0, 4) });

/** The writer of PDFs and its letters are heavy and loaded when the first one is asked for. */
async function pdfOf(report: ReportAnswer, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const { isWritable } = await import('../../platform/pdf-text');
  const { pdfTable } = await import('../../platform/pdf-table');
  const words = (said: Said) => wordsOf(said, language);
  const skipped = report.months.length > MOST_MONTHS_ON_A_PAGE ? report.months.length : 0;
  const rows: PdfRow[] = [];
  let section = '';
  for (const line of rowsOf(report, language)) {
    if (line.section !== section && line.section !== '') rows.push({ cells: [line.section], kind: 'heading' });
    section = line.section;
    const cells = [line.label, ...line.amounts.slice(skipped).map(grouped)];
    rows.push({ cells, kind: line.isTotal ? 'total' : 'line' });
  }
  const isWhole = rows.every(({ cells }) => cells.every(isWritable)) && isWritable(report.company);
  const period = { from: onDay(report.from), to: onDay(report.to) };
  return pdfTable({
    title: report.company,
    mark: report.isIncomplete ? words(say('report.incomplete-why', { why: report.why })) : '',
    subtitle: words(say('report.subtitle', { name: NAMES[report.report], ...period })),
    columns: [
      words(say('report.in-rupees')),
      ...columnsOf(report, { month: shortMonth, day: onDay }, language).slice(skipped),
    ],
    rows,
    foot: isWhole ? report.note : `${report.note} ${words(say('report.other-letters'))}`.trim(),
    language: language.tag,
    pageWords: (page, pages) => words(say('report.page', { page, pages })),
  });
}

/** '1,18,212.00': the digits before the last three in pairs. */
const grouped = (amount: string): string => amount.replace(/(\d)(?=(\d\d)+\d\.)/g, '$1,');
