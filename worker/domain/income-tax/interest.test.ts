import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthsOrPart } from '../law/periods';
import { INCOME_TAX_RELIEFS } from '../law/relief-rows';
import { addDays, isoDate } from '../shared/dates';
import { crore, lakh, paise, rupees } from '../shared/money';
import { advanceTax } from './advance-tax';
import { incomeTaxDueOn } from './due-dates';
import { lateReturnFee, revisedReturnFee, taxAuditDefault, transferPricingDefault } from './late-fees';
import { lateReturnInterest, shortAdvanceInterest } from './return-interest';

const day = isoDate;
const paid = (on: string, amount: number) => ({ paidOn: day(on), amount: rupees(amount) });

test('W10: what was short by each day, and advance tax of exactly 90%', () => {
  const payments = [
    paid('2025-06-15', 100_000),
    paid('2025-09-15', 300_000),
    paid('2025-12-15', 300_000),
    paid('2026-03-15', 200_000),
  ];
  const { value } = advanceTax({
    year: '2025-26',
    tax: lakh(10),
    taxAtSource: paise(0),
    payments,
    asOf: day('2026-04-01'),
  });
  expect(value.instalments.map(({ interest }) => interest / 100)).toEqual([1_500, 0, 1_500, 1_000]);
  expect(value.interest).toBe(rupees(4_000));
  const short = { year: '2025-26', assessedTax: lakh(10), until: day('2026-10-31') };
  expect(shortAdvanceInterest({ ...short, advanceTax: lakh(9) }).value).toBe(0);
  expect(shortAdvanceInterest({ ...short, advanceTax: rupees(899_999) }).value).toBe(rupees(7_000));
});

const kestrel = {
  year: '2026-27',
  tax: rupees(2_013_440),
  taxAtSource: rupees(150_000),
  payments: [paid('2026-06-12', 200_000), paid('2026-09-14', 500_000)],
  asOf: day('2026-11-20'),
};

test('J8: June is short of 12%, September above 36%, December is still to come', () => {
  const { value, steps } = advanceTax(kestrel);
  const [june, september, december] = value.instalments;
  expect(value.liability).toBe(rupees(1_863_440));
  expect(june).toMatchObject({ must: rupees(279_516), isEnough: false, interest: rupees(2_385) });
  expect(september).toMatchObject({ isEnough: true, interest: 0 });
  expect(december).toMatchObject({ must: rupees(1_397_580), toPay: rupees(697_580), interest: 0 });
  const enough = (dueOn: string) => steps.find(({ id }) => id === `${dueOn}.enough`)?.quantity.value;
  expect([enough('2026-06-15'), enough('2026-09-15')]).toEqual([22_361_280, 67_083_840]);
});

test.each([
  ['2026-06-15', 223_612.8, 0],
  ['2026-06-15', 223_612.79, 1_677],
  ['2026-06-16', 279_516, 8_385],
])('paid on %s, %d: interest for June is %i', (on, amount, interest) => {
  const payments = [{ paidOn: day(on), amount: paise(Math.round(amount * 100)) }];
  expect(advanceTax({ ...kestrel, payments }).value.instalments[0]?.interest).toBe(rupees(interest));
});

test.each([
  [9_999.99, false],
  [10_000, true],
])('a tax of %d after tax at source asks for advance tax: %s', (tax, isLiable) => {
  const facts = { ...kestrel, tax: paise(Math.round(tax * 100)), taxAtSource: paise(0), payments: [] };
  expect(advanceTax(facts).value.isLiable).toBe(isLiable);
});

test.each([
  ['ITR-6 TP', undefined, '2024-12-15'],
  ['ITR-6', undefined, '2024-11-15'],
  ['ITR-6 TP', '2024-11-20', '2024-11-30'],
  ['tax-audit-report', undefined, '2024-10-07'],
  ['tax-audit-report-tp', undefined, '2024-10-31'],
] as const)('W41: %s of 2023-24, as known on %s, is due on %s', (form, knownOn, dueOn) => {
  const known = knownOn ? day(knownOn) : undefined;
  expect(incomeTaxDueOn(form, '2023-24', INCOME_TAX_RELIEFS, known).value.dueOn).toBe(dueOn);
});

test('W11: a return five weeks late with a quarter of the tax', () => {
  const year = '2025-26';
  const dueOn = incomeTaxDueOn('ITR-6', year).value.dueOn;
  const filedOn = day('2026-12-05');
  expect(dueOn).toBe('2026-10-31');
  expect(lateReturnInterest({ year, dueOn, filedOn, unpaidTax: lakh(5) }).value).toBe(rupees(10_000));
  const short = { year, assessedTax: lakh(20), advanceTax: lakh(15), until: filedOn };
  expect(shortAdvanceInterest(short).value).toBe(rupees(45_000));
  expect(lateReturnFee({ year, dueOn, filedOn, totalIncome: lakh(80) }).value).toBe(rupees(5_000));
});

test('a self-assessment payment pays the interest so far, then stops the clock on the tax it covers', () => {
  const short = { year: '2025-26', assessedTax: lakh(20), advanceTax: lakh(15), until: day('2026-12-05') };
  const selfAssessment = [paid('2026-06-30', 215_000)];
  // April to June: 15,000, paid out of the 2,15,000; six months more on the 3,00,000 left.
  expect(shortAdvanceInterest({ ...short, selfAssessment }).value).toBe(rupees(15_000 + 18_000));
});

test.each([
  ['2026-11-01', '2026-10-31', 0],
  ['2026-11-01', '2026-11-01', 1],
  ['2026-11-01', '2026-11-30', 1],
  ['2026-11-01', '2026-12-01', 2],
  ['2027-02-01', '2027-02-28', 1],
  ['2028-02-01', '2028-02-29', 1],
  ['2025-12-11', '2026-01-10', 1],
  ['2025-12-11', '2026-01-11', 2],
])('from %s to %s are %i months or part', (from, to, months) => {
  expect(monthsOrPart(day(from), day(to))).toBe(months);
});

test.each([
  ['tax-audit-report', '2025-09-24', '2025-09-30'],
  ['tax-audit-report', '2025-09-25', '2025-10-31'],
  ['tax-audit-report', '2025-10-28', '2025-10-31'],
  ['tax-audit-report', '2025-10-29', '2025-11-10'],
  ['ITR-6', '2025-10-28', '2025-10-31'],
  ['ITR-6', '2025-10-29', '2025-12-10'],
  ['ITR-6 TP', '2025-10-29', '2025-11-30'],
] as const)('%s of 2024-25 as known on %s was due on %s', (form, knownOn, dueOn) => {
  expect(incomeTaxDueOn(form, '2024-25', INCOME_TAX_RELIEFS, day(knownOn)).value.dueOn).toBe(dueOn);
});

test.each([
  ['ITR-6', '2026-27', '2027-10-31'],
  ['ITR-6 TP', '2025-26', '2026-11-30'],
  ['tax-audit-report', '2025-26', '2026-09-30'],
  ['tax-audit-report-tp', '2026-27', '2027-10-31'],
  ['3CEB', '2025-26', '2026-10-31'],
  ['belated-return', '2025-26', '2026-12-31'],
  ['revised-return', '2024-25', '2025-12-31'],
  ['revised-return', '2025-26', '2027-03-31'],
  ['revised-return', '2026-27', '2028-03-31'],
  ['updated-return', '2024-25', '2030-03-31'],
] as const)('%s of %s is due on %s', (form, year, dueOn) => {
  expect(incomeTaxDueOn(form, year).value.dueOn).toBe(dueOn);
});

const filing = { year: '2026-27', dueOn: day('2027-09-30') };

test.each([
  [lakh(5), 1_000],
  [paise(lakh(5) + 1), 5_000],
  [paise(0), 1_000],
])('an income of %i pays %i for a late or a late revised return', (totalIncome, fee) => {
  const facts = { ...filing, filedOn: day('2027-10-01'), totalIncome };
  expect(lateReturnFee(facts).value).toBe(rupees(fee));
  expect(revisedReturnFee(facts).value).toBe(rupees(fee));
  expect(lateReturnFee({ ...facts, filedOn: filing.dueOn }).value).toBe(0);
  expect(() => revisedReturnFee({ ...facts, year: '2024-25' })).toThrow(RangeError);
});

test.each([
  ['2027-09-30', 0, 0],
  ['2027-10-01', 75_000, 50_000],
  ['2027-10-30', 75_000, 50_000],
  ['2027-10-31', 150_000, 100_000],
])('A20: reports of 2026-27 filed on %s pay %i and %i', (filedOn, audit, transferPricing) => {
  const facts = { ...filing, filedOn: day(filedOn) };
  expect(taxAuditDefault({ ...facts, turnover: crore(50) }).value).toBe(rupees(audit));
  expect(transferPricingDefault(facts).value).toBe(rupees(transferPricing));
});

test('before 2026-27 a late audit report cost half a percent of turnover, at most 1.5 lakh', () => {
  const facts = { year: '2025-26', dueOn: day('2026-09-30'), filedOn: day('2026-10-01') };
  expect(taxAuditDefault({ ...facts, turnover: crore(2) }).value).toBe(lakh(1));
  expect(taxAuditDefault({ ...facts, turnover: crore(50) }).value).toBe(rupees(150_000));
});

const amount = fc.integer({ min: 0, max: 1e11 }).map(paise);

test('property: interest never falls as days pass, and its steps recompute it', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 900 }), (unpaidTax, days) => {
      const on = (count: number) =>
        lateReturnInterest({
          year: '2025-26',
          dueOn: day('2026-10-31'),
          filedOn: addDays(day('2026-10-31'), count),
          unpaidTax,
        });
      const { value, steps } = on(days);
      const at = (id: string) => Number(steps.find((step) => step.id === id)?.quantity.value);
      expect(on(days + 1).value).toBeGreaterThanOrEqual(value);
      expect(value).toBe((at('base') * at('rate') * at('months')) / 10_000);
    }),
  );
});

test('property: paying more advance tax never costs more interest', () => {
  fc.assert(
    fc.property(amount, amount, amount, (tax, one, more) => {
      const interestOf = (first: number) =>
        advanceTax({
          year: '2025-26',
          tax,
          taxAtSource: paise(0),
          payments: [{ paidOn: day('2025-06-15'), amount: paise(first) }],
          asOf: day('2026-04-01'),
        }).value.interest;
      expect(interestOf(one + more)).toBeLessThanOrEqual(interestOf(one));
    }),
  );
});
