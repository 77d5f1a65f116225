import { expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { addDays, isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import { overlapNotices } from './known-lines';

const line = (at: number, side: 'debit' | 'credit' = 'debit') => ({
  line: at,
  date: addDays(isoDate('2026-10-01'), at),
  side,
  amount: paise(at * 1_000_00),
});
const lines = (count: number) => Array.from({ length: count }, (_, place) => line(place + 2));
const words = (byBalance: number, inside: ReturnType<typeof line>[] = []) =>
  inEnglish(overlapNotices({ byBalance: lines(byBalance), inside })).map(({ message }) => message);

test('nothing is said where nothing overlaps', () => expect(words(0)).toEqual([]));

test.each([
  [1, 'Line 2 is worded otherwise than a line of this account with the same day, amount and balance. It is taken'],
  [3, '3 lines are worded otherwise than lines of this account with the same day, amount and balance (lines 2, 3, 4).'],
  [12, '(lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 2 more). They are taken as known and not added again.'],
])('of %i lines taken as known by their balance it is said which', (count, expected) => {
  expect(words(count)[0]).toContain(expected);
});

test.each([
  [
    [line(2)],
    'One line is new, but this account already has a complete statement of its day (debits ₹2,000.00): line 2 of 03 Oct 2026 (₹2,000.00). Added',
  ],
  [
    [line(2), line(3, 'credit'), line(4), line(5)],
    '4 lines are new, but this account already has complete statements of their days (debits ₹11,000.00, credits ₹3,000.00): line 2 of 03 Oct 2026 (₹2,000.00), line 3 of 04 Oct 2026 (₹3,000.00), line 4 of 05 Oct 2026 (₹4,000.00) and 1 more.',
  ],
])('of lines on days that are complete it is said which, and what they come to', (inside, expected) => {
  expect(words(0, inside)[0]).toContain(expected);
});
