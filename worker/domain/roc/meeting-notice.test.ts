import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { earliestOn, noticeBy } from './meeting-notice';

test.each([
  ['board', '2026-12-31', '2026-12-24'],
  ['board', '2026-03-05', '2026-02-26'],
  // Neither the day of the notice nor that of the meeting counts: 21 whole days lie between 8 and 30 September.
  ['agm', '2026-09-30', '2026-09-08'],
  ['agm', '2028-03-20', '2028-02-27'],
  ['egm', '2026-12-31', '2026-12-09'],
] as const)('notice of a %s meeting of %s is given by %s', (kind, meeting, by) => {
  const { value, steps } = noticeBy(kind, isoDate(meeting));
  expect(value).toBe(by);
  expect(earliestOn(kind, value)).toBe(meeting);
  expect(steps.at(-1)?.rule?.statute).toBe(
    {
      board: 'Companies Act 2013 s.173(3)',
      agm: 'Companies Act 2013 s.101',
      egm: 'Companies Act 2013 ss.100, 101',
    }[kind],
  );
});
