import { expect, test } from 'vitest';
import { isoDate } from './dates';
import { inDays, inPaise, onDay } from './explained';
import { type Language, type Param, say, worded, wordsOf } from './message';
import { paise, percent } from './money';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LANGUAGE: Language = {
  tag: 'en',
  words: {
    'a.plain': 'Nothing to do',
    'a.filled': '{what}!',
    'a.lines': { one: '{count} line is left out', other: '{count} lines are left out' },
    'a.by-rows': { by: 'rows', one: '{rows} row', other: '{rows} rows' },
    'unit.days': { one: '{count} day', other: '{count} days' },
    'unit.yes': 'Yes',
    'unit.no': 'No',
    'unit.month-11': 'November',
    ...Object.fromEntries(MONTHS.map((name, at) => [`unit.month-short-${at + 1}`, name])),
  },
};

test.each<[Param, string]>([
  ['M/s A & B {what}', 'M/s A & B {what}!'],
  [118_212, '1,18,212!'],
  [inPaise(paise(1_25_00_000)), '₹1,25,000!'],
  [inPaise(paise(27_542)), '₹275.42!'],
  [{ exact: paise(-1_18_000_00) }, '-₹1,18,000.00!'],
  [{ unit: 'basis points', value: percent(1.5) }, '1.5%!'],
  [{ unit: 'basis points', value: percent(-53.18) }, '-53.18%!'],
  [{ unit: 'basis points', value: percent(-0.5) }, '-0.5%!'],
  [{ unit: 'basis points', value: percent(-20) }, '-20%!'],
  [inDays(1), '1 day!'],
  [inDays(21), '21 days!'],
  [onDay(isoDate('2026-11-07')), '07 Nov 2026!'],
  [{ month: '2026-11' }, 'November 2026!'],
  [{ unit: 'yes or no', value: false }, 'No!'],
  [say('a.plain'), 'Nothing to do!'],
  [{ list: ['a', 'b', 'c'] }, 'a, b, c!'],
  [{ list: ['a', 'b', 'c'], joined: 'and' }, 'a, b and c!'],
  [{ list: ['a', 'b'], joined: 'or' }, 'a or b!'],
])('%o is written in its unit', (what, words) => {
  expect(wordsOf(say('a.filled', { what }), LANGUAGE)).toBe(words);
});

test.each([
  [0, '0 lines are left out'],
  [1, '1 line is left out'],
  [100_000, '1,00,000 lines are left out'],
])('of %i a message takes its plural', (count, words) => {
  expect(wordsOf(say('a.lines', { count }), LANGUAGE)).toBe(words);
});

test('a plural may follow another parameter than the count', () => {
  expect(wordsOf(say('a.by-rows', { rows: 1 }), LANGUAGE)).toBe('1 row');
});

test('what somebody wrote stays as written', () => {
  expect(wordsOf('a.plain', LANGUAGE)).toBe('a.plain');
});

test('a message without words, or without what it is filled with, is a fault and no gap in a sentence', () => {
  expect(() => wordsOf(say('a.unknown'), LANGUAGE)).toThrow(RangeError);
  expect(() => wordsOf(say('a.filled'), LANGUAGE)).toThrow('what');
});

test('messages get their words however deep they lie, and nothing else is changed', () => {
  const body = { id: 'x', rows: [{ title: say('a.plain'), days: [1, null], params: { id: 'y' } }], at: say('a.plain') };
  expect(worded(body, LANGUAGE)).toEqual({
    ...body,
    rows: [{ ...body.rows[0], title: 'Nothing to do' }],
    at: 'Nothing to do',
  });
});
