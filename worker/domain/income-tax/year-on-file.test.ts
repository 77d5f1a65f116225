import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { lakh, parseRupees, percent, rupees } from '../shared/money';
import {
  partnerPayOfYear,
  SURCHARGE_PAYERS,
  type SurchargePayer,
  taxOfYear,
  yearsOfPartnerPay,
  yearsOfSurcharge,
} from './year-on-file';

const of = (year: string, payer: SurchargePayer, income: string, rate: number) =>
  taxOfYear({ year, payer, totalIncome: parseRupees(income), rate: percent(rate) }).value;

test.each([
  ['W7: 5% in assessment year 2015-16', '2014-15', 'company', '10200000', 30, 153_000, 13_000, 32_96_000],
  ['7% a year later', '2015-16', 'company', '10200000', 30, 214_200, 74_200, 32_96_000],
  ['10% above ten crore', '2014-15', 'company', '100500000', 30, 3_015_000, 1_165_000, 3_29_60_000],
  ['cess 3% to 2017-18', '2017-18', 'company', '10000000', 30, 0, 0, 30_90_000],
  ['cess 4% from 2018-19', '2018-19', 'company', '10000000', 30, 0, 0, 31_20_000],
  ['a firm at 10% in 2014-15', '2014-15', 'firm', '20000000', 30, 600_000, 0, 67_98_000],
  ['a firm at 12% from 2015-16', '2015-16', 'firm', '20000000', 30, 720_000, 0, 69_21_600],
  ['22% bears 10% of any income, without relief', '2019-20', 'concessional', '100000', 22, 2_200, 0, 25_168],
  ['a company from abroad', '2024-25', 'foreign', '20000000', 35, 140_000, 0, 74_25_600],
] as const)('%s', (_name, year, payer, income, rate, surcharge, relief, total) => {
  expect(of(year, payer, income, rate)).toMatchObject({
    ...{ surcharge: rupees(surcharge), relief: rupees(relief), total: rupees(total) },
  });
});

test('the income is rounded before its tax is taken', () => {
  expect(of('2014-15', 'company', '104.99', 30).tax).toBe(rupees(30));
  expect(of('2014-15', 'company', '105.00', 30).tax).toBe(rupees(33));
});

test('of a year that is not on file nothing is worked out', () => {
  expect(() => of('2013-14', 'company', '100', 30)).toThrow(RangeError);
  expect(() => of('2018-19', 'concessional', '100', 22)).toThrow(RangeError);
});

test('the years on file end with the newest Act, and each of them is worked out', () => {
  expect([yearsOfSurcharge('company')[0], yearsOfSurcharge('company').at(-1)]).toEqual(['2026-27', '2014-15']);
  expect(yearsOfSurcharge('concessional').at(-1)).toBe('2019-20');
  expect([yearsOfPartnerPay()[0], yearsOfPartnerPay().at(-1)]).toEqual(['2026-27', '2014-15']);
  for (const payer of SURCHARGE_PAYERS)
    for (const year of yearsOfSurcharge(payer)) expect(of(year, payer, '20000000', 30).total).toBeGreaterThan(0);
});

test('what partners may be paid is told as it was known on a day, and not before anything was', () => {
  const on = (day: string) => partnerPayOfYear(lakh(10), '2024-25', isoDate(day))?.value;
  expect([on('2024-08-15'), on('2024-08-16'), on('2014-03-31')]).toEqual([rupees(690_000), rupees(780_000), undefined]);
});
