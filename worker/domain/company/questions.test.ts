import { expect, test } from 'vitest';
import { english, inEnglish } from '../../testing/in-english';
import type { NotDue } from '../calendar/model';
import { isoDate } from '../shared/dates';
import { paise } from '../shared/money';
import type { NewFact } from './known';
import { knownWith } from './known.fixture';
import { questionsOf } from './questions';

const holdsFrom = isoDate('2022-06-14');
const notKnown = (form: string, asks: NonNullable<NotDue['asks']>): NotDue => ({
  area: 'ROC',
  form,
  period: '2025-26',
  subject: '',
  verdict: 'not-known',
  because: { value: false, steps: [] },
  asks,
});

const all: NewFact[] = [
  { kind: 'legal-form', subject: '', value: { legalForm: 'private', isNeverSmall: false }, holdsFrom },
  { kind: 'capital', subject: '', value: { paidUp: paise(1), authorised: paise(1) }, holdsFrom },
  { kind: 'turnover', subject: '2025-26', value: { amount: paise(1) }, holdsFrom },
  { kind: 'director', subject: '00000001', value: { name: 'R', appointedOn: holdsFrom }, holdsFrom },
  { kind: 'auditor', subject: '', value: { name: 'A', appointedOn: holdsFrom, years: 5 }, holdsFrom },
];

test('a new company is asked the basics, and its legal form is suggested from its number', () => {
  const questions = questionsOf(knownWith([], [], { gstin: '29AAZCN9001Q1ZC', tan: 'BLRK01234E' }), []);
  expect(questions.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['legal-form', ''],
    ['capital', ''],
    ['turnover', '2025-26'],
    ['gst-registration', '29AAZCN9001Q1ZC'],
    ['tan', 'BLRK01234E'],
    ['director', ''],
    ['auditor', ''],
  ]);
  expect(questions[0]?.suggested).toEqual({ legalForm: 'private', isNeverSmall: false });
  for (const { why } of questions) expect(english(why)).toMatch(/^[A-Z].+\.$/);
});

test.each([
  ['U62099KA2022OPC165432', { legalForm: 'opc', isNeverSmall: false }],
  ['U62099KA2022PLC165432', { legalForm: 'public', isNeverSmall: false }],
  ['U62099KA2022FTC165432', { legalForm: 'private', isNeverSmall: true }],
  ['U62099KA2022NPL165432', undefined],
  ['AAB-1234', { legalForm: 'llp', isNeverSmall: false }],
])('%s suggests %o', (cin, suggested) => {
  expect(questionsOf(knownWith([], [], { cin }), [])[0]?.suggested).toEqual(suggested);
});

test('an LLP is asked for its contribution and for no auditor', () => {
  const kinds = questionsOf(knownWith([], [], { cin: 'AAB-1234' }), []).map(({ kind }) => kind);
  expect(kinds).toContain('contribution');
  expect(kinds).not.toContain('capital');
  expect(kinds).not.toContain('auditor');
});

test('what is stated is not asked again, and a year before the company is not asked about', () => {
  expect(questionsOf(knownWith(all), [])).toEqual([]);
  const young = knownWith([], [], { incorporatedOn: isoDate('2026-06-14') });
  expect(questionsOf(young, []).map(({ kind }) => kind)).not.toContain('turnover');
});

test('what would decide a form is asked once, with the forms it decides', () => {
  const open = [
    notKnown('DPT-3', 'deposits-or-loans'),
    notKnown('MSME-1', 'dues-to-small-suppliers'),
    notKnown('MSME-1', 'dues-to-small-suppliers'),
    notKnown('MGT-7', 'capital'),
    { ...notKnown('PAS-6', 'shares-in-demat'), verdict: 'not-due' as const },
  ];
  expect(inEnglish(questionsOf(knownWith(all), open))).toEqual([
    { kind: 'duty', subject: 'deposits-or-loans', why: 'It decides whether DPT-3 is due.' },
    { kind: 'duty', subject: 'dues-to-small-suppliers', why: 'It decides whether MSME-1 is due.' },
    { kind: 'capital', subject: '', why: 'It decides whether MGT-7 is due.' },
  ]);
  const asked = questionsOf(knownWith(all.slice(2)), open).filter(({ kind }) => kind === 'capital');
  expect(asked).toHaveLength(1);
});

test('the turnover that would decide a form is asked of its year, once that is over and unless it is asked already', () => {
  const annual = (period: string): NotDue => ({ ...notKnown('GSTR-9', 'turnover'), period });
  const open = ['2023-24', '2024-25', '2025-26', '2026-27', '2027-28'].map(annual);
  const years = (facts: readonly NewFact[]) =>
    questionsOf(knownWith(facts), open).flatMap(({ kind, subject }) => (kind === 'turnover' ? [subject] : []));
  expect(years([])).toEqual(['2025-26', '2023-24', '2024-25']);
});
