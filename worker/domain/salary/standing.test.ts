import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { ageBandOf } from './standing';

test.each([
  ['1967-03-31', '2026-27', 'senior'],
  // Sixty years are full on 31 March, the day before the birthday.
  ['1967-04-01', '2026-27', 'senior'],
  ['1967-04-02', '2026-27', 'below-60'],
  ['1967-04-02', '2027-28', 'senior'],
  ['1947-04-01', '2026-27', 'super-senior'],
  ['1947-04-02', '2026-27', 'senior'],
])('who was born on %s is in %s %s', (birthDate, year, band) => {
  expect(ageBandOf(isoDate(birthDate), year)).toBe(band);
});

test('who did not tell their day of birth is taken for below sixty', () => {
  expect(ageBandOf(null, '2026-27')).toBe('below-60');
});
