import { expect, test } from 'vitest';
import type { Account } from '../desk.queries';
import {
  accountSaid,
  accountsFound,
  amountOf,
  blankLine,
  faultsIn,
  faultsOfAnswer,
  sentLines,
  sumsOf,
  type TypedLine,
  withNext,
} from './typed-lines';

const line = (key: number, typed: Partial<TypedLine>): TypedLine => ({ ...blankLine(key), ...typed });
const RENT = line(1, { account: '5501', text: '5501 Rent', debit: '60,000' });

test.each([
  ['60,000', 6_000_000],
  ['₹ 1,00,000.5', 10_000_050],
  ['0', undefined],
  ['-5', undefined],
  ['1.234', undefined],
  ['12 rupees', undefined],
])('%s is read as %s paise', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

test('a line that is added carries what is missing, on the side where it is', () => {
  const two = withNext([RENT]);
  expect(two[1]).toMatchObject({ key: 2, credit: '60000.00', debit: '' });
  const three = withNext(two.map((one) => (one.key === 2 ? { ...one, credit: '54000' } : one)));
  expect(three[2]).toMatchObject({ key: 3, credit: '6000.00' });
  expect(sumsOf(three).difference).toBe(0);
  expect(withNext(three)[3]).toMatchObject({ debit: '', credit: '' });
  expect(withNext([line(7, { credit: '5' })])[1]).toMatchObject({ key: 8, debit: '5.00' });
});

test('what is missing stands beside its field; a line without a word is no line', () => {
  const lines = [RENT, line(2, {}), line(3, { credit: '1.999' }), line(4, { text: 'Cash' })];
  expect(Object.keys(faultsIn(lines))).toEqual(['3.account', '3.credit', '4.debit']);
  expect(sentLines([RENT, line(2, {}), line(3, { text: ' Trade payables[Sunrise] ', credit: '60000' })])).toEqual([
    { account: '5501', debit: '60000.00' },
    { account: 'Trade payables[Sunrise]', credit: '60000.00' },
  ]);
});

test('a fault of the server stands beside the line that was sent, not beside the one of that place', () => {
  const lines = [RENT, line(2, {}), line(3, { text: 'Trade payables', credit: '1' })];
  const fields = { 'lines.1.party': 'asks for a party', date: 'is locked', lines: 'do not balance' };
  expect(faultsOfAnswer(fields, lines)).toEqual({
    '3.party': 'asks for a party',
    date: 'is locked',
    lines: 'do not balance',
  });
});

const account = (
  code: string,
  name: string,
  more: Partial<Pick<Account, 'id' | 'origin' | 'closedOn'>> = {},
): Account => ({
  ...{
    id: code,
    code,
    name,
    parentId: 'other-expenses',
    line: 'other-expenses',
    class: 'expense',
    tallyGroup: 'Indirect Expenses',
  },
  ...{ kind: null, currency: 'INR', origin: 'chart', closedOn: null },
  ...more,
});
const CHART = [
  account('5501', 'Rent'),
  account('5502', 'Equipment hire'),
  account('5601', 'Current tax'),
  account('1501', 'Bank current'),
  account('1501', 'Bank current[4471]', { id: 'bank', origin: 'bank' }),
  account('5503', 'Rented hall', { origin: 'own', closedOn: '2026-01-01' }),
];

test('an account is found by code, by name and by any part, the best first; one that is closed is not offered', () => {
  const found = (text: string) => accountsFound(CHART, text, 8).map(({ id }) => id);
  expect(found('550')).toEqual(['5501', '5502']);
  expect(found('rent')).toEqual(['5501', 'bank', '5601', '1501']);
  expect(found('hire')).toEqual(['5502']);
  expect(found('')[0]).toBe('bank');
  expect(found('xyz')).toEqual([]);
  expect([accountSaid(CHART, '5501 rent')?.id, accountSaid(CHART, '1501')]).toEqual(['5501', undefined]);
});
