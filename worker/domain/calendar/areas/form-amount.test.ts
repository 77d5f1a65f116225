import { expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { gstInterest } from '../../gst/interest';
import { addDays, isoDate } from '../../shared/dates';
import { percent, shareOfDays } from '../../shared/money';
import { obligationsOf } from '../engine';
import { asked, event, fact, GSTIN, KESTREL, rupees } from '../kestrel.fixture';
import { capOf, costOnDay, perDayOn } from '../ladder';
import type { Dossier, Obligation } from '../model';

const TODAY = '2026-11-20';
const RETURN = `GSTR-3B|2026-09|${GSTIN}`;
const CHARGED = isoDate('2026-08-15');
const CHARGE = `CHG-1|${CHARGED}|SBI`;
const CLAIMS = [RETURN, 'ITR-6|2025-26|'].map((subject) => event('not-filed', TODAY, {}, { subject }));

const LATE: Dossier = {
  ...KESTREL,
  trackedSince: isoDate('2026-04-01'),
  events: [
    ...KESTREL.events.filter(({ subject }) => !subject.startsWith('ITR-6')),
    ...CLAIMS,
    event('roc-event', CHARGED, { key: 'charge' }, { subject: 'SBI' }),
  ],
};
const stating = (key: string, amount: number): Dossier => ({
  ...LATE,
  facts: [...LATE.facts, fact('form-amount', { amount: rupees(amount) }, { subject: key })],
});

function find(dossier: Dossier, key: string): Obligation {
  const found = obligationsOf(dossier, asked(TODAY)).obligations.find((one) => one.key === key);
  if (!found) throw new RangeError(`No obligation ${key}`);
  return found;
}
const unknown = (one: Obligation) => (one.unknownCost ? inEnglish(one.unknownCost) : undefined);
const advance = 'advance-tax|2026-27 Q2|';

test.each([
  [RETURN, '18% interest a year on tax not entered'],
  [
    'ITR-6|2025-26|',
    /^1% interest a month on tax not entered \(.*234A\), and as much on short advance tax \(.*234B\)$/,
  ],
  [advance, /^1% interest a month for 3 months on what the instalment is short of, not entered$/],
  [CHARGE, 'a share of the secured amount after 60 days, not entered'],
])('%s: what its cost lacks is said', (key, words) => {
  expect(unknown(find(LATE, key))).toMatch(words);
});

test('nothing is unknown of what was done', () => {
  const filing = event('filing', '2026-10-25', {}, { subject: RETURN });
  const done = { ...LATE, events: [...LATE.events.filter(({ kind }) => kind !== 'not-filed'), filing] };
  expect(unknown(find(done, RETURN))).toBeUndefined();
});

test('the tax of a late GSTR-3B bears interest by the day beside the fee, in ladder and explanation alike', () => {
  const before = find(LATE, RETURN);
  const item = find(stating(RETURN, 118_000), RETURN);
  expect(unknown(item)).toBeUndefined();
  expect(capOf(item.ladder)).toBeUndefined();
  for (const days of [0, 1, 7, 31, 400]) {
    const day = addDays(item.dueOn.value, days);
    const interest = shareOfDays(rupees(118_000), percent(18), days);
    const facts = { case: 'late-return' as const, dueOn: item.dueOn.value, paidOn: day };
    expect(gstInterest({ ...facts, heads: { integrated: { amount: rupees(118_000) } } }).value.total).toBe(interest);
    expect(costOnDay(item.ladder, day)).toBe(costOnDay(before.ladder, day) + interest);
    expect(item.costOn?.(day).value).toBe(costOnDay(item.ladder, day));
    expect(perDayOn(item.ladder, day)).toBe(costOnDay(item.ladder, addDays(day, 1)) - costOnDay(item.ladder, day));
  }
});

test('a late return of income costs the larger fee, assumed, and 1% a month of the unpaid tax', () => {
  const key = 'ITR-6|2025-26|';
  const dueOn = find(LATE, key).dueOn.value;
  const without = find(LATE, key);
  expect(costOnDay(without.ladder, addDays(dueOn, 1))).toBe(rupees(5_000));
  const assumed = without.costOn?.(addDays(dueOn, 1)).steps.filter(({ isAssumed }) => isAssumed);
  expect(assumed?.map(({ id }) => id)).toEqual(['filed', 'income']);
  const stated = find(stating(key, 100_050), key);
  expect(unknown(stated)).toMatch(/short advance tax, not told here/);
  const costs = [1, 31, 62].map((days) => addDays(dueOn, days));
  expect(costs.map((day) => costOnDay(stated.ladder, day))).toEqual(costs.map((day) => stated.costOn?.(day).value));
  expect(costOnDay(stated.ladder, addDays(dueOn, 1))).toBe(rupees(5_000 + 1_000));
});

test('an instalment that is short costs its months at once; a charge a share of what it secures from day 61', () => {
  const instalment = find(stating(advance, 50_000), advance);
  expect(costOnDay(instalment.ladder, addDays(instalment.dueOn.value, 1))).toBe(rupees(1_500));
  expect(capOf(instalment.ladder)).toBe(rupees(1_500));
  const charge = find(stating(CHARGE, 10_000_000), CHARGE);
  const on = (item: Obligation, days: number) => costOnDay(item.ladder, addDays(CHARGED, days));
  const bare = find(LATE, CHARGE);
  expect([on(bare, 30), on(charge, 30)]).toEqual([0, 0]);
  expect(on(bare, 60)).toBe(on(charge, 60));
  expect(on(bare, 31)).toBeGreaterThan(0);
  // A small company pays one part in 4,000.
  expect(on(charge, 61) - on(bare, 61)).toBe(rupees(2_500));
  expect(unknown(charge)).toBeUndefined();
});
