import { expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import { dematerialisedBy } from '../../../roc/due-dates';
import { isoDate } from '../../../shared/dates';
import { fact } from '../../kestrel.fixture';
import { costOnDay } from '../../ladder';
import { asks, CRORE, capital, daysOf, legalForm, notDue, turnover } from './company.fixture';

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

// Small from December 2025 on, when the limits rose; at the end of March 2023, 2024 and 2025 it was not.
test.each<[string, string | undefined]>([
  ['small at each end of a year', undefined],
  ['not small in March 2023', '30 Jun 2025'],
])('a private company %s: shares are in dematerialised form from %s', (_which, day) => {
  const sold = ['2021-22', '2022-23', '2023-24', '2024-25', '2025-26'].map((year) =>
    turnover(year, day ? 60 * CRORE : CRORE),
  );
  const facts = [legalForm('private'), capital(10_000_000), ...sold, says('shares-in-demat', false)];
  const { notDue: told } = asks('2015-06-14', { facts }, ['2026-10-01', '2027-03-31']);
  const why = inEnglish(told.find(({ form }) => form === 'PAS-6')?.because.steps.at(-1)?.formula);
  if (day) expect(why).toContain(`not small on 31 Mar 2023 it holds its shares in dematerialised form from ${day}`);
  else expect(why).toBe('due where the company says yes');
});

test('as known before the first day moved, shares were to be in dematerialised form from 30 Sep 2024', () => {
  const end = isoDate('2023-03-31');
  const dayKnownOn = (day: string) => dematerialisedBy(end, isoDate(day))?.day;
  expect(['2023-10-26', '2025-02-11', '2025-02-12'].map(dayKnownOn)).toEqual([undefined, '2024-09-30', '2025-06-30']);
  expect(dematerialisedBy(isoDate('2025-03-31'))?.day).toBe('2026-09-30');
});
