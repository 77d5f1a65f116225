import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import type { Worded } from '../../shared/message';
import expectations from './fixtures/bad/expected.json';
import generic from './fixtures/baseline_generic.expected.json';
import pasted from './fixtures/baseline_pasted.expected.json';
import { STATEMENT_LIMITS, type Statement, type StatementLine } from './model';
import { readStatement } from './read-statement';

type ExpectedRow = {
  date: string;
  debit_paise: number;
  credit_paise: number;
  balance_paise?: number;
  description?: string;
  description_loose?: boolean;
};
type Case = {
  file: string;
  outcome: string;
  suggested_codes: string[];
  expected_rows?: ExpectedRow[];
  rejected_rows?: { line: number; code: string }[];
};

const bytesOf = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures', name)));

function read(content: string | Uint8Array, options?: Parameters<typeof readStatement>[1]): Worded<Statement> {
  const outcome = inEnglish(readStatement(content, options));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.statement;
}

function refusalOf(content: string | Uint8Array) {
  const outcome = inEnglish(readStatement(content));
  return outcome.ok ? null : outcome.refusal;
}

const tight = (text = '') => text.replace(/\s/g, '');

/** A line in the words of the expectations, with only what this expectation says. */
function asExpected(line: StatementLine, expected: ExpectedRow | undefined) {
  const { date, side, amount, balance, description } = line;
  const row: Record<string, unknown> = {
    date,
    debit_paise: side === 'debit' ? amount : 0,
    credit_paise: side === 'credit' ? amount : 0,
  };
  if (expected?.balance_paise !== undefined) row.balance_paise = balance;
  if (expected?.description !== undefined && !expected.description_loose) row.description = tight(description);
  return row;
}

function wanted({ date, debit_paise, credit_paise, balance_paise, description, description_loose }: ExpectedRow) {
  const row: Record<string, unknown> = { date, debit_paise, credit_paise };
  if (balance_paise !== undefined) row.balance_paise = balance_paise;
  if (description !== undefined && !description_loose) row.description = tight(description);
  return row;
}

function expectRows(statement: Worded<Statement>, rows: ExpectedRow[]) {
  expect(statement.lines.map((line, at) => asExpected(line, rows[at]))).toEqual(rows.map(wanted));
}

const codes = ({ warnings }: Worded<Statement>) => warnings.map(({ code }) => code);

describe.each([
  ['baseline_generic.csv', generic],
  ['baseline_pasted.tsv', pasted],
])('%s', (file, expected) => {
  test('every row, in order, with the balances at both ends', () => {
    const statement = read(bytesOf(file));
    expectRows(statement, expected.rows);
    expect(statement).toMatchObject({
      problems: [],
      warnings: [],
      agreeing: 16,
      checked: 16,
      breaks: [],
      period: { from: '2025-04-01', to: '2025-04-30' },
    });
    expect([statement.opening, statement.closing]).toEqual([
      expected.opening_balance_paise,
      expected.closing_balance_paise,
    ]);
  });
});

// The file of 12 MB is built in a test of its own; month-first dates are settled by a person, see below.
const cases: Case[] = expectations.cases.filter(({ file }) => !/^(05|11)/.test(file));

describe.each(cases.map((one) => [one.file, one] as const))(
  '%s',
  (file, { outcome, suggested_codes, expected_rows = [], rejected_rows = [] }) => {
    if (outcome === 'reject') {
      test('is refused with its reason', () => {
        expect(refusalOf(bytesOf(`bad/${file}`))?.code).toBe(suggested_codes[0]);
      });
      return;
    }
    test('names exactly the lines to refuse', () => {
      const { problems } = read(bytesOf(`bad/${file}`));
      expect(problems.map(({ line, code }) => ({ line, code }))).toEqual(rejected_rows);
    });
    test('reads the rest once those lines are left out', () => {
      const statement = read(bytesOf(`bad/${file}`), { skipLines: rejected_rows.map(({ line }) => line) });
      expectRows(statement, expected_rows);
      expect(statement.skipped.map(({ line, code }) => ({ line, code }))).toEqual(rejected_rows);
      expect(statement.problems).toEqual([]);
    });
  },
);

test.each([
  ['06_mixed_encodings.csv', ['ENCODING_MIXED']],
  ['09_out_of_order_dates.csv', []],
  ['10_ambiguous_dates.csv', ['DATE_ORDER_ASSUMED']],
  ['12_no_balance_column.csv', ['NO_BALANCE']],
  ['13_missing_balance_cells.csv', []],
  ['14_wrong_balance_chain.csv', ['BALANCE_MISMATCH']],
  ['16_negative_amounts.csv', ['NEGATIVE_AMOUNT', 'NEGATIVE_AMOUNT']],
  ['17_nul_bytes.csv', ['CONTROL_CHARACTERS']],
  ['20_unbalanced_quote.csv', ['BAD_QUOTING']],
  ['21_overlap_a.csv', []],
  ['21_overlap_b.csv', []],
])('%s warns of %j', (file, expected) => {
  expect(codes(read(bytesOf(`bad/${file}`)))).toEqual(expected);
});

test('letters outside UTF-8 are read as Windows-1252, and control characters vanish', () => {
  const described = (file: string) => read(bytesOf(`bad/${file}`)).lines.map(({ description }) => description);
  expect(described('06_mixed_encodings.csv')).toContain('NEFT MÜLLER GMBH INV 7');
  expect(described('17_nul_bytes.csv')).toEqual(['SALE', 'RENT', 'SALE 2']);
});

test('the rows after a stray quote stay rows', () => {
  expect(read(bytesOf('bad/20_unbalanced_quote.csv')).lines[1]?.description).toBe('RENT for 5" pipe');
});

test('a break names the line, both balances and the difference, and the printed balance counts from there', () => {
  const { warnings, breaks, agreeing, checked } = read(bytesOf('bad/14_wrong_balance_chain.csv'));
  expect(breaks).toEqual([{ line: 4, expected: 49_000, found: 58_000 }]);
  expect([agreeing, checked]).toEqual([3, 4]);
  expect(warnings[0]?.message).toMatch(/^Line 4: .*₹490\.00 .*₹580\.00, ₹90\.00 more/);
});

test('a gap left by refused lines is explained', () => {
  const { warnings } = read(bytesOf('bad/18_impossible_dates.csv'), { skipLines: [3, 4] });
  expect(warnings.map(({ message }) => message).join()).toContain('left out between it and line 2 (lines 3 and 4)');
});

describe('11_us_dates.csv', () => {
  const file = bytesOf('bad/11_us_dates.csv');
  const expected: Case | undefined = expectations.cases.find((one) => one.file === '11_us_dates.csv');

  test('stores nothing until a person says which comes first', () => {
    const { lines, problems } = read(file);
    expect(lines).toEqual([]);
    expect(problems.map(({ line, code }) => [line, code])).toEqual(
      [2, 3, 4].map((line) => [line, 'DATE_ORDER_CONFLICT']),
    );
  });
  test('leaving out the lines that prove it does not turn the others into day first', () => {
    expect(read(file, { skipLines: [3, 4] }).problems.map(({ code }) => code)).toEqual(['DATE_ORDER_CONFLICT']);
  });
  test('reads month first when asked to', () => {
    expectRows(read(file, { dateOrder: 'MDY' }), expected?.expected_rows ?? []);
  });
});

test('a statement of 12 MB is refused before it is read', () => {
  const row = '01/04/2025,UPI/509112345678/TEA STALL/PAY,20.00,,980.00\n';
  const file = `Date,Description,Debit Amount,Credit Amount,Balance\n${row.repeat(12_000_000 / row.length)}`;
  expect(refusalOf(file)?.code).toBe('FILE_TOO_LARGE');
  expect(refusalOf(new TextEncoder().encode(file))?.code).toBe('FILE_TOO_LARGE');
});

test('more than 50,000 lines are refused whole; blank lines do not count', () => {
  const head = 'Date,Description,Debit Amount,Credit Amount\n';
  const rows = '13/04/2025,A,,1.00\n\n'.repeat(STATEMENT_LIMITS.lines);
  expect(read(head + rows).lines).toHaveLength(STATEMENT_LIMITS.lines);
  expect(refusalOf(`${head}${rows}13/04/2025,A,,1.00\n`)?.code).toBe('TOO_MANY_LINES');
  expect(refusalOf(head + '\n'.repeat(9_000_000))?.code).toBe('TOO_MANY_LINES');
});
