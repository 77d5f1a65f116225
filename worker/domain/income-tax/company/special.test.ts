import { expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { isoDate } from '../../shared/dates';
import { lakh, type Paise, paise, rupees } from '../../shared/money';
import type { SpecialKind } from '../law/special';
import { alertsOf } from './alerts';
import { choiceOutcome, companyTax } from './company-tax';
import { itrDraft } from './draft';
import { companyTaxFaults } from './faults';
import type { CompanyTaxFacts } from './model';
import { explain } from './steps';

const of = (year: string, more: Partial<CompanyTaxFacts>): CompanyTaxFacts => ({
  ...{ year, asOf: isoDate(`${Number(year.slice(0, 4)) + 1}-03-31`), profit: paise(0), turnoverOfBaseYear: paise(0) },
  company: { form: 'private', incorporatedOn: isoDate('2021-06-01') },
  ...more,
});
const row = (kind: SpecialKind, on: string, amount: Paise) => ({ kind, on: isoDate(on), amount });
const at22 = (facts: CompanyTaxFacts) => choiceOutcome(facts, 'concessional_22');

test('a long-term gain bears its own rate beside 22%, with the surcharge of the regime', () => {
  const facts = of('2026-27', {
    profit: lakh(50),
    lines: { 'profit-on-assets': lakh(10) },
    special: [row('long-term', '2026-05-10', lakh(10))],
  });
  const outcome = at22(facts);
  // 40,00,000 × 22% + 10,00,000 × 12.5%, + 10%, + 4%.
  expect(outcome.tax).toMatchObject({ totalIncome: lakh(50), payable: rupees(1_149_720) });
  expect(inEnglish(explain(outcome, 'normal.tax').steps.at(-1)?.summary)).toBe('₹8,80,000 + ₹1,25,000 = ₹10,05,000');
  const rate = outcome.steps.find(({ id }) => id === 'special.long-term.2026-04-01.rate');
  expect(rate?.rule?.statute).toBe('Income-tax Act 2025 s.197');
  // No person gave what the law gives.
  expect(explain(outcome, 'grossTotal').value).toBe(lakh(50));
});

test('gains of 2024-25 are taxed by the day of the transfer; 1,25,000 of gains on shares is free once', () => {
  const { tax, steps } = at22(
    of('2024-25', {
      special: [
        row('long-term-shares', '2024-07-22', lakh(2)),
        row('long-term-shares', '2024-07-23', lakh(2)),
        row('short-term-shares', '2024-07-22', lakh(1)),
        row('short-term-shares', '2024-07-23', lakh(1)),
        row('long-term', '2024-07-22', lakh(1)),
      ],
    }),
  );
  // Shares 20,000 + 9,375; short-term 15,000 + 20,000; other 20,000.
  expect(tax.normal.tax).toBe(rupees(84_375));
  expect(steps.find(({ id }) => id === 'special.long-term-shares.2024-07-23.free')?.quantity.value).toBe(lakh(1.25));
  expect(steps.some(({ id }) => id === 'special.long-term-shares.2024-04-01.free')).toBe(false);
});

test('a loss of the business takes gains with the highest rate first, and never winnings nor virtual assets', () => {
  const { income, tax } = choiceOutcome(
    of('2025-26', {
      profit: -lakh(3) as Paise,
      special: [
        row('long-term', '2025-06-01', lakh(4)),
        row('short-term-shares', '2025-06-01', lakh(2)),
        row('virtual-assets', '2025-06-01', lakh(1)),
        row('winnings', '2025-06-01', lakh(1)),
      ],
      otherDeductions: lakh(5),
    }),
    'normal',
  );
  expect(income).toMatchObject({ lossesUsed: lakh(3), deductions: 0, totalIncome: lakh(5) });
  expect(income.special.map(({ amount }) => amount)).toEqual([lakh(3), 0, lakh(1), lakh(1)]);
  expect(tax.normal.tax).toBe(rupees(37_500 + 30_000 + 30_000));
});

test('a short-term loss at ordinary rates is set off against gains at special rates', () => {
  const outcome = at22(
    of('2025-26', { capitalGain: -lakh(1) as Paise, special: [row('long-term', '2025-06-01', lakh(4))] }),
  );
  expect(outcome.income).toMatchObject({ lossesUsed: lakh(1), totalIncome: lakh(3) });
  expect(inEnglish(explain(outcome, 'grossTotal').steps.at(-1)?.summary)).toBe(
    '₹0 + ₹0 + ₹0 + ₹4,00,000 − ₹1,00,000 = ₹3,00,000',
  );
});

test('marginal relief holds special income first below the threshold', () => {
  const facts = of('2026-27', {
    profit: rupees(10_010_000),
    lines: { 'profit-on-assets': lakh(60) },
    special: [row('long-term', '2026-05-10', lakh(60))],
  });
  // At 1 crore 7,50,000 + 10,00,000; 10,000 above it; 4%.
  expect(choiceOutcome(facts, 'normal').tax.normal).toMatchObject({ tax: rupees(1_752_500), total: rupees(1_830_400) });
});

test.each([
  ['paid by 31 March', '2026-05-01', '2026-03-12', 0],
  ['paid later', '2026-05-01', '2026-04-05', 28_886],
  ['while the year runs', '2026-01-10', undefined, 0],
])('instalments before a gain do not reckon with it: %s', (_name, asOf, paidOn, interest) => {
  const outcome = at22(
    of('2025-26', {
      asOf: isoDate(asOf),
      special: [row('long-term', '2026-02-10', lakh(40))],
      ...(paidOn && { payments: [{ paidOn: isoDate(paidOn), amount: rupees(572_000) }] }),
    }),
  );
  expect([outcome.tax.payable, outcome.interest.deferment]).toEqual([rupees(572_000), rupees(interest)]);
});

test('the draft names each sum, and a day outside the year is refused by its field', () => {
  const facts = of('2025-26', { special: [row('long-term', '2025-06-01', lakh(4))] });
  const comparison = companyTax(facts);
  const [outcome] = comparison.choices;
  if (!outcome) throw new Error('No choice');
  const draft = JSON.stringify(itrDraft(facts, outcome, comparison, { name: 'K', pan: 'AAACK1234A', cin: null }, ''));
  expect(draft).toContain('"SplCodeRateTax":[{"Kind":"long-term","On":"2025-06-01","Income":400000}]');
  const faults = companyTaxFaults({ ...facts, special: [row('long-term', '2026-04-01', lakh(1))] });
  expect(faults.map(({ field }) => field)).toEqual(['special.0.on']);
});

test.each([
  // 60% + 25%, and from tax year 2026-27 30% + 25%; 4% on all.
  ['2025-26', '2026-03-31', 'normal', lakh(1), 78_000],
  ['2026-27', '2026-04-01', 'normal', lakh(1), 39_000],
  ['2025-26', '2025-06-01', 'concessional_22', lakh(1), 78_000],
  ['2026-27', '2026-06-01', 'concessional_22', lakh(1), 39_000],
] as const)(
  'unexplained income of %s arisen on %s bears its own rate and surcharge on %s',
  (year, on, choice, amount, tax) => {
    const outcome = choiceOutcome(of(year, { special: [row('unexplained', on, amount)] }), choice);
    expect(outcome.tax.normal.total).toBe(rupees(tax));
    if (choice === 'concessional_22') expect(outcome.tax.normal.relief).toBe(0);
  },
);

test('a loss is not set off against unexplained income nor royalty, and neither is spared in an instalment', () => {
  const facts = of('2025-26', {
    ...{ asOf: isoDate('2026-05-01'), profit: -lakh(10) as Paise, otherDeductions: lakh(5) },
    special: [row('unexplained', '2026-03-20', lakh(2)), row('patent-royalty', '2026-03-20', lakh(10))],
  });
  const { income, tax, interest } = at22(facts);
  expect([income.totalIncome, income.lossesUsed]).toEqual([lakh(12), 0]);
  // 1,00,000 × 10% + 1,20,000 × 25% of surcharge; cess on 2,60,000.
  expect(tax.normal).toMatchObject({ tax: rupees(2_20_000), surcharge: rupees(40_000), total: rupees(2_70_400) });
  // No instalment was paid: 3% of 40,500, 1,21,600 and 2,02,800, and 1% of 2,70,400, each cut to hundreds.
  expect(interest.deferment).toBe(rupees(405 * 3 + 1216 * 3 + 2028 * 3 + 2704));
});

test.each([
  // 50,00,000 unexplained, the rest at 25%: no surcharge on it at one crore, 7% with relief just above, none of it on 25%.
  [1_00_00_000, { tax: 42_50_000, surcharge: 7_50_000, relief: 0 }],
  [1_00_00_100, { tax: 42_50_025, surcharge: 8_37_502, relief: 87_427 }],
  [1_50_00_000, { tax: 55_00_000, surcharge: 9_25_000, relief: 0 }],
] as const)('at an income of %i unexplained income counts for the band and never has relief', (total, parts) => {
  const facts = of('2025-26', {
    profit: rupees(total - 50_00_000),
    special: [row('unexplained', '2025-06-01', lakh(50))],
  });
  const { tax, surcharge, relief } = choiceOutcome(facts, 'normal').tax.normal;
  expect({ tax: tax / 100, surcharge: surcharge / 100, relief: relief / 100 }).toEqual(parts);
});

test.each([
  ['2025-26', 'Form 3CFA by'],
  ['2026-27', 'Form 3CFA or its successor by'],
])('what binds such income of %s is said', (year, form) => {
  const facts = of(year, {
    special: [
      row('patent-royalty', `${year.slice(0, 4)}-05-01`, lakh(1)),
      row('unexplained', `${year.slice(0, 4)}-05-01`, lakh(1)),
    ],
  });
  const alerts = alertsOf(facts, companyTax(facts));
  const said = (id: string) => inEnglish(alerts.find((alert) => alert.id === id)?.text);
  expect(said('patent-royalty')).toContain(form);
  expect(said('unexplained')).toContain('No expense, loss or relief');
  expect(alerts.some(({ id }) => id === 'special-rates')).toBe(false);
});
