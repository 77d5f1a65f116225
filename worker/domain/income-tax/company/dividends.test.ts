import { expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { lakh, paise, rupees } from '../../shared/money';
import { choiceOutcome, companyTax } from './company-tax';
import { itrDraft } from './draft';
import { companyTaxFaults } from './faults';
import type { CompanyTaxFacts, TaxChoice } from './model';
import { explain } from './steps';

const received = (on: string, amount: number) => ({ on: isoDate(on), amount: rupees(amount) });

/** 50,00,000 of profit, of which 10,00,000 is a dividend of 20 October. */
const FACTS: CompanyTaxFacts = {
  ...{ year: '2025-26', asOf: isoDate('2026-03-31'), profit: lakh(50), turnover: lakh(500) },
  turnoverOfBaseYear: paise(0),
  company: { form: 'private', incorporatedOn: isoDate('2021-06-01') },
  dividends: [received('2025-10-20', 1_000_000)],
};
const by = (choice: TaxChoice, more: Partial<CompanyTaxFacts> = {}) => choiceOutcome({ ...FACTS, ...more }, choice);

test('a dividend leaves the business for other sources, and the tax is what it was', () => {
  const outcome = by('concessional_22', { lines: { 'other-income': lakh(2) } });
  expect(outcome.income).toMatchObject({ business: lakh(38), otherSources: lakh(12), totalIncome: lakh(50) });
  expect(outcome.tax.payable).toBe(rupees(1_258_400));
  expect(explain(outcome, 'otherSources').steps.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['line.other-income', 'dividends', 'otherSources']),
  );
});

test.each<[string, number, number, number]>([
  // The deduction is no more than was received, whatever was distributed.
  ['more was passed on than received', 1_500_000, 1_000_000, 1_006_720],
  ['a part was passed on', 400_000, 400_000, 1_157_728],
])('80M: %s', (_what, passedOn, deducted, payable) => {
  const { income, tax } = by('concessional_22', { dividendsPassedOn: rupees(passedOn) });
  expect([income.dividendsDeducted, income.deductions, tax.payable]).toEqual(
    [deducted, deducted, payable].map((amount) => rupees(amount)),
  );
});

test('the start-up holiday spares the business and not the dividend; MAT is of both', () => {
  const { income, tax } = by('holiday', { holiday: { hasBoardCertificate: true } });
  expect(income).toMatchObject({ holidayDeduction: lakh(40), totalIncome: lakh(10), bookProfit: lakh(50) });
  expect([tax.normal.total, tax.payable]).toEqual([rupees(260_000), rupees(780_000)]);
});

test.each([
  // 22%: 12,58,400; without the dividend 10,06,720. June asks 15% and September 45% of that alone, and all was paid by 31 March.
  ['of October, with the instalment of December', '2025-10-20', 0],
  // In September 45% of the whole were due: 5,66,280 − 4,53,024 is not forgiven where less than 36% was paid.
  ['of June, with that of September', '2025-06-20', 3_396],
])('a dividend %s is first reckoned with', (_what, on, interest) => {
  const paid = [
    ['2025-06-15', 151_008],
    ['2025-09-15', 302_013],
    ['2025-12-15', 490_779],
    ['2026-03-15', 314_600],
  ] as const;
  const payments = paid.map(([paidOn, amount]) => ({ paidOn: isoDate(paidOn), amount: rupees(amount) }));
  const { deferment } = by('concessional_22', { payments, dividends: [received(on, 1_000_000)] }).interest;
  expect(deferment).toBe(rupees(interest));
});

test('a day outside the year is refused by its field, and the draft names each dividend', () => {
  const faults = companyTaxFaults({ ...FACTS, dividends: [received('2026-04-01', 1)] });
  expect(faults.map(({ field }) => field)).toEqual(['dividends.0.on']);
  const comparison = companyTax(FACTS);
  const [outcome] = comparison.choices;
  if (!outcome) throw new Error('No choice');
  const draft = JSON.stringify(itrDraft(FACTS, outcome, comparison, { name: 'K', pan: 'AAACK1234A', cin: null }, ''));
  expect(draft).toContain('"Dividends":[{"On":"2025-10-20","Income":1000000}]');
});
