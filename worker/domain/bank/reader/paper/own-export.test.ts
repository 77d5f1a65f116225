import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import { csvTable } from '../../../export/csv';
import type { Worded } from '../../../shared/message';
import { formatRupees, parseRupees } from '../../../shared/money';
import type { StatementOutcome } from '../model';
import { readSheet, readStatement } from '../read-statement';

type Line = { description: string; reference: string | null; at: number };

const HEADING = [
  'id',
  'companyId',
  'bankAccountId',
  'uploadId',
  'line',
  'transactionDate',
  'description',
  'amount',
].concat([
  'transactionType',
  'balance',
  'category',
  'reference',
  'isReconciled',
  'lineKey',
  'valueDate',
  'payee',
  'note',
]);

const cellOf: Readonly<Record<string, (line: Line) => string | null>> = {
  transactionDate: ({ at }) => `2026-08-${String(at + 1).padStart(2, '0')}`,
  description: ({ description }) => description,
  amount: () => '1.01',
  transactionType: () => 'debit',
  balance: ({ at }) => formatRupees((parseRupees('1000.00') - 101 * (at + 1)) as never),
  reference: ({ reference }) => reference,
  lineKey: ({ description }) => `2026-08-01|-101|99899|1||${description}`,
  isReconciled: () => 'no',
};
const isNumber = (heading: string) => heading === 'amount' || heading === 'balance';

const exported = (lines: readonly Line[]) =>
  csvTable(
    HEADING.map((heading) => ({
      heading,
      kind: isNumber(heading) ? ('number' as const) : ('text' as const),
      value: (line: Line) => cellOf[heading]?.(line) ?? null,
    })),
    lines,
  );

/** The cells of the file as a spreadsheet holds them that opened it: the apostrophes stand there as text. */
const sheetOf = (csv: string) =>
  Papa.parse<string[]>(csv, { delimiter: ',', newline: '\r\n' }).data.map((cells, at) => ({ line: at + 1, cells }));

function textsOf(outcome: Worded<StatementOutcome>) {
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const { lines, problems } = outcome.statement;
  expect(problems).toEqual([]);
  return lines.map(({ description, reference }) => ({ description, reference }));
}

const linesOf = (texts: readonly string[]): Line[] =>
  texts.map((description, at) => ({ description, reference: null, at }));

const RUNNABLE = ['=HYPERLINK("http://x","y")', '+911234567890 CALL', '-MINUS START', '@SUM(A1:A2)', "'=1", '="00123"'];

describe('our own export, read again', () => {
  test('gives the texts that a spreadsheet would run without the apostrophe in front, and no other text changed', () => {
    const texts = [...RUNNABLE, 'PLAIN', "'QUOTED' STORES", '＝1'];
    const csv = exported(linesOf(texts));
    expect(csv).toContain("'-MINUS START");
    expect(textsOf(inEnglish(readStatement(csv))).map(({ description }) => description)).toEqual(texts);
    expect(textsOf(inEnglish(readSheet(sheetOf(csv)))).map(({ description }) => description)).toEqual(texts);
  });

  const part = fc.oneof(
    fc.constantFrom('=', '+', '-', '@', "'", '"', ',', '＝', '|', ';', 'UPI', ' '),
    fc.string({ unit: 'grapheme' }),
  );
  const text = fc
    .array(part, { maxLength: 6 })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the reader takes these off a file before it is read
    .map((parts) => `${parts.join('')}x`.replace(/[\x00-\x1f\x7f]/g, '').trim());
  const line = fc.record({ description: text, reference: fc.option(text) });

  test('property: whatever a text or a reference is, it comes back the same, from CSV and from a sheet', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 2, maxLength: 5 }), (given) => {
        const csv = exported(given.map((one, at) => ({ ...one, at })));
        expect(textsOf(inEnglish(readStatement(csv)))).toEqual(given);
        expect(textsOf(inEnglish(readSheet(sheetOf(csv))))).toEqual(given);
      }),
      { numRuns: 500 },
    );
  });
});

test('an apostrophe that a bank printed itself stays in the text', () => {
  const rows = ["'=1+1", "'-REVERSED", "'QUOTED'"].map((text, at) => `0${at + 1}/08/2026,${text},1.00,,${99 - at}.00`);
  const csv = ['Date,Description,Debit Amount,Credit Amount,Balance', ...rows, ''].join('\n');
  expect(textsOf(inEnglish(readStatement(csv))).map(({ description }) => description)).toEqual([
    "'=1+1",
    "'-REVERSED",
    "'QUOTED'",
  ]);
});
