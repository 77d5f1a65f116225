import { expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import { CHART } from '../chart/chart';
import { NOTE_PHRASES } from '../narration/lexicon.data';
import { isNote } from '../narration/tokens';
import type { Side } from '../values';
import { categorise } from './categorise';
import { isDoubted, phrasesOf, SHIPPED_NOTES } from './notes';

const said = (description: string, side: Side, holder = 'KESARI LOOM TECHNOLOGIES PRIVATE LIMITED') =>
  categorise({ description, side, amount: paise(100_000), date: isoDate('2026-10-05') }, new Map(), { holder })
    ?.categoryId;

test.each([
  ['keypad and wrist rest for laptop', 'debit', 'computers'],
  ['bulb change in godown', 'debit', 'office-rent'],
  ['hoarding rent ring road', 'debit', 'office-rent'],
  ['deposit returned by the landlord', 'credit', 'vendor-refund'],
] as const)('%s (%s) is not taken by its one word for %s', (description, side, categoryId) => {
  expect(said(description, side)).not.toBe(categoryId);
});

test.each([
  ['electrcity charges of unit 3', 'debit', 'electricity-and-water'],
  ['insurence of the scooter', 'debit', 'general-insurance'],
  ['dukan ka kiraya', 'debit', 'office-rent'],
  ['loan returned to the director', 'debit', 'director-loan-repayment'],
  ['unsecured loan from director', 'credit', 'director-loan'],
  ['security deposit back from landlord', 'credit', 'security-deposit'],
  ['UPI/629911/RAMESH K/carbide inserts and drills', 'debit', 'materials'],
] as const)('%s (%s) is %s by all its words', (description, side, categoryId) => {
  expect(said(description, side)).toBe(categoryId);
});

test('what was taken off is not what was paid', () => {
  expect(said('salary of june after advance', 'debit')).toBe('salary-payout');
  expect(said('advance on salary of june', 'debit')).toBe('salary-advance');
});

test('a bill somebody notes on a receipt is of goods or of services by what the holder sells', () => {
  expect(said('bill 118 balance', 'credit')).toBe('services-domestic');
  expect(said('bill 118 balance', 'credit', 'KESARI STEEL TRADERS')).toBe('goods-domestic');
});

test('what a bank writes is no note, so its words are not weighed against a rule', () => {
  expect(isNote('PRINTER PAPER AND INK')).toBe(true);
  expect(isNote('NEFT DR-SBIN0001234-PRINTER PAPER')).toBe(false);
  expect(isDoubted(SHIPPED_NOTES, 'monitor arm', 'debit', 'word-laptop', 'computers')).toBe(true);
  expect(isDoubted(SHIPPED_NOTES, 'POS 4211 monitor arm', 'debit', 'word-laptop', 'computers')).toBe(false);
});

const FIRST =
  'AMIT ANJALI DEEPAK FARIDA GOPAL HARISH IMRAN JYOTI KAVITA LATHA MANOJ NEHA PRAKASH RAMESH SUNITA VIJAY'.split(' ');
const LAST = ['BANERJEE', 'DSOUZA', 'GUPTA', 'IYER', 'KHAN', 'NAIR', 'PATEL', 'REDDY', 'SHARMA', 'YADAV'];

test('a person’s name noted alone, or with nothing but that it was paid, is asked', () => {
  const notes = FIRST.flatMap((first) =>
    LAST.flatMap((last) => [`${first} ${last}`, `paid to ${first} ${last}`, `${first} ${last} balance`]),
  );
  const sides: readonly Side[] = ['debit', 'credit'];
  const answered = notes.flatMap((note) =>
    sides.filter((side) => said(note.toLowerCase(), side)).map((side) => [side, note]),
  );
  expect(answered).toEqual([]);
});

test('every list of phrases is of a category of the chart on its side, and no phrase stands twice in it', () => {
  for (const [side, lists] of Object.entries(NOTE_PHRASES))
    for (const [code, list] of Object.entries(lists)) {
      const phrases = phrasesOf(list);
      expect([code, phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)]).toEqual([code, []]);
      const direction = CHART.find((entry) => entry.id === code)?.direction;
      expect([code, direction]).not.toEqual([code, undefined]);
      // The bank's own charge given back stands where it was taken.
      if (direction !== 'both' && code !== 'bank-charges')
        expect([code, direction]).toEqual([code, side === 'credit' ? 'in' : 'out']);
    }
});
