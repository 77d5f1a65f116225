import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import { ruleInForce } from '../law/rule';
import { isoDate } from '../shared/dates';
import { lakh, paise, percent, rupees } from '../shared/money';
import { SERVICE_RATES } from './law/rates';
import { checkGstRate, compositionTax, taxOnSupply } from './tax';

test.each([
  [12, '2025-09-21', true],
  [12, '2025-09-22', false],
  [28, '2025-09-21', true],
  [28, '2026-01-31', true],
  [28, '2026-02-01', false],
  [40, '2025-09-21', false],
  [40, '2025-09-22', true],
  [1.5, '2022-07-17', false],
  [1.5, '2022-07-18', true],
  [18, '2017-07-01', true],
  [18, '2026-11-20', true],
])('%f%% on %s is in force: %s', (rate, day, isInForce) => {
  const { value } = checkGstRate(percent(rate), isoDate(day));
  expect(value).toMatchObject({ isInForce, isTakenByTool: true });
  const said = `${rate}% is not a rate of GST in force on ${day.slice(8)} `;
  if (isInForce) expect(value.warning).toBeUndefined();
  else expect(inEnglish(value.warning)).toContain(said);
});

test('a rate before the tax began is refused, and one that no tool takes is said to be', () => {
  expect(() => checkGstRate(percent(18), isoDate('2017-06-30'))).toThrow(RangeError);
  expect(checkGstRate(percent(17), isoDate('2026-04-01')).value.isTakenByTool).toBe(false);
});

const supply = (placeOfSupply: string, isSez = false, supplierState = '29') =>
  taxOnSupply({
    supplierState,
    placeOfSupply,
    isSez,
    value: rupees(10_000),
    rate: percent(18),
    suppliedOn: isoDate('2026-04-01'),
  }).value;

test('W10: two halves within a State, one tax across a border', () => {
  expect(supply('29')).toMatchObject({ central: rupees(900), state: rupees(900), integrated: 0 });
  expect(supply('27')).toMatchObject({ central: 0, state: 0, integrated: rupees(1_800) });
  expect(supply('29', true)).toMatchObject({ integrated: rupees(1_800) });
  expect(supply('96')).toMatchObject({ integrated: rupees(1_800) });
  expect(supply('04', false, '04').isUnionTerritory).toBe(true);
  expect(supply('34', false, '34').isUnionTerritory).toBe(false);
});

test('IT design and development is code 998314, at 18%', () => {
  const found = SERVICE_RATES.find((history) => history[0]?.value.codes.includes('998314'));
  expect(ruleInForce(found ?? [], isoDate('2026-04-01')).value.rate).toBe(percent(18));
});

test('the halves of a line are equal, to the nearest paisa', () => {
  const amounts = fc.integer({ min: 0, max: 1e13 });
  fc.assert(
    fc.property(amounts, fc.constantFrom(0.25, 1.5, 3, 5, 18, 40), (value, rate) => {
      const place = { supplierState: '29', placeOfSupply: '29', suppliedOn: isoDate('2026-04-01') };
      const tax = taxOnSupply({ ...place, value: paise(value), rate: percent(rate) }).value;
      expect(tax.central).toBe(tax.state);
      expect(Math.abs(tax.total - (value * rate) / 100)).toBeLessThanOrEqual(1.01);
    }),
  );
});

test('W14: a maker under composition pays half a percent under each Act', () => {
  const { value } = compositionTax('manufacturer', lakh(12), isoDate('2026-12-31'));
  expect(value).toEqual({ central: rupees(6_000), state: rupees(6_000) });
});
