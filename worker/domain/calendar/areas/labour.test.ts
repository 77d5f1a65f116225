import { expect, test } from 'vitest';
import { english, inEnglish } from '../../../testing/in-english';
import type { Fact } from '../../company/facts';
import { isoDate } from '../../shared/dates';
import { obligationsOf } from '../engine';
import { asked, event, fact, KESTREL, rupees } from '../kestrel.fixture';
import { costOnDay } from '../ladder';
import { labour } from './labour';
import { roc } from './roc/roc';

const TODAY = '2026-11-20';
const headcount = (count: number, holdsFrom: string) => fact('employees', { count }, { holdsFrom });
const lowWages = (answer: boolean) => fact('duty', { answer }, { subject: 'low-wages' });
const registered = KESTREL.facts.filter(({ kind }) => kind === 'gst-registration');

const ask = (facts: readonly Fact[], from = '2026-08-01', to = '2027-01-31') =>
  obligationsOf({ ...KESTREL, facts, events: [] }, asked(TODAY, { from: isoDate(from), to: isoDate(to) }), [labour]);
const daysOf = (facts: readonly Fact[], form: string, from?: string, to?: string) =>
  Object.fromEntries(
    ask(facts, from, to)
      .obligations.filter((one) => one.form === form)
      .map(({ period, dueOn }) => [period, dueOn.value]),
  );
const whyNot = (facts: readonly Fact[]) =>
  Object.fromEntries(ask(facts).notDue.map(({ form, verdict, asks }) => [form, asks ? `${verdict} ${asks}` : verdict]));

test('while nobody stated how many it employs, it is asked, and never taken for none', () => {
  const { notDue } = obligationsOf({ ...KESTREL, events: [] }, asked(TODAY));
  const open = notDue.filter(({ asks }) => asks === 'employees').map(({ form }) => form);
  expect(open).toEqual(['pf-return', 'esi-contribution']);
});

test.each([
  ['19 employees', [headcount(19, '2026-09-10')], {}],
  ['20 from a day on', [headcount(20, '2026-09-10')], { '2026-09': '2026-10-15', '2026-10': '2026-11-15' }],
  [
    'once 20 and then fewer: covered stays covered',
    [headcount(20, '2026-09-10'), headcount(3, '2026-10-01')],
    { '2026-09': '2026-10-15', '2026-10': '2026-11-15' },
  ],
  [
    'a code number, whatever the number of employees',
    [headcount(2, '2026-01-01'), fact('provident-fund', { coveredFrom: isoDate('2026-10-31') }, { subject: 'BGBNG1' })],
    { '2026-10': '2026-11-15' },
  ],
])('provident fund, %s', (_which, facts, expected) => {
  expect(daysOf(facts, 'pf-return', '2026-08-01', '2026-11-30')).toEqual(expected);
});

test('B5: what a month paid late costs is asked, then counted by the day; damages are told and not counted', () => {
  const facts = [headcount(20, '2026-01-01')];
  const june = (more: readonly Fact[] = []) =>
    ask([...facts, ...more], '2026-07-01').obligations.find(
      ({ form, period }) => form === 'pf-return' && period === '2026-06',
    );
  expect(english(june()?.unknownCost ?? '')).toBe('12% interest a year on contributions not entered');
  const paid = june([fact('form-amount', { amount: rupees(100_000) }, { subject: june()?.key ?? '' })]);
  const [first, last] = [isoDate('2026-07-15'), isoDate('2026-08-20')];
  expect([costOnDay(paid?.ladder ?? [], first), costOnDay(paid?.ladder ?? [], last)]).toEqual([0, 118_356]);
  const told = inEnglish(paid?.costOn?.(last).steps.at(-1)?.summary ?? '');
  expect(told).toContain('₹1,183.56');
  expect(told).toContain('an order may add ₹2,000');
  // 16 July to 20 November are five months or parts: what an order may ask stands beside what is owed.
  expect(english(paid?.unknownCost ?? '')).toBe('₹5,000 of damages if ordered');
});

test.each<[string, readonly Fact[], string | undefined]>([
  ['9 employees', [headcount(9, '2026-09-01')], 'not-due'],
  ['10, wages not told', [headcount(10, '2026-09-01')], 'not-known low-wages'],
  ['10, all above the limit', [headcount(10, '2026-09-01'), lowWages(false)], 'not-due'],
  ['10, somebody below it', [headcount(10, '2026-09-01'), lowWages(true)], undefined],
])('state insurance, %s', (_which, facts, verdict) => {
  expect(whyNot(facts)['esi-contribution']).toBe(verdict);
  expect(daysOf(facts, 'esi-contribution', '2026-10-01', '2026-10-31')).toEqual(
    verdict ? {} : { '2026-09': '2026-10-15' },
  );
});

const taxed = (state: string, paysYearly = false, employsFrom = '2024-04-01') =>
  fact('professional-tax', { employsFrom: isoDate(employsFrom), paysYearly }, { subject: state });

test.each<[string, Fact, Record<string, string>]>([
  ['Karnataka', taxed('29'), { '2026-09': '2026-10-20', '2026-10': '2026-11-20' }],
  ['Maharashtra', taxed('27'), { '2026-09': '2026-10-31', '2026-10': '2026-11-30' }],
  ['Maharashtra, once a year', taxed('27', true), {}],
  ['Tamil Nadu', taxed('33'), {}],
  ['Telangana', taxed('36'), { '2026-09': '2026-10-10', '2026-10': '2026-11-10' }],
  ['West Bengal', taxed('19'), { '2026-09': '2026-10-21', '2026-10': '2026-11-21' }],
  ['Gujarat', taxed('24'), { '2026-09': '2026-10-15', '2026-10': '2026-11-15' }],
  ['Karnataka, since October', taxed('29', false, '2026-10-31'), { '2026-10': '2026-11-20' }],
])('B9 to B11: professional tax in %s', (_which, facts, expected) => {
  expect(daysOf([facts], 'professional-tax', '2026-10-01', '2026-11-30')).toEqual(expected);
});

test('in Tamil Nadu it is paid by the half-year, in Maharashtra by who pays little once a year', () => {
  expect(daysOf([taxed('33')], 'professional-tax', '2026-09-01', '2027-03-31')).toEqual({
    '2026-27 H1': '2026-09-30',
    '2026-27 H2': '2027-03-31',
  });
  expect(daysOf([taxed('27', true)], 'professional-tax', '2026-09-01', '2027-03-31')).toEqual({
    '2026-27': '2027-03-31',
  });
});

test('the company pays its own tax once a year, and files a return where the State asks one', () => {
  const year = ['2026-04-01', '2027-03-31'] as const;
  expect(daysOf([taxed('29')], 'professional-tax-own', ...year)).toEqual({ '2026-27': '2026-04-30' });
  expect(daysOf([taxed('29')], 'professional-tax-return', ...year)).toEqual({ '2025-26': '2026-05-30' });
  expect(daysOf([taxed('36')], 'professional-tax-return', ...year)).toEqual({});
});

test('who has employees in a State that takes the tax, and names none, is asked', () => {
  expect(whyNot([...registered, headcount(3, '2026-01-01')])['professional-tax']).toBe('not-known professional-tax');
  expect(whyNot([...registered, headcount(0, '2026-01-01')])['professional-tax']).toBeUndefined();
  expect(whyNot([headcount(3, '2026-01-01')])['professional-tax']).toBeUndefined();
});

test('from ten employees on a yearly report is due, from twenty a bonus', () => {
  const year = ['2026-04-01', '2027-03-31'] as const;
  expect(daysOf([headcount(10, '2026-12-31')], 'posh-report', ...year)).toEqual({ 2026: '2027-01-31' });
  expect(daysOf([headcount(10, '2027-01-01')], 'posh-report', ...year)).toEqual({});
  expect(daysOf([headcount(20, '2026-03-31')], 'bonus', ...year)).toEqual({ '2025-26': '2026-11-30' });
  expect(daysOf([headcount(20, '2026-04-01')], 'bonus', ...year)).toEqual({});
});

// Who had twelve to the last day of a year owes the report of that year and none of the next, however many there are later.
test.each([
  ['2026-01-01', { 2024: '2025-01-31', 2025: '2026-01-31' }],
  ['2026-01-02', { 2024: '2025-01-31', 2025: '2026-01-31', 2026: '2027-01-31' }],
])('the yearly report is judged by who was employed in its year: four since %s', (since, expected) => {
  const facts = [headcount(12, '2024-02-01'), headcount(4, since), headcount(30, '2027-02-01')];
  expect(daysOf(facts, 'posh-report', '2024-04-01', '2027-12-31')).toEqual(expected);
});

test.each([
  ['foreignAllotment', 'FC-GPR', '2026-06-10', '2026-07-10'],
  ['foreignTransfer', 'FC-TRS', '2026-08-01', '2026-09-30'],
  ['foreignOptions', 'Form ESOP', '2026-08-01', '2026-08-31'],
] as const)('B14, B15: %s calls for %s, told to the Reserve Bank', (key, form, on, due) => {
  const dossier = { ...KESTREL, events: [event('roc-event', on, { key })] };
  const of = (more: readonly Fact[]) =>
    obligationsOf({ ...dossier, facts: [...dossier.facts, ...more] }, asked(TODAY), [roc]).obligations.find(
      (one) => one.form === form,
    );
  const one = of([]);
  expect([one?.area, one?.dueOn.value]).toEqual(['other', due]);
  expect(english(one?.unknownCost ?? '')).toBe('0.025% a year of the amount, not entered');
  expect(one && costOnDay(one.ladder, isoDate(TODAY))).toBe(750_000);
  const told = of([fact('form-amount', { amount: rupees(10_000_000) }, { subject: `${form}|${on}|` })]);
  expect(told?.unknownCost).toBeUndefined();
  expect(told && costOnDay(told.ladder, isoDate(TODAY))).toBeGreaterThan(750_000);
});

test.each<[string, readonly Fact[], Record<string, string>]>([
  ['nobody employed', [headcount(0, '2026-01-01')], {}],
  ['one before the codes', [headcount(1, '2024-01-01')], { 'appointment-letters': '2025-11-21' }],
  ['one since', [headcount(1, '2026-05-04')], { 'appointment-letters': '2026-05-04' }],
  [
    'nine, then ten',
    [headcount(9, '2026-05-04'), headcount(10, '2026-06-01')],
    { 'appointment-letters': '2026-05-04', 'establishment-registration': '2026-07-31' },
  ],
])('the codes ask letters from one and a registration from ten employees on: %s', (_which, facts, expected) => {
  const { obligations } = ask(facts, '2025-06-01', '2027-01-31');
  const once = obligations.filter(
    ({ form }) => form === 'appointment-letters' || form === 'establishment-registration',
  );
  expect(Object.fromEntries(once.map(({ form, dueOn }) => [form, dueOn.value]))).toEqual(expected);
  expect(once.every(({ isUnverified }) => isUnverified)).toBe(true);
});

test('wages of a month are told by the 7th of the next one, and are never overdue', () => {
  const facts = [headcount(3, '2025-09-01'), headcount(0, '2026-02-01')];
  expect(daysOf(facts, 'wages', '2025-10-01', '2026-12-31')).toEqual({
    '2025-11': '2025-12-07',
    '2025-12': '2026-01-07',
    '2026-01': '2026-02-07',
  });
  expect(ask(facts, '2025-10-01').obligations.every(({ form, isOptional }) => form !== 'wages' || isOptional)).toBe(
    true,
  );
});

test.each<[string, Fact, readonly Fact[], Record<string, string>]>([
  [
    'Karnataka, from one employee, renewed in the fifth year',
    taxed('29', false, '2022-08-01'),
    [],
    { 'shops-registration 2022-08-01': '2022-08-31', 'shops-renewal 2026': '2026-12-30' },
  ],
  ['Maharashtra, below ten', taxed('27', false, '2026-01-05'), [headcount(9, '2026-01-05')], {}],
  [
    'Maharashtra, from ten',
    taxed('27', false, '2026-01-05'),
    [headcount(10, '2026-03-01')],
    { 'shops-registration 2026-03-01': '2026-04-30' },
  ],
  [
    'Tamil Nadu, ten before its amendment',
    taxed('33', false, '2023-01-05'),
    [headcount(10, '2023-03-01')],
    { 'shops-registration 2024-07-02': '2025-01-02' },
  ],
  [
    'Telangana, each year',
    taxed('36', false, '2025-12-02'),
    [],
    { 'shops-registration 2025-12-02': '2026-01-01', 'shops-renewal 2027': '2026-12-01' },
  ],
  [
    'West Bengal, every three years, from 29 February',
    taxed('19', false, '2024-02-29'),
    [],
    { 'shops-registration 2024-02-29': '2024-03-30', 'shops-renewal 2027': '2027-02-28' },
  ],
  ['Gujarat, heads not stated', taxed('24', false, '2026-01-05'), [], {}],
])('the Shops Act of the State: %s', (_which, employs, more, expected) => {
  const { obligations, notDue } = ask([employs, ...more], '2022-06-14', '2027-03-31');
  const due = obligations.filter(({ form }) => form.startsWith('shops-'));
  expect(Object.fromEntries(due.map(({ form, period, dueOn }) => [`${form} ${period}`, dueOn.value]))).toEqual(
    expected,
  );
  const not = notDue.filter(({ form }) => form === 'shops-registration').map(({ asks }) => asks ?? 'not due');
  expect(not).toEqual(due.length > 0 ? [] : [more.length > 0 ? 'not due' : 'employees']);
});
