import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { addDays, isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import { readStatement } from '../reader/read-statement';
import { type KeyedFacts, lineKeys, normaliseReference } from './line-keys';

const keysOf = (file: string) => {
  const outcome = inEnglish(
    readStatement(new Uint8Array(readFileSync(join(import.meta.dirname, '../reader/fixtures', file)))),
  );
  return outcome.ok ? lineKeys(outcome.statement.lines) : [];
};

/** Imports pieces one after the other, as an account does: a key it has is not added again. */
function imported(pieces: readonly (readonly KeyedFacts[])[]): Map<string, KeyedFacts> {
  const account = new Map<string, KeyedFacts>();
  for (const piece of pieces) {
    lineKeys(piece).forEach((key, at) => {
      const line = piece[at];
      if (line && !account.has(key)) account.set(key, line);
    });
  }
  return account;
}

const contents = (lines: Iterable<KeyedFacts>) => [...lines].map((line) => JSON.stringify(line)).sort();

// Few amounts and few texts, so that twins and payment-return-payment on one day come up all the time.
const movements = fc.array(
  fc.record({
    day: fc.nat(3),
    side: fc.constantFrom('credit' as const, 'debit' as const),
    amount: fc.constantFrom(100, 200).map(paise),
    description: fc.constantFrom('UPI/TEA', 'UPI/TEA|2', 'rent'),
  }),
  { minLength: 1, maxLength: 14 },
);

const start = isoDate('2026-10-01');

function statementOf(
  moves: { day: number; side: 'credit' | 'debit'; amount: KeyedFacts['amount']; description: string }[],
): KeyedFacts[] {
  let balance = 100_000;
  return moves
    .toSorted((one, other) => one.day - other.day)
    .map(({ day, side, amount, description }) => {
      balance += side === 'credit' ? amount : -amount;
      return { date: addDays(start, day), description, side, amount, balance: paise(balance), reference: null };
    });
}

const withoutBalances = (lines: readonly KeyedFacts[]) => lines.map((line) => ({ ...line, balance: null }));
const cuts = fc.array(fc.tuple(fc.nat(14), fc.nat(14)), { maxLength: 5 });

/** Pieces of a statement that together hold all of it, some twice, in any order. `fits` moves where a piece begins. */
function piecesOf(lines: readonly KeyedFacts[], at: readonly [number, number][], fits: (begin: number) => number) {
  const points = [0, ...at.flat(), lines.length]
    .map((point) => fits(Math.min(point, lines.length)))
    .sort((a, b) => a - b);
  const covering = points.slice(1).map((end, index) => lines.slice(points[index], end));
  const overlapping = at.map(([from, length]) => lines.slice(fits(Math.min(from, lines.length)), from + length));
  return [...covering, lines.slice(points.at(-1)), ...overlapping];
}

const dayBegins = (lines: readonly KeyedFacts[]) => (point: number) => {
  const date = lines[point]?.date;
  return date === undefined ? point : lines.findIndex((line) => line.date === date);
};

test('pieces cut anywhere give the whole when no day repeats a line in everything', () => {
  fc.assert(
    fc.property(movements, cuts, fc.nat(), (moves, at, turn) => {
      const lines = statementOf(moves);
      fc.pre(new Set(lines.map((line) => JSON.stringify(line))).size === lines.length);
      const pieces = piecesOf(lines, at, (begin) => begin);
      const rotated = [...pieces.slice(turn % pieces.length), ...pieces.slice(0, turn % pieces.length)];
      expect(contents(imported(rotated).values())).toEqual(contents(lines));
    }),
  );
});

test.each([
  ['with balances', (lines: readonly KeyedFacts[]) => lines],
  ['without balances', withoutBalances],
])('pieces that begin with a day give the whole, whatever the day repeats: %s', (_name, shown) => {
  fc.assert(
    fc.property(movements, cuts, fc.boolean(), (moves, at, isReversed) => {
      const lines = shown(statementOf(moves));
      const pieces = piecesOf(lines, at, dayBegins(lines));
      expect(contents(imported(isReversed ? pieces.reverse() : pieces).values())).toEqual(contents(lines));
    }),
  );
});

test('the pasted baseline has the keys of the generic one', () => {
  expect(keysOf('baseline_pasted.tsv')).toEqual(keysOf('baseline_generic.csv'));
});

test('overlapping downloads share the keys of the lines they share', () => {
  const first = keysOf('bad/21_overlap_a.csv');
  const second = keysOf('bad/21_overlap_b.csv');
  expect(new Set(first).size).toBe(5);
  expect(second.filter((key) => first.includes(key))).toHaveLength(2);
  expect(new Set([...first, ...second]).size).toBe(8);
});

test('a payment, its return and the same payment again are three lines', () => {
  const pay = {
    date: start,
    description: 'UPI/TEA',
    side: 'debit',
    amount: paise(100),
    balance: paise(900),
    reference: null,
  } as const;
  const back = { ...pay, side: 'credit', balance: paise(1000) } as const;
  expect(new Set(lineKeys([pay, back, pay])).size).toBe(3);
});

test('nothing written in a narration passes for another part of the key', () => {
  const line = {
    date: start,
    description: 'TEA',
    side: 'debit',
    amount: paise(100),
    balance: null,
    reference: null,
  } as const;
  const keys = lineKeys([
    line,
    line,
    { ...line, description: '2|TEA' },
    { ...line, description: '|TEA' },
    { ...line, reference: 'TEA' },
  ]);
  expect(new Set(keys).size).toBe(5);
});

test.each([
  ['000501', '501'],
  ['abc-12/3', 'ABC123'],
  ['5.09E+11', ''],
  ['0000000000', ''],
  [' - ', ''],
])('the reference %j is compared as %j', (reference, normalised) => {
  expect(normaliseReference(reference)).toBe(normalised);
});
