import { expect, test } from 'vitest';
import { english, inEnglish } from '../../../testing/in-english';
import { isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import { readStatement } from '../reader/read-statement';
import { proofOf } from './coverage';
import { findNewSeams, seamNotices } from './valid-proofs';

const TODAY = isoDate('2026-11-21');
const HEAD = 'Date,Description,Debit,Credit,Balance';

function statement(...rows: string[]) {
  const outcome = readStatement(`${[HEAD, ...rows].join('\n')}\n`);
  if (!outcome.ok) throw new Error(english(outcome.refusal.message));
  return outcome.statement;
}

const stored = (id: string, from: string, to: string, opening: number, closing: number) => ({
  id,
  covered: [{ from: isoDate(from), to: isoDate(to), opening: paise(opening), closing: paise(closing) }],
  breaks: [],
});

const SECOND_HALF = statement('16/10/2026,RENT,100.00,,700.00', '31/10/2026,FEES,200.00,,500.00');
const codes = (...proofs: ReturnType<typeof stored>[]) =>
  inEnglish(seamNotices(findNewSeams(proofOf(SECOND_HALF, TODAY), proofs)));

test.each([
  ['the day before', stored('a', '2026-10-01', '2026-10-15', 1_000_00, 900_00), /ended with ₹900\.00.* with ₹800\.00/],
  ['the day after', stored('b', '2026-11-01', '2026-11-15', 450_00, 100_00), /ends on 31 Oct.* ₹500\.00.* ₹450\.00/],
])('another balance on %s is told with both', (_when, proof, words) => {
  const [notice, ...others] = codes(proof);
  expect(notice).toMatchObject({ line: 0, code: 'NOT_CARRIED_ON', message: expect.stringMatching(words) });
  expect(others).toEqual([]);
});

test('nothing is said where balances meet, days lie between, or a third statement holds both days', () => {
  expect(codes(stored('a', '2026-10-01', '2026-10-15', 1_000_00, 800_00))).toEqual([]);
  expect(codes(stored('a', '2026-10-01', '2026-10-14', 1_000_00, 900_00))).toEqual([]);
  const spanning = stored('c', '2026-10-10', '2026-10-20', 900_00, 600_00);
  expect(codes(stored('a', '2026-10-01', '2026-10-15', 1_000_00, 900_00), spanning)).toEqual([]);
});

test('what did not follow before is not told again', () => {
  const parted = [
    stored('a', '2026-10-01', '2026-10-05', 1_000_00, 900_00),
    stored('b', '2026-10-06', '2026-10-15', 850_00, 800_00),
  ];
  expect(codes(...parted)).toEqual([]);
});
