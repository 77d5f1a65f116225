import { expect, test } from 'vitest';
import { quarterOf } from '../law/periods';
import { ruleInForce } from '../law/rule';
import { ruleOf } from '../law/table';
import { isoDate } from '../shared/dates';
import { percent, rupees } from '../shared/money';
import { certificateDueDate, type DepositRoute, depositDueDate, type StatementKind, statementDue } from './due-dates';
import { STATEMENT_RECORDS } from './law/challan';
import type { StatementExtension } from './law/due-days';
import { fileAmount, fileDay, fileRate, fileYears } from './statement-format';

test.each<[string, DepositRoute, string, string]>([
  ['W24', 'challan', '2026-08-10', '2026-09-07'],
  ['W27', 'challan', '2026-09-15', '2026-10-07'],
  ['W28, March under the old Act', 'challan', '2012-03-04', '2012-04-30'],
  ['the last day of the old Act', 'challan', '2026-03-31', '2026-04-30'],
  ['the first day of the new Act', 'challan', '2026-04-01', '2026-05-07'],
  ['March under the new Act', 'challan', '2027-03-01', '2027-04-30'],
  ['the end of February', 'challan', '2027-02-28', '2027-03-07'],
  ['December', 'challan', '2026-12-31', '2027-01-07'],
  ['an office with challan, March too', 'government-challan', '2027-03-31', '2027-04-07'],
  ['an office without challan', 'government-without-challan', '2026-08-10', '2026-08-10'],
  ['challan-cum-statement', 'challan-cum-statement', '2026-08-10', '2026-09-30'],
  ['challan-cum-statement, February', 'challan-cum-statement', '2026-01-10', '2026-03-02'],
  ['W39, collected in March under the old Act', 'collection', '2026-03-20', '2026-04-07'],
  ['W39, collected in August', 'collection', '2026-08-12', '2026-09-07'],
  ['W39, collected in March under the new Act', 'collection', '2027-03-20', '2027-04-30'],
])('%s: by %s, withheld on %s, due on %s', (_, route, withheldOn, due) => {
  expect(depositDueDate(route, isoDate(withheldOn)).value).toBe(due);
});

test('the same day of March cites the rule of its own Act', () => {
  const cited = (day: string) => depositDueDate('challan', isoDate(day)).steps.at(-1)?.rule?.statute;
  expect([cited('2026-03-31'), cited('2027-03-31')]).toEqual([
    'Income-tax Rules 1962 rule 30',
    'Income-tax Rules 2026 rule 218',
  ]);
});

test.each<[string, StatementKind, string, string, string]>([
  ['W24', 'residents', '2026-08-10', '140', '2026-10-31'],
  ['W31', 'residents', '2025-06-30', '26Q', '2025-07-31'],
  ['Q4 of the old Act, filed under the new', 'residents', '2026-03-31', '26Q', '2026-05-31'],
  ['Q1 of the new Act', 'residents', '2026-04-01', '140', '2026-07-31'],
  ['Q3', 'salary', '2026-10-01', '138', '2027-01-31'],
  ['Q4', 'salary', '2027-01-01', '138', '2027-05-31'],
  ['old salary', 'salary', '2026-01-01', '24Q', '2026-05-31'],
  ['abroad, old', 'non-residents', '2025-12-31', '27Q', '2026-01-31'],
  ['abroad', 'non-residents', '2026-12-31', '144', '2027-01-31'],
  ['W39, Q1', 'collection', '2026-06-30', '143', '2026-07-31'],
  ['W39, Q2', 'collection', '2026-08-12', '143', '2026-10-31'],
  ['W39, Q4', 'collection', '2027-03-20', '143', '2027-05-31'],
  ['W53, 26Q moved', 'residents', '2022-08-01', '26Q', '2022-11-30'],
  ['Q4 of 2020-21, moved twice', 'salary', '2021-03-31', '24Q', '2021-07-15'],
  ['collection Q4', 'collection', '2026-03-31', '27EQ', '2026-05-15'],
  ['extended, 26Q', 'residents', '2022-09-30', '26Q', '2022-11-30'],
  ['not extended, 24Q', 'salary', '2022-09-30', '24Q', '2022-10-31'],
  ['extended, 27EQ', 'collection', '2023-06-30', '27EQ', '2023-09-30'],
  ['the quarter after', 'residents', '2023-07-01', '26Q', '2023-10-31'],
])('%s: %s of the quarter of %s is Form %s, due on %s', (_, kind, day, form, dueOn) => {
  expect(statementDue(kind, quarterOf(isoDate(day))).value).toEqual({ form, dueOn });
});

test('whether the first quarter of the new Act was extended is marked as unverified', () => {
  const status = (day: string) =>
    statementDue('residents', quarterOf(isoDate(day))).steps.find(({ id }) => id === 'notified')?.rule?.status;
  expect([status('2026-06-30'), status('2026-07-01')]).toEqual(['unverified', 'enacted']);
});

test('an extension entered later moves the date from the day it is known', () => {
  const days = { from: '2026-07-01', to: '2026-09-30', knownSince: '2026-10-30', basis: 'FORM_PERIOD' } as const;
  const value: StatementExtension = { forms: ['140'], dueOn: isoDate('2026-11-30') };
  const extensions = [ruleOf({ ...days, id: 'entered', value, unit: 'day', statute: 'A circular' })];
  const quarter = quarterOf(isoDate('2026-08-10'));
  expect(statementDue('residents', quarter, { extensions }).value.dueOn).toBe('2026-11-30');
  expect(statementDue('residents', quarter, { extensions, knownOn: isoDate('2026-10-29') }).value.dueOn).toBe(
    '2026-10-31',
  );
  expect(statementDue('salary', quarter, { extensions }).value.dueOn).toBe('2026-10-31');
});

test.each([
  ['W24', 'deduction', '2026-08-10', '2026-10-31', '2026-11-15'],
  ['Q1', 'deduction', '2026-06-30', '2026-07-31', '2026-08-15'],
  ['Q3', 'deduction', '2026-12-31', '2027-01-31', '2027-02-15'],
  ['Q4', 'deduction', '2027-03-31', '2027-05-31', '2027-06-15'],
  ['salary', 'salary', '2027-03-31', '2027-05-31', '2027-06-15'],
  ['W39, the last quarter of the old Act', 'collection', '2026-03-20', '2026-05-15', '2026-05-30'],
  ['W39, Q2', 'collection', '2026-08-12', '2026-10-31', '2026-11-15'],
  ['W39, Q4', 'collection', '2027-03-20', '2027-05-31', '2027-06-15'],
  ['W54, after a moved statement', 'deduction', '2023-06-30', '2023-09-30', '2023-10-15'],
] as const)('%s: the certificate of %s for %s, statement due %s, is due on %s', (_, kind, day, statement, due) => {
  expect(certificateDueDate(kind, quarterOf(isoDate(day)), isoDate(statement)).value).toBe(due);
});

test('salary is not certified by the quarter', () => {
  expect(() => certificateDueDate('salary', quarterOf(isoDate('2026-08-10')), isoDate('2026-10-31'))).toThrow(
    'once a year',
  );
});

test('W32: amounts, rates, days and years as a statement file writes them', () => {
  expect(fileAmount(rupees(12_000))).toBe('12000.00');
  expect([fileRate(percent(10)), fileRate(percent(0.1)), fileRate(percent(7.5))]).toEqual([
    '10.0000',
    '0.1000',
    '7.5000',
  ]);
  expect(fileDay(isoDate('2026-04-10'))).toBe('10042026');
  expect(fileYears('2026-27')).toEqual({ taxYear: '202627', assessmentYear: '202728' });
  expect(fileYears('2099-00')).toEqual({ taxYear: '209900', assessmentYear: '210001' });
});

test.each([
  ['2026-03-31', [17, 71, 40, 53]],
  ['2026-04-01', [17, 71, 29, 44]],
])('W32: delimiters of the records of %s', (day, delimiters) => {
  const fields = Object.values(ruleInForce(STATEMENT_RECORDS, isoDate(day)).value);
  expect(fields.map((count) => count - 1)).toEqual(delimiters);
});
