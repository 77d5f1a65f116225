import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import { expectTruth, LINES, plainTable, textOf } from '../other-banks.fixture';
import { readStatement } from '../read-statement';

const [HEAD = [], ...ROWS] = plainTable();
const OPENING = '50,000.00';

function read(rows: readonly (readonly string[])[]) {
  const outcome = inEnglish(readStatement(textOf(rows)));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const { lines, problems } = outcome.statement;
  return { count: lines.length, faults: problems.map(({ line, code }) => [line, code]) };
}

/** What a bank may call the balance that its first line carries on. */
const CARRIED = [
  ...[
    'OP BAL',
    'Op. Balance',
    'PREVIOUS BALANCE',
    'Balance from last statement',
    'Bal. B/D',
    'O/B',
    'LAST PAGE BALANCE',
  ],
  ...['Balance brought from previous page', 'Initial Balance', 'Beginning Balance', 'Balance as on 30/09/2026'],
  ...['BALANCE AS ON 30 SEP 2026', 'प्रारंभिक शेष', 'मागील शिल्लक', 'ஆரம்ப இருப்பு'],
];
const TOTALS = ['Total Withdrawals', 'Total Debits', 'TOTAL DEBIT AMOUNT', 'Sum of debits', 'Turnover', 'कुल', 'एकूण'];
const OWED = ['Opening Dues', 'LAST BILL AMOUNT', 'Previous Statement Dues', 'TOTAL AMOUNT DUE', 'Minimum Amount Due'];

describe.each(CARRIED)('%s', (name) => {
  test('printed as money in is no transaction', () =>
    expectTruth(textOf([HEAD, ['01/10/2026', name, '', OPENING, OPENING], ...ROWS]), LINES));

  test('without balances it is asked', () => {
    const rows = [['01/10/2026', name, '', OPENING], ...ROWS.map((cells) => cells.slice(0, 4))];
    expect(read([HEAD.slice(0, 4), ...rows])).toEqual({ count: 5, faults: [[2, 'LOOKS_LIKE_TOTAL']] });
  });
});

describe.each([...TOTALS, ...OWED])('%s with a day', (name) => {
  test('is no transaction where the balance stands still', () =>
    expectTruth(textOf([HEAD, ...ROWS, ['31/10/2026', name, '17,950.50', '', ROWS.at(-1)?.[4] ?? '']]), LINES));

  test('without balances it is asked', () => {
    const rows = [...ROWS.map((cells) => cells.slice(0, 4)), ['31/10/2026', name, '17,950.50', '']];
    expect(read([HEAD.slice(0, 4), ...rows])).toEqual({ count: 5, faults: [[7, 'LOOKS_LIKE_TOTAL']] });
  });
});

test.each([
  ...[
    'BALANCE TRANSFER TO SB 4471',
    'CREDIT BALANCE REFUND',
    'OPENING FD 9981',
    'BY OPENING DEPOSIT',
    'TOTAL ENERGIES',
  ],
  ...['BROUGHT FORWARD MEDIA PVT LTD', 'SUM INSURANCE', 'CASH DEPOSIT', 'CLOSING A/C', 'BALANCE PAYMENT', 'DEBIT CARD'],
])('%s is paid', (name) =>
  expect(read([HEAD.slice(0, 4), ['01/10/2026', name, '5.00', '']])).toEqual({ count: 1, faults: [] }),
);

test('balances that a month or a page opens and closes with are not those of the file', () => {
  const carried = (name: string) => ['13/10/2026', name, '', '', ROWS[1]?.[4] ?? ''];
  const rows = [...ROWS.slice(0, 2), carried('Closing Balance'), carried('Opening Balance'), ...ROWS.slice(2)];
  const outcome = inEnglish(readStatement(textOf([HEAD, ...rows])));
  expect(outcome).toMatchObject({ ok: true, statement: { warnings: [], facts: { opening: null, closing: null } } });
});

test('what somebody wrote on a payment is asked, though the line prints no balance', () => {
  const rows = [...ROWS.slice(0, 2), ['03/10/2026', 'BALANCE AMOUNT', '5.00', '', ''], ...ROWS.slice(2)];
  expect(read([HEAD, ...rows]).faults).toEqual([[4, 'LOOKS_LIKE_TOTAL']]);
});
