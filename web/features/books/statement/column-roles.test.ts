import { expect, test } from 'vitest';
import { faultOf, isSameRoles, withRole } from './column-roles';

const SIDES = { date: 0, description: 1, debit: 2, credit: 3 };

test.each([
  [SIDES, undefined],
  [{ date: 0, description: 1, amount: 2, side: 3 }, undefined],
  [{ description: 1, debit: 2, credit: 3 }, 'A statement needs a date column and a description column.'],
  [{ date: 0, description: 1, debit: 2 }, 'A statement needs debit and credit columns, or one amount column.'],
  [{ ...SIDES, balance: 3 }, 'One column has two roles. Give each column one.'],
])('the roles %o lack: %s', (roles, fault) => {
  expect(faultOf(roles)).toBe(fault);
});

test('a role is given another column or none, and the others stay', () => {
  expect(withRole(SIDES, 'balance', 5)).toEqual({ ...SIDES, balance: 5 });
  expect(withRole(SIDES, 'credit', undefined)).toEqual({ date: 0, description: 1, debit: 2 });
  expect(isSameRoles(withRole(SIDES, 'debit', 2), SIDES)).toBe(true);
  expect(isSameRoles(withRole(SIDES, 'debit', 4), SIDES)).toBe(false);
});
