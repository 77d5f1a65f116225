import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../../../testing/in-english';
import { addDays, isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import { readStatement } from '../reader/read-statement';
import { coverageOf, findOpenBreaks, type Proof, provesMore, type StoredBreak, timelineOf } from './coverage';

const HEAD = 'Date,Description,Debit,Credit,Balance';
function covered(rows: string[], above: string[] = [], today = '2026-11-21') {
  const outcome = readStatement(`${[...above, HEAD, ...rows].join('\n')}\n`);
  if (!outcome.ok) throw new Error(english(outcome.refusal.message));
  return coverageOf(outcome.statement, isoDate(today)).map(({ from, to }) => `${from}..${to}`);
}

const ROWS = ['03/10/2026,A,10.00,,90.00', '13/10/2026,B,10.00,,80.00', '20/10/2026,C,10.00,,70.00'];

describe('what a statement proves', () => {
  test('from its first line to its last', () => expect(covered(ROWS)).toEqual(['2026-10-03..2026-10-20']));
  test('the whole period the bank prints, where it holds every line', () => {
    expect(covered(ROWS, ['Statement from 01/10/2026 to 31/10/2026'])).toEqual(['2026-10-01..2026-10-31']);
    expect(covered(ROWS, ['Statement from 01/09/2026 to 30/09/2026'])).toEqual(['2026-10-03..2026-10-20']);
  });
  test('of a period printed ahead, the days until today', () => {
    const above = ['Statement from 01/10/2026 to 31/12/2026'];
    expect(covered(ROWS, above)).toEqual(['2026-10-01..2026-11-21']);
    expect(covered(ROWS, above, '2026-10-20')).toEqual(['2026-10-01..2026-10-20']);
    expect(covered(ROWS, above, '2026-10-15')).toEqual(['2026-10-01..2026-10-20']);
  });
  test('in two pieces where a balance does not follow', () => {
    expect(covered([ROWS[0] ?? '', '13/10/2026,B,10.00,,60.00', '20/10/2026,C,10.00,,50.00'])).toEqual([
      '2026-10-03..2026-10-03',
      '2026-10-13..2026-10-20',
    ]);
  });
  test('nothing, where it prints no balances', () => {
    const outcome = readStatement('Date,Description,Debit,Credit\n03/10/2026,A,10.00,\n');
    expect(outcome.ok && coverageOf(outcome.statement, isoDate('2026-11-21'))).toEqual([]);
  });
});

const pieces = fc.array(
  fc.tuple(fc.nat(400), fc.nat(40)).map(([start, length]) => {
    const from = addDays(isoDate('2026-04-01'), start);
    return { from, to: addDays(from, length) };
  }),
  { maxLength: 12 },
);

test('a timeline covers exactly the days of its pieces, and its gaps are exactly the days between', () => {
  fc.assert(
    fc.property(pieces, (given) => {
      const { covered: whole, gaps } = timelineOf([{ id: 'a', covered: given, breaks: [] }]);
      const days = (list: typeof given) => {
        const found = new Set<string>();
        for (const { from, to } of list) for (let day = from; day <= to; day = addDays(day, 1)) found.add(day);
        return found;
      };
      expect(days(whole)).toEqual(days(given));
      const [first, last] = [whole[0]?.from, whole.at(-1)?.to];
      const between = first && last ? days([{ from: first, to: last }]) : new Set<string>();
      expect(days(gaps)).toEqual(new Set([...between].filter((day) => !days(given).has(day))));
    }),
  );
});

describe('what statements prove together', () => {
  const day = (text: string) => isoDate(`2026-10-${text}`);
  const broken = { line: 3, after: day('10'), date: day('12'), expected: paise(500), found: paise(200) };
  const proof = (id: string, from: string, to: string, breaks: StoredBreak[] = []) => ({
    id,
    covered: [{ from: day(from), to: day(to) }],
    breaks,
  });

  test('a break stands until another statement holds both days without one', () => {
    const lines = (others: Proof[]) => findOpenBreaks([{ ...proof('a', '01', '10', [broken]) }, ...others]).length;
    expect(lines([])).toBe(1);
    expect(lines([proof('b', '11', '20')])).toBe(1);
    expect(lines([proof('b', '10', '12', [broken])])).toBe(1);
    expect(lines([proof('b', '10', '12', [{ ...broken, found: paise(2) }])])).toBe(2);
    expect(lines([proof('b', '10', '12')])).toBe(0);
  });
});

describe('where one statement ends and the next begins', () => {
  const day = (text: string) => isoDate(`2026-10-${text}`);
  const half = (id: string, from: string, to: string, [opening, closing]: [number, number] | []) => ({
    id,
    covered: [{ from: day(from), to: day(to), opening: paiseOrNull(opening), closing: paiseOrNull(closing) }],
    breaks: [],
  });
  const paiseOrNull = (amount?: number) => (amount === undefined ? null : paise(amount));
  const october = (opening: number) => [half('a', '01', '15', [1000, 800]), half('b', '16', '31', [opening, 500])];

  test('they are one where the balance is carried on', () => {
    const { covered, gaps, seams } = timelineOf(october(800));
    expect(covered.map(({ from, to, opening, closing }) => [from, to, opening, closing])).toEqual([
      ['2026-10-01', '2026-10-31', 1000, 500],
    ]);
    expect([gaps, seams]).toEqual([[], []]);
  });

  test('another balance is named, until a statement holds both days', () => {
    const { covered, gaps, seams } = timelineOf(october(700));
    expect(covered).toHaveLength(2);
    expect(gaps).toEqual([]);
    expect(seams).toEqual([
      { after: day('15'), date: day('16'), expected: paise(800), found: paise(700), uploadId: 'b' },
    ]);
    expect(timelineOf([...october(700), half('c', '10', '20', [900, 600])])).toMatchObject({ seams: [], gaps: [] });
  });

  test('statements that share a day, stand apart or print no balance say nothing of each other', () => {
    const before = half('a', '01', '15', [1000, 800]);
    const seamsWith = (after: Proof) => timelineOf([before, after]).seams;
    expect(seamsWith(half('b', '15', '31', [700, 500]))).toEqual([]);
    expect(seamsWith(half('b', '17', '31', [700, 500]))).toEqual([]);
    expect(seamsWith(half('b', '16', '31', []))).toEqual([]);
  });

  test('a statement broken within itself carries the balances of both sides', () => {
    const rows = [ROWS[0] ?? '', '13/10/2026,B,10.00,,60.00', '20/10/2026,C,10.00,,50.00'];
    const outcome = readStatement(`${[HEAD, ...rows].join('\n')}\n`);
    expect(outcome.ok && coverageOf(outcome.statement, day('31'))).toMatchObject([
      { from: day('03'), to: day('03'), opening: 100_00, closing: 90_00 },
      { from: day('13'), to: day('20'), opening: 70_00, closing: 50_00 },
    ]);
  });

  test('a further proof says more where it closes a break or a gap or reaches further, else nothing', () => {
    const broken = { line: 3, after: day('10'), date: day('12'), expected: paise(500), found: paise(200) };
    const proofs = [{ ...half('a', '01', '15', []), breaks: [broken] }];
    expect(provesMore(proofs, half('b', '10', '12', []))).toBe(true);
    expect(provesMore(proofs, half('b', '12', '15', []))).toBe(false);
    expect(provesMore(proofs, half('b', '15', '16', []))).toBe(true);
    expect(provesMore(october(700), half('c', '15', '16', []))).toBe(true);
    expect(provesMore(october(800), half('c', '15', '16', []))).toBe(false);
  });
});
