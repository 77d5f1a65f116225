import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import type { Side } from '../values';
import { assignmentsFor, categorise, stretchesOf } from './categorise';
import { LABELLED } from './corpus/labelled.data';
import { MET } from './corpus/met-narrations.data';
import { MET_LATER } from './corpus/met-narrations-later.data';
import { UNSEEN } from './corpus/unseen-narrations.data';
import { modelWith } from './neighbours';

type Line = { description: string; side: Side; amount: ReturnType<typeof paise>; date: ReturnType<typeof isoDate> };

const LINES: readonly Line[] = [
  ...LABELLED.map(([side, , description]) => ({ side, description })),
  ...[...MET, ...MET_LATER, ...UNSEEN].map(([side, , description]) => ({ side, description })),
].map((line, at) => ({
  ...line,
  amount: paise(10_000),
  date: isoDate(`2026-10-${String((at % 28) + 1).padStart(2, '0')}`),
}));

const known = { holder: 'Nilgiri Software Private Limited', model: modelWith([]) };
const alone = (line: Line) => categorise(line, new Map(), known);

test('other digits in the numbers of banks never change what a line is', () => {
  const numbered = LINES.filter(({ description }) => /\d{9}/.test(description));
  expect(numbered.length).toBeGreaterThan(400);
  const digit = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(fc.constantFrom(...numbered), fc.array(digit, { minLength: 40, maxLength: 40 }), (line, digits) => {
      let at = 0;
      const other = line.description.replace(/\d{9,}/g, (run) => run.replace(/\d/g, () => `${digits[at++ % 40]}`));
      expect(alone({ ...line, description: other })).toEqual(alone(line));
    }),
    { numRuns: 2_000 },
  );
});

describe('many lines at once', () => {
  test('are each what they are alone, whatever came before them', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...LINES], { minLength: 200, maxLength: 400 }), (lines) => {
        const rows = [...lines, ...lines].map((line, id) => ({ ...line, id }));
        const found = new Map(
          assignmentsFor(rows, [], known).map(({ row, rule, categoryId }) => [row.id, [rule, categoryId]]),
        );
        for (const row of rows) {
          const one = alone(row);
          expect(found.get(row.id)).toEqual(one ? [one.rule, one.categoryId] : undefined);
        }
      }),
      { numRuns: 10 },
    );
  });

  test.each([
    ['2026-10-01', '2026-10-07', true],
    ['2026-10-07', '2026-10-08', false],
    ['2026-10-08', '2026-10-31', true],
  ])('%s and %s lie in one stretch of the month: %s', (one, other, isSame) => {
    expect(stretchesOf(isoDate(one)) === stretchesOf(isoDate(other))).toBe(isSame);
  });

  test('a tax paid by the 7th and after it stays apart', () => {
    const rows = ['2026-10-07', '2026-10-08'].map((day, id) => ({
      id,
      date: isoDate(day),
      description: 'IB BILLPAY DR-HDFCS1-CBDT',
      side: 'debit' as const,
      amount: paise(1_00),
    }));
    const found = assignmentsFor(rows, []).map(({ rule }) => rule);
    expect(new Set(found).size).toBe(2);
  });
});
