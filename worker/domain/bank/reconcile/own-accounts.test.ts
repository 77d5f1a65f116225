import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import type { OpenLine, Own } from './model';
import { matchesOf, reconciled } from './reconcile';

import { line } from './reconcile.fixture';

// The two accounts have ends of their own; a third has the end of the first.
const OWN: Own = {
  holder: 'Kestrel Analytics Private Limited',
  accounts: [
    { id: 'HDFC', number: '50100012344471' },
    { id: 'ICICI', number: '000405078812' },
    { id: 'AXIS', number: '918020044714471' },
  ],
};
const DAY = '2026-10-15';
const into = (date: string, description: string, more: Partial<OpenLine> = {}) =>
  line(date, 50, { side: 'credit', bankAccountId: 'ICICI', description, ...more });
const out = (date: string, description: string, more: Partial<OpenLine> = {}) =>
  line(date, 50, { description, ...more });
const pairs = (...lines: OpenLine[]) =>
  matchesOf(lines, [], [], OWN)
    .filter(({ lineId }) => lines.find(({ id }) => id === lineId)?.side === 'debit')
    .map(({ lineId, withId }) => [lineId, withId]);
const asked = (...lines: OpenLine[]) =>
  reconciled(lines, [], [], OWN).questions.map(({ out, into }) => [out.id, into.id]);
const why = (...lines: OpenLine[]) => inEnglish(matchesOf(lines, [], [], OWN))[0]?.why;

describe('a narration that names the other account', () => {
  test.each([
    'FT TO 000405078812',
    'FT TO 405078812',
    'FT TO XX8812',
    'FT TO 0004XXXX8812',
    'TRF TO A/C NO 078812',
    'NEFT TO ACCT ENDING 8812',
  ])('%s tells which of two lines is the other leg', (words) => {
    const [one, other] = [into('2026-10-16', 'X'), into(DAY, 'Y', { bankAccountId: 'AXIS' })];
    const paid = out(DAY, words);
    expect(pairs(paid, one, other)).toEqual([[paid.id, one.id]]);
    expect(why(paid, one, other)).toContain('a narration names the other account');
  });

  test('may be that of the receipt', () => {
    const [paid, got] = [out(DAY, 'FT'), into(DAY, 'FT FROM XX4471')];
    expect(pairs(paid, out(DAY, 'RTGS', { bankAccountId: 'KOTAK' }), got)).toEqual([[paid.id, got.id]]);
  });

  test('is not one that names its own, covers other digits or says a year', () => {
    const paid = ['INB XX4471', 'POS 4162XXXXXX8812', 'TAX8812'].map((words) => out(DAY, words));
    for (const one of paid) expect(asked(one, into(DAY, 'X'))).toHaveLength(1);
  });

  test('keeps the line from any other account, but for a number that both banks print', () => {
    const paid = (words: string) => out(DAY, `FT TO 918020044714471 ${words}`, { bankAccountId: 'KOTAK' });
    expect(pairs(paid(''), into(DAY, 'X'))).toEqual([]);
    expect(pairs(paid('628812345678'), into(DAY, '628812345678'))).toHaveLength(1);
  });

  test('overrules the category of a rule, not that of a person', () => {
    const paid = out(DAY, 'FT TO 000405078812', { category: 'expense', categoryId: 'fuel' });
    expect(pairs(paid, into(DAY, 'X'))).toHaveLength(1);
    expect(pairs({ ...paid, isChosen: true }, into(DAY, 'X'))).toEqual([]);
  });

  test('is no payment number, though it has twelve digits', () => {
    const third = line(DAY, 50, { side: 'credit', bankAccountId: 'AXIS', description: 'FT FROM 000405078812' });
    const lines = [out(DAY, 'FT TO 000405078812'), into(DAY, 'X'), third];
    expect(pairs(...lines)).toEqual([[lines[0]?.id, lines[1]?.id]]);
  });
});

describe('a narration that names the holder, or a category that says money only moved', () => {
  test('goes before a line of which nothing is known', () => {
    const [own, unknown, got] = [out(DAY, 'NEFT-KESTREL ANALYTICS PVT LTD'), out(DAY, 'CHQ'), into(DAY, 'X')];
    expect(pairs(own, unknown, got)).toEqual([[own.id, got.id]]);
    const moved = out(DAY, 'CHQ', { category: 'transfer', categoryId: 'own-account-transfer' });
    expect(pairs(moved, unknown, got)).toEqual([[moved.id, got.id]]);
  });

  test('stays open where two lines could be the other leg', () => {
    const own = out(DAY, 'NEFT-KESTREL ANALYTICS PVT LTD');
    expect(pairs(own, into(DAY, 'X'), into(DAY, 'Y', { bankAccountId: 'AXIS' }))).toEqual([]);
  });

  test.each(['director-loan', 'fixed-deposit'])('is not %s', (categoryId) => {
    expect(pairs(out(DAY, 'X'), into(DAY, 'Y', { category: 'transfer', categoryId }))).toEqual([]);
  });
});

describe('equal and opposite amounts alone', () => {
  test('match nothing', () => {
    expect(pairs(out(DAY, 'A'), into(DAY, 'B'))).toEqual([]);
  });

  test('are asked, and not where either leg has a second candidate, however near the first is', () => {
    const [paid, got] = [out(DAY, 'A'), into(DAY, 'B')];
    expect(asked(paid, got)).toEqual([[paid.id, got.id]]);
    expect(asked(paid, got, into('2026-10-17', 'C'))).toEqual([]);
    expect(asked(paid, got, out('2026-10-13', 'D'))).toEqual([]);
    expect(asked(paid, got, out(DAY, 'E'), into(DAY, 'F'))).toEqual([]);
  });

  test('are two payments where both print a number of one kind and not the same', () => {
    expect(asked(out(DAY, 'UPI/628812345678/A'), into(DAY, 'UPI/628899999999/B'))).toEqual([]);
    expect(asked(out(DAY, 'INB 628812345678'), into(DAY, 'N HDFCN52026101512'))).toHaveLength(1);
  });

  test('are looked through quickly, however many there are', () => {
    const many = Array.from({ length: 6_000 }, (_, at) => (at % 2 ? out(DAY, 'A') : into(DAY, 'B')));
    expect(asked(...many)).toEqual([]);
  });
});
