import { expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { isoDate } from '../../shared/dates';
import { lakh, paise } from '../../shared/money';
import { alertsOf } from './alerts';
import { companyTax } from './company-tax';
import { companyTaxFaults } from './faults';
import type { CompanyTaxFacts } from './model';

const FACTS: CompanyTaxFacts = {
  ...{ year: '2025-26', asOf: isoDate('2026-11-28'), profit: lakh(10) },
  company: { form: 'private', incorporatedOn: isoDate('2018-05-02') },
};

test.each([
  ['2025-03-31', {}, 'Tax of 2025-26 is not paid before the year'],
  ['2025-04-01', {}, undefined],
  ['2026-11-28', {}, undefined],
  ['2026-11-29', {}, 'The figures are as of 28 Nov 2026'],
  ['2026-11-29', { filedOn: isoDate('2026-12-05') }, undefined],
  // While the year runs a payment to come may be typed.
  ['2026-03-15', { asOf: isoDate('2025-12-01') }, undefined],
])('tax paid on %s, %j: %s', (paidOn, change, words) => {
  const facts = { ...FACTS, payments: [{ paidOn: isoDate(paidOn), amount: lakh(1) }], ...change };
  const [fault, ...others] = companyTaxFaults(facts);
  expect(others).toEqual([]);
  expect(fault?.field).toBe(words && 'payments.0.paidOn');
  expect(inEnglish(fault?.message)?.toString().split('. ')[0]).toBe(words);
});

test.each([
  ['concessional_22', '2018-19', true],
  ['concessional_22', '2019-20', false],
  ['new_manufacturing_15', '2018-19', true],
  ['manufacturing_25', '2015-16', true],
  ['manufacturing_25', '2016-17', false],
] as const)('%s since %s: refused %s', (option, since, isRefused) => {
  const facts = { ...FACTS, company: { ...FACTS.company, chosen: { option, since } } };
  expect(companyTaxFaults(facts).map(({ field }) => field)).toEqual(isRefused ? ['company.chosen.since'] : []);
});

test('once December is over a late return cannot be filed, and the alert says what is left', () => {
  const told = (asOf: string) => {
    const facts = { ...FACTS, asOf: isoDate(asOf) };
    return alertsOf(facts, companyTax(facts)).map(({ id }) => id);
  };
  expect(told('2026-12-31')).not.toContain('belated-over');
  expect(told('2027-01-01')).toEqual(expect.arrayContaining(['overdue', 'belated-over']));
});

test.each([
  ['2026-10-31', [['2025-26', lakh(4), lakh(1)]], false],
  ['2026-11-01', [['2025-26', 0, lakh(1)]], true],
])('filed on %s a loss is carried as %j', (filedOn, carried, isTold) => {
  const facts = { ...FACTS, profit: paise(-lakh(4)), lines: { depreciation: lakh(1) }, filedOn: isoDate(filedOn) };
  const comparison = companyTax(facts);
  for (const { income } of comparison.choices)
    expect(income.lossesCarried.map((loss) => Object.values(loss))).toEqual(carried);
  expect(alertsOf(facts, comparison).some(({ id }) => id === 'loss-late')).toBe(isTold);
});

test('a holiday cannot have begun after the first ten years, and the reason says so', () => {
  const facts = { ...FACTS, holiday: { hasBoardCertificate: true, firstClaimedYear: '2028-29' }, turnover: lakh(50) };
  const [holiday] = companyTax(facts).choices;
  expect(inEnglish(holiday?.unavailable ?? [])).toContain(
    '2028-29 is not one of the first ten years: the holiday cannot have begun then. Correct the first claim',
  );
});
