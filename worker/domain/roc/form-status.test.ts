import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { rocStatusOn, waiverState } from './form-status';

const TODAY = isoDate('2026-11-20');

test.each([
  ['pending', '2026-11-19', false, 'overdue'],
  ['pending', '2026-11-20', false, 'pending'],
  ['pending', '2026-12-20', false, 'pending'],
  ['pending', '2026-12-21', false, 'upcoming'],
  ['pending', '2026-11-19', true, 'pending'],
  ['unconfirmed', '2025-11-19', false, 'to-confirm'],
  ['completed', '2026-11-19', false, 'filed'],
  ['settled', '2026-11-19', false, 'filed'],
  ['not_due', '2026-11-19', false, 'not-due'],
] as const)('%s, due %s, optional: %s, is shown as %s', (status, dueOn, isOptional, shown) => {
  expect(rocStatusOn({ status, dueOn: isoDate(dueOn), isOptional }, TODAY)).toBe(shown);
});

const window = { filedFrom: isoDate('2026-04-15'), filedBy: isoDate('2026-09-15') };

test.each([
  ['2026-04-14', '2026-11-20', 'closed'],
  ['2026-04-15', '2026-11-20', 'applied'],
  ['2026-09-15', '2026-11-20', 'applied'],
  ['2026-09-16', '2026-11-20', 'closed'],
  [undefined, '2026-09-15', 'offered'],
  [undefined, '2026-09-16', 'closed'],
] as const)('filed on %s, as of %s, a waiver is %s', (doneOn, today, state) => {
  expect(waiverState(window, doneOn && isoDate(doneOn), isoDate(today))).toBe(state);
});
