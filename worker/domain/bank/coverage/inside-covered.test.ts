import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isoDate } from '../../shared/dates';
import { linesInsideCoveredDays, type StoredProof } from './valid-proofs';

import { storedProof } from './valid-proofs.fixture';

const day = (of: number | string) => isoDate(`2026-10-${String(of).padStart(2, '0')}`);
const proof = (from: number, to: number, rest: Partial<StoredProof> = {}) => storedProof(day(from), day(to), rest);
/** Days of lines, those that are known in brackets: which of them lie inside what is covered. */
const inside = (lines: string, proofs: StoredProof[]) => {
  const compared = lines
    .split(' ')
    .map((text) => ({ line: { date: day(/\d+/.exec(text)?.[0] ?? '') }, isKnown: text.startsWith('(') }));
  return linesInsideCoveredDays(compared, proofs).map(({ line: { date } }) => Number(date.slice(8)));
};

test.each([
  ['stray lines', '2 6', [2, 6]],
  ['a charge dated back, after which every balance differs', '(1) 2 5 7 31', [2, 5, 7, 31]],
  ['the same from the first day on', '1 1 5', [1, 1, 5]],
  ['more lines of the last day, and later ones', '(31) 31 31', []],
  ['earlier lines of the first day', '1 1 (1)', []],
  ['a line of the last day that goes on from a known one', '2 (7) 31', [2]],
  ['nothing new', '(1) (5) (31)', []],
])('beside a statement of all October: %s', (_name, lines, expected) => {
  expect(inside(lines, [proof(1, 31)])).toEqual(expected);
});

describe('days count as complete', () => {
  const broken = { line: 3, after: day(10), date: day(12), expected: 0 as never, found: 1 as never };
  const halves = [
    { from: day(1), to: day(10) },
    { from: day(12), to: day(31) },
  ];
  test('not where a balance does not follow, until another statement closes it', () => {
    const open = proof(1, 31, { covered: halves, breaks: [broken] });
    expect(inside('9 10 11 12 13', [open])).toEqual([9, 13]);
    expect(inside('11', [open, proof(5, 20)])).toEqual([11]);
  });
  test('not from the day of the upload on, unless it has lines of later days', () => {
    const early = proof(1, 31, { to: day(20), createdAt: '2026-10-22T20:00:00.000Z' });
    expect(inside('19', [early])).toEqual([19]);
    expect(inside('21', [early])).toEqual([21]);
    expect(inside('22', [early])).toEqual([]);
    expect(inside('25', [early])).toEqual([]);
    expect(inside('22', [{ ...early, to: day(31) }])).toEqual([22]);
  });
});

test('lines that a statement goes on with are never inside what its parts cover', () => {
  const cuts = fc.array(fc.nat(30), { minLength: 1, maxLength: 6 });
  const gaps = fc.array(fc.nat(2), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(gaps, cuts, fc.nat(5), (steps, ends, overlap) => {
      let at = isoDate('2026-08-01');
      const days = steps.map((step) => {
        at = addDays(at, step);
        return at;
      });
      const proofs: StoredProof[] = [];
      let held = 0;
      for (const end of [...ends, days.length].map((one) => Math.min(one, days.length))) {
        const begin = Math.max(0, held - overlap);
        if (end <= begin) continue;
        const [from, to] = [days[begin] ?? at, days[end - 1] ?? at];
        const lines = days.slice(begin, end).map((date, place) => ({ line: { date }, isKnown: begin + place < held }));
        expect(linesInsideCoveredDays(lines, proofs)).toEqual([]);
        proofs.push({ ...proof(1, 1), id: `${end}`, covered: [{ from, to }], from, to });
        held = Math.max(held, end);
      }
    }),
  );
});
