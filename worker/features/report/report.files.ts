import { csvTable, guarded } from '../../domain/export/csv';
import type { FORMATS, ReportAnswer } from './report.contract';
import { type PdfRow, pdfTable } from './report.pdf';
import { headingsOf, rowsOf, type TableRow, tableOf } from './report.rows';
import { isInWinAnsi } from './report.winansi';

type FileFormat = Exclude<(typeof FORMATS)[number], 'json'>;
export type ReportFile = { body: string | Uint8Array<ArrayBuffer>; type: string };

/** A report as a file. Texts come from bank statements, so no cell of it may be taken for a formula. */
export async function fileOfReport(report: ReportAnswer, format: FileFormat): Promise<ReportFile> {
  if (format === 'csv') return { body: csvOf(report), type: 'text/csv; charset=utf-8' };
  if (format === 'pdf') return { body: pdfOf(report), type: 'application/pdf' };
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { body: await workbookOf(report), type };
}

function csvOf(report: ReportAnswer): string {
  const columns = [
    { heading: 'Section', kind: 'text' as const, value: ({ section }: TableRow) => section },
    { heading: 'Line', kind: 'text' as const, value: ({ label }: TableRow) => label },
    ...headingsOf(report).map((heading, at) => ({
      heading,
      kind: 'number' as const,
      value: ({ amounts }: TableRow) => amounts[at] ?? null,
    })),
  ];
  return csvTable(columns, tableOf(report));
}

/** A workbook with texts as guarded texts and amounts as numbers; the writer is heavy and loaded when the first one is asked for. */
async function workbookOf(report: ReportAnswer): Promise<Uint8Array<ArrayBuffer>> {
  const { utils, write } = await import('@e965/xlsx');
  // A text cell is not run as it stands, but is once its workbook is saved as CSV or the cell is typed over.
  const text = (v: string) => ({ t: 's' as const, v: guarded(v) });
  // A cell holds a binary fraction, whatever is written; two decimals come back as they were up to 90 billion crore.
  const amount = (v: string | null) => (v === null ? null : { t: 'n' as const, v: Number(v), z: '#,##0.00' });
  const heading = ['Section', 'Line', ...headingsOf(report)].map(text);
  const rows = tableOf(report).map(({ section, label, amounts }) => [
    text(section),
    text(label),
    ...amounts.map(amount),
  ]);
  const sheet = utils.aoa_to_sheet([heading, ...rows]);
  sheet['!cols'] = [{ wch: 22 }, { wch: 38 }, ...headingsOf(report).map(() => ({ wch: 16 }))];
  const book = utils.book_new(sheet, 'Report');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }));
}

/** Beyond a year of months a page has no room for them: it then shows what they come to. */
const MOST_MONTHS_ON_A_PAGE = 12;

const TITLES: Record<ReportAnswer['report'], string> = {
  'profit-and-loss': 'Profit and loss',
  'cash-flow': 'Cash flow',
  categories: 'Categories',
  payees: 'Payees',
};

function pdfOf(report: ReportAnswer): Uint8Array<ArrayBuffer> {
  const skipped = report.months.length > MOST_MONTHS_ON_A_PAGE ? report.months.length : 0;
  const rows: PdfRow[] = [];
  let section = '';
  for (const line of rowsOf(report)) {
    if (line.section !== section && line.section !== '') rows.push({ cells: [line.section], isStrong: true });
    section = line.section;
    rows.push({ cells: [line.label, ...line.amounts.slice(skipped).map(grouped)], isStrong: line.isTotal });
  }
  return pdfTable({
    title: `${report.company}: ${TITLES[report.report]}, ${report.from} to ${report.to}`,
    columns: ['Rupees', ...headingsOf(report).slice(skipped)],
    rows,
    foot: rows.every(({ cells }) => cells.every(isInWinAnsi)) ? report.note : `${report.note} ${OTHER_LETTERS}`.trim(),
  });
}

const OTHER_LETTERS =
  'Letters of other scripts stand here as question marks; the CSV and the spreadsheet of this report have them.';

/** '1,18,212.00': the digits before the last three in pairs. */
const grouped = (amount: string): string => amount.replace(/(\d)(?=(\d\d)+\d\.)/g, '$1,');
