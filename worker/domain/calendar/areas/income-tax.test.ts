import { expect, test } from 'vitest';
import { english, inEnglish } from '../../../testing/in-english';
import type { DutyQuestion, Fact } from '../../company/facts';
import type { TaxRegime } from '../../income-tax/regime';
import { isoDate } from '../../shared/dates';
import { obligationsOf } from '../engine';
import { asked, fact, KESTREL, rupees } from '../kestrel.fixture';
import { costOnDay } from '../ladder';
import type { Asked } from '../model';
import { firmReturns } from './firm-return';
import { incomeTax } from './income-tax';
import { incomeTaxReports } from './income-tax-reports';

const CRORE = 10_000_000;
const turnover = (amount: number, year = '2025-26') => fact('turnover', { amount: rupees(amount) }, { subject: year });
const said = (question: DutyQuestion, answer: boolean) => fact('duty', { answer }, { subject: question });

function answer(facts: readonly Fact[], about: Partial<Asked> = {}, today = '2026-11-20') {
  return obligationsOf({ ...KESTREL, facts, events: [] }, asked(today, about), [incomeTax]);
}
const dueOf = (facts: readonly Fact[], form: string, year: string) =>
  answer(facts).obligations.find((one) => one.form === form && one.period === year)?.dueOn.value;
const whyNot = (facts: readonly Fact[], form: string) => {
  const why = answer(facts).notDue.find((one) => one.form === form && one.period === '2025-26');
  return why && [why.verdict, why.asks];
};

test.each([
  ['2025-09-24', '2025-09-30', '2025-10-31', 0],
  ['2025-09-26', '2025-10-31', '2025-10-31', 1],
  ['2025-10-30', '2025-11-10', '2025-12-10', 2],
])('J7: as known on %s the audit report of 2024-25 was due on %s, the return on %s', (day, report, itr, moves) => {
  const about = { knownOn: isoDate(day) };
  const { obligations } = answer([turnover(12 * CRORE, '2024-25')], about, day);
  const of = (form: string) => obligations.find((one) => one.form === form && one.period === '2024-25');
  expect([of('tax-audit-report')?.dueOn.value, of('ITR-6')?.dueOn.value]).toEqual([report, itr]);
  expect(of('tax-audit-report')?.moves).toHaveLength(moves);
  expect([of('tax-audit-report')?.status, of('tax-audit-report')?.originalDueOn]).toEqual(['pending', '2025-09-30']);
  const steps = of('tax-audit-report')?.dueOn.steps ?? [];
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
});

const JUST_ABOVE = 1 / CRORE;
test.each([
  ['2019-20', 5, true, undefined, '2021-02-15'],
  ['2019-20', 5 + JUST_ABOVE, true, '2021-01-15', '2021-02-15'],
  ['2020-21', 10, true, undefined, '2022-03-15'],
  ['2020-21', 10 + JUST_ABOVE, true, '2022-02-15', '2022-03-15'],
  ['2021-22', 1 + JUST_ABOVE, false, '2022-10-07', '2022-11-07'],
  ['2023-24', 10 + JUST_ABOVE, true, '2024-10-07', '2024-11-15'],
])('the past: of %s, sold %d crore, mostly not cash: %s', (year, crores, isDigital, report, itr) => {
  const facts = [turnover(Math.round(crores * CRORE), year), said('digital-receipts-and-payments', isDigital)];
  const incorporatedOn = isoDate('2016-05-05');
  const asking = { today: isoDate('2026-11-20'), from: isoDate('2019-04-01'), to: isoDate('2026-11-20') };
  const { obligations } = obligationsOf({ ...KESTREL, incorporatedOn, facts, events: [] }, asking, [incomeTax]);
  const of = (form: string) => obligations.find((one) => one.form === form && one.period === year);
  expect([of('tax-audit-report')?.dueOn.value, of('ITR-6')?.dueOn.value]).toEqual([report, itr]);
  const late = of('ITR-6');
  const isOlder = year === '2019-20';
  expect(isOlder ? inEnglish(late?.unknownCost) : 'told').toBe(
    isOlder ? 'what the rules before 01 Apr 2020 ask, which are not kept here' : 'told',
  );
});

test('while nobody says whether transfer prices are reported, that none are is assumed and said to be unconfirmed', () => {
  const returnOf = (facts: readonly Fact[]) =>
    answer(facts).obligations.find(({ form, period }) => form === 'ITR-6' && period === '2025-26');
  const abroad = (holds: boolean) => fact('duty', { answer: holds }, { subject: 'international-transactions' });
  const told = [returnOf([]), returnOf([abroad(false)]), returnOf([abroad(true)])].map((one) => [
    one?.dueOn.value,
    /Unconfirmed/.test(inEnglish(one)?.description ?? ''),
    one?.applies.steps.filter(({ isAssumed }) => isAssumed).length,
  ]);
  expect(told).toEqual([
    ['2026-10-31', true, 1],
    ['2026-10-31', false, 0],
    ['2026-11-30', false, 0],
  ]);
});

test('a day that moved twice is told as a chain', () => {
  const { obligations } = answer([turnover(12 * CRORE, '2024-25')], {}, '2025-11-20');
  const report = obligations.find(({ form, period }) => form === 'tax-audit-report' && period === '2024-25');
  expect(report?.moves.map(({ from, to }) => [from, to])).toEqual([
    ['2025-09-30', '2025-10-31'],
    ['2025-10-31', '2025-11-10'],
  ]);
  expect(inEnglish(report?.dueOn.steps.at(-1)?.formula)).toBe(
    'moved from 31 Oct 2025 by CBDT Circular 15/2025, 29 Oct 2025',
  );
});

test.each([
  [CRORE, undefined, ['not-due', undefined]],
  [CRORE + 1, undefined, ['not-known', 'digital-receipts-and-payments']],
  [10 * CRORE, undefined, ['not-known', 'digital-receipts-and-payments']],
  [10 * CRORE, true, ['not-due', undefined]],
  [CRORE + 1, false, undefined],
  [10 * CRORE + 1, true, undefined],
  [10 * CRORE + 1, undefined, undefined],
] as const)('a turnover of %d, mostly without cash: %s, is audited unless %j', (amount, isDigital, expected) => {
  const answers = isDigital === undefined ? [] : [said('digital-receipts-and-payments', isDigital)];
  const facts = [turnover(amount), ...answers];
  expect(whyNot(facts, 'tax-audit-report')).toEqual(expected);
  expect(dueOf(facts, 'tax-audit-report', '2025-26')).toBe(expected ? undefined : '2026-09-30');
});

test('without a turnover the audit cannot be told, and the turnover is asked', () => {
  expect(whyNot([], 'tax-audit-report')).toEqual(['not-known', 'turnover']);
});

test.each([
  [undefined, '2026-10-31', ['not-known', 'international-transactions']],
  [false, '2026-10-31', ['not-due', undefined]],
  [true, '2026-11-30', undefined],
] as const)('transactions abroad %s: the return is due on %s, the report unless %j', (answered, itr, report) => {
  const facts = answered === undefined ? [] : [said('international-transactions', answered)];
  expect(dueOf(facts, 'ITR-6', '2025-26')).toBe(itr);
  expect(whyNot(facts, '3CEB')).toEqual(report);
  expect(dueOf(facts, '3CEB', '2025-26')).toBe(report ? undefined : '2026-10-31');
});

test('advance tax has four instalments a year, unless the company says that its tax is too small', () => {
  const year = (facts: readonly Fact[]) =>
    answer(facts, { from: isoDate('2026-04-01'), to: isoDate('2027-03-31') })
      .obligations.filter(({ form }) => form === 'advance-tax')
      .map(({ dueOn, title, period }) => [dueOn.value, english(title), period]);
  expect(year([])).toEqual([
    ['2026-06-15', 'Advance tax, 15% by 15 Jun 2026', '2026-27 Q1'],
    ['2026-09-15', 'Advance tax, 45% by 15 Sep 2026', '2026-27 Q2'],
    ['2026-12-15', 'Advance tax, 75% by 15 Dec 2026', '2026-27 Q3'],
    ['2027-03-15', 'Advance tax, 100% by 15 Mar 2027', '2026-27 Q4'],
  ]);
  expect(year([said('advance-tax', true)])).toHaveLength(4);
  expect(year([said('advance-tax', false)])).toEqual([]);
});

test('a late report costs by its delay, as the law of its year says', () => {
  const facts = [turnover(50 * CRORE, '2026-27'), said('international-transactions', true)];
  const { obligations } = answer(facts);
  const cost = (form: string, day: string) => {
    const one = obligations.find((item) => item.form === form && item.period === '2026-27');
    return one && [costOnDay(one.ladder, isoDate(day)), one.costOn?.(isoDate(day)).value];
  };
  expect(cost('tax-audit-report', '2027-10-31')).toEqual([0, 0]);
  expect(cost('tax-audit-report', '2027-11-01')).toEqual([7_500_000, 7_500_000]);
  expect(cost('3CEB', '2027-11-30')).toEqual([5_000_000, 5_000_000]);
  expect(cost('3CEB', '2027-12-01')).toEqual([10_000_000, 10_000_000]);
});

test('a late return costs its larger fee while the income is not stated, and says what is not known', () => {
  const one = answer([]).obligations.find(({ form }) => form === 'ITR-6');
  expect(one?.ladder.map(({ base, perDay }) => [base, perDay])).toEqual([
    [0, 500_000],
    [500_000, 0],
  ]);
  expect(one?.unknownCost).toBeDefined();
});

const LLP = fact('legal-form', { legalForm: 'llp', isNeverSmall: false });
const LAKH = 100_000;
const sized = (lakhs: number, contribution: number) => [
  LLP,
  fact('contribution', { amount: rupees(contribution * LAKH) }),
  ...['2024-25', '2025-26', '2026-27'].map((year) => turnover(lakhs * LAKH, year)),
];
const yearsOfLlp = (facts: readonly Fact[], today = '2026-11-20') =>
  Object.fromEntries(
    obligationsOf({ ...KESTREL, facts, events: [] }, asked(today), [incomeTax, firmReturns])
      .obligations.filter(({ form }) => form === 'ITR-5')
      .map(({ period, dueOn, originalDueOn }) => [period, [originalDueOn, dueOn.value]]),
  );

test.each<[string, readonly Fact[], string, string, string]>([
  ['of 55 lakh', sized(55, 5), '2025-26', '2026-10-31', '2026-10-31'],
  ['of 30 lakh', sized(30, 5), '2024-25', '2025-07-31', '2025-09-16'],
  ['of 30 lakh', sized(30, 5), '2025-26', '2026-08-31', '2026-08-31'],
  ['of 30 lakh', sized(30, 5), '2026-27', '2027-08-31', '2027-08-31'],
  [
    'with a report on transfer prices',
    [...sized(30, 5), said('international-transactions', true)],
    '2025-26',
    '2026-11-30',
    '2026-11-30',
  ],
  ['audited, of 2024-25', sized(55, 5), '2024-25', '2025-10-31', '2025-12-10'],
  ['at the limit of turnover', sized(40, 25), '2025-26', '2026-08-31', '2026-08-31'],
  ['a rupee above it', [...sized(40, 25), turnover(40 * LAKH + 1)], '2025-26', '2026-10-31', '2026-10-31'],
  ['above the limit of contribution', sized(1, 26), '2025-26', '2026-10-31', '2026-10-31'],
  ['that states nothing', [LLP], '2025-26', '2026-08-31', '2026-08-31'],
])('W38: an LLP %s: the return of %s', (_which, facts, year, lawful, due) => {
  expect(yearsOfLlp(facts, year === '2024-25' ? '2025-11-20' : '2026-11-20')[year]).toEqual([lawful, due]);
});

test('an LLP pays advance tax, is audited for tax by its turnover, and its late return costs as that of a company', () => {
  const facts = [...sized(12_00, 5), said('digital-receipts-and-payments', true), said('advance-tax', true)];
  const { obligations } = obligationsOf({ ...KESTREL, facts, events: [] }, asked('2026-11-20'), [
    incomeTax,
    firmReturns,
  ]);
  const forms = new Set(obligations.map(({ form, period }) => `${form} ${period}`));
  for (const one of ['advance-tax 2026-27 Q3', 'tax-audit-report 2025-26', 'ITR-5 2025-26'])
    expect(forms).toContain(one);
  const itr = obligations.find(({ form, period }) => form === 'ITR-5' && period === '2025-26');
  expect(itr?.costOn?.(isoDate('2026-11-20')).value).toBe(rupees(5_000));
  expect(inEnglish(itr?.unknownCost)).toContain('tax unpaid on 31 Oct 2026');
});

const reportsOf = (facts: readonly Fact[], year = '2025-26') => {
  const about = { to: isoDate('2027-12-31') };
  const { obligations, notDue } = obligationsOf({ ...KESTREL, facts, events: [] }, asked('2026-11-20', about), [
    incomeTax,
    incomeTaxReports,
  ]);
  const forms = ['mat-report', 'amt-report', '10CCB', '10-IC', '10-ID'];
  return Object.fromEntries([
    ...notDue
      .filter(({ form, period }) => forms.includes(form) && period === year)
      .map(({ form, verdict, asks, asksOf }) => [form, [verdict, asks, asksOf].filter(Boolean).join(' ')]),
    ...obligations
      .filter(({ form, period }) => forms.includes(form) && period === year)
      .map(({ form, dueOn, title }) => [form, `${dueOn.value} ${english(title)}`]),
  ]);
};
const regime = (of: TaxRegime, year = '2025-26') => fact('tax-regime', { regime: of }, { subject: year });
const certified = fact('board-certificate', { certificate: 'IMB 12', issuedOn: isoDate('2024-01-10') });

test.each<[string, readonly Fact[], Record<string, string>]>([
  [
    'MAT on the old rates',
    [regime('normal'), said('minimum-tax', true)],
    { 'mat-report': '2026-09-30 MAT report, Form 29B, for 2025-26', '10-IC': 'not-due' },
  ],
  ['no MAT', [regime('normal'), said('minimum-tax', false)], { 'mat-report': 'not-due' }],
  ['nothing said of it', [regime('normal')], { 'mat-report': 'not-known minimum-tax' }],
  [
    '22% since another regime',
    [regime('normal', '2024-25'), regime('concessional_22')],
    { '10-IC': '2026-10-31 Form 10-IC for 2025-26', 'mat-report': 'not-due' },
  ],
  ['22% for years', [regime('concessional_22', '2023-24'), regime('concessional_22')], { '10-IC': 'not-due' }],
  [
    '22% stated of an earlier year alone, which cannot be left',
    [regime('concessional_22', '2023-24')],
    { '10-IC': 'not-due', 'mat-report': 'not-due' },
  ],
  ['22%, and nothing of the year before', [regime('concessional_22')], { '10-IC': 'not-known tax-regime 2024-25' }],
  [
    'no regime',
    [certified],
    { '10-IC': 'not-known tax-regime', 'mat-report': 'not-known tax-regime', '10CCB': 'not-known startup-deduction' },
  ],
  ['nothing at all', [], { '10-IC': 'not-known tax-regime', 'mat-report': 'not-known tax-regime' }],
  [
    'the start-up deduction',
    [regime('normal'), certified, said('startup-deduction', true)],
    {
      '10CCB': '2026-09-30 Start-up deduction report, Form 10CCB, for 2025-26',
      'mat-report': '2026-09-30 MAT report, Form 29B, for 2025-26',
    },
  ],
  ['15%, formed years before', [regime('new_manufacturing_15')], { '10-ID': 'not-due', 'mat-report': 'not-due' }],
  [
    'transfer prices',
    [regime('normal'), said('minimum-tax', true), said('international-transactions', true)],
    { 'mat-report': '2026-10-31 MAT report, Form 29B, for 2025-26' },
  ],
  [
    'an LLP with the deduction',
    [LLP, certified, said('startup-deduction', true)],
    { 'amt-report': '2026-09-30 AMT report, Form 29C, for 2025-26' },
  ],
  ['an LLP that says nothing', [LLP], { 'amt-report': 'not-known minimum-tax' }],
])('beside the return, %s', (_which, facts, expected) => {
  expect(reportsOf(facts)).toMatchObject(expected);
});

test('W43: MAT has Form 66 from tax year 2026-27; what has no confirmed number says so', () => {
  const facts = [regime('normal', '2026-27'), certified, said('startup-deduction', true)];
  expect(reportsOf(facts, '2026-27')).toMatchObject({
    'mat-report': '2027-09-30 MAT report, Form 66, for 2026-27',
    '10CCB': '2027-09-30 Form 10CCB or its successor, for 2026-27',
  });
});

test('a report moves with that of the tax audit, and an election with the return', () => {
  const facts = [
    regime('normal', '2023-24'),
    regime('concessional_22', '2024-25'),
    certified,
    said('startup-deduction', true),
  ];
  const { obligations } = obligationsOf({ ...KESTREL, facts, events: [] }, asked('2025-11-20'), [incomeTaxReports]);
  const of = (form: string) => obligations.find((one) => one.form === form && one.period === '2024-25')?.dueOn.value;
  expect([of('10CCB'), of('10-IC')]).toEqual(['2025-11-10', '2025-12-10']);
});

test('nothing is asked for a year before the company was formed', () => {
  const young = { ...KESTREL, facts: [], events: [], incorporatedOn: isoDate('2026-03-31') };
  const { obligations } = obligationsOf(young, asked('2026-11-20'), [incomeTax]);
  expect(obligations.find(({ form }) => form === 'ITR-6')?.period).toBe('2025-26');
  const later = { ...young, incorporatedOn: isoDate('2026-04-01') };
  const [first] = obligationsOf(later, asked('2026-11-20'), [incomeTax]).obligations;
  expect([first?.form, first?.dueOn.value]).toEqual(['advance-tax', '2026-06-15']);
});

test.each([
  ['2025-26', 'Tax audit report, Form 3CA-3CD, for 2025-26', 'Transfer-pricing report, Form 3CEB, for 2025-26'],
  ['2026-27', 'Tax audit report, Form 26, for 2026-27', 'Transfer-pricing report, Form 48, for 2026-27'],
])('W43: the reports of %s carry the numbers of their Rules', (year, audit, pricing) => {
  const facts = [turnover(12 * CRORE, year), said('international-transactions', true)];
  const { obligations } = answer(facts, { to: isoDate('2027-12-31') });
  const titles = obligations.filter(({ period }) => period === year).map(({ title }) => english(title));
  expect(titles).toEqual(expect.arrayContaining([audit, pricing]));
});

test('a company that became an LLP keeps the returns of the years in which it was a company', () => {
  const was = fact('legal-form', { legalForm: 'private', isNeverSmall: false }, { holdsFrom: '2019-06-14' });
  const is = fact('legal-form', { legalForm: 'llp', isNeverSmall: false }, { holdsFrom: '2026-07-01' });
  const about = asked('2026-11-20', { to: isoDate('2027-12-31') });
  const { obligations } = obligationsOf({ ...KESTREL, facts: [was, is], events: [] }, about, [incomeTax, firmReturns]);
  expect(obligations.filter(({ form }) => form === 'ITR-6').map(({ period }) => period)).toContain('2025-26');
  expect(obligations.filter(({ form, period }) => form === 'ITR-6' && period === '2026-27')).toEqual([]);
  const [first] = obligations.filter(({ form }) => form === 'ITR-5');
  expect([first?.period, first?.dueOn.value]).toEqual(['2026-27', '2027-08-31']);
});
