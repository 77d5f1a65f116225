import type { z } from 'zod';
import { csvTable, guarded } from '../../../domain/export/csv';
import { type Language, type Said, say, wordsOf } from '../../../domain/shared/message';
import type { annualAnswer } from './annual.contract';

type Annual = z.infer<typeof annualAnswer>;
const HEADS = ['igst', 'cgst', 'sgst', 'cess'] as const;
type Row = Partial<Record<'taxable' | (typeof HEADS)[number], string>> & {
  form: 'GSTR-9' | 'GSTR-9C';
  line: string;
  what: Said;
};

const COLUMNS = [
  ['form', 'text', ({ form }) => form],
  ['line', 'text', ({ line }) => line],
  ['what', 'text', ({ what }) => what],
  ['value', 'number', ({ taxable }) => taxable ?? null],
  ...HEADS.map((head) => [head, 'number', (row: Row) => row[head] ?? null] as const),
] as const satisfies readonly (readonly [string, 'text' | 'number', (row: Row) => Said | null])[];

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** The worksheet of GSTR-9 and 9C as a table in the reader's words: each line with its figures in rupees, in the order of the forms. */
export async function annualFile(
  annual: Annual,
  format: keyof typeof TYPES,
  language: Language,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; type: string }> {
  const rows = [...ofReturn(annual), ...ofStatement(annual)];
  const body = format === 'csv' ? csvOf(rows, language) : await workbookOf(rows, language);
  return { body, type: TYPES[format] };
}

const csvOf = (rows: readonly Row[], language: Language): string =>
  csvTable(
    COLUMNS.map(([name, kind, value]) => ({
      ...{ heading: wordsOf(say(`gst-annual.file.${name}`), language), kind },
      value: (row: Row) => {
        const given = value(row);
        return given === null ? null : wordsOf(given, language);
      },
    })),
    rows,
  );

/** A sheet for each form, amounts as numbers; the writer is heavy and loaded when the first one is asked for. */
async function workbookOf(rows: readonly Row[], language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const { utils, write } = await import('@e965/xlsx');
  const text = (said: Said) => ({ t: 's' as const, v: guarded(wordsOf(said, language)) });
  const number = (value: Said) => ({ t: 'n' as const, v: Number(value), z: '#,##0.00' });
  // Each form has its own sheet, so that its name is no column.
  const columns = COLUMNS.slice(1);
  const sheetOf = (form: Row['form']) => {
    const cells = rows
      .filter((row) => row.form === form)
      .map((row) =>
        columns.map(([, kind, value]) => {
          const given = value(row);
          return given === null ? null : kind === 'number' ? number(given) : text(given);
        }),
      );
    const sheet = utils.aoa_to_sheet([columns.map(([name]) => text(say(`gst-annual.file.${name}`))), ...cells]);
    sheet['!cols'] = columns.map(([name]) => ({ wch: name === 'what' ? 56 : name === 'line' ? 8 : 18 }));
    return sheet;
  };
  const book = utils.book_new(sheetOf('GSTR-9'), 'GSTR-9');
  utils.book_append_sheet(book, sheetOf('GSTR-9C'), 'GSTR-9C');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }));
}

function ofReturn({ lines, creditKinds, totals, tables, hsn, hsnInward }: Annual): Row[] {
  const form = 'GSTR-9';
  const parts = creditKinds.map(({ line, what, ...sum }) => {
    const said = say('gst-annual.file.kind', { line: say(`gst-annual.line.${line}`), kind: what });
    return { ...sum, form, line, what: said } as const;
  });
  // A line, then its parts: sorting keeps the order of those of one line.
  const upToSeven = [
    ...lines.map((one) => ({ ...one, form }) as const),
    ...parts,
    ...Object.values(totals).map((one) => ({ ...one, form }) as const),
  ];
  const { supplies, fee, ...before } = tables;
  return [
    ...upToSeven.toSorted((one, other) => (one.line < other.line ? -1 : one.line > other.line ? 1 : 0)),
    ...byHead(form, Object.values(before).flat()),
    ...supplies.map(amountIn(form)),
    ...hsn.map(codeIn('17')),
    ...hsnInward.map(codeIn('18')),
    ...byHead(form, fee),
  ];
}

const codeIn =
  (line: string) =>
  (one: Annual['hsn'][number]): Row => {
    const { hsn, quantity, unit, rate } = one;
    const what = say(`gst-annual.file.${unit === 'NA' ? 'service' : 'goods'}`, {
      hsn: hsn || '-',
      quantity,
      unit,
      rate,
    });
    return { ...one, form: 'GSTR-9', line, what };
  };

const amountIn =
  (form: Row['form']) =>
  ({ line, what, amount }: { line: string; what: string; amount: string }): Row => ({
    form,
    line,
    what,
    taxable: amount,
  });

const byHead = (form: Row['form'], lines: Annual['tables']['credit']): Row[] =>
  lines.map(({ line, what, amounts }) => ({ ...amounts, form, line, what }));

function ofStatement({ reconciliation }: Annual): Row[] {
  const { lines, taxable, rates, payable, credit, expenses, claimed } = reconciliation;
  const form = 'GSTR-9C';
  return [
    ...[...lines, ...taxable].map(amountIn(form)),
    ...rates.map(({ rate, isReverse, ...sum }) => {
      const what = say(`gst-annual.file.${isReverse ? 'reverse' : 'rate'}`, { rate });
      return { ...sum, form, line: '9', what } as const;
    }),
    ...byHead(form, [...payable, ...credit]),
    ...expenses.flatMap(({ name, value, tax, credit: taken }) =>
      (
        [
          ['value', value],
          ['tax', tax],
          ['credit', taken],
        ] as const
      ).map(([which, amount]): Row => {
        return { form, line: '14', what: say(`gst-annual.file.expense-${which}`, { name }), taxable: amount };
      }),
    ),
    ...claimed.map(amountIn(form)),
  ];
}
