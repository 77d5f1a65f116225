import { expect, test } from 'vitest';
import { english, inEnglish } from '../../../testing/in-english';
import type { DutyQuestion, Fact } from '../../company/facts';
import { isoDate } from '../../shared/dates';
import { obligationsOf } from '../engine';
import { asked, fact, KESTREL, rupees } from '../kestrel.fixture';
import { costOnDay } from '../ladder';
import type { Asked } from '../model';
import { incomeTax } from './income-tax';

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

test('of an LLP nothing is invented', () => {
  const { obligations, notDue } = answer([fact('legal-form', { legalForm: 'llp', isNeverSmall: false })]);
  expect(obligations).toEqual([]);
  expect(new Set(notDue.map(({ form, verdict }) => `${form} ${verdict}`))).toEqual(
    new Set(['ITR-5 not-known', 'advance-tax not-known']),
  );
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
  const { obligations, notDue } = answer([was, is], { to: isoDate('2027-12-31') });
  expect(obligations.filter(({ form }) => form === 'ITR-6').map(({ period }) => period)).toContain('2025-26');
  expect(obligations.filter(({ form, period }) => form === 'ITR-6' && period === '2026-27')).toEqual([]);
  expect(notDue.find(({ form, period }) => form === 'ITR-5' && period === '2026-27')).toBeDefined();
});
