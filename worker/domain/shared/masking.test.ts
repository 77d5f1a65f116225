import { expect, test } from 'vitest';
import { maskAccountNumber } from './masking';

test.each([
  ['50100012344471', 'XXXXXXXXXX4471'],
  ['12345', 'X2345'],
  ['4471', 'XXXX'],
  ['44', 'XX'],
  ['', ''],
])('%j is shown as %j', (number, shown) => {
  expect(maskAccountNumber(number)).toBe(shown);
});
