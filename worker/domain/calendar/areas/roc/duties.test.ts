import { expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import { isoDate } from '../../../shared/dates';
import { fact } from '../../kestrel.fixture';
import { costOnDay } from '../../ladder';
import { asks, daysOf, legalForm, notDue } from './company.fixture';

const says = (question: string, answer: boolean, holdsFrom = '2014-04-01') =>
  fact('duty', { answer }, { subject: question, holdsFrom });
const during = (facts: ReturnType<typeof says>[], between: readonly [string, string] = ['2026-04-01', '2027-03-31']) =>
  asks('2015-06-14', { facts: [legalForm('public'), ...facts] }, between);

test.each([
  ['deposits-or-loans', { 'DPT-3 2025-26': '2026-06-30' }],
  ['dues-to-small-suppliers', { 'MSME-1 2025-26 H2': '2026-04-30', 'MSME-1 2026-27 H1': '2026-10-31' }],
  ['shares-in-demat', { 'PAS-6 2025-26 H2': '2026-05-30', 'PAS-6 2026-27 H1': '2026-11-29' }],
  ['dormant', { 'MSC-3 2025-26': '2026-04-30' }],
  ['foreign-investment', { 'fla-return 2025-26': '2026-07-15' }],
  ['overseas-investment', { 'APR 2025-26': '2026-12-31' }],
])('%s: due where the answer is yes', (question, expected) => {
  const forms = Object.keys(expected).map((key) => key.split(' 20')[0] ?? '');
  const form = forms[0] ?? '';
  expect(daysOf(during([says(question, true)]), form)).toEqual(expected);
  expect(daysOf(during([says(question, false)]), form)).toEqual({});
  expect(notDue(during([says(question, false)]))[form]).toBe('not-due');
  expect(notDue(during([]))[form]).toBe(`not-known: ${question}`);
});

test('an answer counts from its day on, and each half-year is then told by itself', () => {
  const answer = during([says('dues-to-small-suppliers', false), says('dues-to-small-suppliers', true, '2026-06-01')]);
  expect(daysOf(answer, 'MSME-1')).toEqual({ 'MSME-1 2026-27 H1': '2026-10-31' });
  expect(notDue(answer)['MSME-1 2025-26 H2']).toBe('not-due');
});

test('the return to the Reserve Bank is none of the Registrar’s', () => {
  const item = during([says('foreign-investment', true)]).obligations.find(({ form }) => form === 'fla-return');
  expect(inEnglish(item)).toMatchObject({
    area: 'other',
    title: 'FLA return to the Reserve Bank for 2025-26',
  });
  // B15: the fee is flat, however late.
  expect(['2026-07-15', '2026-07-16', '2026-08-05'].map((day) => costOnDay(item?.ladder ?? [], isoDate(day)))).toEqual([
    0, 750_000, 750_000,
  ]);
});

test('what was not yet law is not asked of an earlier half-year', () => {
  const known = (knownOn: string) => {
    const facts = [legalForm('public'), says('dues-to-small-suppliers', true)];
    const given = { facts, trackedSince: isoDate('2026-11-20') };
    return daysOf(asks('2015-06-14', given, ['2024-04-01', '2024-10-31'], { knownOn: isoDate(knownOn) }), 'MSME-1');
  };
  expect(known('2024-07-14')).toEqual({});
  expect(known('2024-07-15')).toEqual({ 'MSME-1 2024-25 H1': '2024-10-31' });
});
