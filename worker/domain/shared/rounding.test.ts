import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paise } from './money';
import { downToHundredRupees, toNearestRupee, toNearestTenRupees, upToRupee } from './rounding';

test.each([
  [toNearestRupee, 1_49, 1_00],
  [toNearestRupee, 1_50, 2_00],
  [toNearestTenRupees, 14_99, 10_00],
  [toNearestTenRupees, 15_00, 20_00],
  [downToHundredRupees, 199_99, 100_00],
  [downToHundredRupees, 200_00, 200_00],
  [upToRupee, 1_01, 2_00],
  [upToRupee, 1_00, 1_00],
])('%o takes %i paise to %i', (round, from, to) => {
  expect(round(paise(from))).toBe(to);
});

test('rounding moves an amount by less than its unit, and what is round stays', () => {
  const amounts = fc.integer({ min: 0, max: 1e13 });
  fc.assert(
    fc.property(amounts, (amount) => {
      for (const [round, unit] of [
        [toNearestRupee, 100],
        [toNearestTenRupees, 1_000],
        [downToHundredRupees, 10_000],
        [upToRupee, 100],
      ] as const) {
        const rounded = round(paise(amount));
        expect(rounded % unit).toBe(0);
        expect(Math.abs(rounded - amount)).toBeLessThan(unit);
        expect(round(rounded)).toBe(rounded);
      }
    }),
  );
});
