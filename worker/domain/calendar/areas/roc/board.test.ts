import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import { regularBoardFindings } from '../../../roc/board-meetings';
import { daysBetween, type IsoDate, isoDate } from '../../../shared/dates';
import { event, fact, rupees } from '../../kestrel.fixture';
import { asks, CRORE, capital, daysOf, legalForm, notDue, since, turnover } from './company.fixture';

const small = [legalForm('private'), capital(2_500_000), turnover('2025-26', CRORE)];
const regular = [legalForm('public')];
const meeting = (on: string) => event('board-meeting', on, {});
const director = (din: string) => fact('director', { name: 'A. Rao', appointedOn: isoDate('2020-01-01') }, since(din));
const boardOf = (
  facts: typeof small,
  events: ReturnType<typeof meeting>[],
  between: readonly [string, string],
  formed = '2019-06-14',
) => asks(formed, { facts, events }, between);

test('a small company meets once in each half of a calendar year', () => {
  const answer = boardOf(small, [meeting('2026-06-30'), meeting('2026-10-01')], ['2026-01-01', '2026-12-31']);
  expect(daysOf(answer, 'board-meeting')).toEqual({
    'board-meeting 2026 H1': '2026-06-30',
    'board-meeting 2026 H2': '2026-12-31',
  });
  const meetings = answer.obligations.filter(({ form }) => form === 'board-meeting');
  expect(meetings.map(({ doneOn }) => doneOn)).toEqual(['2026-06-30', '2026-10-01']);
});

test.each([
  ['2026-06-30', [true, false]],
  ['2026-07-01', [false, true]],
])('a meeting on %s is that of its own half', (on, done) => {
  const meetings = boardOf(small, [meeting(on)], ['2026-01-01', '2026-12-31']).obligations;
  expect(meetings.filter(({ form }) => form === 'board-meeting').map(({ status }) => status === 'completed')).toEqual(
    done,
  );
});

test('the first meeting is due thirty days after incorporation, and stands for that half', () => {
  const answer = boardOf(small, [meeting('2026-07-10')], ['2026-06-01', '2026-12-31'], '2026-06-14');
  expect(daysOf(answer, 'board-meeting')).toEqual({
    'board-meeting 2026-06-14': '2026-07-14',
    'board-meeting 2026 H2': '2026-12-31',
  });
});

test('without a meeting on record the four are due at the ends of the quarters', () => {
  expect(daysOf(boardOf(regular, [], ['2026-01-01', '2026-12-31']), 'board-meeting')).toEqual({
    'board-meeting 2026 Q1': '2026-03-31',
    'board-meeting 2026 Q2': '2026-06-30',
    'board-meeting 2026 Q3': '2026-09-30',
    'board-meeting 2026 Q4': '2026-12-31',
  });
});

test('each is due 120 days after the one before', () => {
  const held = [meeting('2026-01-10'), meeting('2026-04-15'), meeting('2026-08-01')];
  const answer = boardOf(regular, held, ['2026-04-01', '2027-06-30']);
  expect(daysOf(answer, 'board-meeting')).toEqual({
    'board-meeting 2026 Q2': '2026-05-10',
    'board-meeting 2026 Q3': '2026-08-13',
    'board-meeting 2026 Q4': '2026-11-29',
    'board-meeting 2027 Q1': '2027-03-29',
    'board-meeting 2027 Q2': '2027-06-30',
  });
  expect(answer.obligations.filter(({ status }) => status === 'completed')).toHaveLength(2);
});

test('the days do not hang on the window that is asked', () => {
  const held = [meeting('2025-02-10'), meeting('2026-10-10')];
  const whole = daysOf(boardOf(regular, held, ['2025-01-01', '2028-12-31']), 'board-meeting');
  for (const from of ['2026-01-01', '2027-01-01', '2028-01-01', '2028-05-05'])
    expect(whole).toMatchObject(daysOf(boardOf(regular, held, [from, '2028-12-31']), 'board-meeting'));
});

test('who meets on every day that is named keeps the law: four a year, 120 days apart at most', () => {
  const held: ReturnType<typeof meeting>[] = [meeting('2024-12-20')];
  const days: IsoDate[] = [];
  for (let count = 0; count < 8; count++) {
    const next = Object.values(daysOf(boardOf(regular, held, ['2025-01-01', '2026-12-31']), 'board-meeting'))[count];
    days.push(isoDate(next ?? ''));
    held.push(meeting(next ?? ''));
  }
  const all = [isoDate('2024-12-20'), ...days];
  expect(['2025', '2026'].flatMap((year) => regularBoardFindings(all, year))).toEqual([]);
  expect(Math.max(...days.map((day, index) => daysBetween(all[index] ?? day, day)))).toBeLessThanOrEqual(120);
});

test.each([
  ['a one-person company with one director', [legalForm('opc'), director('1')], 'not-due'],
  ['a private company without figures', [legalForm('private')], 'not-known: capital'],
])('%s: %s', (_who, facts, verdict) => {
  const answer = boardOf(facts, [], ['2026-01-01', '2026-12-31']);
  expect(daysOf(answer, 'board-meeting')).toEqual({});
  expect(notDue(answer)['board-meeting']).toBe(verdict);
});

const recognised = fact('startup-recognition', { certificate: 'DIPP1', recognisedOn: isoDate('2021-01-01') }, since());
const dormant = fact('duty', { answer: true }, since('dormant'));
test.each([
  ['a one-person company with two directors', [legalForm('opc'), director('1'), director('2')]],
  ['a recognised start-up without figures', [legalForm('private'), recognised]],
  ['a dormant company', [legalForm('private'), dormant]],
])('%s meets twice a year', (_who, facts) => {
  const answer = boardOf(facts, [], ['2026-01-01', '2026-12-31']);
  expect(Object.keys(daysOf(answer, 'board-meeting'))).toEqual(['board-meeting 2026 H1', 'board-meeting 2026 H2']);
});

describe('a class is judged at its time: small since the limits of 1 December 2025', () => {
  const grown = [
    legalForm('private'),
    capital(6 * CRORE),
    turnover('2023-24', 80 * CRORE),
    turnover('2024-25', 80 * CRORE),
  ];
  const about2025 = (...days: string[]) =>
    boardOf(grown, days.map(meeting), ['2025-01-01', '2025-12-31']).obligations.filter(
      ({ form }) => form === 'board-meeting',
    );
  const stateOf = (...days: string[]) =>
    about2025(...days).map(({ period, dueOn, doneOn }) => [period, dueOn.value, doneOn]);

  test('W31: quarters to September are regular, July to December is a half, and a gap that ends small is none', () => {
    expect(stateOf('2025-01-15', '2025-05-10', '2025-09-05')).toEqual([
      ['2025 Q1', '2025-03-31', '2025-01-15'],
      ['2025 Q2', '2025-05-15', '2025-05-10'],
      ['2025 Q3', '2025-09-07', '2025-09-05'],
      ['2025 H2', '2025-12-31', '2025-09-05'],
    ]);
  });

  test('W31: a gap whose 121st day was still regular stays a breach', () => {
    expect(stateOf('2025-01-15', '2025-05-10', '2025-07-20')).toEqual([
      ['2025 Q1', '2025-03-31', '2025-01-15'],
      ['2025 Q2', '2025-05-15', '2025-05-10'],
      ['2025 Q3', '2025-09-07', '2025-07-20'],
      ['2025 Q4', '2025-11-17', undefined],
      ['2025 H2', '2025-12-31', '2025-07-20'],
    ]);
  });

  test('who held none owes the three quarters and the half, not two halves', () => {
    expect(stateOf().map(([period]) => period)).toEqual(['2025 Q1', '2025 Q2', '2025 Q3', '2025 H2']);
  });
});

test('a company that grows out of the class owes the pace only for quarters that end after the change', () => {
  const outgrown = [
    legalForm('private'),
    fact('capital', { paidUp: rupees(2_500_000), authorised: rupees(2_500_000) }, since()),
    fact(
      'capital',
      { paidUp: rupees(20 * CRORE), authorised: rupees(20 * CRORE) },
      { subject: '', holdsFrom: '2026-08-15' },
    ),
    turnover('2024-25', CRORE),
    turnover('2025-26', CRORE),
  ];
  const answer = boardOf(outgrown, [meeting('2026-02-10')], ['2026-01-01', '2026-12-31']);
  expect(daysOf(answer, 'board-meeting')).toEqual({
    'board-meeting 2026 H1': '2026-06-30',
    'board-meeting 2026 Q3': '2026-09-30',
    'board-meeting 2026 Q4': '2026-12-31',
  });
});

test('a recognition as a start-up eases no quarter before it was given', () => {
  const later = fact('startup-recognition', { certificate: 'DIPP1', recognisedOn: isoDate('2026-07-10') }, since());
  const big = [legalForm('private'), capital(20 * CRORE), turnover('2025-26', CRORE), later];
  const answer = boardOf(big, [], ['2026-01-01', '2026-12-31']);
  expect(Object.keys(daysOf(answer, 'board-meeting'))).toEqual([
    'board-meeting 2026 Q1',
    'board-meeting 2026 Q2',
    'board-meeting 2026 H2',
  ]);
});

test('W32: a new company without a turnover is small from its first day', () => {
  const facts = [legalForm('private'), capital(1_000_000)];
  const answer = boardOf(facts, [], ['2026-01-01', '2028-03-31'], '2026-01-10');
  expect(daysOf(answer, 'board-meeting', 'MGT-7', 'MGT-7A')).toMatchObject({
    'board-meeting 2026-01-10': '2026-02-09',
    'board-meeting 2026 H2': '2026-12-31',
    'MGT-7A 2026-27': '2028-02-29',
  });
  const applies = answer.obligations.find(({ form }) => form === 'MGT-7A')?.applies;
  const nil = inEnglish(applies)?.steps.find(({ label }) => label.startsWith('Turnover of the year before, nil by'));
  expect(nil?.isAssumed).toBe(true);
});
