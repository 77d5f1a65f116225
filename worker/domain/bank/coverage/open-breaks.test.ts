import { expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import { type Covered, findOpenBreaks, type Proof, timelineOf } from './coverage';

const day = (of: number) => isoDate(`2026-11-${String(of).padStart(2, '0')}`);
const piece = (from: number, to: number, opening: number, closing: number): Covered => ({
  from: day(from),
  to: day(to),
  opening: paise(opening),
  closing: paise(closing),
});
// Of 1,000 before and 600 after, 300 went out in the lines that are shown: 100 are missing on the 5th or the 6th.
const BREAK = { line: 4, after: day(5), date: day(6), expected: paise(700), found: paise(600) };
const PARTED: Proof = { id: 'a', covered: [piece(1, 5, 2000, 1000), piece(6, 9, 900, 400)], breaks: [BREAK] };
const proof = (id: string, ...covered: Covered[]): Proof => ({ id, covered, breaks: [] });

test.each<[name: string, others: Proof[], open: number]>([
  ['nothing else', [], 1],
  ['the missing line on the day before', [proof('b', piece(5, 5, 1000, 900))], 0],
  ['the missing line on the day itself', [proof('b', piece(6, 6, 1000, 900))], 0],
  ['what is missing in two files', [proof('b', piece(5, 5, 1000, 950)), proof('c', piece(6, 6, 950, 900))], 1],
  ['a file that goes on from the balance before', [proof('b', piece(6, 7, 1000, 500))], 0],
  ['a file that leads to the balance after', [proof('b', piece(3, 6, 1500, 900))], 0],
  ['a file of the day with other balances', [proof('b', piece(6, 6, 1000, 950))], 1],
  ['a file of another time with these balances', [proof('b', piece(20, 20, 1000, 900))], 1],
  ['a file that holds both days', [proof('b', piece(4, 8, 1, 2))], 0],
])('a break stands or is closed by %s', (_name, others, open) => {
  const proofs = [...others, PARTED];
  expect(findOpenBreaks(proofs)).toHaveLength(open);
  const { covered, seams } = timelineOf(proofs);
  if (open === 0) expect([covered.map(({ from, to }) => [from, to]), seams]).toEqual([[[day(1), day(9)]], []]);
});

test('a break that later statements repeat is one, of the first that had it, and no seam beside it', () => {
  const again: Proof = { id: 'b', covered: [piece(5, 5, 1200, 1000), piece(6, 12, 900, 100)], breaks: [BREAK] };
  const third: Proof = { id: 'c', covered: [piece(5, 5, 1200, 1000), piece(6, 10, 900, 300)], breaks: [BREAK] };
  for (const proofs of [
    [PARTED, again, third],
    [third, again, PARTED],
  ]) {
    expect(findOpenBreaks(proofs).map(({ uploadId }) => uploadId)).toEqual(['a']);
    const { covered, seams } = timelineOf(proofs);
    expect(seams).toEqual([]);
    expect(covered.map(({ from, to }) => [from, to])).toEqual([
      [day(1), day(5)],
      [day(6), day(12)],
    ]);
  }
});
