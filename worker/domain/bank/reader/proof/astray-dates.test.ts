import fc from 'fast-check';
import { expect, test } from 'vitest';
import { english, inEnglish } from '../../../../testing/in-english';
import { addDays, isoDate } from '../../../shared/dates';
import { coverageOf } from '../../coverage/coverage';
import { readStatement } from '../read-statement';
import { withoutAstray } from './chain';
import { astrayDates } from './warnings';

const HEAD = 'Date,Description,Debit Amount,Credit Amount,Balance';
const read = (...days: string[]) => {
  const rows = days.map((day, at) => `${day},LINE ${at},10.00,,${1000 - 10 * at}.00`);
  const outcome = readStatement(`${[HEAD, ...rows].join('\n')}\n`);
  if (!outcome.ok) throw new Error(english(outcome.refusal.message));
  return outcome.statement;
};
const told = (...days: string[]) => read(...days).warnings.map(({ line, code }) => [line, code]);

test.each([
  ['in another year', '15/04/2023', '13 Apr 2025 and 16 Apr 2025'],
  ['in another month', '15/08/2025', '13 Apr 2025 and 16 Apr 2025'],
])('a day %s is told where every balance holds, and proves no days between', (_name, day, between) => {
  const statement = read('12/04/2025', '13/04/2025', day, '16/04/2025', '17/04/2025');
  expect(statement).toMatchObject({ agreeing: 5, warnings: [{ line: 4, code: 'DATE_ASTRAY' }] });
  expect(inEnglish(statement.warnings)[0]?.message).toContain(`between lines of ${between}`);
  const [whole, ...others] = coverageOf(statement, isoDate('2026-11-21'));
  expect([whole?.from, whole?.to, others]).toEqual(['2025-04-12', '2025-04-17', []]);
});

test('so are a first line that is dated too late and a last one dated too early', () => {
  expect(told('15/04/2026', '13/04/2025', '14/04/2025', '16/04/2025')).toEqual([[2, 'DATE_ASTRAY']]);
  expect(told('13/04/2025', '14/04/2025', '13/04/2025', '16/04/2025', '16/04/2024')).toEqual([[6, 'DATE_ASTRAY']]);
});

test('what a bank books a few days later is not', () => {
  expect(told('13/04/2025', '15/04/2025', '12/04/2025', '16/04/2025')).toEqual([]);
});

const days = fc.array(
  fc.nat(400).map((at) => ({ date: addDays(isoDate('2025-01-01'), at) })),
  { maxLength: 40 },
);
test('property: what is left rises, nothing is told of days that rise, and one day moved far is the one that is told', () => {
  fc.assert(
    fc.property(days, (given) => {
      const lines = given.map(({ date }, at) => ({ date, line: at + 1 }));
      const dates = withoutAstray(lines).map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted());
      const rising = lines.toSorted((one, other) => (one.date < other.date ? -1 : 1));
      expect(astrayDates(rising)).toEqual([]);
      if (rising.length < 4) return;
      const at = rising.length >> 1;
      const moved = rising.map((line, place) => (place === at ? { ...line, date: isoDate('2023-01-01') } : line));
      expect(astrayDates(moved).map(({ line }) => line)).toEqual([rising[at]?.line]);
    }),
  );
});
