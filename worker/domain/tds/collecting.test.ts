import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { lakh, rupees } from '../shared/money';
import { type TcsItem, taxToCollect } from './collecting';

const collected = (item: TcsItem, eventOn: string, amount: number, hasPan = true) =>
  taxToCollect({ item, eventOn: isoDate(eventOn), amount: rupees(amount), hasPan }).value;

test.each<[string, TcsItem, string, number, boolean, number]>([
  ['W26, old Act', 'overseasTour', '2026-03-20', 1_200_000, true, 90_000],
  ['W26, new Act', 'overseasTour', '2026-04-20', 1_200_000, true, 24_000],
  ['the last day of the old Act', 'scrap', '2026-03-31', 100_000, true, 1_000],
  ['the first day of the new Act', 'scrap', '2026-04-01', 100_000, true, 2_000],
  ['a car of ten lakh', 'motorVehicle', '2026-04-01', 1_000_000, true, 0],
  ['a car above ten lakh', 'motorVehicle', '2026-04-01', 1_000_001, true, 10_000],
  ['luxury from 22 April 2025', 'luxuryGoods', '2025-04-22', 1_100_000, true, 11_000],
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
  expect(() => collected('luxuryGoods', '2025-04-21', 1_100_000)).toThrow(RangeError);
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
