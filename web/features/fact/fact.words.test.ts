import { expect, test } from 'vitest';
import { factName, valueWords } from './fact.words';
import { toldByCode } from './told-by-code';

test.each([
  [
    { kind: 'capital', subject: '', value: { paidUp: '2500000.00', authorised: '5000000.00' } },
    'Paid up ₹25,00,000, authorised ₹50,00,000',
  ],
  [
    {
      kind: 'gst-registration',
      subject: '29AAZCN9001Q1ZC',
      value: { filer: 'regular-monthly', registeredOn: '2022-07-01' },
    },
    'Karnataka · Regular, every month · registered 01 Jul 2022',
  ],
  [
    {
      kind: 'tan',
      subject: 'BLRK01234E',
      value: { paysSalary: true, paysResidents: true, paysNonResidents: false, collects: false },
    },
    'Salaries, Residents',
  ],
  [
    { kind: 'director', subject: '08123456', value: { name: 'R. Iyer', appointedOn: '2022-06-14' } },
    'R. Iyer · appointed 14 Jun 2022 · no KYC recorded',
  ],
  [{ kind: 'duty', subject: 'dormant', value: { answer: false } }, 'No'],
] as const)('%o reads as a line', (fact, words) => {
  expect(valueWords(fact)).toBe(words);
});

test('a fact is named by its kind and number, an answer by its question', () => {
  expect(factName({ kind: 'turnover', subject: '2025-26' })).toBe('Turnover 2025-26');
  expect(factName({ kind: 'duty', subject: 'dormant' })).toBe('Is it a dormant company?');
});

test('a GSTIN tells its state and whether the PAN inside is the company’s, while it is typed', () => {
  expect(toldByCode('29aazcn9001q1z', { pan: 'AAZCN9001Q' })).toBe(
    "29 is Karnataka; the PAN in it, AAZCN9001Q, is the company's",
  );
  expect(toldByCode('27AAZCN9001Q', { pan: 'AABCB1234C' })).toBe(
    "27 is Maharashtra; the PAN in it is AAZCN9001Q, but the company's is AABCB1234C",
  );
  expect(toldByCode('29AAZ', { pan: 'AAZCN9001Q' })).toBeUndefined();
});
