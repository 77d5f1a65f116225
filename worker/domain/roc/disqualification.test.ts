import { expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import { isoDate } from '../shared/dates';
import { directorDisqualifiedFrom, disqualificationOf, type YearlyFiling } from './disqualification';

const accounts = (year: string, filedOn?: string): YearlyFiling => ({
  form: 'AOC-4',
  year,
  dueOn: isoDate(`${Number(year.slice(0, 4)) + 1}-10-30`),
  ...(filedOn && { filedOn: isoDate(filedOn) }),
});
const YEARS = ['2022-23', '2023-24', '2024-25'];
const on = (filings: readonly YearlyFiling[], today = '2026-11-20') =>
  disqualificationOf(filings, isoDate(today))?.value;

test('W29: three years of accounts missed disqualify from the day after the third due day, for five years', () => {
  const filings = YEARS.map((year) => accounts(year));
  expect(on(filings, '2025-10-30')).toBeUndefined();
  expect(on(filings, '2025-10-31')).toEqual({ form: 'AOC-4', years: YEARS, from: '2025-10-31', to: '2030-10-30' });
  const said = disqualificationOf(filings, isoDate('2026-11-20'))?.steps.at(-1)?.summary;
  expect(inEnglish(said ?? '')).toMatch(/31 Oct 2025 to 30 Oct 2030 under Companies Act 2013 s\.164\(2\)\(a\)/);
});

test('the company reports the default in DIR-9 within thirty days of it', () => {
  const steps =
    disqualificationOf(
      YEARS.map((year) => accounts(year)),
      isoDate('2026-11-20'),
    )?.steps ?? [];
  const report = steps.find(({ id }) => id === 'report');
  expect([report?.quantity.value, report?.rule?.id]).toEqual(['2025-11-30', 'ROC.DQ.DIR9']);
});

test('filing afterwards does not undo it; one year filed before breaks the run', () => {
  const later = [accounts('2022-23', '2026-01-10'), accounts('2023-24'), accounts('2024-25')];
  expect(on(later)?.from).toBe('2025-10-31');
  const broken = [accounts('2022-23'), accounts('2023-24', '2025-03-10'), accounts('2024-25'), accounts('2025-26')];
  expect(on(broken)).toBeUndefined();
  expect(on([...broken, accounts('2026-27')], '2027-10-31')?.from).toBe('2027-10-31');
});

test('two of the accounts and one annual return are no three of a kind, nor are years apart', () => {
  const mixed = [accounts('2022-23'), accounts('2023-24'), { ...accounts('2024-25'), form: 'MGT-7' }];
  expect(on(mixed)).toBeUndefined();
  expect(on([accounts('2021-22'), accounts('2023-24'), accounts('2024-25')])).toBeUndefined();
});

test.each([
  ['2020-01-01', '2025-10-31'],
  ['2025-10-30', '2025-10-31'],
  ['2025-10-31', '2026-04-30'],
  ['2025-12-01', '2026-06-01'],
  ['2030-10-31', undefined],
])('W29: a director appointed on %s is disqualified from %s', (appointedOn, from) => {
  const run = { from: isoDate('2025-10-31'), to: isoDate('2030-10-30') };
  expect(directorDisqualifiedFrom(run, isoDate(appointedOn))?.value).toBe(from);
});
