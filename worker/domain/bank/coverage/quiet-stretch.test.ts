import { describe, expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { type Paise, paise } from '../../shared/money';
import { type Covered, timelineOf } from './coverage';

const piece = (from: string, to: string, opening: number | null, closing: number | null): Covered => ({
  from: isoDate(from),
  to: isoDate(to),
  opening: opening === null ? null : (paise(opening) as Paise),
  closing: closing === null ? null : (paise(closing) as Paise),
});
const timeline = (...pieces: Covered[]) => {
  const { covered, gaps, seams } = timelineOf(pieces.map((one, at) => ({ id: `u${at}`, covered: [one], breaks: [] })));
  const days = (list: readonly Covered[]) => list.map(({ from, to }) => `${from}..${to}`);
  return { covered: days(covered), gaps: days(gaps), seams: seams.length };
};

describe('days without a line between two statements', () => {
  test('are quiet where both sides have the same balance', () => {
    expect(timeline(piece('2026-04-01', '2026-04-28', 0, 500), piece('2026-06-03', '2026-06-30', 500, 900))).toEqual({
      covered: ['2026-04-01..2026-06-30'],
      gaps: [],
      seams: 0,
    });
  });

  test('are quiet twice in a row', () => {
    const three = [
      piece('2026-04-01', '2026-04-28', 0, 500),
      piece('2026-06-03', '2026-06-30', 500, 900),
      piece('2026-08-02', '2026-08-31', 900, 100),
    ];
    expect(timeline(...three).gaps).toEqual([]);
  });

  test.each([
    ['another balance', 500, 501],
    ['no balance before', null, 500],
    ['no balance after', 500, null],
    ['no balances', null, null],
  ])('are a gap with %s', (_what, closing, opening) => {
    const found = timeline(
      piece('2026-04-01', '2026-04-28', 0, closing),
      piece('2026-06-03', '2026-06-30', opening, 900),
    );
    expect(found.gaps).toEqual(['2026-04-29..2026-06-02']);
  });
});
