import { expect, test } from 'vitest';
import { isoDate } from '../../../shared/dates';
import { event, fact, rupees } from '../../kestrel.fixture';
import { costOnDay } from '../../ladder';
import { asks, legalForm, notDue, since } from './company.fixture';

const DIN = '09123456';
type Days = { appointedOn?: string; ceasedOn?: string; lastKycOn?: string };
const director = ({ appointedOn = '2020-01-01', ceasedOn, lastKycOn }: Days) =>
  fact(
    'director',
    {
      name: 'R. Iyer',
      appointedOn: isoDate(appointedOn),
      ...(ceasedOn && { ceasedOn: isoDate(ceasedOn) }),
      ...(lastKycOn && { lastKycOn: isoDate(lastKycOn) }),
    },
    since(DIN),
  );
const kyc = (
  days: Days,
  events: ReturnType<typeof event>[] = [],
  today = '2026-11-20',
  form: 'public' | 'llp' = 'public',
) =>
  asks('2015-06-14', { facts: [legalForm(form), director(days)], events }, ['2020-01-01', '2031-12-31'], {
    today: isoDate(today),
  });
const items = (answer: ReturnType<typeof kyc>) =>
  answer.obligations
    .filter(({ form }) => form === 'DIR-3 KYC')
    .map(({ key, dueOn, status, doneOn }) => [key, dueOn.value, doneOn ?? status]);

test.each([
  ['2025-09-20', '2026-11-20', '2028-06-30'],
  ['2026-03-31', '2026-11-20', '2028-06-30'],
  ['2026-04-01', '2026-11-20', '2029-06-30'],
  ['2025-09-20', '2026-03-30', '2028-06-30'],
  ['2025-09-20', '2026-03-31', '2028-06-30'],
])('KYC done on %s, asked on %s: the next is due on %s', (lastKycOn, today, dueOn) => {
  expect(items(kyc({ lastKycOn }, [], today)).at(-1)?.[1]).toBe(dueOn);
});

test.each([
  ['the yearly rule missed before that of three years', '2024-09-12', '2025-26', '2025-09-30'],
  ['missed for years, one default only', '2022-09-05', '2023-24', '2023-09-30'],
])('W26: %s: overdue since, whenever it is asked, at one fee', (_what, lastKycOn, year, dueOn) => {
  for (const today of ['2026-01-15', '2026-03-31', '2026-11-22']) {
    const answer = kyc({ lastKycOn }, [], today);
    expect(items(answer)).toEqual([[`DIR-3 KYC|${year}|${DIN}`, dueOn, 'pending']]);
    const item = answer.obligations.find(({ form }) => form === 'DIR-3 KYC');
    expect(costOnDay(item?.ladder ?? [], isoDate(today))).toBe(rupees(5_000));
  }
});

test('W26: a default is overdue too where the books are kept here only since, for the last KYC is stated', () => {
  const facts = [legalForm('public'), director({ lastKycOn: '2024-09-12' })];
  const answer = asks('2015-06-14', { facts, trackedSince: isoDate('2026-11-20') }, ['2020-01-01', '2031-12-31']);
  expect(items(answer)).toEqual([[`DIR-3 KYC|2025-26|${DIN}`, '2025-09-30', 'pending']]);
});

test('W26: a default is found where old defaults are asked for, however old it is', () => {
  const facts = [legalForm('public'), director({ lastKycOn: '2022-09-05' })];
  const answer = asks('2015-06-14', { facts }, ['2025-11-20', '2031-12-31'], { withOldDefaults: true });
  expect(items(answer)).toEqual([[`DIR-3 KYC|2023-24|${DIN}`, '2023-09-30', 'pending']]);
});

test('KYCs of the years before the rule lead to its first round, once', () => {
  const done = ['2016-05-02', '2017-05-02'].map((on) => event('director-kyc', on, {}, { subject: DIN }));
  const facts = [legalForm('public'), director({ lastKycOn: '2015-05-02' })];
  const answer = asks('2012-06-14', { facts, events: done }, ['2014-01-01', '2031-12-31']);
  expect(items(answer)).toEqual([[`DIR-3 KYC|2018-19|${DIN}`, '2018-10-05', 'pending']]);
});

test('W26: reactivated on 2 Dec 2026, the default is done and the next is due in 2029', () => {
  const done = event('director-kyc', '2026-12-02', {}, { subject: DIN });
  expect(items(kyc({ lastKycOn: '2024-09-12' }, [done], '2026-12-03'))).toEqual([
    [`DIR-3 KYC|2025-26|${DIN}`, '2025-09-30', '2026-12-02'],
    [`DIR-3 KYC|2029-30|${DIN}`, '2029-06-30', 'pending'],
  ]);
});

test('a partner of an LLP has one too', () => {
  expect(items(kyc({ lastKycOn: '2025-09-20' }, [], '2026-11-20', 'llp'))).toEqual([
    [`DIR-3 KYC|2028-29|${DIN}`, '2028-06-30', 'pending'],
  ]);
});

test.each([
  ['an event', event('director-kyc', '2026-05-02', {}, { subject: DIN })],
  ['a filing', event('filing', '2026-05-02', {}, { subject: `DIR-3 KYC|2028-29|${DIN}` })],
])('%s does the KYC, and the next is counted from it', (_what, done) => {
  expect(items(kyc({ lastKycOn: '2025-09-20' }, [done]))).toEqual([
    [`DIR-3 KYC|2028-29|${DIN}`, '2028-06-30', '2026-05-02'],
    [`DIR-3 KYC|2029-30|${DIN}`, '2029-06-30', 'pending'],
  ]);
});

test.each([
  ['2024-04-02', [['2025-26', '2025-09-30', 'pending']]],
  ['2025-03-31', [['2025-26', '2025-09-30', 'pending']]],
  [
    '2025-04-01',
    [
      ['2025-26', '2025-09-30', '2025-04-01'],
      ['2028-29', '2028-06-30', 'pending'],
    ],
  ],
])('a KYC of 1 April 2024 and another of %s: within one financial year they lead to one next KYC', (again, next) => {
  const done = event('director-kyc', again, {}, { subject: DIN });
  const found = items(kyc({ lastKycOn: '2024-04-01' }, [done], '2026-01-15'));
  expect(found).toEqual(next.map(([year, ...rest]) => [`DIR-3 KYC|${year}|${DIN}`, ...rest]));
});

test.each([
  ['2026-11-20', 0],
  ['2028-06-30', 0],
  ['2028-07-01', 1],
])('a director who ceased on %s', (ceasedOn, count) => {
  expect(items(kyc({ lastKycOn: '2025-09-20', ceasedOn }))).toHaveLength(count);
});

test('a new director counts from the appointment; of one of long ago the last KYC is asked', () => {
  expect(items(kyc({ appointedOn: '2026-05-01' }))).toEqual([[`DIR-3 KYC|2030-31|${DIN}`, '2030-06-30', 'pending']]);
  const facts = [legalForm('public'), director({ appointedOn: '2020-01-01' })];
  const answer = asks('2015-06-14', { facts, trackedSince: isoDate('2026-11-20') }, ['2020-01-01', '2031-12-31']);
  expect(items(answer)).toEqual([]);
  expect(notDue(answer)['DIR-3 KYC']).toBe('not-known: director');
});

test('without a director stated, directors are asked for', () => {
  const answer = asks('2015-06-14', { facts: [legalForm('public')] }, ['2026-01-01', '2031-12-31']);
  expect(notDue(answer)['DIR-3 KYC']).toBe('not-known: director');
});

test.each([
  ['2028-06-30', 0],
  ['2028-07-01', 5_000],
  ['2031-07-01', 5_000],
])('done on %s it costs %i', (day, cost) => {
  const item = kyc({ lastKycOn: '2025-09-20' }).obligations.find(({ form }) => form === 'DIR-3 KYC');
  expect(costOnDay(item?.ladder ?? [], isoDate(day))).toBe(rupees(cost));
});
