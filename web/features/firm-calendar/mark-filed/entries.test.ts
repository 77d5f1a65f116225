import { expect, test } from 'vitest';
import type { Client } from '../firm-calendar.queries';
import type { Cell } from '../grid/grid.queries';
import { type Entry, matchPasted, standingOf } from './entries';

const entry = (id: string, name: string, gstin: string, subject = gstin): Entry => ({
  cell: { id, type: 'GST', formType: 'GSTR-3B', subject, dueDate: '2026-11-20', status: 'pending' } as Cell,
  client: { id: name, name, gstin, cin: `U${name}`, pan: gstin.slice(2, 12), tan: null } as Client,
});

const ENTRIES = [
  entry('1', 'Aarohan Byteworks Private Limited', '29AAWCA4471K1ZW'),
  entry('2', 'Chitrangan Interiors Private Limited', '27AAHCC7716P1Z1'),
  entry('3', 'Hansali Organics LLP', '24AAKFH3310M1ZH'),
  entry('4', 'Hansali Organics LLP', '24AAKFH3310M1ZH', '27AAKFH3310M1ZB'),
];
const ARN = 'AA2911260045127';

test.each([
  ['a GSTIN and its ARN', `29AAWCA4471K1ZW\t${ARN}`, { 1: ARN }],
  ['the ARN first', `${ARN}\t29AAWCA4471K1ZW`, { 1: ARN }],
  ['a PAN', `AAHCC7716P,${ARN}`, { 2: ARN }],
  [
    'a name with or without its ending',
    `aarohan byteworks\t${ARN}\nChitrangan Interiors Pvt Ltd\t${ARN}`,
    { 1: ARN, 2: ARN },
  ],
  ['small letters and blanks', `29aawca4471k1zw   aa2911260045127`, { 1: ARN }],
  ['the registration of a client with two', `27AAKFH3310M1ZB\t${ARN}`, { 4: ARN }],
])('%s is matched', (_what, text, numbers) => {
  expect(matchPasted(text, ENTRIES)).toEqual({ numbers: new Map(Object.entries(numbers)), unmatched: [] });
});

test('a line of nobody, of two registrations at once, or without a number is left over', () => {
  const lines = [`33AAACZ0000Z1Z5\t${ARN}`, `Hansali Organics LLP\t${ARN}`, '29AAWCA4471K1ZW'];
  const { numbers, unmatched } = matchPasted(`\n${lines.join('\r\n')}\n`, ENTRIES);
  expect(numbers.size).toBe(0);
  expect(unmatched).toEqual(lines);
});

test.each([
  [ARN, 'ready'],
  ['', 'unproved'],
  ['AA06112600721', 'wrong'],
])('%s is %s', (typed, is) => {
  expect(standingOf(ENTRIES[0] as Entry, typed, '2026-11-20').is).toBe(is);
});

test('an odd number of a make that nobody has read is only pointed out, and what has no number is ready', () => {
  const of = (formType: string): Entry => {
    const [first] = ENTRIES as [Entry];
    return { ...first, cell: { ...first.cell, type: 'ROC', formType } };
  };
  expect(standingOf(of('AOC-4'), 'AB123', '2026-11-20').is).toBe('odd');
  expect(standingOf(of('board-meeting'), '', '2026-11-20').is).toBe('ready');
});
