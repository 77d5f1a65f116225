import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { type Rule, type RuleHistory, ruleInForce } from './rule';

const version = (value: number, from: string, to: string | null, knownSince = from): Rule<number> => ({
  id: 'TEST.LIMIT',
  from: isoDate(from),
  to: to === null ? null : isoDate(to),
  basis: 'EVENT_DATE',
  knownSince: isoDate(knownSince),
  value,
  unit: 'count',
  statute: 'An Act',
  source: { title: 'A gazette' },
  confidence: 'high',
  status: 'enacted',
  checkedOn: isoDate('2026-11-20'),
});

const LIMIT: RuleHistory<number> = [
  version(1, '2017-07-01', '2024-03-31'),
  version(2, '2024-04-01', null, '2024-07-10'),
];
const on = (day: string, knownOn?: string, history = LIMIT) =>
  ruleInForce(history, isoDate(day), knownOn ? isoDate(knownOn) : undefined).value;

test.each([
  ['2017-07-01', 1],
  ['2024-03-31', 1],
  ['2024-04-01', 2],
  ['2030-01-01', 2],
])('on %s version %i is in force', (day, value) => {
  expect(on(day)).toBe(value);
});

test('before the first version there is a gap, which is a fault', () => {
  expect(() => on('2017-06-30')).toThrow(RangeError);
});

test('an amendment changes no answer that was given before it was known', () => {
  expect(on('2024-05-01', '2024-07-09')).toBe(1);
  expect(on('2024-05-01', '2024-07-10')).toBe(2);
});

test('a version that ends without a successor has ended, whenever that is asked', () => {
  const sunset = [version(1, '2020-01-01', '2020-12-31')];
  expect(on('2020-12-31', '2020-06-01', sunset)).toBe(1);
  expect(() => on('2021-01-01', '2020-06-01', sunset)).toThrow(RangeError);
});

test('of two versions for one day the one known last counts', () => {
  const moved = [version(1, '2025-09-30', null, '2025-01-01'), version(2, '2025-09-30', null, '2025-09-25')];
  expect(on('2025-09-30', '2025-09-24', moved)).toBe(1);
  expect(on('2025-09-30', '2025-09-26', moved)).toBe(2);
});
