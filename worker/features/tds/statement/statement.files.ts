import { csvTable, guarded } from '../../../domain/export/csv';
import { type Language, type Said, say, wordsOf } from '../../../domain/shared/message';
import { formatRupees } from '../../../domain/shared/money';
import type { Statement, StatementChallan, StatementRow } from '../../../domain/tds/statement/model';
import { deductedOf } from '../../../domain/tds/statement/values';

type Listed = { row: StatementRow; challan: StatementChallan | null };
type Column = { id: string; kind: 'text' | 'number'; value: (listed: Listed) => string };

const COLUMNS: readonly Column[] = [
  { id: 'payee', kind: 'text', value: ({ row }) => row.name },
  { id: 'pan', kind: 'text', value: ({ row }) => row.pan ?? '' },
  { id: 'code', kind: 'text', value: ({ row }) => row.code },
  { id: 'paid-on', kind: 'text', value: ({ row }) => row.paidOn },
  { id: 'amount', kind: 'number', value: ({ row }) => formatRupees(row.amount) },
  { id: 'deducted-on', kind: 'text', value: ({ row }) => row.deductedOn },
  { id: 'tax', kind: 'number', value: ({ row }) => formatRupees(deductedOf(row)) },
  { id: 'deposited', kind: 'number', value: ({ row }) => formatRupees(row.deposited) },
  { id: 'rate', kind: 'number', value: ({ row }) => String(row.rate / 100) },
  { id: 'flag', kind: 'text', value: ({ row }) => row.flag ?? '' },
  { id: 'certificate', kind: 'text', value: ({ row }) => row.certificate ?? '' },
  { id: 'bsr', kind: 'text', value: ({ challan }) => challan?.bsr ?? '' },
  { id: 'challan-day', kind: 'text', value: ({ challan }) => challan?.depositedOn ?? '' },
  { id: 'challan-serial', kind: 'text', value: ({ challan }) => challan?.serial ?? '' },
];

const listed = ({ challans, uncovered }: Statement): readonly Listed[] => [
  ...challans.flatMap((challan) => challan.rows.map((row) => ({ row, challan: challan.isNil ? null : challan }))),
  ...uncovered.map((row) => ({ row, challan: null })),
];

const headingsIn = (language: Language) =>
  COLUMNS.map(({ id }) => wordsOf(say(`tds-statement.column.${id}`), language));

/** The worksheet of a statement as CSV: the rows of its text file, with their challans. */
export function worksheetCsv(statement: Statement, language: Language): string {
  const headings = headingsIn(language);
  const columns = COLUMNS.map(({ kind, value }, at) => ({ heading: headings[at] ?? '', kind, value }));
  return csvTable(columns, [...listed(statement)]);
}

/** The same as a workbook, texts guarded and amounts as numbers; its writer is heavy and loaded when the first one is asked for. */
export async function worksheetXlsx(
  statement: Statement,
  title: Said,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const { utils, write } = await import('@e965/xlsx');
  const text = (v: string) => ({ t: 's' as const, v: guarded(v) });
  const number = (v: string) => ({ t: 'n' as const, v: Number(v), z: '#,##0.00' });
  const rows = listed(statement).map((one) =>
    COLUMNS.map(({ kind, value }) => (kind === 'number' ? number(value(one)) : text(value(one)))),
  );
  const sheet = utils.aoa_to_sheet([headingsIn(language).map(text), ...rows]);
  sheet['!cols'] = COLUMNS.map(({ id }) => ({ wch: id === 'payee' ? 34 : 15 }));
  const name = wordsOf(title, language)
    .replace(/[[\]:*?/\\']/g, '')
    .slice(0, 31);
  const book = utils.book_new(sheet, name);
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }));
}
