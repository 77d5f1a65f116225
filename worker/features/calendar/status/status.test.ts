import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isoDate } from '../../../domain/shared/dates';
import { paise } from '../../../domain/shared/money';
import { setClock } from '../../../platform/clock';
import { ask, seeded, signIn } from '../../../testing/client';
import { state, USUAL_FACTS } from '../../../testing/facts';
import { watched } from '../../../testing/watched-database';

const DAY = isoDate('2026-11-20');

let id: string;
let person: string;
const status = async () => (await ask(person, 'GET', `/companies/${id}/compliance-status`)).body;
const noonOf = (day: string) => setClock(new Date(`${day}T12:00:00+05:30`));
const generate = () => ask(person, 'POST', `/companies/${id}/compliance-calendar/generate`, {});

beforeEach(async () => {
  noonOf(DAY);
  id = (await seeded()).companies.a1;
  person = await signIn('OA');
});
afterEach(() => setClock(undefined));

// Withheld in October and not deposited: due on 7 November.
const WITHHELD = {
  kind: 'deduction',
  subject: 'BLRK01234E',
  happenedOn: isoDate('2026-10-15'),
  details: { statement: 'residents', amount: paise(1_250_000) },
} as const;

test('a company of which nothing is known is not yet scored', async () => {
  expect(await status()).toMatchObject({
    overall: { score: 0, isScored: false, history: 'none', lines: [], cap: null, afterFixingFirst: null },
    overallOfAreas: null,
    areas: [],
    trend: [],
    unconfirmed: 0,
    asOf: DAY,
  });
});

test('the score is the one that is stored, each point of it traced to an item', async () => {
  await state(id, DAY, USUAL_FACTS, [WITHHELD]);
  await generate();
  const { overall, areas, trend, overallOfAreas, sums } = await status();
  expect(sums).toMatchObject([{ sum: expect.stringMatching(/^₹12,500 × 1\.5% × 2 months = ₹375 under /) }]);
  const stored = await env.DB.prepare('SELECT compliance_health_score score FROM companies WHERE id = ?')
    .bind(id)
    .first();
  expect(overall).toMatchObject({ score: stored?.score, isScored: true, history: 'limited' });
  expect(trend).toEqual([{ day: DAY, score: stored?.score }]);
  const late = overall.lines.filter((line: { loss: string }) => Number(line.loss) > 0);
  expect(late.map((line: { title: string; daysLate: number }) => [line.title, line.daysLate])).toEqual([
    ['TDS deposit for October 2026: ₹12,500', 13],
  ]);
  const lost = overall.lines.reduce((sum: number, { loss }: { loss: string }) => sum + Number(loss), 0);
  expect(Math.round(100 - lost)).toBe(
    overall.explanation.steps.find((step: { id: string }) => step.id === 'uncapped').quantity.value,
  );
  const tds = areas.find((one: { area: string }) => one.area === 'TDS');
  expect(tds).toMatchObject({ score: 60, status: 'fair', completedItems: 0 });
  expect(tds.totalItems).toBe(tds.items.length);
  expect(tds.items.filter((one: { status: string }) => one.status === 'overdue')).toMatchObject([
    { title: 'TDS deposit for October 2026: ₹12,500', dueDate: '2026-11-07' },
  ]);
  const scored = areas.filter((one: { status: string }) => one.status !== 'none');
  const mean = scored.reduce((sum: number, { score }: { score: number }) => sum + score, 0) / scored.length;
  expect(overallOfAreas).toBe(Math.round(mean));
});

test('it says what is not due and why, what would decide, and what was never confirmed', async () => {
  await state(id, DAY);
  await generate();
  const { notDue, unconfirmed, warnings } = await status();
  expect(unconfirmed).toBeGreaterThan(10);
  expect(notDue.length).toBeGreaterThan(0);
  for (const { because } of notDue) expect(because.steps.length).toBeGreaterThan(0);
  const asked = notDue.filter(({ verdict }: { verdict: string }) => verdict === 'not-known');
  expect(asked.map(({ asks }: { asks: string | null }) => asks)).toContain('digital-receipts-and-payments');
  const facts = asked.map(({ asked: fact }: { asked: object | null }) => fact);
  expect(facts).toContainEqual({ kind: 'duty', subject: 'digital-receipts-and-payments' });
  // The turnover of the year that runs can be told by nobody yet.
  expect(facts).not.toContainEqual({ kind: 'turnover', subject: '2026-27' });
  expect(
    notDue.filter(
      ({ verdict, asked: fact }: { verdict: string; asked: object | null }) => verdict === 'not-due' && fact,
    ),
  ).toEqual([]);
  expect(warnings.map(({ lastDay }: { lastDay: { value: string } }) => lastDay.value)).toContain('2026-11-30');
});

test('an area with items to confirm is never excellent', async () => {
  await state(id, DAY);
  await generate();
  const { areas: before } = await status();
  const gst = before.find((one: { area: string }) => one.area === 'GST');
  expect(gst.unconfirmedItems).toBeGreaterThan(0);
  const [done] = gst.items.filter((one: { status: string }) => one.status === 'unconfirmed');
  await ask(person, 'POST', `/companies/${id}/compliance-items/${done.id}/complete`, { doneOn: done.dueDate });
  const { areas, overall } = await status();
  expect(areas.find((one: { area: string }) => one.area === 'GST')).toMatchObject({ score: 89, status: 'good' });
  expect(overall).toMatchObject({ score: 89, cap: 'unconfirmed' });
});

test('the trend has a point for each day that was worked out', async () => {
  await state(id, DAY, USUAL_FACTS, [WITHHELD]);
  await generate();
  noonOf('2026-11-21');
  await generate();
  expect((await status()).trend.map(({ day }: { day: string }) => day)).toEqual(['2026-11-20', '2026-11-21']);
});

test('two round trips beside the one that authorises', async () => {
  await state(id, DAY);
  await generate();
  expect((await watched(person, 'GET', `/companies/${id}/compliance-status`)).trips).toBeLessThanOrEqual(3);
});
