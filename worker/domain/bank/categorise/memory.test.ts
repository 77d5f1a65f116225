import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { addDays, isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import { categorise } from './categorise';
import { type ConfirmedLine, payeeMemory } from './memory';

const LAST = isoDate('2026-10-31');

/** Confirmed lines of one payee, the newest first, a day apart unless said. */
const confirmed = (categoryIds: string[], daysApart = 1): ConfirmedLine[] =>
  categoryIds.map((categoryId, place) => ({
    payee: 'ZEPTO',
    side: 'debit',
    category: 'expense',
    categoryId,
    date: addDays(LAST, -place * daysApart),
    description: 'UPI/ZEPTO',
  }));

const answer = (lines: ConfirmedLine[], choice?: string) => {
  const chosen = { payee: 'ZEPTO', side: 'debit', category: 'expense', categoryId: choice ?? '' } as const;
  const memory = payeeMemory(choice ? [chosen] : [], lines);
  const line = { description: 'UPI/ZEPTO', side: 'debit', amount: paise(100), date: LAST } as const;
  return categorise(line, memory.debit);
};

describe('what is remembered of a payee', () => {
  test('one choice is followed, confirmed line or not', () => {
    expect(answer([], 'pantry')?.categoryId).toBe('pantry');
    expect(answer(confirmed(['pantry']))?.categoryId).toBe('pantry');
  });
  test.each([
    [['A', 'B', 'A', 'B', 'A'], 'A'],
    [['B', 'A', 'A', 'A'], 'A'],
    [['A', 'A', 'B', 'B', 'C'], undefined],
    [['A', 'B'], undefined],
    [['A', 'A', 'B'], undefined],
    [['B', 'B', 'A', 'A', 'A', 'B', 'B', 'B'], 'A'],
  ])('%j, the newest first, is %s', (lines, wanted) => {
    expect(answer(confirmed(lines))?.categoryId).toBe(wanted);
  });
  test('the vote says how it went', () => {
    expect(inEnglish(answer(confirmed(['B', 'A', 'A', 'A'])))?.why).toBe('3 of the last 4 you set for ZEPTO');
  });
  test('confirmed lines that differ decide over the last choice', () => {
    expect(answer(confirmed(['B', 'A', 'A', 'A']), 'B')?.categoryId).toBe('A');
    expect(answer(confirmed(['B', 'A']), 'B')).toBeNull();
  });
  test('what is older than 180 days before the newest does not count', () => {
    expect(answer(confirmed(['B', 'A'], 180))).toBeNull();
    expect(answer(confirmed(['B', 'A'], 181))?.categoryId).toBe('B');
  });
  test('a payee that is asked for is not answered by weaker rules', () => {
    const line = { description: 'UPI/ZOMATO', side: 'debit', amount: paise(100), date: LAST } as const;
    const of = (lines: ConfirmedLine[]) =>
      categorise(
        line,
        payeeMemory(
          [],
          lines.map((one) => ({ ...one, payee: 'ZOMATO' })),
        ).debit,
      );
    expect(of([])?.rule).toMatch(/^vendor-/);
    expect(of(confirmed(['A', 'B']))).toBeNull();
  });
});
