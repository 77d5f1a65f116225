import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRIORITIES, type Priority } from '../calendar/values';
import { addDays, isoDate } from '../shared/dates';
import { areaBand, healthScore, type ScoredItem } from './health-score';

const today = isoDate('2026-11-20');
const ONE_DAY = isoDate('2026-06-30');

const done = (id: string, priority: Priority, daysLate = 0): ScoredItem => ({
  id,
  title: id,
  priority,
  dueOn: ONE_DAY,
  doneOn: addDays(ONE_DAY, daysLate),
});
const open = (id: string, priority: Priority, days: number): ScoredItem => ({
  id,
  title: id,
  priority,
  dueOn: addDays(today, -days),
});
const scoreOf = (...items: ScoredItem[]) => healthScore({ items, today, isStruckOffThreatened: false }).value;

test('A: healthy, with one form ten days late', () => {
  const onTime = [
    done('AOC-4', 'critical'),
    done('MGT-7', 'critical'),
    done('ITR-6', 'critical'),
    done('MSME-1', 'high'),
    done('DIR-3 KYC', 'high'),
  ];
  const value = scoreOf(...onTime, done('DPT-3', 'high', 10));
  expect(value).toMatchObject({ score: 99, history: 'full' });
  expect(value.lines[0]).toMatchObject({ item: { id: 'DPT-3' }, lossHundredths: 111 });
  expect(value.afterFixingFirst).toBeUndefined();
});

test('B: slipping, capped by annual accounts open for 45 days', () => {
  const value = scoreOf(
    open('AOC-4', 'critical', 45),
    open('MGT-7', 'critical', 15),
    done('ITR-6', 'critical'),
    done('DPT-3', 'high', 40),
    done('MSME-1', 'high'),
    open('Trademark', 'high', 30),
  );
  expect(value).toMatchObject({ score: 59, cap: 'open_critical' });
  expect(value.lines.slice(0, 4).map(({ item, lossHundredths }) => [item.id, lossHundredths])).toEqual([
    ['AOC-4', 1_778],
    ['MGT-7', 889],
    ['Trademark', 667],
    ['DPT-3', 444],
  ]);
  // Done 45 days late the accounts earn 4.8 of 8: 25.6 of 36 is 71, and the cap falls.
  expect(value.afterFixingFirst).toBe(71);
});

test('C: a first year is scored with a limited history', () => {
  expect(scoreOf(done('INC-20A', 'critical'), done('ADT-1', 'high', 20))).toMatchObject({
    score: 92,
    history: 'limited',
  });
});

test('nothing to score is not yet scored, never 100', () => {
  expect(scoreOf()).toMatchObject({ score: 0, history: 'none', lines: [] });
  expect(scoreOf({ id: 'next', title: 'next', priority: 'critical', dueOn: addDays(today, 1) })).toMatchObject({
    history: 'none',
  });
});

test.each([
  [1, 60],
  [15, 60],
  [16, 40],
  [30, 40],
  [31, 20],
  [90, 20],
  [91, 0],
])('an item open for %i days earns %i', (days, score) => {
  expect(scoreOf(open('a', 'high', days)).score).toBe(score);
});

test.each([
  [0, 100],
  [1, 90],
  [16, 75],
  [31, 60],
  [90, 60],
  [91, 50],
])('an item done %i days late earns %i', (days, score) => {
  expect(scoreOf(done('a', 'high', days)).score).toBe(score);
});

test.each([
  [30, undefined],
  [31, 'open_critical'],
])('a critical item open for %i days caps the score: %s', (days, cap) => {
  const others = Array.from({ length: 20 }, (_, index) => done(`on time ${index}`, 'critical'));
  expect(scoreOf(open('AOC-4', 'critical', days), ...others).cap).toBe(cap);
});

test('on a day of the past, what was done later was still open', () => {
  const item: ScoredItem = { ...open('a', 'high', 10), doneOn: addDays(today, 1) };
  expect(scoreOf(item).score).toBe(60);
});

test('a strike-off notice holds the score at 29', () => {
  const items = [done('AOC-4', 'critical'), done('MGT-7', 'critical'), done('ITR-6', 'critical')];
  expect(healthScore({ items, today, isStruckOffThreatened: true }).value).toMatchObject({
    score: 29,
    cap: 'strike_off',
  });
});

test('a clean record is held at 89 while past items wait to be confirmed', () => {
  const items = [done('AOC-4', 'critical'), done('MGT-7', 'critical'), done('ITR-6', 'critical')];
  const of = (unconfirmed: number) => healthScore({ items, today, isStruckOffThreatened: false, unconfirmed }).value;
  expect(of(1)).toMatchObject({ score: 89, cap: 'unconfirmed' });
  expect(of(0)).toMatchObject({ score: 100 });
  const late = healthScore({ items: [open('a', 'high', 1)], today, isStruckOffThreatened: false, unconfirmed: 5 });
  expect(late.value).toMatchObject({ score: 60 });
  expect(late.value.cap).toBeUndefined();
});

test('done items leave after 365 days; what is open stays', () => {
  const dueOn = addDays(today, -366);
  const old: ScoredItem = { id: 'old', title: 'old', priority: 'low', dueOn };
  expect(scoreOf({ ...old, doneOn: dueOn }).history).toBe('none');
  expect(scoreOf({ ...old, dueOn: addDays(dueOn, 1), doneOn: dueOn }).lines).toHaveLength(1);
  expect(scoreOf(old).score).toBe(0);
});

test.each([
  [90, 'excellent'],
  [89, 'good'],
  [80, 'good'],
  [79, 'fair'],
  [60, 'fair'],
  [59, 'poor'],
])('%i is %s as an area', (score, band) => {
  expect(areaBand(score)).toBe(band);
});

const items = fc.array(
  fc.record({ priority: fc.constantFrom(...PRIORITIES), days: fc.integer({ min: 1, max: 300 }), isDone: fc.boolean() }),
  { minLength: 1, maxLength: 30 },
);

test('property: losses and score make 100, waiting never raises it, and the steps recompute it', () => {
  fc.assert(
    fc.property(items, (drawn) => {
      const scored = drawn.map(({ priority, days, isDone }, index) =>
        isDone ? done(`${index}`, priority, days % 120) : open(`${index}`, priority, days),
      );
      const { value, steps } = healthScore({ items: scored, today, isStruckOffThreatened: false });
      const at = (id: string) => Number(steps.find((step) => step.id === id)?.quantity.value);
      const losses = value.lines.reduce((sum, line) => sum + line.lossHundredths, 0) / 100;
      expect(Math.abs(100 - losses - at('uncapped'))).toBeLessThanOrEqual(0.5 + 0.005 * value.lines.length);
      const earned = scored.reduce((sum, { id }) => sum + at(`${id}.weight`) * at(`${id}.credit`), 0);
      const possible = scored.reduce((sum, { id }) => sum + at(`${id}.weight`), 0);
      expect(at('uncapped')).toBe(Math.floor(earned / possible / 100 + 0.5));
      const tomorrow = healthScore({ items: scored, today: addDays(today, 1), isStruckOffThreatened: false }).value;
      expect(tomorrow.score).toBeLessThanOrEqual(value.score);
    }),
  );
});
