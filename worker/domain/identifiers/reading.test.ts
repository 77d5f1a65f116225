import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import { faultOf, readingOf } from './reading';
import { REGISTERED } from './registers.data';
import { gstinCheckCharacter } from './tax-number';

const withCheck = (first14: string) => first14 + gstinCheckCharacter(first14);

test.each([
  ['gstin', '27AAZCK9003T1ZB', { state: { code: '27', name: 'Maharashtra' }, pan: 'AAZCK9003T', hasCheckDigit: true }],
  ['gstin', withCheck('07BLRK01234E1D'), { state: { code: '07', name: 'Delhi' }, pan: null, holder: null }],
  ['gstin', '0717SWE00018UNF', { state: { code: '07', name: 'Delhi' }, pan: null, hasCheckDigit: false }],
  ['pan', 'AAZCK9003T', { state: null, hasCheckDigit: false, year: null }],
  ['tan', 'BLRK01234E', { state: null, hasCheckDigit: false, holder: null }],
  ['cin', 'L17110MH1973PLC019786', { state: { code: '27', name: 'Maharashtra' }, year: 1973, hasCheckDigit: false }],
  ['cin', 'AAB-1234', { state: null, year: null }],
] as const)('%s %s says of itself', (kind, text, told) => {
  expect(faultOf(kind, text)).toBeNull();
  expect(readingOf(kind, text)).toMatchObject(told);
});

test.each([
  ['gstin', '27AAZCK9003T1ZC', 'comes B, not C'],
  ['gstin', '27AAZCK9003T1Z', '15 characters'],
  ['gstin', '', 'this has 0'],
  ['pan', 'AAZCK903T', 'five letters'],
  ['pan', '29AAZCN9001Q1ZC', 'five letters'],
  ['tan', 'AAZCK9003T', 'four letters'],
  ['cin', 'U62099KA2022PTC16543', '21 characters'],
] as const)('%s %s is refused: %s', (kind, text, words) => expect(inEnglish(faultOf(kind, text))).toContain(words));

test('each kind of holder is told from the fourth letter', () => {
  expect(inEnglish(readingOf('pan', 'AAZFK9003T').holder)).toBe('Firm or LLP');
  expect(readingOf('pan', 'AAZKK9003T').holder).toBeNull();
});

test('a special registration is told apart by its fourteenth character', () => {
  const kindOf = (first14: string) => inEnglish(readingOf('gstin', withCheck(first14)).parts[1]?.meaning ?? null);
  expect(kindOf('29BLRK01234E1D')).toContain('deductor');
  expect(kindOf('29AAZCN9001Q1C')).toContain('e-commerce operator');
  expect(kindOf('9917USA29001OS')).toContain('abroad');
  const fifth = (text: string) => inEnglish(readingOf('gstin', text).parts[4]?.meaning ?? null);
  expect(fifth('0717SWE00018UNF')).toContain('Embassy');
  expect(fifth('2917USA00012NRE')).toContain('from abroad');
  expect(inEnglish(faultOf('gstin', '4417SWE00018UNF'))).toContain('44 is not one');
});

test('whatever is typed is either at fault or read, and its parts put together are what was typed', () => {
  const aText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 25 }),
    fc.stringMatching(/^[0-3]\d[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z$/).map(withCheck),
    fc.stringMatching(/^[LU]\d{5}(KA|MH|XX)\d{4}(PTC|PLC|ABC)\d{6}$/),
    fc.stringMatching(/^[A-Z]{4,5}\d{4,5}[A-Z]$/),
  );
  fc.assert(
    fc.property(fc.constantFrom(...REGISTERED), aText, (kind, text) => {
      const { parts } = readingOf(kind, text);
      expect(parts.map((part) => part.text).join('')).toBe(faultOf(kind, text) ? '' : text);
    }),
  );
});
