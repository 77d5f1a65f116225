import { expect, test } from 'vitest';
import { numberName } from './registration-number';

test.each([
  ['U62099KA2022PTC165432', 'CIN'],
  ['AAB-1234', 'LLPIN'],
  ['FAAB-1234', 'LLPIN'],
])('%s is a %s', (number, name) => {
  expect(numberName(number)).toBe(name);
});
