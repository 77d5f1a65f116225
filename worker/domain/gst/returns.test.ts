import { expect, test } from 'vitest';
import { periodIn, type ReturnInterval } from '../law/periods';
import type { Rule } from '../law/rule';
import { ruleOf } from '../law/table';
import { type IsoDate, isoDate } from '../shared/dates';
import { crore, paise, rupees } from '../shared/money';
import type { Extension, GstFiler } from './law/returns';
import { returnDueDate, returnsOfYear } from './returns';

const due = (form: string, every: ReturnInterval, month: string, stateCode = '29', knownOn?: IsoDate) =>
  returnDueDate({ form, every, period: periodIn(every, month), stateCode, ...(knownOn && { knownOn }) });

test.each([
  ['W01', 'GSTR-3B', 'month', '2026-08', '29', '2026-09-20'],
  ['W04 Karnataka', 'GSTR-3B', 'quarter', '2026-07', '29', '2026-10-22'],
  ['W04 Delhi', 'GSTR-3B', 'quarter', '2026-07', '07', '2026-10-24'],
  ['W13', 'GSTR-3B', 'month', '2023-09', '29', '2023-10-20'],
  ['W14', 'CMP-08', 'quarter', '2026-10', '29', '2027-01-18'],
  ['W15', 'GSTR-9', 'year', '2025-04', '29', '2026-12-31'],
  ['reconciliation', 'GSTR-9C', 'year', '2025-04', '29', '2026-12-31'],
  ['outward supplies of a month', 'GSTR-1', 'month', '2026-12', '29', '2027-01-11'],
  ['outward supplies of a quarter', 'GSTR-1', 'quarter', '2027-01', '29', '2027-04-13'],
  ['deposit of a month', 'PMT-06', 'month', '2026-10', '29', '2026-11-25'],
  ['invoices of a month', 'IFF', 'month', '2026-10', '29', '2026-11-13'],
  ['composition, before the change', 'GSTR-4', 'year', '2024-03', '29', '2024-04-30'],
  ['composition, after the change', 'GSTR-4', 'year', '2024-04', '29', '2025-06-30'],
  ['non-resident', 'GSTR-5', 'month', '2026-08', '29', '2026-09-13'],
  ['OIDAR', 'GSTR-5A', 'month', '2026-08', '29', '2026-09-20'],
  ['distributor', 'GSTR-6', 'month', '2026-08', '29', '2026-09-13'],
  ['deductor', 'GSTR-7', 'month', '2026-08', '29', '2026-09-10'],
  ['operator', 'GSTR-8', 'month', '2026-08', '29', '2026-09-10'],
  ['job work, first half', 'ITC-04', 'half-year', '2026-04', '29', '2026-10-25'],
  ['job work, second half', 'ITC-04', 'half-year', '2026-10', '29', '2027-04-25'],
  ['job work of a year', 'ITC-04', 'year', '2026-04', '29', '2027-04-25'],
  ['undertaking', 'RFD-11', 'year', '2026-04', '29', '2026-03-31'],
] as const)('%s: %s of the %s %s in State %s is due on %s', (_, form, every, month, state, day) => {
  expect(due(form, every, month, state).value).toBe(day);
});

test.each([
  ['GSTR-1', 'month', '2024-11', '2024-12-11'],
  ['GSTR-1', 'month', '2024-12', '2025-01-13'],
  ['GSTR-1', 'month', '2025-01', '2025-02-11'],
  ['GSTR-1', 'quarter', '2024-10', '2025-01-15'],
  ['GSTR-3B', 'month', '2024-12', '2025-01-22'],
  ['GSTR-3B', 'quarter', '2024-10', '2025-01-24'],
  ['GSTR-3B', 'month', '2025-09', '2025-10-25'],
  ['GSTR-3B', 'quarter', '2025-07', '2025-10-25'],
  ['GSTR-3B', 'month', '2025-10', '2025-11-20'],
  ['GSTR-3B', 'month', '2026-03', '2026-04-21'],
  ['GSTR-3B', 'quarter', '2026-01', '2026-04-22'],
  ['GSTR-5', 'month', '2024-12', '2025-01-15'],
  ['GSTR-7', 'month', '2024-12', '2025-01-12'],
  ['GSTR-9', 'year', '2020-04', '2022-02-28'],
  ['GSTR-9C', 'year', '2019-04', '2021-03-31'],
  ['GSTR-4', 'year', '2020-04', '2021-07-31'],
  ['PMT-06', 'month', '2022-04', '2022-05-27'],
  ['ITC-04', 'quarter', '2021-04', '2021-07-25'],
] as const)('an extension moves only its own period: %s of the %s %s, %s', (form, every, month, day) => {
  expect(due(form, every, month).value).toBe(day);
});

test('the day before an extension was notified, the date had not moved', () => {
  expect(due('GSTR-1', 'month', '2024-12', '29', isoDate('2025-01-09')).value).toBe('2025-01-11');
  expect(due('GSTR-1', 'month', '2024-12', '29', isoDate('2025-01-10')).value).toBe('2025-01-13');
});

test('W41: as known on 17 October 2025 September kept its days, of the month and of the quarter', () => {
  const knownOn = isoDate('2025-10-17');
  expect(due('GSTR-3B', 'month', '2025-09', '29', knownOn).value).toBe('2025-10-20');
  expect(due('GSTR-3B', 'quarter', '2025-07', '29', knownOn).value).toBe('2025-10-22');
});

test.each([
  ['27', '2024-11-21'],
  ['20', '2024-11-21'],
  ['14', '2024-11-30'],
  ['29', '2024-11-20'],
])('W47: an extension of some States moves only theirs: State %s, %s', (state, day) => {
  expect(due('GSTR-3B', 'month', '2024-10', state).value).toBe(day);
});

test('an extension entered later moves the date and keeps the notified day among the steps', () => {
  const extension: Rule<Extension> = ruleOf({
    id: 'entered',
    from: '2026-10-01',
    to: '2026-10-31',
    knownSince: '2026-11-18',
    basis: 'TAX_PERIOD',
    value: { of: 'GSTR-3B month', dueOn: isoDate('2026-11-27') },
    unit: 'day',
    statute: 'A notification',
  });
  const filing = { form: 'GSTR-3B', every: 'month', period: periodIn('month', '2026-10'), stateCode: '29' } as const;
  const { value, steps } = returnDueDate({ ...filing, extensions: [extension] });
  expect(value).toBe('2026-11-27');
  expect(steps.map(({ id, quantity }) => [id, quantity.value])).toContainEqual(['notified', '2026-11-20']);
  const before = { ...filing, extensions: [extension], knownOn: isoDate('2026-11-17') };
  expect(returnDueDate(before).value).toBe('2026-11-20');
});

test('a State in neither group is put in group Y and marked as unverified', () => {
  const { value, steps } = due('GSTR-3B', 'quarter', '2026-07', '97');
  expect(value).toBe('2026-10-24');
  expect(steps.find(({ id }) => id === 'group')?.rule?.status).toBe('unverified');
});

test('a period before the first rule is refused, and so is an unknown form', () => {
  expect(() => due('GSTR-3B', 'month', '2020-01')).toThrow(RangeError);
  expect(() => due('GSTR-99', 'month', '2026-08')).toThrow(RangeError);
});

const forms = (filer: GstFiler, turnoverOfYear = crore(1), day = '2026-08-15') =>
  returnsOfYear({ filer, stateCode: '29', turnoverOfYear }, isoDate(day));

test.each([
  ['regular-monthly', { 'GSTR-1': 12, 'GSTR-3B': 12, 'GSTR-9': 1, 'GSTR-9C': 1 }],
  ['regular-QRMP', { 'GSTR-1': 4, 'GSTR-3B': 4, IFF: 8, 'PMT-06': 8, 'GSTR-9': 1, 'GSTR-9C': 1 }],
  ['composition', { 'CMP-08': 4, 'GSTR-4': 1 }],
  ['non-resident', { 'GSTR-5': 12 }],
  ['OIDAR-supplier-abroad', { 'GSTR-5A': 12 }],
  ['input-service-distributor', { 'GSTR-6': 12 }],
  ['tax-deductor', { 'GSTR-7': 12 }],
  ['e-commerce-operator', { 'GSTR-8': 12 }],
] as const)('%s makes these returns in a year: %o', (filer, counts) => {
  const made = forms(filer).map(({ form }) => form);
  expect(Object.fromEntries([...new Set(made)].map((form) => [form, made.filter((f) => f === form).length]))).toEqual(
    counts,
  );
});

test('the returns of a year come in the order of their due dates', () => {
  const days = forms('regular-QRMP').map(({ dueOn }) => dueOn.value);
  expect(days).toEqual([...days].sort());
});

test.each([
  ['GSTR-9', crore(2), false],
  ['GSTR-9', crore(2) + 1, true],
  ['GSTR-9C', crore(5), false],
  ['GSTR-9C', crore(5) + 1, true],
])('%s at a turnover of %i paise: due is %s, and the limit is cited', (form, turnover, isDue) => {
  const annual = forms('regular-monthly', paise(turnover)).find((one) => one.form === form);
  expect(annual?.applies.value).toBe(isDue);
  expect(annual?.applies.steps.at(-1)?.rule?.id).toBe(form === 'GSTR-9' ? 'GST.9' : 'GST.9C');
});

test.each([
  ['2020-02', '29', 5, '2020-03-22'],
  ['2020-02', '07', 5, '2020-03-24'],
  ['2020-02', '29', 5.0000001, '2020-03-20'],
  ['2020-02', '29', undefined, '2020-03-20'],
  ['2020-12', '29', 4, '2021-01-22'],
  ['2020-12', '07', 4, '2021-01-24'],
  ['2021-01', '29', 4, '2021-02-20'],
] as const)(
  'the monthly GSTR-3B of %s in State %s, of who had %s crore the year before, is due on %s',
  (month, stateCode, crores, due) => {
    const turnoverBefore = crores === undefined ? {} : { turnoverBefore: rupees(Math.round(crores * 10_000_000)) };
    const filing = {
      form: 'GSTR-3B',
      every: 'month',
      period: periodIn('month', month),
      stateCode,
      ...turnoverBefore,
    } as const;
    expect(returnDueDate(filing).value).toBe(due);
  },
);
