import { expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { isoDate } from '../../shared/dates';
import { obligationsOf } from '../engine';
import { event, fact, KESTREL, rupees } from '../kestrel.fixture';
import { costOnDay } from '../ladder';
import type { Dossier } from '../model';
import { asks, CRORE, daysOf, legalForm, notDue, since, turnover } from './roc/company.fixture';

const contribution = (amount: number) => fact('contribution', { amount: rupees(amount) }, since());
const FORMS = ['LLP Form 8', 'LLP Form 11', 'AOC-4', 'MGT-7', 'board-meeting', 'agm'];
const of = (
  formed: string,
  facts = [legalForm('llp')],
  between: readonly [string, string] = ['2026-04-01', '2027-03-31'],
) => asks(formed, { facts }, between);

test.each([
  ['2020-06-01', { 'LLP Form 11 2025-26': '2026-05-30', 'LLP Form 8 2025-26': '2026-10-30' }],
  ['2025-09-30', { 'LLP Form 11 2025-26': '2026-05-30', 'LLP Form 8 2025-26': '2026-10-30' }],
  ['2026-03-31', { 'LLP Form 11 2025-26': '2026-05-30', 'LLP Form 8 2025-26': '2026-10-30' }],
  ['2026-04-01', {}],
])('an LLP formed on %s files its forms and none of a company', (formed, expected) => {
  expect(daysOf(of(formed), ...FORMS)).toEqual(expected);
});

test.each([
  ['2025-09-30', false],
  ['2025-10-01', true],
])('formed on %s it may close its first year later: %s', (formed, mayBeLater) => {
  const item = of(formed).obligations.find(({ form }) => form === 'LLP Form 11');
  expect(inEnglish(item?.description)?.includes('a year later')).toBe(mayBeLater);
});

test('it holds no general meeting; its audit is told by contribution and turnover', () => {
  expect(notDue(of('2020-06-01'))).toMatchObject({ agm: 'not-due', 'llp-audit 2025-26': 'not-known: contribution' });
  const facts = [legalForm('llp'), contribution(100_000), turnover('2025-26', CRORE)];
  expect(notDue(of('2020-06-01', facts))).toMatchObject({ 'llp-audit 2025-26': 'not-due' });
});

// The contribution is that of the last day of each year, the turnover that of the year: 25 and 40 lakh are not exceeded yet.
test.each<[string, string, number, number, string]>([
  ['2024-25', '2025-04-01', 2_500_000, 4_000_000, 'No audit is required'],
  ['2024-25', '2025-03-31', 2_500_001, 4_000_000, 'Form 8 states audited accounts; the audit has no form of its own'],
  ['2024-25', '2025-04-01', 2_500_001, 4_000_000, 'No audit is required'],
  ['2025-26', '2025-04-01', 2_500_001, 4_000_000, 'Form 8 states audited accounts; the audit has no form of its own'],
  ['2024-25', '2025-04-01', 2_500_000, 4_000_001, 'Form 8 states audited accounts; the audit has no form of its own'],
])('audit of %s: from %s on %i contributed, turnover %i', (year, day, raised, sold, label) => {
  const facts = [
    legalForm('llp'),
    contribution(500_000),
    fact('contribution', { amount: rupees(raised) }, { holdsFrom: day }),
    turnover('2024-25', sold),
    turnover('2025-26', 4_000_000),
  ];
  const audits = of('2020-06-01', facts, ['2025-04-01', '2027-03-31']).notDue.filter(
    ({ form }) => form === 'llp-audit',
  );
  const told = audits.find(({ period }) => period === year)?.because.steps.at(-1)?.label ?? '';
  expect(inEnglish(told)).toBe(label);
});

test('a change of partner calls for Form 4', () => {
  const events = [event('roc-event', '2026-10-31', { key: 'llpPartnerChange' })];
  const answer = asks('2020-06-01', { facts: [legalForm('llp')], events }, ['2026-04-01', '2027-03-31']);
  expect(daysOf(answer, 'LLP Form 4')).toEqual({ 'LLP Form 4 2026-10-31': '2026-11-30' });
});

const small = [legalForm('llp'), contribution(500_000), turnover('2025-26', 4_000_000)];
const other = [legalForm('llp'), contribution(500_000), turnover('2025-26', 4_000_001)];
test.each([
  ['small', '2026-05-30', 0, small],
  ['small', '2026-05-31', 100, small],
  ['small', '2026-09-07', 1_000, small],
  ['small', '2027-05-25', 1_500, small],
  ['small', '2027-05-26', 1_510, small],
  ['other', '2026-09-07', 2_000, other],
  ['other', '2027-05-26', 3_020, other],
])('W18: Form 11 of a %s LLP filed on %s costs %i more', (_size, day, cost, facts) => {
  const item = of('2020-06-01', facts).obligations.find(({ form }) => form === 'LLP Form 11');
  expect(costOnDay(item?.ladder ?? [], isoDate(day))).toBe(rupees(cost));
});

// Filed before the fees of April 2022 it paid by the day; filed since, by them, though it fell due before.
test.each([
  ['small', '2022-03-31', 30_500],
  ['small', '2022-04-01', 750],
  ['small', '2022-04-22', 750],
  ['small', '2022-05-25', 750],
  ['small', '2022-05-26', 760],
  ['other', '2022-04-22', 1_500],
])('W18: Form 11 of 2020-21 of a %s LLP filed on %s costs %i more', (size, day, cost) => {
  const facts = [legalForm('llp'), contribution(100_000), turnover('2021-22', size === 'small' ? 1 : CRORE)];
  const { obligations } = of('2019-06-01', facts, ['2021-04-01', '2022-03-31']);
  const item = obligations.find(({ form }) => form === 'LLP Form 11');
  expect(item?.dueOn.value).toBe('2021-05-30');
  expect([costOnDay(item?.ladder ?? [], isoDate(day)), item?.costOn?.(isoDate(day)).value]).toEqual([
    rupees(cost),
    rupees(cost),
  ]);
});

test('without a turnover its size cannot be told, and what delay costs is said to be unknown', () => {
  const facts = [legalForm('llp'), contribution(500_000)];
  const item = of('2020-06-01', facts).obligations.find(({ form }) => form === 'LLP Form 11');
  expect(item?.ladder).toEqual([]);
  expect(inEnglish(item)?.unknownCost).toBe('a fee by contribution and turnover, not stated');
});

/** Kestrel, which was one form from its beginning on and another from a day on. */
const converted = (first: 'private' | 'llp', then: 'private' | 'llp', day: string): Dossier => ({
  ...KESTREL,
  facts: [
    ...KESTREL.facts.filter(({ kind }) => kind !== 'legal-form'),
    fact('legal-form', { legalForm: first, isNeverSmall: false }),
    fact('legal-form', { legalForm: then, isNeverSmall: false }, { holdsFrom: day }),
    fact('contribution', { amount: rupees(1_000_000) }),
    fact('duty', { answer: true }, { subject: 'foreign-investment' }),
  ],
  events: [],
});
const yearsOf = (dossier: Dossier, ...forms: string[]) => {
  const { obligations } = obligationsOf(dossier, {
    today: isoDate('2026-11-20'),
    from: dossier.incorporatedOn,
    to: isoDate('2026-12-31'),
  });
  expect(new Set(obligations.map(({ key }) => key)).size).toBe(obligations.length);
  return Object.fromEntries(
    forms.map((form) => [form, obligations.filter((one) => one.form === form).map(({ period }) => period)]),
  );
};

// On the last day of a year the new form holds for it; a day later the old one did.
test.each([
  ['2025-03-31', ['2022-23', '2023-24'], ['2024-25', '2025-26']],
  ['2025-04-01', ['2022-23', '2023-24', '2024-25'], ['2025-26']],
])('a company that became an LLP on %s owes the forms of a company for its years before', (day, asCompany, asLlp) => {
  expect(yearsOf(converted('private', 'llp', day), 'AOC-4', 'agm', 'LLP Form 8', 'LLP Form 11', 'fla-return')).toEqual({
    'AOC-4': asCompany,
    agm: asCompany,
    'LLP Form 8': asLlp,
    'LLP Form 11': asLlp,
    'fla-return': ['2022-23', '2023-24', '2024-25', '2025-26'],
  });
});

test('an LLP that became a company owes the forms of an LLP for its years before, and no meeting of a Board it had not', () => {
  const found = yearsOf(
    converted('llp', 'private', '2025-04-01'),
    'AOC-4',
    'LLP Form 8',
    'fla-return',
    'board-meeting',
  );
  expect(found).toMatchObject({
    'AOC-4': ['2025-26'],
    'LLP Form 8': ['2022-23', '2023-24', '2024-25'],
    'fla-return': ['2022-23', '2023-24', '2024-25', '2025-26'],
  });
  expect(found['board-meeting']?.every((period) => period >= '2025')).toBe(true);
  expect(found['board-meeting']).not.toEqual([]);
});
