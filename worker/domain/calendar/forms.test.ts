import { expect, test } from 'vitest';
import { english } from '../../testing/in-english';
import { GST_RETURN_DUTIES } from '../gst/law/returns';
import { INCOME_TAX_DUE } from '../income-tax/due-dates';
import { ROC_RELIEFS } from '../law/relief-rows';
import { isoDate } from '../shared/dates';
import { obligationsOf } from './engine';
import { FORM_NAMES } from './forms';
import { FULL } from './full-company.fixture';
import { isPeriodText } from './periods';
import { AREAS, areaName, formName } from './values';

test('every form of the rule tables and of the known reliefs can be named, once', () => {
  const expected = ['GSTR-3B', 'MGT-7', 'MGT-7A', 'AOC-4', '24Q', '138', 'LLP Form 8', 'DPT-3', 'INC-20A', 'ITR-6'];
  expect(FORM_NAMES).toEqual(expect.arrayContaining([...expected, ...ROC_RELIEFS.flatMap(({ forms }) => forms)]));
  expect(new Set(FORM_NAMES).size).toBe(FORM_NAMES.length);
});

test('every form and area has words: an act those of the catalogue, a code itself', () => {
  const named = [...FORM_NAMES, ...Object.keys(INCOME_TAX_DUE).filter((row) => !/(TP|audit)$/.test(row))].map(
    (form) => [form, english(formName(form))],
  );
  expect(named.filter(([, words]) => !/^[A-Z\d]/.test(words ?? ''))).toEqual([]);
  expect(Object.fromEntries(named)).toMatchObject({ 'board-meeting': 'Board meeting', 'GSTR-3B': 'GSTR-3B' });
  expect(named).toContainEqual(['LLP Form 8', 'LLP Form 8']);
  expect(AREAS.map((area) => english(areaName(area)))).toContain('Income tax');
});

test('every return of GST that falls due on a day can be named', () => {
  // GSTR-1A may be filed until the GSTR-3B of its period is.
  const forms = GST_RETURN_DUTIES.map(({ form }) => form).filter((form) => form !== 'GSTR-1A');
  expect(forms.filter((form) => !FORM_NAMES.includes(form))).toEqual([]);
});

test.each(['2026-10', '2026-27 Q2', '2026-27 H1', '2025-26', '2026 H2', '2026 Q4', '2026', '2026-09-30'])(
  '%s names a period',
  (text) => expect(isPeriodText(text)).toBe(true),
);

test.each(['', '2026-13', '2026-27 Q5', '2026-28 Q1', '2025-27', '2026-02-30', 'FY 2025-26', '2025-26 ', '26'])(
  "'%s' names none",
  (text) => expect(isPeriodText(text)).toBe(false),
);

test('every obligation of a company that does everything has a form and a period that a relief can name', () => {
  const asked = { today: isoDate('2026-11-20'), from: isoDate('2024-04-01'), to: isoDate('2028-03-31') };
  const { obligations } = obligationsOf(FULL, asked);
  expect(obligations.length).toBeGreaterThan(100);
  expect([...new Set(obligations.map(({ form }) => form))].filter((form) => !FORM_NAMES.includes(form))).toEqual([]);
  expect([...new Set(obligations.map(({ period }) => period))].filter((period) => !isPeriodText(period))).toEqual([]);
});
