import { expect, test } from 'vitest';
import { keysOf, patternOf, saying, termsOf } from './terms';

test.each([
  ['audit fee(s)', ['GST AUDIT FEES JUNE', 'AUDIT FEE'], ['AUDITS FEE', 'AUDIT THE FEE']],
  ['chq|cheque ret|rtn', ['CHQ RTN', 'BY CHEQUE RET 5'], ['CHEQUES RET', 'CHQ RETURN']],
  ['[paid to|sent] ram', ['PAID TO RAM', 'SENT RAM'], ['PAID RAM']],
  ['(clg )ret', ['CLG RET', 'O/W RET'], ['CLG RETS']],
  ['job_work', ['JOBWORK', 'JOB WORK'], ['JOB-WORK']],
  ['chq … ret', ['CHQ 112 RET', 'CHQ/RET'], ['RET CHQ']],
  ['recruit*', ['RECRUITERS', 'RECRUIT'], ['PRERECRUIT']],
  ['*rent', ['OFFICERENT', 'RENT'], ['RENTAL']],
  ['sec ###(?)', ['SEC 194', 'SEC 194C'], ['SEC 19', 'SEC 194CA']],
  ['lr #+', ['LR 1', 'LR 12345'], ['LR X']],
  ['ca ?+ ~', ['CA MEHTA 22'], ['CA 9 X']],
  ['upi=cr', ['UPI/CR', 'UPI CR'], ['UPICR', 'UPI//CR']],
  ['^upi', ['UPI/RAM'], ['BY UPI']],
  ['self$', ['CHQ SELF'], ['SELF DRIVE']],
  ['![fixed ]deposit', ['DEPOSIT', 'A DEPOSIT'], ['FIXED DEPOSIT']],
  ['cleaning![ stuff]', ['CLEANING', 'CLEANING STUFFS'], ['CLEANING STUFF']],
  ['pf <month>', ['PF JAN', 'PF DEC'], ['PF DIWALI']],
])('%s', (term, holds, fails) => {
  const pattern = new RegExp(patternOf(term));
  expect(holds.filter((text) => !pattern.test(text))).toEqual([]);
  expect(fails.filter((text) => pattern.test(text))).toEqual([]);
});

test('commas and lines part terms, but not within brackets', () => {
  expect(termsOf('a, b c\n  d[e, f]\n')).toEqual(['a', 'b c', 'd[e, f]']);
  expect(saying('rent, lease').test('OFFICE LEASE')).toBe(true);
});

test.each([
  ['chq|cheque … ret|rtn', [{ starts: ['CHQ', 'CHEQ'] }, { starts: ['RET', 'RTN'] }]],
  ['(clg )return', [{ starts: ['CLG', 'RETU'] }, { starts: ['RETU'] }]],
  ['*salar[y|ies]*', [{ within: ['SALAR'] }]],
  ['job_work', [{ starts: ['JOB', 'JOBW'] }]],
] as const)('%s is found by how its words begin', (term, keys) => {
  expect(keysOf(term)).toEqual(keys);
});

test('a bracket that is not closed, and a term of no word, are refused', () => {
  expect(() => patternOf('chq [ret')).toThrow(RangeError);
  expect(() => keysOf('*#*')).toThrow(RangeError);
});
