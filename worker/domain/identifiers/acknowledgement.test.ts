import { expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import type { Area } from '../calendar/values';
import { isoDate } from '../shared/dates';
import { acknowledgementFault, acknowledgementFor, plainNumber } from './acknowledgement';

const ON = isoDate('2026-11-20');

test.each<[Area, string | null, string | undefined]>([
  ['GST', 'GSTR-3B', 'arn'],
  ['GST', 'PMT-06', 'cpin'],
  ['TDS', 'tds-deposit', 'challan'],
  ['TDS', '140', 'receipt'],
  ['TDS', 'Form 131', undefined],
  ['ROC', 'AOC-4', 'srn'],
  ['ROC', 'DIR-3 KYC', 'srn'],
  ['ROC', 'board-meeting', undefined],
  ['income-tax', 'ITR-6', 'receipt'],
  ['income-tax', 'advance-tax', 'challan'],
  ['other', 'pf-return', 'trrn'],
  ['other', 'wages', undefined],
  ['other', null, undefined],
])('%s %s is shown by its %s', (area, form, kind) => {
  expect(acknowledgementFor(area, form, ON)?.kind).toBe(kind);
});

test('before goods and services tax began there was no ARN', () => {
  expect(acknowledgementFor('GST', 'GSTR-3B', isoDate('2017-06-30'))).toBeUndefined();
  expect(acknowledgementFor('GST', 'GSTR-3B', isoDate('2017-07-01'))?.kind).toBe('arn');
});

const faultOf = (area: Area, form: string, typed: string) => {
  const make = acknowledgementFor(area, form, ON);
  const fault = make && acknowledgementFault(make, typed);
  return fault && inEnglish(fault);
};

test.each([
  ['GST', 'GSTR-3B', 'AA2911260045127', undefined],
  ['GST', 'GSTR-3B', ' aa29 1126 0045127 ', undefined],
  ['GST', 'GSTR-3B', 'AA06112600721', 'ARN: 15 characters, 13 typed'],
  [
    'GST',
    'GSTR-3B',
    'AA0011260045127',
    'An ARN is two letters, State code, month, year, six digits and a check character',
  ],
  ['GST', 'PMT-06', '26112900012345', undefined],
  ['GST', 'PMT-06', '26112900012345HDF', undefined],
  ['GST', 'PMT-06', '261129000123', 'CPIN: 14 or 17 characters, 12 typed'],
  ['ROC', 'AOC-4', 'AB1234567', undefined],
  ['ROC', 'AOC-4', 'F12345678', undefined],
  ['ROC', 'AOC-4', '123456789', 'An SRN is one letter and 8 digits, or two letters and 7 digits'],
  ['TDS', 'tds-deposit', '02401230711202600012', undefined],
] as const)('%s %s takes %s: %s', (area, form, typed, fault) => {
  expect(faultOf(area, form, typed)).toBe(fault);
});

test('a number that was pasted is read in capitals and without blanks', () => {
  expect(plainNumber(' aa 29 1126\t0045127\n')).toBe('AA2911260045127');
});
