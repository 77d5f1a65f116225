import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { requisitionOf } from './requisition';

const of = (today: string, held: readonly string[] = [], received = '2026-10-16') =>
  requisitionOf(isoDate(received), held.map(isoDate), isoDate(today)).value;

test('21 days to call it, 45 to hold it, three months in which members may', () => {
  expect(of('2026-10-16')).toEqual({
    ...{ callBy: '2026-11-06', holdBy: '2026-11-30', membersBy: '2027-01-16', state: 'to-call' },
  });
  // A month that is shorter ends them.
  expect(of('2026-12-01', [], '2026-11-30').membersBy).toBe('2027-02-28');
});

test.each([
  ['2026-11-06', [], 'to-call'],
  ['2026-11-07', [], 'to-hold'],
  ['2026-11-30', [], 'to-hold'],
  ['2026-12-01', [], 'members-may-call'],
  ['2027-01-16', [], 'members-may-call'],
  ['2027-01-17', [], 'lapsed'],
  ['2027-01-17', ['2026-11-30'], 'held'],
  ['2027-01-17', ['2026-12-01'], 'held-late'],
  // A meeting before the requisition is another one, as is one after the three months.
  ['2026-12-01', ['2026-10-15'], 'members-may-call'],
  ['2027-02-01', ['2027-01-17'], 'lapsed'],
])('on %s with meetings of %j it is %s', (today, held, state) => {
  expect(of(today, held).state).toBe(state);
});

test('the day opens to its rule', () => {
  const { steps } = requisitionOf(isoDate('2026-10-16'), [], isoDate('2026-10-20'));
  expect(steps.at(-1)).toMatchObject({ id: 'holdBy', rule: { statute: 'Companies Act 2013 s.100(4)' } });
});
