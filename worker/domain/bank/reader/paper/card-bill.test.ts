import { expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import { readStatement } from '../read-statement';

const HEAD = 'Date,Details,Amount';
const SPENT = ['13/10/2026,TEA,50.00', '14/10/2026,TAXI,200.00', '15/10/2026,HOTEL,900.00'];
const PAID = '16/10/2026,PAYMENT RECEIVED,-1150.00';

function read(...rows: string[]) {
  const outcome = inEnglish(readStatement(`${rows.join('\n')}\n`));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const { lines, problems, warnings } = outcome.statement;
  return {
    sides: lines.map(({ side }) => side),
    problems: problems.map(({ code }) => code),
    warnings: warnings.map(({ code }) => code),
  };
}

const OF_CARD = { sides: ['debit', 'debit', 'debit', 'credit'], problems: [] };
const ASKED = { sides: [], problems: ['NO_SIDE', 'NO_SIDE', 'NO_SIDE', 'NO_SIDE'] };

test.each([
  'HDFC Bank Credit Card Statement',
  'Card No: 4315XXXXXXXX4471',
  'Total Amount Due,1150.00',
  'Minimum Amount Due,100.00',
])('below "%s" a minus is a payment received', (above) => {
  expect(read(above, HEAD, ...SPENT, PAID)).toEqual({ ...OF_CARD, warnings: ['NO_BALANCE', 'SIDES_BY_MARK'] });
});

test('what is owed grows by what was spent', () => {
  const balances = ['50.00', '250.00', '1150.00', '0.00'];
  const rows = [...SPENT, PAID].map((row, at) => `${row},${balances[at]}`);
  expect(read('Credit Card No: XX4471', `${HEAD},Balance`, ...rows)).toMatchObject(OF_CARD);
});

test('a card of which most lines carry a minus is asked', () => {
  const spent = SPENT.map((row) => row.replace(/,(?=\d+\.)/, ',-'));
  expect(read('Credit Card Statement', HEAD, ...spent, PAID.replace('-', ''))).toMatchObject(ASKED);
});

test('where a credit card is only named, and no balance tells, the sides are asked', () => {
  expect(read('Now pay your credit card here', HEAD, ...SPENT, PAID)).toMatchObject(ASKED);
});

test('an account with a debit card is an account', () => {
  const sides = ['credit', 'credit', 'credit', 'debit'];
  expect(read('Debit Card No: 4315XXXXXXXX4471', HEAD, ...SPENT, PAID)).toMatchObject({ sides, problems: [] });
});
