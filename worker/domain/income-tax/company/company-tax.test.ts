import { expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { isoDate } from '../../shared/dates';
import { crore, lakh, paise, percent, rupees } from '../../shared/money';
import { choiceOutcome, companyTax, hasCompanyTaxLaw } from './company-tax';
import type { CompanyTaxFacts, TaxChoice } from './model';
import { explain, hasStep } from './steps';

const KESTREL: CompanyTaxFacts = {
  year: '2026-27',
  asOf: isoDate('2026-11-27'),
  company: { form: 'private', incorporatedOn: isoDate('2021-06-01'), isManufacturer: false },
  turnover: crore(12),
  turnoverOfBaseYear: crore(9),
  profit: lakh(50),
  holiday: { hasBoardCertificate: true },
};

const outcome = (facts: CompanyTaxFacts, choice: TaxChoice) => choiceOutcome(facts, choice);
const of = (year: string, more: Partial<CompanyTaxFacts> = {}): CompanyTaxFacts => ({
  ...KESTREL,
  ...{ year, asOf: isoDate(`${Number(year.slice(0, 4)) + 1}-03-31`) },
  ...more,
});

test('J8 step 3: holiday with MAT, 22% after credit, normal', () => {
  const facts = { ...KESTREL, matCredit: [{ year: '2025-26', amount: lakh(3) }] };
  const { choices, best } = companyTax(facts);
  const payable = Object.fromEntries(choices.map(({ choice, tax }) => [choice, tax.payable]));
  expect(payable).toMatchObject({
    holiday: rupees(728_000),
    concessional_22: rupees(958_400),
    normal: rupees(1_300_000),
  });
  const at22 = outcome(facts, 'concessional_22');
  expect(at22.tax).toMatchObject({ grossTax: rupees(1_258_400), matCreditUsed: lakh(3) });
  expect(at22.isIrrevocable).toBe(true);
  expect(inEnglish(at22.consequences)).toEqual([
    ...['Form 10-IC or its successor by 31 Oct 2027', 'Cannot be undone', 'No start-up holiday', 'No MAT'],
  ]);
  expect(best).toBe('holiday');
});

test('J8 step 4: at 120 crore the holiday is closed, and the rates of the base year stand', () => {
  const facts = { ...KESTREL, turnover: crore(120) };
  const holiday = outcome(facts, 'holiday');
  expect(inEnglish(holiday.unavailable)).toEqual([
    'Turnover ₹1,20,00,00,000 is above the limit of the holiday, ₹1,00,00,00,000; DPIIT recognition has another limit',
  ]);
  expect(holiday.tax.payable).toBe(rupees(728_000));
  expect(companyTax(facts).best).toBe('concessional_22');
});

test('J8: 80 lakh on 22%, less tax at source', () => {
  const facts: CompanyTaxFacts = {
    ...KESTREL,
    company: { ...KESTREL.company, chosen: { option: 'concessional_22', since: '2023-24' } },
    ...{ profit: lakh(80), taxAtSource: rupees(150_000) },
    payments: [
      { paidOn: isoDate('2026-06-12'), amount: lakh(2) },
      { paidOn: isoDate('2026-09-14'), amount: lakh(5) },
    ],
  };
  const { tax, interest, balance } = outcome(facts, 'concessional_22');
  expect(tax.payable).toBe(rupees(2_013_440));
  expect(interest).toEqual({ lateReturn: 0, shortAdvance: 0, fee: 0, deferment: rupees(2_385) });
  // 20,13,440 + 2,385 − 8,50,000, to the nearest ten.
  expect(balance).toBe(rupees(1_165_830));
  const { choices } = companyTax(facts);
  expect(choices.filter(({ isAvailable }) => isAvailable).map(({ choice }) => choice)).toEqual(['concessional_22']);
  expect(inEnglish(choices[1]?.unavailable ?? [])).toEqual([
    '22% (s.115BAA) was chosen for 2023-24 and cannot be undone',
  ]);
});

test.each([
  ['W1', 'normal', of('2025-26', { profit: rupees(15_500_000) }), 4_312_100],
  ['W2', 'concessional_22', of('2025-26', { profit: rupees(15_500_000) }), 3_901_040],
  ['W3', 'normal', of('2025-26', { profit: rupees(15_500_000), turnoverOfBaseYear: paise(crore(400) + 1) }), 5_174_520],
  ['W6', 'normal', of('2025-26', { profit: rupees(10_100_000) }), 2_704_000],
  ['W8', 'normal', of('2025-26', { profit: rupees(101_000_000) }), 28_860_000],
  ['W9', 'new_manufacturing_15', of('2025-26', { profit: rupees(8_000_000) }), 1_372_800],
  ['W12', 'holiday', of('2025-26', { profit: crore(1), lines: { depreciation: lakh(10) } }), 1_560_000],
  ['sample, holiday', 'holiday', of('2024-25', { profit: rupees(1_550_000) }), 241_800],
  ['sample, 22%', 'concessional_22', of('2024-25', { profit: rupees(1_550_000) }), 390_104],
  ['sample, holiday of 2026', 'holiday', of('2026-27', { profit: rupees(1_550_000) }), 225_680],
] as const)('%s: %s', (_id, choice, facts, payable) => {
  expect(outcome(facts, choice).tax.payable).toBe(rupees(payable));
});

test.each([
  ['W4', '2025-26', 5_007_600, 695_500],
  ['W5', '2026-27', 4_673_760, 0],
])('%s: MAT on a book profit of 3 crore in %s', (_id, year, payable, credit) => {
  const facts = of(year, { profit: crore(3), lines: { 'exempt-income': paise(0), depreciation: rupees(14_500_000) } });
  const { tax, matCreditCarried } = outcome(facts, 'normal');
  expect(tax).toMatchObject({ totalIncome: rupees(15_500_000), payable: rupees(payable) });
  expect(matCreditCarried).toBe(rupees(credit));
});

test('W10: deferment by instalments, nothing for short advance tax at 90%', () => {
  const facts = of('2025-26', {
    profit: rupees(3_846_154),
    asOf: isoDate('2026-04-10'),
    payments: [
      { paidOn: isoDate('2025-06-15'), amount: lakh(1) },
      { paidOn: isoDate('2025-09-15'), amount: lakh(3) },
      { paidOn: isoDate('2025-12-15'), amount: lakh(3) },
      { paidOn: isoDate('2026-03-15'), amount: lakh(2) },
    ],
  });
  const { tax, interest } = outcome(facts, 'normal');
  expect(tax.payable).toBe(lakh(10));
  expect(interest).toMatchObject({ shortAdvance: 0, deferment: rupees(4_000), lateReturn: 0, fee: 0 });
});

test('W11: filed on 5 December 2026', () => {
  const facts = of('2025-26', {
    profit: rupees(7_692_308),
    asOf: isoDate('2026-12-05'),
    payments: [{ paidOn: isoDate('2026-03-10'), amount: lakh(15) }],
  });
  const { tax, interest } = outcome(facts, 'normal');
  expect(tax.payable).toBe(rupees(2_000_001));
  expect(interest).toMatchObject({ lateReturn: lakh(0.1), shortAdvance: lakh(0.45), fee: rupees(5_000) });
  expect(inEnglish(outcome(facts, 'concessional_22').unavailable)).toEqual([
    'Form 10-IC had to be filed by 31 Oct 2026',
  ]);
  expect(inEnglish(outcome(facts, 'holiday').unavailable)).toEqual([
    'The return was due on 31 Oct 2026; the holiday needs it in time',
  ]);
});

test('W37: income and balance are rounded, each once', () => {
  const facts = of('2025-26', {
    profit: paise(987_654_460),
    taxAtSource: rupees(123_456),
    asOf: isoDate('2025-06-01'),
  });
  const { tax, balance } = outcome(facts, 'normal');
  expect([tax.totalIncome, tax.payable, balance]).toEqual([rupees(9_876_540), rupees(2_567_900), rupees(2_444_440)]);
});

test.each([
  ['2025-10-31', '2025-12-10', true],
  ['2025-12-10', '2025-12-10', true],
  ['2025-12-11', '2025-12-10', false],
])('of 2024-25, filed on %s, the extended day %s counts for 22%%: %s', (day, due, isOpen) => {
  const facts = of('2024-25', { asOf: isoDate(day) });
  expect(companyTax(facts).dueOn.value.dueOn).toBe(due);
  expect(outcome(facts, 'concessional_22').isAvailable).toBe(isOpen);
});

test('deductions of the normal regime do not count in 22%, research of s.35(1) does', () => {
  const lines = { 'special-research': lakh(5), 'additional-depreciation': lakh(2), research: lakh(3) };
  const facts = of('2025-26', { lines, otherDeductions: lakh(1) });
  expect(outcome(facts, 'normal').tax.totalIncome).toBe(lakh(39));
  expect(outcome(facts, 'manufacturing_25').tax.totalIncome).toBe(lakh(46));
  expect(outcome(facts, 'concessional_22').tax.totalIncome).toBe(lakh(47));
  expect(inEnglish(outcome(facts, 'concessional_22').consequences)).toContain(
    'No deduction of ₹7,00,000: additional depreciation and research of the normal regime',
  );
});

const loss = (year: string, business: number, depreciation = 0) => ({
  ...{ year, business: lakh(business), depreciation: lakh(depreciation), wasInTime: true },
});

test.each([
  ['the eighth year', [loss('2018-19', 10)], {}, 40],
  ['the ninth year', [loss('2017-18', 10)], {}, 50],
  ['a late return', [{ ...loss('2024-25', 10), wasInTime: false }], {}, 50],
  ['depreciation has no end', [loss('2010-11', 10, 5)], {}, 45],
  ['51% stayed', [loss('2024-25', 10)], { shareholding: { same: percent(51) } }, 40],
  ['less than 51% stayed', [loss('2024-25', 10)], { shareholding: { same: percent(50.99) } }, 50],
  [
    'a start-up of which all stay',
    [loss('2024-25', 10)],
    { shareholding: { same: percent(20), doAllRemain: true } },
    40,
  ],
  ['a public company', [loss('2024-25', 10)], { company: { form: 'public' }, shareholding: { same: percent(1) } }, 40],
  ['more than the income', [loss('2023-24', 30), loss('2024-25', 40, 5)], {}, 0],
] as const)('losses: %s', (_name, losses, more, income) => {
  const facts = of('2026-27', { losses, ...(more as Partial<CompanyTaxFacts>) });
  expect(outcome(facts, 'normal').tax.totalIncome).toBe(lakh(income));
});

test('a loss of the year pays other income, and what is left is carried as depreciation first', () => {
  const facts = of('2026-27', {
    profit: -lakh(10) as never,
    lines: { 'other-income': lakh(2), depreciation: lakh(4), 'depreciation-in-books': lakh(3) },
  });
  const { income, tax } = outcome(facts, 'normal');
  // −10 + 3 − 4 − 2 = −13; 2 of it pays other income.
  expect(income).toMatchObject({ business: -lakh(13), lossesUsed: lakh(2), grossTotal: 0, totalIncome: 0 });
  expect(income.lossesCarried).toEqual([{ year: '2026-27', business: lakh(7), depreciation: lakh(4) }]);
  expect(tax.payable).toBe(0);
});

test('losses that came of deductions lapse on 22%', () => {
  const losses = [{ ...loss('2024-25', 10), ofDeductions: lakh(4) }];
  expect(outcome(of('2026-27', { losses }), 'normal').tax.totalIncome).toBe(lakh(40));
  expect(outcome(of('2026-27', { losses }), 'concessional_22').tax.totalIncome).toBe(lakh(44));
  const carried = outcome(of('2026-27', { losses, profit: lakh(3) }), 'normal').income.lossesCarried;
  expect(carried).toEqual([{ year: '2024-25', business: lakh(7), depreciation: 0, ofDeductions: lakh(4) }]);
});

test('MAT credit: lost on 22% to 2025-26, a quarter of the tax from 2026-27, fifteen years', () => {
  const matCredit = [
    { year: '2012-13', amount: lakh(1) },
    { year: '2010-11', amount: lakh(50) },
  ];
  expect(outcome(of('2025-26', { matCredit }), 'concessional_22')).toMatchObject({ matCreditCarried: 0 });
  const later = outcome(of('2026-27', { matCredit: [{ year: '2020-21', amount: lakh(5) }] }), 'concessional_22');
  expect([later.tax.matCreditUsed, later.matCreditCarried]).toEqual([rupees(314_600), rupees(185_400)]);
  expect(outcome(of('2026-27', { matCredit }), 'normal')).toMatchObject({ matCreditCarried: lakh(1) });
});

test.each([
  // 22%: 12,58,400, of which a quarter, 3,14,600, may be paid with credit; the oldest goes first.
  ['of the fifteenth year before is used first and then gone', '2011-12', lakh(5), 0],
  ['of the fourteenth year before is left for one more', '2012-13', lakh(5), 185_400],
  ['that was used whole leaves the younger one', '2011-12', lakh(1), 0],
])('credit %s', (_what, year, amount, left) => {
  const matCredit = [
    { year: '2020-21', amount: lakh(4) },
    { year, amount },
  ];
  const found = outcome(of('2026-27', { matCredit }), 'concessional_22');
  const ofYounger = 400_000 - Math.max(0, 314_600 - amount / 100);
  expect(found.tax.matCreditUsed).toBe(rupees(314_600));
  expect(found.matCreditCarried).toBe(rupees(ofYounger + left));
  const said = inEnglish(explain(found, 'matCreditCarried')).steps.at(-1)?.summary ?? '';
  expect(said.includes('runs out')).toBe(year === '2011-12' && amount > lakh(4));
});

test('book profit takes the lower of loss and depreciation, nil where either is nil', () => {
  const book = { lossBroughtForward: lakh(8), depreciationBroughtForward: lakh(5) };
  expect(outcome(of('2025-26', { book }), 'normal').income.bookProfit).toBe(lakh(45));
  const none = { lossBroughtForward: lakh(8) };
  expect(outcome(of('2025-26', { book: none }), 'normal').income.bookProfit).toBe(lakh(50));
});

test('the 15% regime: who, and with which return', () => {
  const company = {
    ...({ form: 'private', incorporatedOn: isoDate('2019-10-01'), isManufacturer: true } as const),
    manufacturesSince: isoDate('2024-03-31'),
  };
  const closed = (more: Partial<CompanyTaxFacts['company']>) =>
    inEnglish(outcome(of('2024-25', { company: { ...company, ...more } }), 'new_manufacturing_15').unavailable);
  expect(closed({})).toEqual(['The option is taken with the first return, of 2019-20']);
  expect(closed({ incorporatedOn: isoDate('2019-09-30') })[0]).toBe(
    'Only for companies set up on or after 01 Oct 2019',
  );
  expect(closed({ manufacturesSince: isoDate('2024-04-01') })[0]).toBe('Manufacturing must have begun by 31 Mar 2024');
  expect(closed({ chosen: { option: 'new_manufacturing_15', since: '2019-20' } })).toEqual([]);
});

test('a year without law is refused, and a forecast takes the newest', () => {
  expect(hasCompanyTaxLaw('2027-28')).toBe(false);
  expect(() => companyTax(of('2027-28'))).toThrow('No law of company tax on file for 2027-28');
  expect(() => companyTax(of('2023-24'), { isForecast: true })).toThrow(RangeError);
  const { choices } = companyTax(of('2027-28'), { isForecast: true });
  expect(choices[1]?.steps[0]).toMatchObject({ id: 'year', isAssumed: true });
});

test('a turnover that nobody stated is assumed, and says so', () => {
  const { turnoverOfBaseYear: _, ...facts } = of('2025-26');
  expect(outcome(facts, 'normal').steps.find(({ id }) => id === 'turnover')).toMatchObject({ isAssumed: true });
});

const FIGURES = [
  'business',
  'lossesUsed',
  'grossTotal',
  'incomeBeforeRounding',
  'payable',
  'interest',
  'cost',
  'credits',
  'balance',
  'matCreditCarried',
];

test('every figure opens to its steps, each once, with a sentence that holds the sum', () => {
  const facts = of('2025-26', {
    ...{
      asOf: isoDate('2026-12-05'),
      losses: [loss('2024-25', 10, 3)],
      newEmployment: lakh(2),
      otherDeductions: lakh(1),
    },
    lines: { depreciation: lakh(6), 'other-income': lakh(1), 'unpaid-dues': lakh(2) },
  });
  for (const found of companyTax(facts).choices) {
    const ids = found.steps.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const figure of FIGURES) {
      const { steps } = inEnglish(explain(found, figure));
      expect(steps.at(-1)?.summary, figure).toBeTruthy();
      const texts = steps.flatMap(({ label, formula, summary }) => [label, formula ?? '', summary ?? '']);
      expect(texts.filter((text) => /\[object|undefined|NaN|\{\w+\}/.test(text))).toEqual([]);
    }
    expect(hasStep(found, 'mat.total')).toBe(!['concessional_22', 'new_manufacturing_15'].includes(found.choice));
    expect(inEnglish(found.consequences).length).toBeGreaterThan(0);
  }
});
