import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount } from './counts';

test('a count is grouped as the en-IN locale groups it, its sign included', () => {
  const locale = new Intl.NumberFormat('en-IN');
  fc.assert(
    fc.property(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), (count) => {
      expect(formatCount(count)).toBe(locale.format(count));
    }),
  );
});
