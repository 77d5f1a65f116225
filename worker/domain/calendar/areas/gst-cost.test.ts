import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import type { GstFiler } from '../../gst/law/returns';
import { addDays, type IsoDate, isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import { obligationsOf } from '../engine';
import { asked, event, fact, GSTIN, KESTREL, rupees } from '../kestrel.fixture';
import { capOf, costOnDay } from '../ladder';
import type { Dossier } from '../model';
import { gst } from './gst';

const CRORE = 10_000_000;
const registered = (filer: GstFiler) =>
  fact('gst-registration', { filer, registeredOn: isoDate('2022-07-01') }, { subject: GSTIN });
const turnover = (year: string, amount: number) => fact('turnover', { amount: rupees(amount) }, { subject: year });
const answer = (facts: Dossier['facts']) =>
  obligationsOf({ ...KESTREL, facts, events: [] }, asked('2026-11-20'), [gst]);

const feeOn = (form: string, period: string, facts: Dossier['facts'], day: IsoDate) => {
  const one = answer(facts).obligations.find(({ key }) => key === `${form}|${period}|${GSTIN}`);
  return one && { cost: costOnDay(one.ladder, day), cap: capOf(one.ladder), exact: one.costOn?.(day).value };
};

test.each([
  [1.5 * CRORE, 200_000],
  [1.5 * CRORE + 1, 500_000],
  [5 * CRORE, 500_000],
  [5 * CRORE + 1, 1_000_000],
])('with %d in the year before, a late GSTR-3B costs at most %i paise', (amount, cap) => {
  const facts = [registered('regular-monthly'), turnover('2025-26', amount)];
  const capDay = addDays(isoDate('2026-11-20'), cap / 5_000);
  expect(feeOn('GSTR-3B', '2026-10', facts, capDay)).toEqual({ cost: cap, cap, exact: cap });
  const before = feeOn('GSTR-3B', '2026-10', facts, addDays(capDay, -1));
  expect(before).toEqual({ cost: cap - 5_000, cap, exact: cap - 5_000 });
});

test.each<[GstFiler, string]>([
  ['non-resident', 'GSTR-5'],
  ['OIDAR-supplier-abroad', 'GSTR-5A'],
  ['tax-deductor', 'GSTR-7'],
  ['e-commerce-operator', 'GSTR-8'],
])('the tax of a %s with a late %s bears interest, by a row that nobody has read', (filer, form) => {
  const unstated = answer([registered(filer)]).obligations.find((one) => one.form === form && one.period === '2026-09');
  expect(inEnglish(unstated?.unknownCost)).toBe('18% interest a year on tax not entered');
  const facts = [registered(filer), fact('form-amount', { amount: rupees(36_500) }, { subject: unstated?.key ?? '' })];
  const one = answer(facts).obligations.find(({ key }) => key === unstated?.key);
  const day = addDays(isoDate(one?.dueOn.value ?? ''), 10);
  const told = one?.costOn?.(day);
  const fee = (unstated?.costOn?.(day).value ?? 0) + 18_000;
  expect([told?.value, one && costOnDay(one.ladder, day)]).toEqual([fee, fee]);
  expect(told?.steps.find(({ rule }) => rule?.id === 'GST.INT.RETURN')?.rule?.status).toBe('unverified');
});

test('of a year before the company was formed the turnover is nil, and the lowest band holds', () => {
  const facts = [registered('regular-monthly')];
  const dossier = { ...KESTREL, incorporatedOn: isoDate('2026-05-02'), facts, events: [] };
  const one = obligationsOf(dossier, asked('2026-11-20'), [gst]).obligations.find(({ form }) => form === 'GSTR-3B');
  expect(one && capOf(one.ladder)).toBe(200_000);
});

test('the band is that of the year before the period, whatever was stated since', () => {
  const facts = [registered('regular-monthly'), turnover('2025-26', CRORE), turnover('2026-27', 6 * CRORE)];
  const about = { ...asked('2026-11-20'), to: isoDate('2027-12-31') };
  const { obligations } = obligationsOf({ ...KESTREL, facts, events: [] }, about, [gst]);
  const capOfMonth = (month: string) =>
    capOf(obligations.find(({ key }) => key.startsWith(`GSTR-3B|${month}`))?.ladder ?? []);
  expect([capOfMonth('2027-03'), capOfMonth('2027-04')]).toEqual([200_000, 1_000_000]);
});

test('an unstated turnover takes the band that costs most and says so', () => {
  const one = answer([registered('regular-monthly')]).obligations.find(({ form }) => form === 'GSTR-3B');
  expect(one && capOf(one.ladder)).toBe(1_000_000);
  const said = one?.costOn?.(isoDate('2026-12-01')).steps.find(({ id }) => id === 'turnover');
  expect(inEnglish(said)).toMatchObject({
    quantity: { value: 'not stated' },
    formula: expect.stringContaining('costs most'),
  });
});

test('the fee on GSTR-1 is told and not counted; a payment and a statement under composition have none', () => {
  const one = answer([registered('regular-monthly')]).obligations.find(({ key }) => key.startsWith('GSTR-1|2026-10'));
  const cost = one?.costOn?.(isoDate('2026-11-12'));
  expect([cost?.value, one && capOf(one.ladder)]).toEqual([paise(0), 0]);
  expect(cost?.steps.find(({ id }) => id === 'total')?.quantity.value).toBe(5_000);
  const payment = answer([registered('regular-QRMP')]).obligations.find(({ form }) => form === 'PMT-06');
  expect([payment?.ladder, payment?.costOn]).toEqual([[], undefined]);
});

test.each([
  ['2021-06-04', 0],
  ['2021-06-05', 80_000],
  ['2021-06-08', 95_000],
  ['2021-06-10', 100_000],
  ['2021-11-30', 100_000],
  ['2021-12-01', 975_000],
  ['2021-12-06', 1_000_000],
])('the ladder of April 2021 keeps the days of grace and the amnesty: on %s %i paise', (day, cost) => {
  const value = { filer: 'regular-monthly', registeredOn: isoDate('2017-07-01') } as const;
  const facts = [fact('gst-registration', value, { subject: GSTIN })];
  const dossier = { ...KESTREL, incorporatedOn: isoDate('2017-01-01'), facts, events: [] };
  const about = { today: isoDate('2021-06-01'), from: isoDate('2021-05-20'), to: isoDate('2021-06-01') };
  const one = obligationsOf(dossier, about, [gst]).obligations.find(({ key }) => key.startsWith('GSTR-3B|2021-04'));
  expect([costOnDay(one?.ladder ?? [], isoDate(day)), one?.costOn?.(isoDate(day)).value]).toEqual([cost, cost]);
});

describe('GSTR-9C, whose fee is that of GSTR-9 until both are in', () => {
  const facts = [registered('regular-monthly'), turnover('2024-25', 9 * CRORE)];
  const filed = (on: string) => event('filing', on, {}, { subject: `GSTR-9|2024-25|${GSTIN}` });
  const costs = (events: Dossier['events'], day: string) => {
    const about = { ...asked('2026-02-15'), from: isoDate('2025-11-01') };
    const { obligations } = obligationsOf({ ...KESTREL, facts, events }, about, [gst]);
    return ['GSTR-9', 'GSTR-9C'].map((form) => {
      const one = obligations.find(({ key }) => key === `${form}|2024-25|${GSTIN}`);
      return one && one.status !== 'completed' ? costOnDay(one.ladder, isoDate(day)) : 0;
    });
  };

  test('W45: GSTR-9 in time and GSTR-9C 46 days late costs Rs 4,600, once', () => {
    expect(costs([filed('2025-12-20')], '2026-02-15')).toEqual([0, rupees(4_600)]);
  });

  test('while GSTR-9 is open too, the fee stands there and is not asked twice', () => {
    expect(costs([], '2026-02-15')).toEqual([rupees(4_600), 0]);
  });

  test.each([
    ['2025-01-22', 36_000],
    ['2025-01-23', 0],
    ['2025-03-31', 0],
    ['2025-04-01', 36_000],
  ])('that of 2022-23 filed on %s, after GSTR-9 in time, costs Rs %i', (day, cost) => {
    const before = [registered('regular-monthly'), turnover('2022-23', 9 * CRORE)];
    const events = [event('filing', '2023-12-20', {}, { subject: `GSTR-9|2022-23|${GSTIN}` })];
    const about = { ...asked('2025-04-15'), from: isoDate('2023-11-01') };
    const { obligations } = obligationsOf({ ...KESTREL, facts: before, events }, about, [gst]);
    const one = obligations.find(({ key }) => key === `GSTR-9C|2022-23|${GSTIN}`);
    expect(costOnDay(one?.ladder ?? [], isoDate(day))).toBe(rupees(cost));
  });

  test('after a late GSTR-9 the further days are those of GSTR-9C', () => {
    expect(costs([filed('2026-01-10')], '2026-02-15')).toEqual([0, rupees(3_600)]);
  });
});

test('W46: the final return is due three months after the later day, at Rs 200 a day and never more than Rs 10,000', () => {
  const cancelled = {
    filer: 'regular-monthly',
    registeredOn: isoDate('2022-07-01'),
    cancelledOn: isoDate('2026-05-10'),
    cancellationOrderOn: isoDate('2026-06-25'),
  } as const;
  const facts = [fact('gst-registration', cancelled, { subject: GSTIN })];
  const dossier = { ...KESTREL, facts, events: [] };
  const about = { ...asked('2026-11-20'), from: isoDate('2026-06-01') };
  const one = obligationsOf(dossier, about, [gst]).obligations.find(({ form }) => form === 'GSTR-10');
  expect(one?.dueOn.value).toBe('2026-09-25');
  const costs = ['2026-09-25', '2026-10-10', '2027-10-10'].map((day) => costOnDay(one?.ladder ?? [], isoDate(day)));
  expect(costs).toEqual([0, 3_000, 10_000].map(rupees));
});

test('the cost of GSTR-9 says that its cap is taken on the turnover of all India', () => {
  const facts = [registered('regular-monthly'), turnover('2025-26', 4 * CRORE)];
  const one = answer(facts).obligations.find(({ key }) => key === `GSTR-9|2025-26|${GSTIN}`);
  const cost = inEnglish(one?.costOn?.(isoDate('2028-12-31')));
  expect(cost?.value).toBe(rupees(16_000));
  expect(cost?.steps.at(-1)?.summary).toContain('all-India turnover');
});

test.each<[string, string, number, string, number]>([
  // Up to five crore, Karnataka: nothing to 3 July 2020, 9% to 30 September, then 18%. The fee was waived.
  ['2020-03', '29', 4, '2020-07-03', 0],
  ['2020-03', '29', 4, '2020-07-04', 24.66],
  ['2020-03', '29', 4, '2020-09-30', 2_194.52],
  ['2020-03', '29', 4, '2020-10-01', 2_243.84],
  // Delhi, two days later.
  ['2020-03', '07', 4, '2020-07-05', 0],
  // Above: nothing for 15 days, then 9% to 24 June 2020.
  ['2020-03', '29', 6, '2020-05-05', 0],
  ['2020-03', '29', 6, '2020-05-06', 24.66],
  ['2021-03', '29', 6, '2021-05-05', 369.86],
  ['2021-03', '29', 6, '2021-05-06', 419.18],
  ['2021-03', '29', 4, '2021-05-05', 0],
  ['2021-03', '29', 4, '2021-06-19', 1_109.59],
  ['2021-03', '29', 4, '2021-06-20', 1_158.91],
])(
  'the interest of the epidemic: GSTR-3B of %s in State %s, %i crore, paid on %s: %d',
  (month, state, crores, paidOn, interest) => {
    const gstin = state === '29' ? GSTIN : '07AAZCN9001Q1ZI';
    const year = Number(month.slice(0, 4)) - (month.slice(5) < '04' ? 2 : 1);
    const before = `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
    const facts = [
      fact('gst-registration', { filer: 'regular-monthly', registeredOn: isoDate('2017-07-01') }, { subject: gstin }),
      fact('turnover', { amount: rupees(crores * 10_000_000) }, { subject: before }),
      fact('form-amount', { amount: rupees(100_000) }, { subject: `GSTR-3B|${month}|${gstin}` }),
    ];
    const about = { from: isoDate('2020-01-01'), to: isoDate('2021-12-31') };
    const { obligations } = obligationsOf({ ...KESTREL, facts, events: [] }, asked('2026-11-20', about), [gst]);
    const one = obligations.find(({ form, period }) => form === 'GSTR-3B' && period === month);
    const steps = one?.costOn?.(isoDate(paidOn)).steps ?? [];
    const told = steps.find(({ id }) => id === 'interest.interest')?.quantity.value;
    expect(told).toBe(Math.round(interest * 100));
    const today = isoDate('2026-11-20');
    const drawn = one ? costOnDay(one.ladder, today) : 0;
    // What ran at the lower rates is rounded apart from what runs at the full one, so that the line does not bend by a paisa.
    expect(Math.abs(drawn - (one?.costOn?.(today).value ?? 0))).toBeLessThanOrEqual(1);
  },
);
