import { expect, test } from 'vitest';
import { atRate, inMonths, inPaise, Working } from '#domain/shared/explained';
import { paise, percent } from '#domain/shared/money';
import { sumOf, sumOfSummary } from './sum';

const interest = (summary: string) => {
  const working = new Working<string>();
  working.give('tax', 'Tax deducted', inPaise(paise(1_250_000)));
  working.assume('months', 'Months touched', inMonths(2));
  working.make('rate', 'Rate', atRate(percent(1.5)), { inputs: [] });
  working.make('interest', 'Interest', inPaise(paise(37_500)), { inputs: ['tax', 'rate', 'months'], summary });
  return working.explain(paise(37_500));
};

test('a sum is read term by term, each under the name of the step that has its value', () => {
  expect(sumOf(interest('₹12,500 × 1.5% × 2 months = ₹375 under s.398(3)'))).toEqual({
    terms: [
      { text: '₹12,500', name: 'Tax deducted', kind: 'given' },
      { text: '1.5%', operator: '×', name: 'Rate', kind: 'given' },
      { text: '2 months', operator: '×', name: 'Months touched', kind: 'assumed' },
    ],
    result: '₹375',
    under: 'under s.398(3)',
  });
});

test('a term that no step has stands without a name', () => {
  const { terms } = sumOf(interest('₹12,500 × 2 Acts = ₹375')) ?? { terms: [] };
  expect(terms[1]).toEqual({ text: '2 Acts', operator: '×' });
});

test('a sentence without a sum, or with another result, is none', () => {
  expect(sumOf(interest('Due 07 Nov 2026, filed 20 Nov 2026: ₹375'))).toBeUndefined();
  expect(sumOf(interest('₹12,500 × 1.5% = ₹187'))).toBeUndefined();
  expect(sumOf({ steps: [] })).toBeUndefined();
  expect(sumOfSummary('Not late')).toBeUndefined();
});
