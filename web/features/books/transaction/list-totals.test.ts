import { expect, test } from 'vitest';
import { totalsOf } from './list-totals';

const line = (transactionType: 'credit' | 'debit', amount: string) => ({ transactionType, amount });

test('what came in and went out is summed over all pages, to the paisa', () => {
  const pages = [
    { rows: [line('credit', '118000.00'), line('debit', '0.10')] },
    { rows: [line('debit', '0.20'), line('credit', '9999999999.99')] },
  ];
  expect(totalsOf(pages)).toEqual({ count: 4, moneyIn: 1_000_011_799_999, moneyOut: 30 });
  expect(totalsOf(pages)).toEqual(totalsOf(structuredClone(pages)));
});

test('of nothing there is nothing', () => {
  expect(totalsOf([])).toEqual({ count: 0, moneyIn: 0, moneyOut: 0 });
});
