import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { rupees } from '../shared/money';
import { coveredMonths, monthsCovered } from './months-covered';
import { taxToWithhold } from './withholding';

test.each<[string, string, string | undefined]>([
  ['NEFT DR-SUNRISE-RENT APR-JUN 2026', '2026-04-05', '2026-04 2026-06'],
  ['Rent for April to June 2026', '2026-06-30', '2026-04 2026-06'],
  ['RENT APR26 TO JUN26', '2026-04-05', '2026-04 2026-06'],
  ['Office rent Jan – Mar', '2026-01-05', '2026-01 2026-03'],
  ['Rent Nov to Jan', '2026-11-05', '2026-11 2027-01'],
  ['Rent Nov to Jan 27', '2026-11-05', '2026-11 2027-01'],
  ['rent for July, August and September', '2026-07-03', '2026-07 2026-09'],
  ['Rent April; Rent May; Rent June', '2026-06-30', '2026-04 2026-06'],
  ["3 months' rent", '2026-07-03', '2026-07 2026-09'],
  ['Six months rent from April 2026', '2026-04-03', '2026-04 2026-09'],
  ['Quarterly rent', '2026-07-03', '2026-07 2026-09'],
  ['Half-yearly rent', '2026-10-03', '2026-10 2027-03'],
  ['1 Apr to 30 Jun 2026 rent', '2026-04-03', '2026-04 2026-06'],
  // One month or none, parts of months, and what is no year.
  ['Rent April 2026', '2026-04-05', undefined],
  ['Monthly rent', '2026-04-05', undefined],
  ['Rent 15 Apr to 14 May', '2026-04-15', undefined],
  ['Rent Apr 15 to May 14', '2026-04-15', undefined],
  ['Rent, MAY FLOWER PROPERTIES', '2026-04-15', undefined],
  ['99 months rent', '2026-04-15', undefined],
  ['', '2026-04-15', undefined],
])('%s, paid on %s, covers %s', (text, on, expected) => {
  const months = monthsCovered(text, isoDate(on));
  expect(months && `${months[0]} ${months.at(-1)}`).toBe(expected);
});

const rent = (day: string, amount: number, more: object = {}) =>
  taxToWithhold({ nature: 'propertyRent', eventOn: isoDate(day), amount: rupees(amount), hasPan: true, ...more }).value;

test('W20: rent of several months counts in each of them', () => {
  const months = ['2026-04', '2026-05', '2026-06'];
  expect(rent('2026-04-05', 150_000).tax).toBe(rupees(15_000));
  expect(rent('2026-04-05', 150_000, { months })).toMatchObject({ tax: 0, base: 0, reasonFlag: 'Y' });
  expect(rent('2026-04-05', 150_003, { months })).toMatchObject({ tax: rupees(15_000), base: rupees(150_003) });
  // 20,000 of May alone pass the limit of that month, with the share of May that was paid before.
  const earlier = [{ eventOn: isoDate('2026-04-05'), amount: rupees(150_000), months }];
  expect(rent('2026-05-31', 20_000, { earlier })).toMatchObject({ base: rupees(70_000), tax: rupees(7_000) });
  expect(rent('2026-07-01', 50_000, { earlier }).tax).toBe(0);
});

test('a limit of the month is tested by its month, whatever the year is likely to bring', () => {
  expect(rent('2026-04-05', 30_000, { expectedThisYear: rupees(360_000) }).tax).toBe(0);
  expect(rent('2025-03-05', 30_000, { expectedThisYear: rupees(360_000) }).tax).toBe(rupees(3_000));
});

test('months count only where the law counts by month', () => {
  const text = 'Rent Apr to Jun';
  expect(coveredMonths('propertyRent', text, isoDate('2025-03-31'))).toBeUndefined();
  expect(coveredMonths('propertyRent', text, isoDate('2025-04-01'))).toHaveLength(3);
  expect(coveredMonths('professionalFee', text, isoDate('2025-04-01'))).toBeUndefined();
});
