import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../../../testing/in-english';
import { isoDate } from '../../shared/dates';
import { type Proof, proofOf } from '../coverage/coverage';
import { lineKeys } from '../overlap/line-keys';
import { readStatement } from '../reader/read-statement';
import { compareBalances, type DayMoved } from './differences';
import { type BookLine, duplicatesIn } from './duplicates';

const TODAY = isoDate('2026-11-21');
type Moved = [of: number, amount: number, text?: string];
type Upload = { proof: Proof; lines: BookLine[] };

/** A statement of October: its balance before, and what moved on which days. */
function statement(id: string, opening: number, ...moved: Moved[]): Upload {
  let balance = opening;
  const rows = moved.map(([of, amount, text = `LINE ${of} ${amount}`]) => {
    balance += amount;
    const [out, into] = amount < 0 ? [-amount, ''] : ['', amount];
    return `${String(of).padStart(2, '0')}/10/2026,${text},${out},${into},${balance}`;
  });
  const outcome = readStatement(`${['Date,Description,Debit,Credit,Balance', ...rows].join('\n')}\n`);
  if (!outcome.ok) throw new Error(english(outcome.refusal.message));
  const lines = outcome.statement.lines.map(({ date, side, amount, balance, reference, description }, at) => ({
    ...{ id: `${id}${at}`, uploadId: id, date, signed: side === 'credit' ? amount : -amount },
    ...{ balance, reference, description },
  }));
  return { proof: { ...proofOf(outcome.statement, TODAY), id }, lines };
}

/** The lines that the books hold of several statements: each once by its key, as an upload stores them. */
function booksOf(...uploads: Upload[]): BookLine[] {
  const held = new Map<string, BookLine>();
  for (const { lines } of uploads) {
    const facts = lines.map(({ signed, ...line }) => ({
      ...line,
      side: signed < 0 ? ('debit' as const) : ('credit' as const),
      amount: Math.abs(signed) as never,
      balance: line.balance as never,
    }));
    lineKeys(facts).forEach((key, at) => {
      const line = lines[at];
      if (line && !held.has(key)) held.set(key, line);
    });
  }
  return [...held.values()];
}

const moved = (lines: readonly BookLine[]): DayMoved[] =>
  lines.map(({ date: day, signed }) => ({ day, received: Math.max(signed, 0), paid: Math.max(-signed, 0), count: 1 }));

const accountOf = (uploads: Upload[], lines = booksOf(...uploads)) =>
  compareBalances(
    uploads.map(({ proof }) => proof),
    moved(lines),
  );
const told = (uploads: Upload[], lines?: BookLine[]) =>
  accountOf(uploads, lines)?.differences.map(
    ({ after, date, amount }) => `${after.slice(8)}-${date.slice(8)} ${amount / 100}`,
  );
const twice = (...uploads: Upload[]) => {
  const lines = booksOf(...uploads);
  const differences = accountOf(uploads, lines)?.differences ?? [];
  return differences.flatMap((one) => duplicatesIn(one, lines).map((pair) => `${pair.one.id} ${pair.other.id}`));
};

const FIRST = statement('a', 1000, [1, -100], [5, -200], [10, 50], [12, -30]);

describe('opening balance and lines are the balance of the bank', () => {
  test('of one statement, on its last day', () => {
    expect(accountOf([FIRST])).toMatchObject({
      opening: { day: '2026-09-30', balance: 1000_00 },
      ...{ received: 50_00, paid: 330_00, book: 720_00, difference: 0, differences: [] },
      bank: { day: '2026-10-12', balance: 720_00 },
    });
  });

  test.each<[what: string, next: Upload]>([
    ['follows', statement('b', 720, [13, -20], [20, 5])],
    ['holds some of the same days', statement('b', 700, [10, 50], [12, -30], [20, 5])],
    ['goes on within the last day', statement('b', 720, [12, -20], [20, 5])],
    ['begins where nothing happened for days', statement('b', 720, [25, -20])],
  ])('of two, where the second %s', (_what, next) => {
    expect(accountOf([FIRST, next])).toMatchObject({ difference: 0, differences: [] });
    expect(accountOf([next, FIRST])).toMatchObject({ difference: 0, differences: [] });
  });

  test('of two of one day, where the later one comes again through the balance with which the earlier began', () => {
    const uploads = [statement('a', 5000, [1, 47]), statement('b', 5047, [1, -47], [1, 1])];
    for (const held of [uploads, uploads.toReversed()])
      expect(accountOf(held)).toMatchObject({ opening: { balance: 5000_00 }, difference: 0, differences: [] });
  });

  test('of two of one day, where the later one repeats lines and begins with a balance that came twice', () => {
    const uploads = [statement('a', 5000, [6, -1], [6, 1]), statement('b', 4999, [6, 1])];
    for (const held of [uploads, uploads.toReversed()])
      expect(accountOf(held)).toMatchObject({ opening: { balance: 5000_00 }, difference: 0, differences: [] });
  });

  test('of two that begin on one day, of which the one that goes on comes again through the balance of its beginning', () => {
    const uploads = [statement('a', 5000, [1, 39]), statement('b', 5039, [1, -31], [1, -8], [2, -1])];
    for (const held of [uploads, uploads.toReversed()])
      expect(accountOf(held)).toMatchObject({ opening: { balance: 5000_00 }, difference: 0, differences: [] });
  });

  test('of two that end on one day, of which the shorter ends within the day of the other', () => {
    const uploads = [statement('a', 5000, [1, -1], [28, 17], [28, -17]), statement('b', 5000, [1, -1], [28, 17])];
    for (const held of [uploads, uploads.toReversed()])
      expect(accountOf(held)).toMatchObject({ bank: { balance: 4999_00 }, difference: 0, differences: [] });
  });

  test('of one that prints the day on which a line counts, in the order of its posting', () => {
    const valued = statement('a', 1000, [4, -100], [5, -50], [3, -20], [6, -10], [8, -5], [9, 30]);
    expect(accountOf([valued])).toMatchObject({ difference: 0, differences: [] });
  });

  test('differ by what happened on days without a statement', () => {
    expect(told([FIRST, statement('b', 600, [20, -10])])).toEqual(['12-19 120']);
  });

  test('differ where lines are missing within a statement', () => {
    const broken = statement('a', 1000, [1, -100], [5, -200]);
    const rest = statement('a', 650, [6, -10], [9, -10]);
    const proof = { ...broken.proof, covered: [...broken.proof.covered, ...rest.proof.covered] };
    expect(told([{ proof, lines: [...broken.lines, ...rest.lines] }])).toEqual(['05-06 50']);
  });

  test('lines before and after what the bank proves are counted, and move nothing', () => {
    const lines = [...FIRST.lines, { ...FIRST.lines[0], id: 'z', date: isoDate('2026-10-20') } as BookLine];
    expect(accountOf([FIRST], lines)).toMatchObject({ difference: 0, later: 1, earlier: 0 });
  });

  test('there is none without a statement that prints balances', () => {
    expect(compareBalances([], moved(FIRST.lines))).toBeNull();
  });

  test('whatever parts of one statement came, in whatever order', () => {
    const amounts = fc.array(fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: -50, max: 50 })), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(amounts, fc.nat(12), fc.nat(12), fc.boolean(), (drawn, cut, again, isTurned) => {
        const all = drawn.filter(([, amount]) => amount !== 0).sort(([one], [other]) => one - other);
        fc.pre(all.length > 1);
        const end = 1 + (cut % all.length);
        const start = again % (end + 1);
        const before = all.slice(0, start).reduce((sum, [, amount]) => sum + amount, 5000);
        const parts = [all.slice(0, end), all.slice(start)].filter(({ length }) => length > 0);
        const uploads = parts.map((part, at) => statement(`${at}`, at === 0 ? 5000 : before, ...(part as Moved[])));
        const whole = isTurned ? uploads.toReversed() : uploads;
        expect(accountOf(whole)?.difference).toBe(0);
      }),
    );
  });
});

describe('a line that came twice with another day', () => {
  const VALUE = 'NEFT DR-HDFC0001-SHARMA TRADERS';
  const posted = statement('a', 1000, [1, -100], [5, -200, VALUE]);

  test('is found by the balances, where the next statement dates it otherwise', () => {
    expect(twice(posted, statement('b', 900, [6, -200, VALUE], [20, -10]))).toEqual(['a1 b0']);
  });

  test('is found within days that both statements hold', () => {
    const other = statement('b', 900, [7, -200], [10, 50], [12, -30]);
    expect(twice(FIRST, other)).toEqual(['a1 b0']);
  });

  test('is found where the order of the days changes other balances, too', () => {
    const one = statement('a', 1000, [5, -100, 'LENOVO INDIA'], [5, -50, 'AIRTEL BROADBAND'], [8, -1]);
    const other = statement('b', 1000, [5, -50, 'AIRTEL BROADBAND'], [6, -100, 'LENOVO INDIA'], [8, -1]);
    expect(twice(one, other).sort()).toEqual(['a0 b1', 'a1 b0']);
  });

  test('is not one of two real payments of one amount', () => {
    expect(twice(posted, statement('b', 700, [6, -200, VALUE], [20, -10]))).toEqual([]);
  });

  test('is not one with another reference, or of another week', () => {
    const other = statement('b', 900, [6, -200, VALUE], [20, -10]);
    const lines = booksOf(posted, other);
    const [difference] = accountOf([posted, other], lines)?.differences ?? [];
    const withReferences = lines.map((line) => ({ ...line, reference: `N${line.id}9912` }));
    expect(difference && duplicatesIn(difference, withReferences)).toEqual([]);
    expect(difference && duplicatesIn(difference, lines, () => true)).toEqual([]);
    const late = statement('b', 900, [14, -200, VALUE], [20, -10]);
    expect(twice(posted, late)).toEqual([]);
  });

  test('is no more one too many once it is merged, on the days between either', () => {
    const other = statement('b', 900, [6, -200, VALUE], [20, -10]);
    const redated = [{ from: isoDate('2026-10-05'), to: isoDate('2026-10-06'), signed: -200_00 }];
    for (const gone of ['a1', 'b0']) {
      const lines = booksOf(posted, other).filter(({ id }) => id !== gone);
      const found = compareBalances([posted.proof, other.proof], moved(lines), redated);
      expect([gone, found?.difference, found?.differences]).toEqual([gone, 0, []]);
    }
  });

  test('of the same amount in several days is the likest one', () => {
    const rent = statement('a', 1000, [3, -200, 'GOPAL STORES'], [5, -200, VALUE]);
    expect(twice(rent, statement('b', 800, [6, -200, VALUE], [20, -10]))).toEqual(['a1 b0']);
  });
});
