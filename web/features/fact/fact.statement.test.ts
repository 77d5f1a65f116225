import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FACT_KINDS } from '#domain/company/facts';
import type { About } from './fact.parts';
import { asksHoldsFrom, beginnings, type FormKind, statementForm } from './fact.statement';

const FORMED = '2022-06-14';
const read = (kind: FormKind, typed: Record<string, string>, isChange = false) =>
  v.safeParse(statementForm(kind, isChange, FORMED), typed);

const about: About = {
  today: '2026-11-20',
  cin: 'U62099KA2022PTC165432',
  pan: 'AAZCN9001Q',
  gstin: '29AAZCN9001Q1ZC',
  tan: 'BLRK01234E',
  incorporationDate: FORMED,
};

test('amounts are sent without commas, and what was not ticked is sent as no', () => {
  const capital = { paidUp: '25,00,000', authorised: '₹50,00,000.50', holdsFrom: FORMED };
  expect(read('capital', capital).output).toEqual({
    kind: 'capital',
    subject: '',
    holdsFrom: FORMED,
    value: { paidUp: '2500000', authorised: '5000000.50' },
  });
  const tan = read('tan', { subject: 'blrk01234e', paysSalary: 'on', holdsFrom: FORMED }).output;
  expect(tan).toMatchObject({
    subject: 'BLRK01234E',
    value: { paysSalary: true, paysResidents: false, paysNonResidents: false, collects: false },
  });
});

test('a GSTIN with a wrong last character is refused in words that name the one expected', () => {
  const days = { registeredOn: '2022-07-01', cancelledOn: '', cancellationOrderOn: '', district: '' };
  const typed = { subject: '29AAZCN9001Q1ZD', filer: 'regular-monthly', ...days };
  const { issues } = read('gst-registration', typed);
  expect(issues?.map(({ message }) => message)).toEqual([
    'The check digit does not agree: after 29AAZCN9001Q1Z comes C, not D',
  ]);
  const right = read('gst-registration', { ...typed, subject: '29aazcn9001q1zc' }).output;
  expect(right).toMatchObject({ subject: '29AAZCN9001Q1ZC', holdsFrom: '2022-07-01' });
  expect(right).not.toHaveProperty('value.cancelledOn');
});

test.each([
  ['2025-26', '2025-04-01'],
  ['2022-23', FORMED],
])('the turnover of %s holds from %s: its first day, never before the company was formed', (subject, holdsFrom) => {
  expect(read('turnover', { subject, amount: '100' }).output).toMatchObject({ holdsFrom });
});

test.each([
  ['2025-26', '2025-04-01'],
  ['2022-23', FORMED],
])('the first claim of the start-up deduction, of %s, holds from %s', (firstYear, holdsFrom) => {
  expect(read('holiday-claim', { firstYear }).output).toMatchObject({ subject: '', holdsFrom, value: { firstYear } });
});

test.each(['31-02-2026', '2026-02-30', ''])('%s is no day', (holdsFrom) => {
  expect(read('employees', { count: '12', holdsFrom }).success).toBe(false);
});

test.each(['0', '46', '9, x'])('%s are no classes of a trade mark', (classes) => {
  const asset = { subject: '5123456', kind: 'trademark', name: 'KESTREL', appliedOn: '2023-01-02', registeredOn: '' };
  expect(read('ip-asset', { ...asset, classes }).success).toBe(false);
  expect(read('ip-asset', { ...asset, classes: '9, 42' }).output).toMatchObject({ value: { classes: [9, 42] } });
});

test('every kind but the yearly ones asks since when a change holds', () => {
  const kinds = FACT_KINDS.filter((kind): kind is FormKind => kind !== 'form-amount');
  expect(kinds.filter((kind) => !asksHoldsFrom(kind, true))).toEqual([
    ...['holiday-claim', 'turnover', 'tax-regime', 'tax-carried'],
  ]);
});

test("a form begins with what the company's numbers tell, and a change with what stands", () => {
  expect(beginnings('legal-form', about)).toMatchObject({ legalForm: 'private', holdsFrom: FORMED });
  expect(beginnings('gst-registration', about)).toMatchObject({ subject: '29AAZCN9001Q1ZC' });
  expect(beginnings('turnover', about)).toMatchObject({ subject: '2025-26' });
  const known = {
    ...{ id: '1', kind: 'employees' as const, subject: '', value: { count: 12 }, holdsFrom: FORMED },
    ...{ recordedAt: '', recordedByName: '', isCurrent: true },
  };
  expect(beginnings('employees', about, known)).toEqual({ count: '12', holdsFrom: '2026-11-20' });
});
