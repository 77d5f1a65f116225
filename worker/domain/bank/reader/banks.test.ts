import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import type { Worded } from '../../shared/message';
import type { Statement } from './model';
import { readStatement } from './read-statement';

type Expected = {
  file: string;
  rows: {
    date: string;
    value_date: string;
    description: string;
    description_loose?: boolean;
    reference: string | null;
    debit_paise: number;
    credit_paise: number;
    balance_paise: number;
  }[];
  header_line: number;
  opening_balance_paise: number;
  closing_balance_paise: number;
  account: { number: string; ifsc: string | null } | null;
  period: { from: string; to: string };
};

const FOLDER = join(import.meta.dirname, 'fixtures/banks');
const expectations: [string, Expected][] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.expected.json'))
  .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')))
  .map((expected) => [expected.file, expected]);

function read(file: string): Worded<Statement> {
  const outcome = inEnglish(readStatement(new Uint8Array(readFileSync(join(FOLDER, file)))));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.statement;
}

const tight = (text: string | null) => (text ?? '').replace(/\s/g, '');
const bare = (text: string | null) => tight(text).replace(/^[_0]+/, '');

describe.each(expectations)('%s', (file, expected) => {
  const statement = read(file);
  test('every line to the paisa, oldest first, with its days, its text and its reference', () => {
    const rows = statement.lines.map((line) => ({
      date: line.date,
      debit_paise: line.side === 'debit' ? line.amount : 0,
      credit_paise: line.side === 'credit' ? line.amount : 0,
      balance_paise: line.balance,
      reference: bare(line.reference),
      value_date: line.valueDate ?? line.date,
    }));
    const wanted = expected.rows.map(({ date, value_date, debit_paise, credit_paise, balance_paise, reference }) => ({
      date,
      value_date,
      debit_paise,
      credit_paise,
      balance_paise,
      reference: bare(reference),
    }));
    expect(rows).toEqual(wanted);
    expect(statement.lines.map(({ description }) => tight(description))).toEqual(
      expected.rows.map(({ description }) => tight(description)),
    );
  });
  test('nothing is refused, nothing is warned of, and all balances agree', () => {
    expect(statement).toMatchObject({ problems: [], warnings: [], breaks: [], agreeing: expected.rows.length });
    expect([statement.opening, statement.closing]).toEqual([
      expected.opening_balance_paise,
      expected.closing_balance_paise,
    ]);
  });
  test('the heading, the account, the branch and the period are recognised where they are printed', () => {
    expect(statement.heading.line).toBe(expected.header_line);
    expect(bare(statement.facts.accountNumber)).toBe(bare(expected.account?.number ?? ''));
    expect(statement.facts.ifsc).toBe(expected.account?.ifsc ?? null);
    if (statement.facts.period) expect(statement.facts.period).toEqual(expected.period);
  });
});

test('what is above and below the table is told apart from its lines', () => {
  const count = (file: string, wanted: string) => read(file).ignored.filter(({ kind }) => kind === wanted).length;
  expect(count('hdfc_excel_saved.csv', 'total')).toBeGreaterThan(1);
  expect(count('icici_netbanking.csv', 'continuation')).toBeGreaterThan(0);
  expect(count('axis_statement.csv', 'note')).toBeGreaterThan(2);
});
