import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { event, FACTS, KESTREL } from './kestrel.fixture';
import { pastOf } from './past';
import { yearOfPeriod } from './periods';

test.each([
  // A year, a part of one, a month on both sides of March, the day of an event on both sides.
  ['2022-23', '2023-10-30', '2022-23'],
  ['2026-27 Q2', '2026-10-31', '2026-27'],
  ['2025-26 H2', '2026-05-30', '2025-26'],
  ['2023-03', '2023-04-20', '2022-23'],
  ['2023-04', '2023-05-20', '2023-24'],
  ['2011-12', '2012-09-30', '2011-12'],
  ['2023-03-31', '2023-04-30', '2022-23'],
  ['2023-04-01', '2023-05-01', '2023-24'],
  // Of a calendar year its half or quarter by its first day, the whole by the day on which it is due.
  ['2022 H1', '2022-06-30', '2021-22'],
  ['2022 Q2', '2022-06-30', '2022-23'],
  ['2022 H2', '2022-12-31', '2022-23'],
  ['2023', '2023-03-02', '2022-23'],
  ['', '2023-04-01', '2023-24'],
])('%j, due on %s, stands under %s', (period, dueOn, year) => {
  expect(yearOfPeriod(period, isoDate(dueOn))).toBe(year);
});

const TODAY = isoDate('2026-11-20');
const saidOf = (key: string, ...events: ReturnType<typeof event>[]) =>
  pastOf({ ...KESTREL, facts: FACTS, events }, TODAY).periods.find(({ obligation }) => obligation.key === key);

const AOC = 'AOC-4|2022-23|';
const word = (kind: 'filing' | 'not-filed' | 'settled', subject = AOC) =>
  event(kind, kind === 'filing' ? '2023-10-20' : '2026-11-20', {}, { subject });

test('what was said of one obligation is told from what was said of its area, and from nothing', () => {
  expect(saidOf(AOC)).toMatchObject({ said: 'unsaid', words: [], followsFromAct: false });
  expect(saidOf(AOC, word('filing'))).toMatchObject({ said: 'filed', words: [{ kind: 'filing' }] });
  expect(saidOf(AOC, word('not-filed'))).toMatchObject({ said: 'not-filed' });
  expect(saidOf(AOC, word('settled'))).toMatchObject({ said: 'settled', words: [{ kind: 'settled' }] });
  expect(saidOf(AOC, event('settled', '2026-11-19', { area: 'ROC' }))).toMatchObject({ said: 'settled', words: [] });
  expect(saidOf('AOC-4|2023-24|', word('settled'))).toMatchObject({ said: 'unsaid' });
  expect(saidOf('agm|2022-23|', event('agm', '2023-09-30', {}, { subject: '2022-23' }))).toMatchObject({
    said: 'filed',
    words: [{ kind: 'agm' }],
    followsFromAct: false,
  });
});

test('what follows from an act of its own is changed where that act is recorded', () => {
  const first = saidOf('board-meeting|2022-06-14|', event('board-meeting', '2022-07-01', {}));
  expect(first).toMatchObject({ said: 'filed', followsFromAct: true });
});

test('the days before today are listed, today and what nobody need do are not', () => {
  const { periods } = pastOf(KESTREL, TODAY);
  expect(periods.every(({ obligation }) => obligation.dueOn.value < TODAY && !obligation.isOptional)).toBe(true);
  expect(pastOf({ ...KESTREL, facts: [] }, TODAY).periods).toEqual([]);
  expect(pastOf(KESTREL, isoDate('2026-11-21')).periods.length).toBeGreaterThan(periods.length);
});
