import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isoDate } from '../../shared/dates';
import { type Paise, paise } from '../../shared/money';
import { knownLines } from './known-lines';
import { type KeyedFacts, lineKeys } from './line-keys';

// Few amounts, so that a day comes back to a balance all the time.
const days = fc.array(
  fc.record({
    day: fc.nat(1),
    description: fc.constantFrom('TEA STALL', 'COFFEE HOUSE', 'RENT OF THE OFFICE'),
    amount: fc.constantFrom(100, 100, 100, 200).map(paise),
    side: fc.constantFrom('credit' as const, 'debit' as const),
  }),
  { minLength: 2, maxLength: 14 },
);

type Move = { day: number; description: string; amount: Paise; side: 'credit' | 'debit' };

function statementOf(moves: readonly Move[]): KeyedFacts[] {
  let balance = 100_000;
  return moves
    .toSorted((one, other) => one.day - other.day)
    .map(({ day, description, amount, side }) => {
      balance += side === 'credit' ? amount : -amount;
      const date = addDays(isoDate('2026-10-05'), day);
      return { date, description, amount, side, balance: paise(balance), reference: null };
    });
}

/** What an account holds after pieces were sent one after the other. */
function sent(pieces: readonly KeyedFacts[][]): KeyedFacts[] {
  const account = new Map<string, KeyedFacts>();
  for (const piece of pieces) {
    const keys = lineKeys(piece);
    const held = { keys: new Set(account.keys()), narrations: new Map<string, string>() };
    knownLines(piece, keys, held).forEach((one, at) => {
      const [key, line] = [keys[at], piece[at]];
      if (one === 'new' && key && line) account.set(key, line);
    });
  }
  return [...account.values()];
}

const contents = (lines: readonly KeyedFacts[]) => lines.map((one) => JSON.stringify(one)).sort();

/** Pieces of which each begins or ends within what was sent before, or right beside it. */
function growing(lines: KeyedFacts[], cuts: readonly [number, number][], first: number): KeyedFacts[][] {
  let [from, to] = [first, first];
  const pieces = cuts.map(([one, other]) => {
    const begin = Math.min(one, other, to);
    const end = Math.max(one, other, from);
    [from, to] = [Math.min(from, begin), Math.max(to, end)];
    return lines.slice(begin, end);
  });
  return [...pieces, lines.slice(0, from), lines.slice(to)];
}

const cuts = fc.array(fc.tuple(fc.nat(14), fc.nat(14)), { maxLength: 5 });

test('any pieces of a statement that go on from one another, sent as often as one likes, give the whole', () => {
  fc.assert(
    fc.property(days, cuts, fc.nat(14), (moves, at, first) => {
      const lines = statementOf(moves);
      fc.pre(new Set(contents(lines)).size === lines.length);
      expect(contents(sent(growing(lines, at, Math.min(first, lines.length))))).toEqual(contents(lines));
    }),
    { numRuns: 500 },
  );
});

test('a statement without its balances after itself, or before, adds nothing', () => {
  fc.assert(
    fc.property(days, fc.boolean(), (moves, isFirstWithout) => {
      const lines = statementOf(moves);
      const without = lines.map((one) => ({ ...one, balance: null }));
      const [first, second] = isFirstWithout ? [without, lines] : [lines, without];
      expect(contents(sent([first, second]))).toEqual(contents(first));
    }),
  );
});

test('a statement in other words after itself adds nothing, where no balance comes back', () => {
  fc.assert(
    fc.property(days, cuts, (moves, at) => {
      const lines = statementOf(moves.map((move) => ({ ...move, side: 'debit' })));
      const worded = lines.map((one, place) => ({ ...one, description: `PAID ${place} OTHERWISE` }));
      const pieces = at.map(([from, length]) => worded.slice(from, from + length));
      expect(contents(sent([lines, ...pieces]))).toEqual(contents(lines));
    }),
  );
});
