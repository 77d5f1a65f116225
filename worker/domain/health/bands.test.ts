import { expect, test } from 'vitest';
import { healthBand } from './bands';

test.each([
  [100, 'green'],
  [80, 'green'],
  [79, 'yellow'],
  [60, 'yellow'],
  [59, 'red'],
  [0, 'red'],
])('a score of %i is %s', (score, band) => {
  expect(healthBand(score)).toBe(band);
});
