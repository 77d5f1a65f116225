import { expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { isoDate } from '../../shared/dates';
import { crore, lakh, type Paise, paise, percent, rupees } from '../../shared/money';
import { alertsOf, checklistOf } from './alerts';
import { choiceOutcome, companyTax } from './company-tax';
import { itrDraft } from './draft';
import { companyTaxFaults } from './faults';
import { figuresOf } from './figures';
import type { CompanyTaxFacts, PartnerPay } from './model';
import { explain, hasStep } from './steps';

const WREN: CompanyTaxFacts = {
  year: '2025-26',
  asOf: isoDate('2026-03-31'),
  company: { form: 'llp', incorporatedOn: isoDate('2021-06-01'), contribution: lakh(5) },
  turnover: crore(2),
  profit: lakh(95),
};

const of = (year: string, more: Partial<CompanyTaxFacts> = {}): CompanyTaxFacts => ({
  ...WREN,
  ...{ year, asOf: isoDate(`${Number(year.slice(0, 4)) + 1}-03-31`) },
  ...more,
});
const normal = (facts: CompanyTaxFacts) => choiceOutcome(facts, 'normal');

test.each([
  ['W34: 80 lakh', 8_000_000, 2_496_000],
  ['W34: exactly 1 crore bears no surcharge', 10_000_000, 3_120_000],
  // 30,00,003 + 12%, but no more than 30,00,000 + 10.
  ['ten rupees above it are relieved', 10_000_010, 3_120_010],
  ['W25: 1.03 crore, relieved', 10_300_000, 3_432_000],
  ['2 crore, 12% of surcharge', 20_000_000, 6_988_800],
])('%s', (_name, income, payable) => {
  for (const year of ['2024-25', '2025-26', '2026-27'])
    expect(normal(of(year, { profit: rupees(income) })).tax.payable).toBe(rupees(payable));
});

test('an LLP has its rate with and without the holiday, and no option', () => {
  const { choices, best } = companyTax(WREN);
  expect(choices.map(({ choice }) => choice)).toEqual(['holiday', 'normal']);
  expect(best).toBe('normal');
  expect(inEnglish(choices[0]?.unavailable ?? [])[0]).toMatch(/Inter-Ministerial Board/);
});

const HOLIDAY = { hasBoardCertificate: true, eligibleProfit: lakh(90) };

test.each(['2025-26', '2026-27'])(
  'W35: the holiday of %s pays AMT, and what is more than the tax is credit',
  (year) => {
    const { tax, income, matCreditCarried, consequences } = choiceOutcome(of(year, { holiday: HOLIDAY }), 'holiday');
    expect(income).toMatchObject({ holidayDeduction: lakh(90), totalIncome: lakh(5), takenBack: lakh(90) });
    expect(tax.normal.total).toBe(rupees(156_000));
    expect([tax.payable, matCreditCarried]).toEqual([rupees(1_827_800), rupees(1_671_800)]);
    expect(inEnglish(consequences)).toContain('AMT on the income before the deduction stays due');
  },
);

test.each([
  ['80JJAA, 30% of the cost', { newEmployment: lakh(100) }, 30],
  ['Part C', { alternate: { deductions: lakh(40) } }, 40],
  ['Part C beyond the income', { alternate: { deductions: lakh(140) } }, 95],
  ['35AD, which is among the lines', { lines: { 'other-allowed': lakh(60) }, alternate: { investment: lakh(50) } }, 50],
  ['nothing: donations stay deducted', { otherDeductions: lakh(20) }, 0],
  ['dividends passed on are for companies', { dividendsPassedOn: lakh(20) }, 0],
] as const)('AMT takes back %s', (_name, more, back) => {
  const { income, tax } = normal(of('2025-26', more as Partial<CompanyTaxFacts>));
  expect(income.takenBack).toBe(lakh(back));
  expect(tax.mat === undefined).toBe(back === 0);
  const cess = (bare: Paise) => paise(bare + bare * 0.04);
  if (tax.mat) expect(tax.mat.total).toBe(cess(paise((income.totalIncome + lakh(back)) * 0.185)));
});

test.each([
  ['up to what the tax is above AMT', '2024-25', 30, 1_136_200],
  ['no more than there is', '2024-25', 2, 200_000],
  ['of the fifteenth year', '2010-11', 2, 200_000],
  ['not of the sixteenth', '2009-10', 2, 0],
])('AMT credit pays the tax %s, in a year without such deductions as well', (_name, year, credit, used) => {
  const facts = of('2025-26', { matCredit: [{ year, amount: lakh(credit) }] });
  // 95 lakh: 29,64,000 of tax, 18,27,800 of AMT.
  expect(normal(facts).tax.matCreditUsed).toBe(rupees(used));
});

const paying = (partners: PartnerPay, more: Partial<CompanyTaxFacts> = {}) =>
  normal(of('2025-26', { profit: rupees(100_000), partners, ...more })).income.business;
const DEED = { isAuthorised: true, isStated: true } as const;

test.each<[string, PartnerPay, number]>([
  // Book profit 1,00,000 + 9,00,000: at most 7,80,000.
  ['W36: above the limit', { remuneration: lakh(9), ...DEED }, 220_000],
  ['to partners who do not work', { remuneration: lakh(9), remunerationBarred: lakh(4), ...DEED }, 500_000],
  ['without authority of the deed', { remuneration: lakh(9), ...DEED, isAuthorised: false }, 1_000_000],
  ['not stated in the deed', { remuneration: lakh(9), ...DEED, isStated: false }, 1_000_000],
  ['not answered: taken to be in order', { remuneration: lakh(9) }, 220_000],
  ['within the limit', { remuneration: lakh(3), ...DEED }, 100_000],
  ['interest at 12%', { interest: lakh(6), interestRate: percent(12), ...DEED }, 100_000],
  ['interest at 18%', { interest: lakh(6), interestRate: percent(18), ...DEED }, 300_000],
  ['interest of which no rate is said', { interest: lakh(6), ...DEED }, 100_000],
  ['interest without a deed', { interest: lakh(6), interestRate: percent(12), isAuthorised: false }, 700_000],
  // 2,00,000 of interest off: book profit 12,00,000, at most 9,00,000 of remuneration.
  ['both', { remuneration: lakh(9), interest: lakh(6), interestRate: percent(18), ...DEED }, 300_000],
])('partners: %s', (_name, partners, business) => {
  expect(paying(partners)).toBe(rupees(business));
});

test.each([
  ['a loss of 2024-25 has 3 lakh', '2024-25', -lakh(12), 300_000],
  ['a loss has 3 lakh', '2025-26', -lakh(12), 300_000],
  ['a book profit of 3 lakh has all of it', '2025-26', -lakh(6), 300_000],
  ['the first part ends at 6 lakh', '2025-26', -lakh(3), 540_000],
])('W36: %s', (_name, year, profit, allowed) => {
  const partners = { remuneration: lakh(9), ...DEED };
  const outcome = normal(of(year, { profit: profit as Paise, partners }));
  expect(explain(outcome, 'partners.disallowed').value).toBe(lakh(9) - rupees(allowed));
});

test('what nobody answered of the deed is marked, and asked', () => {
  const facts = of('2025-26', { partners: { remuneration: lakh(9), interest: lakh(1) } });
  const assumed = normal(facts).steps.filter(({ isAssumed }) => isAssumed);
  expect(assumed.map(({ id }) => id)).toEqual(['partners.authorised', 'partners.rate', 'partners.stated']);
  const ids = (more: PartnerPay) =>
    alertsOf({ ...facts, partners: { ...facts.partners, ...more } }, companyTax(facts)).map(({ id }) => id);
  expect(ids({})).toContain('partners-open');
  expect(ids({ ...DEED, interestRate: percent(10) })).not.toContain('partners-open');
});

test.each<[string, string, Partial<CompanyTaxFacts>, Partial<CompanyTaxFacts['company']>, string]>([
  ['turnover 55 lakh', '2025-26', { turnover: lakh(55) }, {}, '2026-10-31'],
  ['turnover 30 lakh', '2024-25', { turnover: lakh(30) }, {}, '2025-09-16'],
  ['turnover 30 lakh', '2025-26', { turnover: lakh(30) }, {}, '2026-08-31'],
  ['turnover 30 lakh', '2026-27', { turnover: lakh(30) }, {}, '2027-08-31'],
  [
    'turnover 40 lakh and contribution 25 lakh',
    '2025-26',
    { turnover: lakh(40) },
    { contribution: lakh(25) },
    '2026-08-31',
  ],
  ['a rupee more of turnover', '2025-26', { turnover: rupees(4_000_001) }, {}, '2026-10-31'],
  ['a rupee more of contribution', '2025-26', { turnover: lakh(1) }, { contribution: rupees(2_500_001) }, '2026-10-31'],
  ['audited, of 2024-25 as extended', '2024-25', {}, {}, '2025-12-10'],
  ['a transfer-pricing report', '2025-26', {}, { hasTransferPricing: true }, '2026-11-30'],
])('W38: %s, year %s', (_name, year, more, company, due) => {
  const facts = of(year, { ...more, company: { ...WREN.company, ...company } });
  expect(companyTax(facts).dueOn.value.dueOn).toBe(due);
});

test('while turnover or contribution is open the earlier day is taken, and both are asked', () => {
  const { contribution: _, ...company } = WREN.company;
  const facts = of('2025-26', { turnover: lakh(30), company });
  const comparison = companyTax(facts);
  expect(comparison.dueOn.value.dueOn).toBe('2026-08-31');
  expect(alertsOf(facts, comparison).map(({ id }) => id)).toContain('llp-audit-open');
});

test('interest and fee run from the day of a firm that is not audited', () => {
  const facts = of('2025-26', { turnover: lakh(30), profit: lakh(10), asOf: isoDate('2026-10-01') });
  // 3,12,000 of tax: two months of 1% on it for the return, seven for advance tax.
  expect(normal(facts).interest).toMatchObject({
    lateReturn: rupees(6_240),
    shortAdvance: rupees(21_840),
    fee: rupees(5_000),
  });
  expect(normal({ ...facts, asOf: isoDate('2026-08-31') }).interest).toMatchObject({ lateReturn: 0, fee: 0 });
});

const loss = (year: string, business: number, more: object = {}) => ({
  year,
  business: lakh(business),
  wasInTime: true,
  ...more,
});

test.each([
  ['the eighth year', [loss('2017-18', 10)], 85],
  ['the ninth year', [loss('2016-17', 10)], 95],
  ['without the share of a partner who retired', [loss('2024-25', 10, { ofRetired: lakh(4) })], 89],
  ['all of it of partners who retired', [loss('2024-25', 10, { ofRetired: lakh(10) })], 95],
  ['a late return', [loss('2024-25', 10, { wasInTime: false })], 95],
] as const)('losses: %s', (_name, losses, income) => {
  // Who holds the LLP does not matter: s.79 is of companies.
  const facts = of('2025-26', { losses, shareholding: { same: percent(1) } });
  expect(normal(facts).tax.totalIncome).toBe(lakh(income));
});

test('of what is carried the share of a partner who retired is gone', () => {
  const facts = of('2025-26', { profit: lakh(1), losses: [loss('2024-25', 10, { ofRetired: lakh(4) })] });
  expect(normal(facts).income.lossesCarried).toEqual([{ year: '2024-25', business: lakh(5), depreciation: 0 }]);
});

test('more than the whole is refused', () => {
  const wrong = of('2025-26', {
    partners: { remuneration: lakh(1), remunerationBarred: lakh(2) },
    losses: [loss('2024-25', 1, { ofRetired: lakh(2) })],
  });
  expect(companyTaxFaults(wrong).map(({ field }) => field)).toEqual([
    'losses.0.ofRetired',
    'partners.remunerationBarred',
  ]);
});

test('the working file and the checklist are of ITR-5', () => {
  const facts = of('2025-26', { holiday: HOLIDAY, partners: { remuneration: lakh(60), ...DEED } });
  const comparison = companyTax(facts);
  const outcome = choiceOutcome(facts, 'holiday');
  const draft = itrDraft(facts, outcome, comparison, { name: 'Wren LLP', pan: 'AAAFW1234C', cin: null }, 'Notice');
  expect(draft).toMatchObject({
    ITR: {
      ITR5: {
        Form_ITR5: { FormName: 'ITR-5', AssessmentYear: '2026', SchemaVer: 'Ver1.0' },
        PartA_GEN1: { FilingStatus: { ItrFilingDueDate: '2026-10-31' } },
        PARTA_PL: { SalaryToPartners: 6_000_000 },
        PARTA_OI: { PartnersPayDisallowed: { Interest: 0, Remuneration: 0 } },
        ScheduleAMT: { AdjustedTotalIncome: 9_500_000 },
        PartB_TTI: { TaxOnAdjustedIncome: { Total: 1_827_800 }, NetTax: 1_827_800 },
      },
    },
  });
  const items = inEnglish(checklistOf(facts, outcome, comparison)).map(({ text }) => text);
  expect(items).toContain('AMT report, Form 29C');
  expect(items).toContain('File ITR-5 by 31 Oct 2026');
  expect(items.filter((item) => item.includes('reliminary'))).toEqual([]);
});

test.each([
  ['2025-26', '3AF', '3AE'],
  ['2026-27', '5', '6'],
])('preliminary expenses of an LLP in %s: a statement and an audit report', (year, statement, audit) => {
  const facts = of(year, { audit: { hasPreliminaryExpenses: true } });
  const items = inEnglish(checklistOf(facts, choiceOutcome(facts, 'normal'), companyTax(facts))).map(
    ({ text }) => text,
  );
  expect(items).toEqual(
    expect.arrayContaining([
      `Statement of preliminary expenses, Form ${statement}`,
      `Audit report on preliminary expenses, Form ${audit}`,
    ]),
  );
});

test('every figure of an LLP opens to its steps, each once', () => {
  const facts = of('2025-26', {
    ...{ asOf: isoDate('2026-12-05'), holiday: HOLIDAY, newEmployment: lakh(2) },
    losses: [loss('2024-25', 10, { ofRetired: lakh(1) })],
    partners: { remuneration: lakh(90), interest: lakh(6), interestRate: percent(18), isStated: true },
    matCredit: [{ year: '2024-25', amount: lakh(1) }],
    special: [
      { kind: 'long-term-shares', on: isoDate('2025-11-02'), amount: lakh(3) },
      { kind: 'winnings', on: isoDate('2026-01-02'), amount: lakh(1) },
    ],
  });
  for (const found of companyTax(facts).choices) {
    const ids = found.steps.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(figuresOf(facts).filter(({ step }) => !hasStep(found, step))).toEqual([]);
    const { steps } = inEnglish(explain(found, 'balance'));
    const texts = steps.flatMap(({ label, formula, summary }) => [label, formula ?? '', summary ?? '']);
    expect(texts.filter((text) => /\[object|undefined|NaN|\{\w+\}|MAT/.test(text))).toEqual([]);
    const inputs = found.steps.flatMap((step) => step.inputs);
    expect(inputs.filter((id) => id.startsWith('partners.') && !ids.includes(id))).toEqual([]);
  }
});
