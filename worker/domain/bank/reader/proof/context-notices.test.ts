import { expect, test } from 'vitest';
import { english, inEnglish } from '../../../../testing/in-english';
import { isoDate } from '../../../shared/dates';
import { readStatement } from '../read-statement';
import { contextNotices } from './warnings';

const read = (...days: string[]) => {
  const rows = days.map((day, at) => `${day},PAY ${at},1.00,,${100 - at}.00`);
  const outcome = readStatement(['Date,Description,Debit,Credit,Balance', ...rows].join('\n'));
  if (!outcome.ok) throw new Error(english(outcome.refusal.message));
  return outcome.statement;
};
const notices = (today: string, ...days: string[]) =>
  inEnglish(contextNotices(read(...days), { accountNumber: '1', today: isoDate(today) }));

test.each([
  ['2026-11-21', []],
  ['2026-11-20', [{ line: 4, code: 'FUTURE_DATE' }]],
  ['2026-11-19', [{ line: 3, code: 'FUTURE_DATE', message: expect.stringContaining('and 1 more line is too') }]],
])('read on %s, lines until 21 November give %j', (today, expected) => {
  expect(notices(today, '19/11/2026', '20/11/2026', '21/11/2026')).toMatchObject(expected);
});

test('says which day, and what to look at', () => {
  expect(notices('2026-11-20', '13/04/2025', '21/11/2026')[0]?.message).toBe(
    'Dated 21 Nov 2026, which is still to come. Check the order of day and month.',
  );
});
