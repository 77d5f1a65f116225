import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, type IsoDate, isoDate } from '../shared/dates';
import { type Paise, paise } from '../shared/money';
import { capOf, costOnDay, ladderOf, nextRise, perDayOn, rateOn } from './ladder';

const DUE = isoDate('2026-10-30');
const lateDays = (day: IsoDate) => Math.max(0, daysBetween(DUE, day));
const daily = (day: IsoDate): Paise => paise(lateDays(day) * 10_000);
const capped = (day: IsoDate): Paise => paise(Math.min(lateDays(day) * 5_000, 12_000));
const waivedTo = isoDate('2026-12-31');
const waived = (day: IsoDate): Paise => (day <= waivedTo ? paise(0) : daily(day));

test('a fee that grows without end has one piece, a rate for each further day and no cap', () => {
  const ladder = ladderOf(daily, [], DUE);
  expect(ladder).toEqual([{ from: DUE, base: 0, perDay: 10_000 }]);
  expect([costOnDay(ladder, isoDate('2026-11-20')), perDayOn(ladder, DUE), capOf(ladder)]).toEqual([
    210_000,
    10_000,
    undefined,
  ]);
  expect([costOnDay(ladder, isoDate('2026-10-29')), perDayOn(ladder, isoDate('2026-10-29'))]).toEqual([0, 0]);
});

test('a fee in steps has no rate: it rises on the day on which each step begins', () => {
  const stepped = (day: IsoDate): Paise => paise(lateDays(day) === 0 ? 0 : lateDays(day) <= 30 ? 80_000 : 160_000);
  const ladder = ladderOf(stepped, [addDays(DUE, 1), addDays(DUE, 31)], DUE);
  const rises = [-5, 0, 1, 20, 31, 32].map((days) => nextRise(ladder, addDays(DUE, days)));
  expect(rises.map((rise) => rise && [daysBetween(DUE, rise.from), rise.base, rise.perDay])).toEqual([
    ...[
      [1, 80_000, 0],
      [1, 80_000, 0],
      [1, 80_000, 0],
      [31, 160_000, 0],
      [31, 160_000, 0],
    ],
    undefined,
  ]);
  expect([-5, 0, 1, 30].map((days) => rateOn(ladder, addDays(DUE, days)))).toEqual([0, 0, 0, 0]);
  const growing = ladderOf(daily, [], DUE);
  expect([nextRise(growing, addDays(DUE, -5)), rateOn(growing, DUE)]).toEqual([growing[0], 10_000]);
});

test('a cap that is no multiple of the rate is met on its day and kept', () => {
  const ladder = ladderOf(capped, [addDays(DUE, 2), addDays(DUE, 3)], DUE);
  expect([1, 2, 3, 400].map((days) => costOnDay(ladder, addDays(DUE, days)))).toEqual([5_000, 10_000, 12_000, 12_000]);
  expect(capOf(ladder)).toBe(12_000);
});

test('a waiver holds the cost at nothing to its last day; after it the fee counts from the due day', () => {
  const ladder = ladderOf(waived, [isoDate('2026-11-01'), addDays(waivedTo, 1)], DUE);
  expect([waivedTo, isoDate('2027-01-01'), isoDate('2027-01-02')].map((day) => costOnDay(ladder, day))).toEqual([
    0, 630_000, 640_000,
  ]);
});

test('nothing known is no ladder and no cap; nothing to pay is a ladder of nothing, capped at nothing', () => {
  expect(capOf([])).toBeUndefined();
  expect(costOnDay([], DUE)).toBe(0);
  expect(capOf(ladderOf(() => paise(0), [], DUE))).toBe(0);
});

const step = fc.record({ after: fc.integer({ min: 0, max: 200 }), perDay: fc.integer({ min: 0, max: 20_000 }) });

test('property: between any breaks a ladder says what the cost says, on every day', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 5 }), fc.integer({ min: -5, max: 400 }), (steps, days) => {
      const costOn = (day: IsoDate) =>
        paise(steps.reduce((sum, { after, perDay }) => sum + Math.max(0, daysBetween(DUE, day) - after) * perDay, 0));
      const ladder = ladderOf(
        costOn,
        steps.map(({ after }) => addDays(DUE, after)),
        DUE,
      );
      expect(costOnDay(ladder, addDays(DUE, days))).toBe(costOn(addDays(DUE, days)));
    }),
  );
});
