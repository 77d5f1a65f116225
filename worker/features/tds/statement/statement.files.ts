import { csvTable, guarded } from '../../../domain/export/csv';
import { type Language, type Message, type Said, say, wordsOf } from '../../../domain/shared/message';
import { formatRupees } from '../../../domain/shared/money';
import type { RecordChange } from '../../../domain/tds/statement/correction';
import type { Statement, StatementChallan, StatementRow } from '../../../domain/tds/statement/model';
import { deductedOf } from '../../../domain/tds/statement/values';
import type { CorrectionSheet } from './correction.usecase';
import { type YearOfSalary, yearOfSalaryJson } from './year-of-salaries.usecase';

type Listed = { row: StatementRow; challan: StatementChallan | null };
type Column<Row> = { id: string; kind: 'text' | 'number'; value: (row: Row) => string | Message };

const COLUMNS: readonly Column<Listed>[] = [
  { id: 'payee', kind: 'text', value: ({ row }) => row.name },
  { id: 'pan', kind: 'text', value: ({ row }) => row.pan ?? '' },
  { id: 'code', kind: 'text', value: ({ row }) => row.code },
  { id: 'paid-on', kind: 'text', value: ({ row }) => row.paidOn },
  { id: 'amount', kind: 'number', value: ({ row }) => formatRupees(row.amount) },
  { id: 'deducted-on', kind: 'text', value: ({ row }) => row.deductedOn },
  { id: 'income-tax', kind: 'number', value: ({ row }) => formatRupees(row.tax) },
  { id: 'surcharge', kind: 'number', value: ({ row }) => formatRupees(row.surcharge) },
  { id: 'cess', kind: 'number', value: ({ row }) => formatRupees(row.cess) },
  { id: 'tax', kind: 'number', value: ({ row }) => formatRupees(deductedOf(row)) },
  { id: 'deposited', kind: 'number', value: ({ row }) => formatRupees(row.deposited) },
  { id: 'rate', kind: 'number', value: ({ row }) => String(row.rate / 100) },
  { id: 'flag', kind: 'text', value: ({ row }) => row.flag ?? '' },
  { id: 'certificate', kind: 'text', value: ({ row }) => row.certificate ?? '' },
  { id: 'bsr', kind: 'text', value: ({ challan }) => challan?.bsr ?? '' },
  { id: 'challan-day', kind: 'text', value: ({ challan }) => challan?.depositedOn ?? '' },
  { id: 'challan-serial', kind: 'text', value: ({ challan }) => challan?.serial ?? '' },
];

const TEXTS = ['employee', 'number', 'pan', 'regime', 'from', 'to'];

/** The columns of the annexure of salaries: every figure of an employee's year. */
const OF_SALARIES = [
  ...TEXTS,
  ...['salary', 'earlierSalary', 'standardDeduction', 'professionalTax', 'underSalaries', 'otherIncome', 'deductions'],
  ...['totalIncome', 'slabTax', 'rebate', 'surcharge', 'cess', 'yearTax', 'withheld', 'short'],
].map(
  (name): Column<YearOfSalary> => ({
    id: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    kind: TEXTS.includes(name) ? 'text' : 'number',
    value: (one) =>
      name === 'regime'
        ? say(`salary.regime.${one.regime}`)
        : String(yearOfSalaryJson(one)[name as keyof ReturnType<typeof yearOfSalaryJson>] ?? ''),
  }),
);

type Changed = { sheet: CorrectionSheet; change: RecordChange };

const OF_CORRECTIONS: readonly Column<Changed>[] = [
  { id: 'original-receipt', kind: 'text', value: ({ sheet }) => sheet.stored.correctsReceipt ?? '' },
  { id: 'previous-receipt', kind: 'text', value: ({ sheet }) => sheet.previousReceipt ?? '' },
  { id: 'kind', kind: 'text', value: ({ change }) => change.kind ?? '' },
  { id: 'mode', kind: 'text', value: ({ change }) => say(`tds-statement.mode.${change.mode}`) },
  { id: 'filed-challan', kind: 'text', value: ({ change }) => String(change.filedAt?.challan ?? '') },
  { id: 'filed-row', kind: 'text', value: ({ change }) => String(change.filedAt?.deductee ?? '') },
  ...COLUMNS.map(
    ({ id, kind, value }): Column<Changed> => ({
      ...{ id, kind },
      value: ({ change: { row, challan } }) => value({ row, challan: challan.isNil ? null : challan }),
    }),
  ),
  { id: 'was-pan', kind: 'text', value: ({ change }) => change.was?.pan ?? '' },
  { id: 'was-code', kind: 'text', value: ({ change }) => change.was?.code ?? '' },
  { id: 'was-amount', kind: 'number', value: ({ change: { was } }) => (was ? formatRupees(was.amount) : '') },
  { id: 'was-tax', kind: 'number', value: ({ change: { was } }) => (was ? formatRupees(deductedOf(was)) : '') },
];

/** One worksheet: its name, its columns and its rows. */
export type Sheet = {
  title: Said;
  headings: readonly string[];
  kinds: readonly Column<unknown>['kind'][];
  rows: readonly (readonly string[])[];
};

function sheetOf<Row>(title: Said, columns: readonly Column<Row>[], rows: readonly Row[], language: Language): Sheet {
  const words = (said: string | Message) => (typeof said === 'string' ? said : wordsOf(said, language));
  return {
    title,
    headings: columns.map(({ id }) => wordsOf(say(`tds-statement.column.${id}`), language)),
    kinds: columns.map(({ kind }) => kind),
    rows: rows.map((row) => columns.map(({ value }) => words(value(row)))),
  };
}

const listed = ({ challans, uncovered }: Statement): readonly Listed[] => [
  ...challans.flatMap((challan) => challan.rows.map((row) => ({ row, challan: challan.isNil ? null : challan }))),
  ...uncovered.map((row) => ({ row, challan: null })),
];

/** The rows of a statement's text file, with their challans. */
export const deductionsSheet = (statement: Statement, title: Said, language: Language): Sheet =>
  sheetOf(title, COLUMNS, listed(statement), language);

/** The salaries of a year, which the statement of its last quarter carries. */
export const salariesSheet = (salaries: readonly YearOfSalary[], title: Said, language: Language): Sheet =>
  sheetOf(title, OF_SALARIES, salaries, language);

/** The records that a correction changes, each with what it corrects. */
export const correctionsSheet = (sheet: CorrectionSheet, title: Said, language: Language): Sheet =>
  sheetOf(
    title,
    OF_CORRECTIONS,
    sheet.changes.map((change) => ({ sheet, change })),
    language,
  );

/** A worksheet as CSV. */
export const sheetCsv = ({ headings, kinds, rows }: Sheet): string =>
  csvTable(
    kinds.map((kind, at) => ({ heading: headings[at] ?? '', kind, value: (row: readonly string[]) => row[at] ?? '' })),
    [...rows],
  );

/** Worksheets as a workbook, texts guarded and amounts as numbers; its writer is heavy and loaded when the first one is asked for. */
export async function workbook(sheets: readonly Sheet[], language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const { utils, write } = await import('@e965/xlsx');
  const text = (v: string) => ({ t: 's' as const, v: guarded(v) });
  const number = (v: string) => (v === '' ? null : { t: 'n' as const, v: Number(v), z: '#,##0.00' });
  const book = utils.book_new();
  for (const { title, headings, kinds, rows } of sheets) {
    const cells = rows.map((row) => row.map((value, at) => (kinds[at] === 'number' ? number(value) : text(value))));
    const sheet = utils.aoa_to_sheet([headings.map(text), ...cells]);
    sheet['!cols'] = headings.map((_, at) => ({ wch: at === 0 ? 34 : 15 }));
    const name = wordsOf(title, language)
      .replace(/[[\]:*?/\\']/g, '')
      .slice(0, 31);
    utils.book_append_sheet(book, sheet, name);
  }
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }));
}
