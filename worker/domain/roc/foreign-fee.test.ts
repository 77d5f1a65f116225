import { expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import { isoDate } from '../shared/dates';
import { rupees } from '../shared/money';
import { eventFormDueOn } from './due-dates';
import { feeOpenUntil, lateSubmissionFee } from './foreign-fee';

test.each([
  ['B14: FC-GPR', 'foreignAllotment', '2026-06-10', '2026-07-10'],
  ['B15: FC-TRS', 'foreignTransfer', '2026-08-01', '2026-09-30'],
] as const)('%s', (_name, key, on, due) => {
  expect(eventFormDueOn(key, isoDate(on)).value).toBe(due);
});

test.each([
  ['B14', 'FC-GPR', '2026-07-10', '2027-10-10', 10_000_000, 10_700],
  ['B14, a day later', 'FC-GPR', '2026-07-10', '2027-10-11', 10_000_000, 10_900],
  ['B15', 'FC-TRS', '2026-09-30', '2026-11-15', 5_000_000, 7_800],
  ['in time', 'FC-TRS', '2026-09-30', '2026-09-30', 5_000_000, 0],
  ['a day late', 'FC-TRS', '2026-09-30', '2026-10-01', 5_000_000, 7_600],
  ['never more than the amount', 'FC-GPR', '2026-07-10', '2027-07-10', 5_000, 5_000],
  ['B15: FLA', 'fla-return', '2026-07-15', '2026-08-05', 0, 7_500],
])('%s: the late submission fee', (_name, form, dueOn, filedOn, amount, fee) => {
  const late = { form, dueOn: isoDate(dueOn), filedOn: isoDate(filedOn), amount: rupees(amount) };
  expect(lateSubmissionFee(late).value).toBe(rupees(fee));
});

test('three years after the due date the fee is over, and its sentence says what is left', () => {
  const late = { form: 'FC-GPR', dueOn: isoDate('2023-07-10'), amount: rupees(1_00_00_000) };
  expect(feeOpenUntil({ ...late, filedOn: isoDate('2026-08-10') })).toBe('2026-07-10');
  const said = (filedOn: string) =>
    inEnglish(lateSubmissionFee({ ...late, filedOn: isoDate(filedOn) }).steps.at(-1)?.summary);
  expect(said('2026-07-10')).not.toContain('compounding');
  expect(said('2026-07-11')).toContain('open until 10 Jul 2026');
});
