import fc from 'fast-check';
import { expect, test } from 'vitest';
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
  expect(() => fee('2021-07-30', lakh(100), { month: '2021-05' })).toThrow(RangeError);
  expect(() => fee('2021-07-30', lakh(100), { month: '2021-06' })).not.toThrow();
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
