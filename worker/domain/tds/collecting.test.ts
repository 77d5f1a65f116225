import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { lakh, rupees } from '../shared/money';
import { asksForReturn, type TcsItem, taxToCollect, tcsItemsOn } from './collecting';

const collected = (item: TcsItem, eventOn: string, amount: number, hasPan = true) =>
  taxToCollect({ item, eventOn: isoDate(eventOn), amount: rupees(amount), hasPan }).value;

test.each<[string, TcsItem, string, number, boolean, number]>([
  ['W26, old Act', 'overseasTour', '2026-03-20', 1_200_000, true, 90_000],
  ['W26, new Act', 'overseasTour', '2026-04-20', 1_200_000, true, 24_000],
  ['the last day of the old Act', 'scrap', '2026-03-31', 100_000, true, 1_000],
  ['the first day of the new Act', 'scrap', '2026-04-01', 100_000, true, 2_000],
  ['a car of ten lakh', 'motorVehicle', '2026-04-01', 1_000_000, true, 0],
  ['a car above ten lakh', 'motorVehicle', '2026-04-01', 1_000_001, true, 10_000],
  ['luxury from 22 April 2025', 'luxuryWatch', '2025-04-22', 1_100_000, true, 11_000],
  ['remittance of ten lakh', 'remittance', '2025-04-01', 1_000_000, true, 0],
  ['remittance above ten lakh', 'remittance', '2025-04-01', 1_100_000, true, 20_000],
  ['remittance above seven lakh, before', 'remittance', '2025-03-31', 800_000, true, 20_000],
  ['goods above fifty lakh', 'saleOfGoods', '2025-03-31', 6_000_000, true, 1_000],
  ['no PAN, floor of 5%', 'scrap', '2026-04-01', 100_000, false, 5_000],
  ['no PAN, at most 20%', 'remittance', '2025-04-01', 1_100_000, false, 20_000],
  ['no PAN, twice the rate', 'overseasTour', '2026-03-20', 100_000, false, 10_000],
])('%s: %s on %s of Rs %i, PAN %s: Rs %i', (_, item, day, amount, hasPan, tax) => {
  expect(collected(item, day, amount, hasPan).tax).toBe(rupees(tax));
});

test('luxury goods before their day, and sales of goods after theirs, have no rule', () => {
  expect(() => collected('luxuryWatch', '2025-04-21', 1_100_000)).toThrow(RangeError);
  expect(() => collected('saleOfGoods', '2025-04-01', 6_000_000)).toThrow(RangeError);
});

test('the excess counts what the year brought before', () => {
  const earlier = [{ eventOn: isoDate('2026-05-01'), amount: lakh(9) }];
  const { value } = taxToCollect({
    item: 'remittance',
    eventOn: isoDate('2026-06-01'),
    amount: lakh(3),
    earlier,
    hasPan: true,
  });
  expect(value).toMatchObject({ tax: rupees(40_000), base: lakh(2), form: '143', code: '1087' });
});

test.each<[TcsItem, string, string]>([
  ['scrap', '2025-06-01', 'E'],
  ['timberOtherwise', '2025-06-01', 'C'],
  ['timberUnderLease', '2025-06-01', 'B'],
  ['forestProduce', '2025-06-01', 'D'],
  ['tollPlaza', '2025-06-01', 'G'],
  ['motorVehicle', '2025-06-01', 'L'],
  ['luxuryWatch', '2025-06-01', 'MA'],
  ['overseasTour', '2025-06-01', 'O'],
  ['remittanceForStudyOrHealth', '2025-06-01', 'T'],
  ['remittanceOfStudyLoan', '2025-06-01', 'P'],
  ['remittance', '2025-06-01', 'Q'],
  ['saleOfGoods', '2025-03-31', 'R'],
  ['overseasTour', '2026-04-20', '1088'],
  ['luxuryHorse', '2026-04-20', '1085'],
  ['mineOrQuarry', '2026-04-20', '1092'],
])('W38: %s on %s has the code %s', (item, day, code) => {
  expect(collected(item, day, 1_400_000).code).toBe(code);
});

test('W37: sales of goods bear 0.1% above fifty lakh, and 1% where the buyer gives no PAN', () => {
  expect(collected('saleOfGoods', '2025-02-10', 6_000_000).tax).toBe(rupees(1_000));
  expect(collected('saleOfGoods', '2025-02-10', 6_000_000, false).tax).toBe(rupees(10_000));
});

test('W40: without PAN twice the rate, at least 5% and at most 20%', () => {
  expect(collected('motorVehicle', '2025-08-01', 1_500_000, false).tax).toBe(rupees(75_000));
  expect(collected('remittance', '2025-08-01', 1_200_000, false).tax).toBe(rupees(40_000));
});

test('a buyer who filed no return pays more until March 2025, and not since', () => {
  const sale = { item: 'scrap', amount: lakh(1), hasPan: true, isNonFiler: true } as const;
  expect(taxToCollect({ ...sale, eventOn: isoDate('2025-03-31') }).value.tax).toBe(rupees(5_000));
  expect(taxToCollect({ ...sale, eventOn: isoDate('2025-04-01') }).value.tax).toBe(rupees(1_000));
});

test('what tax is collected of is told by the day', () => {
  const on = (day: string) => tcsItemsOn(isoDate(day));
  expect([on('2025-03-31').includes('saleOfGoods'), on('2025-04-01').includes('saleOfGoods')]).toEqual([true, false]);
  expect([on('2025-04-21').includes('luxuryWatch'), on('2025-04-22').includes('luxuryWatch')]).toEqual([false, true]);
  expect(['2025-03-31', '2025-04-01'].map((day) => asksForReturn(isoDate(day)))).toEqual([true, false]);
  const sales = on('2026-11-28').map((item) => ({ item, eventOn: isoDate('2026-11-28'), amount: lakh(50) }));
  expect(() => sales.map((sale) => taxToCollect({ ...sale, hasPan: false }))).not.toThrow();
  expect(sales.length).toBeGreaterThan(20);
});
