import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import { expectTruth, LINES, plainTable, textOf } from '../other-banks.fixture';
import { readStatement } from '../read-statement';

const [HEAD = [], ...ROWS] = plainTable();
const SOON = ['31/10/2026', 'STANDING ORDER RENT', '12,000.00', '', ''];

function problems(rows: readonly (readonly string[])[]) {
  const outcome = inEnglish(readStatement(textOf(rows)));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const { problems: found, lines } = outcome.statement;
  return { found: found.map(({ line, code }) => [line, code]), read: lines.length };
}

describe('a list of what has not moved, under the heading of the table', () => {
  test.each([
    ...['Pending Transactions', 'Scheduled Payments', 'Upcoming / Scheduled Transactions', 'Failed Transactions'],
    ...['Standing Instructions', 'Transactions on Hold', 'Uncleared Cheques', 'Future Dated Transactions'],
    ...['Declined Transactions', 'Lien Details', 'Transactions not yet posted'],
  ])('below: %s', (title) => {
    expect(problems([HEAD, ...ROWS, [''], [title], HEAD, SOON])).toEqual({ found: [[10, 'NOT_SETTLED']], read: 5 });
  });

  test('above the transactions', () => {
    const rows = [['Pending Transactions'], HEAD, SOON, [''], ['Posted Transactions'], HEAD, ...ROWS];
    expect(problems(rows)).toEqual({ found: [[3, 'NOT_SETTLED']], read: 5 });
  });

  test('and on its second page', () => {
    const rows = [HEAD, ...ROWS, ['Pending Transactions'], HEAD, SOON, ['Page 2'], HEAD, SOON];
    expect(problems(rows).found).toEqual([9, 12].map((line) => [line, 'NOT_SETTLED']));
  });
});

test.each([
  ['Transactions'],
  ['Account Statement'],
  ['Uncleared cheques are not available for withdrawal'],
  ['Cheques pending clearance will be credited after realisation'],
])('a page that ends with "%s" goes on', (line) =>
  expectTruth(textOf([[line], HEAD, ...ROWS.slice(0, 2), [line], HEAD, ...ROWS.slice(2)]), LINES),
);
