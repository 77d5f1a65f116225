import { expect, test } from 'vitest';
import type { Summary } from '../books.queries';
import { type SummaryFigure, summarySteps } from './summary-steps';

const OCTOBER: Summary = {
  totalIncome: '118212.00',
  totalExpenses: '161900.00',
  netIncome: '-43688.00',
  transactionCount: 8,
  uncategorizedCount: 2,
  operatingIncome: '118212.00',
  operatingExpenses: '105900.00',
  operatingNet: '12312.00',
  leftOut: [
    { category: 'transfer', side: 'debit', amount: '50000.00', count: 1 },
    { category: 'tax_payment', side: 'debit', amount: '6000.00', count: 1 },
  ],
  startDate: '2026-10-01',
  endDate: '2026-10-31',
  dataEndsOn: '2026-10-31',
};

test.each([
  ['income', [11_821_200], 11_821_200],
  ['expenses', [10_590_000, 5_000_000, 600_000], 16_190_000],
  ['net', [11_821_200, 16_190_000], -4_368_800],
  ['operatingExpenses', [16_190_000, 5_000_000, 600_000], 10_590_000],
  ['operatingNet', [11_821_200, 10_590_000], 1_231_200],
  ['count', [2, 6], 8],
] as const)('%s rests on what makes it', (figure: SummaryFigure, inputs, value) => {
  const { steps, value: result } = summarySteps(OCTOBER, figure);
  const last = steps.at(-1);
  const of = (id: string) => steps.find((step) => step.id === id)?.quantity.value;
  expect(result).toBe(value);
  expect(last?.quantity.value).toBe(value);
  expect(last?.inputs.map(of)).toEqual(inputs);
});
