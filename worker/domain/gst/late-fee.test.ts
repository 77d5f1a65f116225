import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import { periodIn, type ReturnInterval } from '../law/periods';
import { ruleOf } from '../law/table';
import { addDays, isoDate } from '../shared/dates';
import { crore, lakh, type Paise, paise, rupees } from '../shared/money';
import { GST_LATE_FEES, gstLateFee, NO_FEE } from './late-fee';
import { returnDueDate } from './returns';

type Case = { form?: string; every?: ReturnInterval; month?: string; state?: string; isNil?: boolean };

function fee(filedOn: string, turnover: Paise, one: Case = {}) {
  const { form = 'GSTR-3B', every = 'month', month = '2026-08', state = '29', isNil = false } = one;
  const period = periodIn(every, month);
  const dueOn = returnDueDate({ form, every, period, stateCode: state }).value;
  return gstLateFee({ form, period, dueOn, filedOn: isoDate(filedOn), isNil, turnover, turnoverInState: turnover });
}

const quarterly = (state: string): Case => ({ every: 'quarter', month: '2026-07', state });
const yearly: Case = { form: 'GSTR-9', every: 'year', month: '2025-04' };

test.each([
  ['W01', '2026-10-02', lakh(120), {}, 600],
  ['W02', '2027-05-28', crore(8), {}, 10_000],
  ['W03', '2026-10-30', lakh(120), { isNil: true }, 500],
  ['W04 Karnataka', '2026-10-30', lakh(90), quarterly('29'), 400],
  ['W04 Delhi', '2026-10-30', lakh(90), quarterly('07'), 300],
  ['W41 monthly', '2025-10-28', lakh(120), { month: '2025-09' }, 150],
  ['W41 quarterly, in time', '2025-10-25', lakh(90), { ...quarterly('29'), month: '2025-07' }, 0],
  ['W41 quarterly', '2025-10-27', lakh(90), { ...quarterly('29'), month: '2025-07' }, 100],
  ['W42 monthly', '2026-04-21', lakh(90), { month: '2026-03' }, 0],
  ['W42 quarterly in Gujarat', '2026-04-23', lakh(90), { ...quarterly('24'), month: '2026-01' }, 50],
  ['W15 four crore', '2027-01-20', crore(4), yearly, 1_000],
  ['W15 twelve crore', '2027-07-19', crore(12), yearly, 20_000],
] as const)('%s: filed on %s at a turnover of %i paise %o costs Rs %i', (_, filedOn, turnover, one, total) => {
  const { value } = fee(filedOn, turnover, one);
  expect(value).toEqual({
    central: rupees(total / 2),
    state: rupees(total / 2),
    total: rupees(total),
    isExposureOnly: false,
  });
});

test.each([
  ['on the due date', '2026-09-20', lakh(100), {}, 0],
  ['the day after', '2026-09-21', lakh(100), {}, 50],
  ['at 1.5 crore', '2027-05-28', lakh(150), {}, 2_000],
  ['above 1.5 crore', '2027-05-28', lakh(151), {}, 5_000],
  ['at 5 crore', '2027-05-28', crore(5), {}, 5_000],
  ['above 5 crore', '2027-05-28', lakh(501), {}, 10_000],
  ['the last day before the cap', '2026-10-29', lakh(100), {}, 1_950],
  ['the day of the cap', '2026-10-30', lakh(100), {}, 2_000],
  ['the day after the cap', '2026-10-31', lakh(100), {}, 2_000],
  ['composition', '2027-07-30', lakh(100), { form: 'GSTR-4', every: 'year', month: '2026-04' }, 1_500],
  ['nil composition', '2027-07-30', lakh(100), { form: 'GSTR-4', every: 'year', month: '2026-04', isNil: true }, 500],
  ['quarterly statement', '2027-03-30', lakh(100), { form: 'CMP-08', every: 'quarter', month: '2026-10' }, 0],
  ['nil GSTR-7 of October 2024', '2024-11-20', lakh(100), { form: 'GSTR-7', month: '2024-10', isNil: true }, 500],
  ['nil GSTR-7 of November 2024', '2024-12-20', lakh(100), { form: 'GSTR-7', month: '2024-11', isNil: true }, 0],
  ['annual, at 5 crore', '2027-01-10', crore(5), yearly, 500],
  ['annual, above 5 crore', '2027-01-10', lakh(501), yearly, 1_000],
  ['annual, at 20 crore', '2027-01-10', crore(20), yearly, 1_000],
  ['annual, above 20 crore', '2027-01-10', crore(21), yearly, 2_000],
] as const)('%s: filed on %s at %i paise %o costs Rs %i', (_, filedOn, turnover, one, total) => {
  expect(fee(filedOn, turnover, one).value.total).toBe(rupees(total));
});

/** A return whose due day is given, as the table of due days may begin later. */
const feeFrom = (
  form: string,
  every: ReturnInterval,
  month: string,
  days: { dueOn: string; filedOn: string },
  turnover: Paise,
  rest = {},
) =>
  gstLateFee({
    ...{ form, period: periodIn(every, month), isNil: false, turnover, turnoverInState: turnover, ...rest },
    ...{ dueOn: isoDate(days.dueOn), filedOn: isoDate(days.filedOn) },
  }).value.total;

test.each([
  ['after the amnesty', '2021-12-20', false, 10_000],
  ['within it', '2021-11-15', false, 1_000],
  ['within it, a nil return', '2021-11-15', true, 500],
] as const)('W47: GSTR-3B of February 2021 filed %s, on %s', (_, filedOn, isNil, total) => {
  const days = { dueOn: '2021-03-20', filedOn };
  expect(feeFrom('GSTR-3B', 'month', '2021-02', days, lakh(80), { isNil })).toBe(rupees(total));
});

test('W52: a quarter that ends in June 2021 has the caps of June 2021', () => {
  const days = { dueOn: '2021-07-22', filedOn: '2021-11-22' };
  expect(feeFrom('GSTR-3B', 'quarter', '2021-04', days, crore(1))).toBe(rupees(2_000));
});

test.each([
  ['2023-03-15', 14_800],
  ['2023-06-20', 20_000],
  ['2023-09-01', 48_800],
])('W44: GSTR-9 of 2021-22 filed on %s costs Rs %i', (filedOn, total) => {
  const days = { dueOn: '2022-12-31', filedOn };
  expect(feeFrom('GSTR-9', 'year', '2021-04', days, crore(3))).toBe(rupees(total));
});

test('W44: the amnesty was not known before it was given', () => {
  const days = { dueOn: '2022-12-31', filedOn: '2023-06-20' };
  const knownOn = isoDate('2023-03-30');
  expect(feeFrom('GSTR-9', 'year', '2021-04', days, crore(3), { knownOn })).toBe(rupees(34_200));
});

test.each([
  ['2026-10-10', 3_000],
  ['2027-10-10', 10_000],
])('W46: GSTR-10 due on 25 Sep 2026 and filed on %s costs Rs %i', (filedOn, total) => {
  const days = { dueOn: '2026-09-25', filedOn };
  expect(feeFrom('GSTR-10', 'month', '2026-05', days, lakh(10))).toBe(rupees(total));
});

test.each([
  ['GSTR-3B', 'month', '2017-08', '2017-09-20', '2018-01-20', 0],
  ['GSTR-1', 'month', '2021-04', '2021-05-11', '2022-05-11', 10_000],
  ['GSTR-7', 'month', '2021-05', '2021-06-10', '2021-06-20', 2_000],
  ['GSTR-4', 'year', '2020-04', '2021-04-30', '2023-05-30', 500],
  ['GSTR-4', 'year', '2021-04', '2022-04-30', '2022-07-28', 0],
  ['GSTR-4', 'year', '2021-04', '2022-04-30', '2022-07-29', 2_000],
  ['GSTR-3B', 'month', '2021-03', '2021-04-20', '2021-06-19', 0],
] as const)(
  'fees of before, and amnesties: %s, %s of %s, due %s, filed %s',
  (form, every, month, dueOn, filedOn, total) => {
    expect(feeFrom(form, every, month, { dueOn, filedOn }, crore(1))).toBe(rupees(total));
  },
);

test.each([
  ['quarter', '2021-04', '2021-07-25'],
  ['half-year', '2026-04', '2026-10-25'],
  ['year', '2026-04', '2027-04-25'],
] as const)('W49: ITC-04 of the %s of %s is due on %s, and bears no fee however late', (every, month, day) => {
  const period = periodIn(every, month);
  const dueOn = returnDueDate({ form: 'ITC-04', every, period, stateCode: '29' }).value;
  expect(dueOn).toBe(day);
  const late = { form: 'ITC-04', period, dueOn, filedOn: addDays(dueOn, 400), isNil: false, turnover: crore(4) };
  expect(gstLateFee(late).value.total).toBe(0);
});

test('the cap of GSTR-9 says when it is taken on the turnover of all India', () => {
  const late = { form: 'GSTR-9', period: periodIn('year', '2025-04'), isNil: false, turnover: crore(4) };
  const days = { dueOn: isoDate('2026-12-31'), filedOn: isoDate('2028-12-31') };
  const { value, steps } = inEnglish(gstLateFee({ ...late, ...days, mayCapOnAllIndia: true }));
  expect(value.total).toBe(rupees(16_000));
  expect(steps.at(-1)?.summary).toContain('taken on all-India turnover');
  const stated = inEnglish(gstLateFee({ ...late, ...days, turnoverInState: crore(3) }));
  expect(stated.value.total).toBe(rupees(12_000));
  expect(stated.steps.at(-1)?.summary).not.toContain('all-India');
});

test('the fee on GSTR-1 is shown and not added, as the portal does not ask it', () => {
  const { value, steps } = fee('2026-09-21', lakh(100), { form: 'GSTR-1' });
  expect(value).toMatchObject({ total: rupees(500), isExposureOnly: true });
  expect(steps.at(-1)).toMatchObject({ id: 'exposure', rule: { id: 'GST.LF.1.PORTAL', status: 'unverified' } });
});

test('a waiver counts for the periods it names and from the day it is known', () => {
  const period = periodIn('month', '2026-08');
  const days = { from: '2026-08-01', to: '2026-08-31', knownSince: '2026-10-15', basis: 'TAX_PERIOD' } as const;
  const waiver = ruleOf({ ...days, id: 'waiver', value: NO_FEE, unit: 'paise a day', statute: 'A notification' });
  const late = { form: 'GSTR-3B', period, dueOn: isoDate('2026-09-20'), filedOn: isoDate('2026-10-02') };
  const asked = { ...late, isNil: false, turnover: lakh(120), relief: [waiver] };
  expect(gstLateFee(asked).value.total).toBe(0);
  expect(gstLateFee({ ...asked, knownOn: isoDate('2026-10-14') }).value.total).toBe(rupees(600));
});

test('what no rule covers is refused', () => {
  expect(() => fee('2017-07-30', lakh(100), { month: '2017-06' })).toThrow(RangeError);
  expect(() => fee('2021-07-30', lakh(100), { month: '2021-05' })).not.toThrow();
  const late = { period: periodIn('year', '2025-04'), dueOn: isoDate('2026-12-31'), filedOn: isoDate('2027-01-10') };
  const known = { ...late, isNil: false, turnover: crore(4) };
  expect(() => gstLateFee({ ...known, form: 'GSTR-9' })).toThrow('turnover');
  expect(() => gstLateFee({ ...known, form: 'GSTR-99' })).toThrow('GSTR-99');
});

const anyLate = fc.record({
  form: fc.constantFrom(...Object.keys(GST_LATE_FEES)),
  days: fc.integer({ min: -30, max: 1_200 }),
  lakhs: fc.integer({ min: 0, max: 5_000 }),
  isNil: fc.boolean(),
});

function feeAfter({ form, days, lakhs, isNil }: { form: string; days: number; lakhs: number; isNil: boolean }) {
  const dueOn = isoDate('2026-09-20');
  const period = periodIn('month', '2026-08');
  const turnover = { turnover: lakh(lakhs), turnoverInState: lakh(lakhs) };
  return gstLateFee({ form, period, dueOn, filedOn: addDays(dueOn, days), isNil, ...turnover });
}

test('a fee never falls as days pass, and never passes its cap', () => {
  fc.assert(
    fc.property(anyLate, fc.nat(400), (late, more) => {
      const { value, steps } = feeAfter(late);
      const cap = steps.find(({ id }) => id === 'cap')?.quantity.value;
      expect(feeAfter({ ...late, days: late.days + more }).value.total).toBeGreaterThanOrEqual(value.total);
      expect(value.central).toBeLessThanOrEqual(Number(cap));
    }),
  );
});

test('the steps give the fee again', () => {
  fc.assert(
    fc.property(anyLate, (late) => {
      const { value, steps } = feeAfter(late);
      const step = (id: string) => Number(steps.find((one) => one.id === id)?.quantity.value);
      expect(paise(2 * Math.min(step('days') * step('perDay'), step('cap')))).toBe(value.total);
    }),
  );
});

test.each([
  ['2018-19', 2, 0],
  ['2018-19', 2.0000001, 2 * 100 * 30],
  ['2019-20', 2, 2 * 100 * 30],
])('GSTR-9 of %s, %s crore, thirty days late: %i', (year, crores, fee) => {
  const period = periodIn('year', `${year.slice(0, 4)}-04`);
  const turnover = rupees(Math.round(crores * 10_000_000));
  const dueOn = isoDate('2021-03-31');
  const late = {
    form: 'GSTR-9',
    period,
    dueOn,
    filedOn: addDays(dueOn, 30),
    isNil: false,
    turnover,
    turnoverInState: turnover,
  };
  expect(gstLateFee(late).value.total).toBe(rupees(fee));
});

test.each([
  [undefined, 1_000],
  ['2023-07-16', 10_000],
  ['2023-07-17', 1_000],
])(
  'a final return filed on 10 July 2023 after 150 days, as known on %s, costs %i: the amnesty was prolonged later',
  (knownOn, fee) => {
    const period = { from: isoDate('2022-11-10'), to: isoDate('2022-11-10') };
    const [dueOn, filedOn] = [isoDate('2023-02-10'), isoDate('2023-07-10')];
    const late = {
      form: 'GSTR-10',
      period,
      dueOn,
      filedOn,
      isNil: false,
      turnover: crore(1),
      ...(knownOn && { knownOn: isoDate(knownOn) }),
    };
    const { total } = gstLateFee(late).value;
    expect(total).toBe(rupees(fee));
  },
);
