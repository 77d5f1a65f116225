import { type CsvColumn, csvTable } from '#domain/export/csv';
import { m } from '../../../lib/messages';
import { headWords } from '../settle/figures';
import type { Annual } from './annual.queries';
import { lineWords, reconcilingWords } from './annual.words';
import { SUMS } from './annual-lines';
import { headLineWords } from './annual-tables';

const HEADS = ['igst', 'cgst', 'sgst', 'cess'] as const;
type Amounts = Partial<Record<'taxable' | (typeof HEADS)[number], string>>;
type Row = Amounts & { form: 'GSTR-9' | 'GSTR-9C'; line: string; what: string };

/** The worksheet as a table: each line of GSTR-9, then of GSTR-9C, as the page shows it. Amounts are in rupees. */
export const annualCsv = (annual: Annual): string => csvTable(COLUMNS(), [...ofReturn(annual), ...ofStatement(annual)]);

const COLUMNS = (): CsvColumn<Row>[] => [
  { heading: m.gst_annual_form(), kind: 'text', value: ({ form }) => form },
  { heading: m.gst_annual_line(), kind: 'text', value: ({ line }) => line },
  { heading: m.gst_annual_what(), kind: 'text', value: ({ what }) => what },
  { heading: m.gst_annual_csv_value(), kind: 'number', value: ({ taxable }) => taxable ?? null },
  ...HEADS.map(
    (head): CsvColumn<Row> => ({ heading: headWords(head), kind: 'number', value: (row) => row[head] ?? null }),
  ),
];

type HeadLines = Annual['tables']['credit'];
type CodeLine = Annual['hsn'][number];

function ofReturn({ lines, totals, tables, hsn, hsnInward }: Annual): Row[] {
  const form = 'GSTR-9';
  const sums = SUMS.map(([line, words, key]) => ({ ...totals[key], form, line, what: words() }) as const);
  const upToSeven = [...lines.map((one) => ({ ...one, form, what: lineWords(one.line) }) as const), ...sums];
  const code = (line: string) => (one: CodeLine) =>
    ({ ...one, form, line, what: [one.hsn, one.quantity, one.unit, `${one.rate}%`].join(' ') }) as const;
  return [
    ...upToSeven.toSorted((one, other) => (one.line < other.line ? -1 : 1)),
    ...byHead(form, Object.values(tables).flat()),
    ...hsn.map(code('17')),
    ...hsnInward.map(code('18')),
  ];
}

function ofStatement({ reconciliation: { lines, taxable, rates, payable, credit, expenses, claimed } }: Annual): Row[] {
  const form = 'GSTR-9C';
  const one = ({ line, amount }: { line: string; amount: string }) =>
    ({ form, line, what: reconcilingWords(line), taxable: amount }) as const;
  return [
    ...[...lines, ...taxable].map(one),
    ...rates.map(({ rate, isReverse, ...sum }) => {
      const what = isReverse ? m.gst_annual_9c_reverse({ rate }) : `${rate}%`;
      return { ...sum, form, line: '9', what } as const;
    }),
    ...byHead(form, [...payable, ...credit]),
    ...expenses.flatMap(({ name, value, tax, credit: taken }) => [
      { form, line: '14', what: `${name}: ${m.gst_annual_9c_value()}`, taxable: value } as const,
      { form, line: '14', what: `${name}: ${m.gst_annual_9c_tax()}`, taxable: tax } as const,
      { form, line: '14', what: `${name}: ${m.gst_annual_9c_credit()}`, taxable: taken } as const,
    ]),
    ...claimed.map(one),
  ];
}

const byHead = (form: Row['form'], lines: HeadLines): Row[] =>
  lines.map(({ line, amounts }) => ({ ...amounts, form, line, what: headLineWords(line) }));
