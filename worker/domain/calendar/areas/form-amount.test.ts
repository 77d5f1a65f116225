import { expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { gstInterest } from '../../gst/interest';
import { addDays, isoDate } from '../../shared/dates';
import { percent, shareOfDays } from '../../shared/money';
import { obligationsOf } from '../engine';
import { amountSubject, type FormAmount } from '../form-amounts';
import { asked, event, fact, GSTIN, KESTREL, rupees, TAN } from '../kestrel.fixture';
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
const stating = (key: string, amount: number, more: Partial<Record<FormAmount, number>> = {}): Dossier => {
  const stated = [
    ...Object.entries(more).map(([name, value]) => [amountSubject(key, name as FormAmount), value] as const),
    [key, amount] as const,
  ];
  const amounts = stated.map(([subject, value]) => fact('form-amount', { amount: rupees(value) }, { subject }));
  return { ...LATE, facts: [...LATE.facts, ...amounts] };
};

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
    'not entered: total income (fee ₹1,000 if at most ₹5,00,000), tax unpaid on 31 Oct 2026 (1% × 1 month of it), assessed tax less advance tax (1% × 8 months of it, if below 90%), instalments of advance tax (on their own lines)',
  ],
  [`tds-deposit|2026-05|${TAN}`, '1.5% interest a month on tax withheld, not entered'],
  [advance, /^1% interest a month for 3 months on what the instalment is short of, not entered$/],
  [CHARGE, 'a share of the secured amount after 60 days, not entered'],
])('%s: what its cost lacks is said', (key, words) => {
  expect(unknown(find(LATE, key))).toEqual(words instanceof RegExp ? expect.stringMatching(words) : words);
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
  const told = without.costOn?.(addDays(dueOn, 1)).steps ?? [];
  expect(told.filter(({ isAssumed }) => isAssumed).map(({ id }) => id)).toEqual(['filed', 'income']);
  // What is not counted names the statute under which it will be.
  const uncounted = told.filter(({ id }) => id.startsWith('unknown.')).map(({ rule }) => rule?.statute);
  expect(uncounted).toEqual(
    ['s.234F', 's.234A', 's.234B', 'ss.211, 234C'].map((section) => `Income-tax Act 1961 ${section}`),
  );
  const stated = find(stating(key, 100_050), key);
  expect(unknown(stated)).toMatch(/assessed tax less advance tax/);
  expect(unknown(stated)).not.toMatch(/tax unpaid/);
  const costs = [1, 31, 62].map((days) => addDays(dueOn, days));
  expect(costs.map((day) => costOnDay(stated.ladder, day))).toEqual(costs.map((day) => stated.costOn?.(day).value));
  expect(costOnDay(stated.ladder, addDays(dueOn, 1))).toBe(rupees(5_000 + 1_000));
});

// W39 of the law sheet: a return of 2025-26 due on 31 October 2026, on both sides of a month's end.
test.each([
  ['2026-11-01', 1, 8],
  ['2026-11-22', 1, 8],
  ['2026-11-30', 1, 8],
  ['2026-12-01', 2, 9],
])('on %s the return has cost its fee, %i months of the unpaid tax and %i of short advance tax', (day, late, short) => {
  const key = 'ITR-6|2025-26|';
  const on = isoDate(day);
  const amounts = { 'assessed-tax': 1_200_000, 'advance-tax': 900_000 };
  const costOf = (more: Partial<Record<FormAmount, number>>) => {
    const item = find(stating(key, 300_000, more), key);
    expect(item.costOn?.(on).value).toBe(costOnDay(item.ladder, on));
    return costOnDay(item.ladder, on);
  };
  expect(costOf({})).toBe(rupees(5_000 + late * 3_000));
  expect(costOf(amounts)).toBe(rupees(5_000 + late * 3_000 + short * 3_000));
  // A nil that is entered is a figure: of income, and of advance tax; 90% is enough.
  expect(costOf({ ...amounts, 'total-income': 0 })).toBe(rupees(1_000 + late * 3_000 + short * 3_000));
  expect(costOf({ ...amounts, 'total-income': 500_001 })).toBe(rupees(5_000 + late * 3_000 + short * 3_000));
  expect(costOf({ 'assessed-tax': 1_200_000, 'advance-tax': 0 })).toBe(rupees(5_000 + late * 3_000 + short * 12_000));
  expect(costOf({ 'assessed-tax': 1_000_000, 'advance-tax': 900_000 })).toBe(rupees(5_000 + late * 3_000));
});

test('with every amount entered nothing of a late return is unknown but what its instalments lack', () => {
  const key = 'ITR-6|2025-26|';
  const all = stating(key, 300_000, { 'assessed-tax': 1_200_000, 'advance-tax': 900_000, 'total-income': 4_000_000 });
  expect(unknown(find(all, key))).toBe('not entered: instalments of advance tax (on their own lines)');
  const instalments = ['Q1', 'Q2', 'Q3', 'Q4'].map((part) =>
    fact('form-amount', { amount: rupees(0) }, { subject: `advance-tax|2025-26 ${part}|` }),
  );
  expect(unknown(find({ ...all, facts: [...all.facts, ...instalments] }, key))).toBeUndefined();
});

test('a month of which no deduction is listed bears interest on the sum that is entered for it, from an assumed day', () => {
  const key = `tds-deposit|2026-05|${TAN}`;
  const item = find(stating(key, 40_000), key);
  expect(unknown(item)).toBeUndefined();
  // Due on 7 June; from 31 May to 8 June are two months or parts, at 1.5%.
  const day = isoDate('2026-06-08');
  expect([costOnDay(item.ladder, isoDate('2026-06-07')), costOnDay(item.ladder, day)]).toEqual([0, rupees(1_200)]);
  const assumed = item.costOn?.(day).steps.filter(({ isAssumed }) => isAssumed);
  expect(assumed?.map(({ quantity }) => quantity.value)).toContain('2026-05-31');
});

test.each([
  ['CMP-08', 'composition', '2026-27 Q1'],
  ['PMT-06', 'regular-QRMP', '2026-07'],
] as const)('%s of a %s filer has no fee, and bears interest on the tax that is entered', (form, filer, period) => {
  const registered = fact('gst-registration', { filer, registeredOn: isoDate('2022-07-01') }, { subject: GSTIN });
  const facts = [...LATE.facts.filter(({ kind }) => kind !== 'gst-registration'), registered];
  const key = `${form}|${period}|${GSTIN}`;
  expect(unknown(find({ ...LATE, facts }, key))).toBe('18% interest a year on tax not entered');
  const amount = fact('form-amount', { amount: rupees(36_500) }, { subject: key });
  const item = find({ ...LATE, facts: [...facts, amount] }, key);
  expect(unknown(item)).toBeUndefined();
  expect(costOnDay(item.ladder, item.dueOn.value)).toBe(0);
  expect(costOnDay(item.ladder, addDays(item.dueOn.value, 10))).toBe(rupees(180));
  const cost = item.costOn?.(addDays(item.dueOn.value, 10));
  expect(cost?.value).toBe(rupees(180));
  const rates = cost?.steps.flatMap(({ rule }) => rule?.id ?? []);
  expect(rates).toContain(form === 'PMT-06' ? 'GST.INT.PMT06' : 'GST.INT.LATE');
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
