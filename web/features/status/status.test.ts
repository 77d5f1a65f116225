import { expect, test } from 'vitest';
import { openQuestions } from '../../lib/open-questions';
import { notDueForms } from './not-due';
import { notDueName } from './not-due-name';
import { lossOf, lostByArea, lostInAll, pointWords } from './points';
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

const line = (itemId: string, loss: string) => ({
  itemId,
  loss,
  title: itemId,
  daysLate: 0,
  weight: 8,
  credit: '40.00',
});

test('each area has the points its items lost, and they come to all that is lost', () => {
  const lines = [line('a', '4.50'), line('b', '1.07'), line('c', '0.30'), line('d', '0.00')];
  const of = (area: string, ...ids: string[]) => ({ area, items: ids.map((id) => ({ id })) });
  const status = { overall: { lines }, areas: [of('GST', 'a', 'c'), of('TDS', 'b'), of('ROC', 'd')] };
  const scored = status as unknown as Parameters<typeof lostByArea>[0];
  expect([...lostByArea(scored)]).toEqual([
    ['GST', 480],
    ['TDS', 107],
    ['ROC', 0],
  ]);
  expect(lossOf(scored).map(({ itemId }) => itemId)).toEqual(['a', 'b', 'c']);
  expect(pointWords(lostInAll(scored))).toBe('5.87');
});

const row = (form: string, verdict: string, asked: object | null = null, area = 'GST') =>
  ({ area, form, period: '', subject: '', verdict, asks: null, asked, because: { value: false, steps: [] } }) as never;

test('a question is asked once for all forms that wait for it, and what nobody can answer is none', () => {
  const turnover = { kind: 'turnover', subject: '2025-26' };
  const notDue = [
    row('GSTR-9', 'not-known', turnover),
    row('CSR-2', 'not-known'),
    row('GSTR-9C', 'not-known', { ...turnover }),
    row('DPT-3', 'not-known', { kind: 'duty', subject: 'deposits-or-loans' }),
  ];
  const found = openQuestions({ notDue }).map(({ fact, rows }) => [fact.kind, rows.map(({ form }) => form)]);
  expect(found).toEqual([
    ['turnover', ['GSTR-9', 'GSTR-9C']],
    ['duty', ['DPT-3']],
  ]);
});

test('a form that is not due is one row for all its periods', () => {
  const rows = [row('RFD-11', 'not-due'), row('CSR-2', 'not-known'), row('RFD-11', 'not-due'), row('MGT-8', 'not-due')];
  expect(notDueForms(rows).map(({ form, rows: of }) => [form, of.length])).toEqual([
    ['RFD-11', 2],
    ['MGT-8', 1],
  ]);
});
