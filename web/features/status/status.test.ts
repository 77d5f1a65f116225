import { expect, test } from 'vitest';
import { notDueName } from './not-due-name';
import { areaStatusOf, scoreTone } from './status-words';
import { lineOf, plotted } from './trend.points';

test.each([
  [59, 'poor', 'red'],
  [60, 'fair', 'red'],
  [79, 'fair', 'red'],
  [80, 'good', 'yellow'],
  [89, 'good', 'yellow'],
  [90, 'excellent', 'green'],
])('%i is %s, written in %s', (score, status, tone) => {
  expect(areaStatusOf(score)).toBe(status);
  expect(scoreTone(score)).toBe(tone);
});

test('a trend is drawn by the days between its scores, 100 at the top', () => {
  const points = [
    { day: '2026-11-01', score: 0 },
    { day: '2026-11-02', score: 50 },
    { day: '2026-11-05', score: 100 },
  ];
  expect(lineOf(plotted(points, { width: 400, height: 100 }))).toBe('0,100 100,50 400,0');
});

test('one score is one point at the end, none is no point', () => {
  expect(plotted([{ day: '2026-11-01', score: 60 }], { width: 400, height: 100 })).toMatchObject([{ x: 400, y: 40 }]);
  expect(plotted([], { width: 400, height: 100 })).toEqual([]);
});

test('a form that is not asked is named as exactly as it is known', () => {
  expect(notDueName({ form: 'GSTR-9', period: '2025-26', subject: '' })).toBe('GSTR-9 · 2025-26');
});
