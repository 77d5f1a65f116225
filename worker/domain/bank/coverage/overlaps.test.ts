import { describe, expect, test } from 'vitest';
import { english, inEnglish } from '../../../testing/in-english';
import { isoDate } from '../../shared/dates';
import { readStatement } from '../reader/read-statement';
import { type Proof, proofOf, timelineOf } from './coverage';
import { findNewSeams, seamNotices } from './valid-proofs';

const TODAY = isoDate('2026-11-21');
const day = (of: number) => `2026-10-${String(of).padStart(2, '0')}`;

/** A statement of October: its balance before, and what moved on which days. */
function statement(id: string, opening: number, ...moved: [of: number, amount: number][]): Proof {
  let balance = opening;
  const rows = moved.map(([of, amount], at) => {
    balance += amount;
    const [out, into] = amount < 0 ? [-amount, ''] : ['', amount];
    return `${day(of)},LINE ${id} ${at},${out},${into},${balance}`;
  });
  const outcome = readStatement(`${['Date,Description,Debit,Credit,Balance', ...rows].join('\n')}\n`);
  if (!outcome.ok) throw new Error(english(outcome.refusal.message));
  return { ...proofOf(outcome.statement, TODAY), id };
}

const told = (...proofs: Proof[]) => {
  const { covered, seams } = timelineOf(proofs);
  return {
    covered: covered.map(({ from, to }) => `${from.slice(8)}-${to.slice(8)}`),
    clashes: seams.map(({ after, date, expected, found, isOverlap }) =>
      [after.slice(8), date.slice(8), expected / 100, found / 100, isOverlap ? 'both' : 'between'].join(' '),
    ),
  };
};

const FIRST = statement('a', 1000, [1, -100], [5, -200], [10, 50], [12, -30]);

describe('statements that hold the same days', () => {
  test.each<[what: string, other: Proof, covered: string]>([
    ['the same balances', statement('b', 900, [5, -200], [10, 50], [12, -30], [20, -10]), '01-20'],
    ['an end in the middle of the last day', statement('b', 750, [12, -30], [12, -5], [20, -10]), '01-20'],
    ['a beginning in the middle of the last day', statement('b', 720, [12, -5], [20, -10]), '01-20'],
    ['days of the one within the other', statement('b', 900, [5, -200], [10, 50]), '01-12'],
    ['the lines of a day in another order', statement('b', 1000, [1, -100], [5, -200], [10, 50], [12, -30]), '01-12'],
  ])('are one timeline with %s', (_what, other, covered) => {
    expect(told(FIRST, other)).toEqual({ covered: [covered], clashes: [] });
    expect(told(other, FIRST)).toEqual({ covered: [covered], clashes: [] });
  });

  test('of another account are named, and join nothing', () => {
    const other = statement('b', 5000, [5, -200], [10, 50], [11, -30], [20, -10]);
    expect(told(FIRST, other)).toEqual({ covered: ['01-12', '13-20'], clashes: ['05 11 750 4820 both'] });
    expect(told(FIRST, statement('b', 5000, [5, -200], [10, 50])).clashes).toEqual(['05 09 700 4800 both']);
  });

  test('that share only the day on which the one ends are named where no balance of it is met', () => {
    expect(told(FIRST, statement('b', 4000, [12, -30], [20, -10])).clashes).toEqual(['12 12 720 4000 both']);
  });

  test('are named from the day since which they differ', () => {
    const other = statement('b', 1000, [1, -100], [5, -200], [8, -40], [10, 50], [12, -30], [20, -1]);
    expect(told(FIRST, other).clashes).toEqual(['08 11 750 710 both']);
  });

  test('may differ on days between on which a line is dated otherwise', () => {
    const other = statement('b', 1000, [1, -100], [7, -200], [10, 50], [12, -30], [20, -1]);
    expect(told(FIRST, other)).toEqual({ covered: ['01-20'], clashes: [] });
  });

  test('may differ where they end by a line of which it was said that it is one', () => {
    const other = statement('b', 750, [13, -30], [20, -10]);
    const redated = [{ from: isoDate(day(12)), to: isoDate(day(13)), signed: -3000 }];
    expect(timelineOf([FIRST, other]).seams).toHaveLength(1);
    expect(timelineOf([FIRST, other], redated)).toMatchObject({ seams: [], gaps: [] });
  });
});

test('a statement is told beforehand that a stored one has other balances', () => {
  const other = statement('', 5000, [5, -200], [10, 50]);
  const [notice, ...more] = inEnglish(seamNotices(findNewSeams(other, [FIRST])));
  expect(notice).toMatchObject({ code: 'NOT_CARRIED_ON', message: expect.stringMatching(/₹4,800\.00.*₹700\.00/) });
  expect(more).toEqual([]);
});
