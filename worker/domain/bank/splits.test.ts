import { expect, test } from 'vitest';
import { paise } from '../shared/money';
import { checkSplit } from './splits';

test.each([
  [[], { ok: true }],
  [[60, 40], { ok: true }],
  [[100], { ok: false, reason: 'too-few', difference: 0 }],
  [[60, 41], { ok: false, reason: 'sum', difference: 1 }],
  [[60, 39], { ok: false, reason: 'sum', difference: -1 }],
])('%j of 100', (amounts, wanted) => {
  expect(
    checkSplit(
      paise(100),
      amounts.map((amount) => ({ amount: paise(amount) })),
    ),
  ).toEqual(wanted);
});
