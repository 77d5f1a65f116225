import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barsOf } from './month-bars';

const FIELD = { width: 400, height: 100 };

test('what is above nought stands on its line, what is below hangs from it', () => {
  const { bars, zero, top, bottom } = barsOf([[300], [-100]], FIELD);
  expect([zero, top, bottom]).toEqual([75, 300, -100]);
  expect(bars).toEqual([[{ x: 25, y: 0, width: 150, height: 75 }], [{ x: 225, y: 75, width: 150, height: 25 }]]);
});

test('nothing at all is a flat line', () => {
  expect(
    barsOf([[0], [0]], FIELD)
      .bars.flat()
      .map(({ height }) => height),
  ).toEqual([0, 0]);
  expect(barsOf([], FIELD).bars).toEqual([]);
});

test('every bar lies within the field, and is as high as its value', () => {
  const groups = fc.array(fc.tuple(fc.integer(), fc.integer()), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(groups, (values) => {
      const { bars, top, bottom } = barsOf(values, FIELD);
      for (const [place, group] of bars.entries()) {
        for (const [at, { x, y, width, height }] of group.entries()) {
          expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(-1e-9);
          expect(x + width).toBeLessThanOrEqual(FIELD.width + 1e-9);
          expect(y + height).toBeLessThanOrEqual(FIELD.height + 1e-6);
          expect(height * (top - bottom)).toBeCloseTo(Math.abs(values[place]?.[at] ?? 0) * FIELD.height, -1);
        }
      }
    }),
  );
});
