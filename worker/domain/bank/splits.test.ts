import { expect, test } from 'vitest';
import { paise } from '../shared/money';
import { checkSplit, sideOfPart } from './splits';

test.each([
  [[], { ok: true }],
  [[60, 40], { ok: true }],
  [[100], { ok: false, reason: 'too-few', difference: 0 }],
  [[60, 41], { ok: false, reason: 'sum', difference: 1 }],
  [[60, 39], { ok: false, reason: 'sum', difference: -1 }],
  [[110, -8, -2], { ok: true }],
  [[110, -11], { ok: false, reason: 'sum', difference: -1 }],
])('%j of 100', (amounts, wanted) => {
  expect(
    checkSplit(
      paise(100),
      amounts.map((amount) => ({ amount: paise(amount) })),
    ),
  ).toEqual(wanted);
});

test.each([
  ['credit', 100, 'credit'],
  ['credit', -100, 'debit'],
  ['debit', 100, 'debit'],
  ['debit', -100, 'credit'],
] as const)('of a %s a part of %i stands on the side %s', (line, part, side) => {
  expect(sideOfPart(line, paise(part))).toBe(side);
});
