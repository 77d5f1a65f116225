import { expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import { expectTruth, LINES, plainTable, textOf } from '../other-banks.fixture';
import { readStatement } from '../read-statement';

const [HEAD = [], ...ROWS] = plainTable();
const balance = (at: number) => ROWS[at]?.[4] ?? '';

function faults(rows: readonly (readonly string[])[]) {
  const outcome = inEnglish(readStatement(textOf(rows)));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const { problems, ignored } = outcome.statement;
  return {
    problems: problems.map(({ line, code }) => [line, code]),
    ignored: ignored.map(({ line, kind }) => [line, kind]),
  };
}

test.each([
  ['with noughts', ['03/10/2026', 'UPI MANDATE CREATED', '0.00', '0.00']],
  ['without amounts', ['03/10/2026', 'CHEQUE BOOK ISSUED 000451-000475', '', '']],
  ['with a dash', ['03/10/2026', 'STOP PAYMENT 000451', '-', '-']],
])('a line %s beside which the balance stands still moved nothing, and is told', (_name, cells) => {
  const still = [...cells, balance(2)];
  const rows = [HEAD, ...ROWS.slice(0, 3), still, ...ROWS.slice(3)];
  expectTruth(textOf(rows), LINES);
  expect(faults(rows)).toEqual({ problems: [], ignored: [[5, 'note']] });
  expectTruth(textOf([HEAD, ...ROWS.slice(3).reverse(), still, ...ROWS.slice(0, 3).reverse()]), LINES);
});

test('noughts on both sides of a file without balances', () => {
  const rows = [HEAD, ['03/10/2026', 'MANDATE', '0.00', '0.00'], ...ROWS].map((cells) => cells.slice(0, 4));
  expect(faults(rows)).toEqual({ problems: [], ignored: [[2, 'note']] });
});

test.each([
  ['its balance moved', ['03/10/2026', 'LOST', '0.00', '0.00', '9.00']],
  ['it prints no balance', ['03/10/2026', 'LOST', '', '', '']],
])('it is asked where %s', (_name, cells) => {
  expect(faults([HEAD, ...ROWS.slice(0, 3), cells, ...ROWS.slice(3)]).problems).toEqual([[5, 'NO_AMOUNT']]);
});

test('one nought and an empty cell may have lost an amount', () => {
  const rows = [HEAD, ['03/10/2026', 'A', '0.00', ''], ...ROWS].map((cells) => cells.slice(0, 4));
  expect(faults(rows).problems).toEqual([[2, 'NO_AMOUNT']]);
});
