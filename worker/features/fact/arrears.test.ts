import { afterEach, beforeEach, expect, test } from 'vitest';
import { isoDate } from '../../domain/shared/dates';
import { setClock } from '../../platform/clock';
import { ask, seeded, signIn } from '../../testing/client';
import { state } from '../../testing/facts';

const DAY = isoDate('2026-11-20');
const YEARS = ['2022-23', '2023-24', '2024-25'];

let id: string;
let person: string;
const of = (call: string, body: object) => ask(person, 'POST', `/companies/${id}/${call}`, body);
const get = async (call: string) => (await ask(person, 'GET', `/companies/${id}/${call}`)).body;
const say = (kind: string, subject: string, more: object = {}) =>
  of('events', { kind, subject, happenedOn: DAY, details: {}, ...more });

beforeEach(async () => {
  setClock(new Date(`${DAY}T12:00:00+05:30`));
  id = (await seeded()).companies.a1;
  person = await signIn('OA');
  await state(id, DAY);
  await of('compliance-calendar/generate', {});
});
afterEach(() => setClock(undefined));

type Item = { obligationKey: string | null; status: string; penaltyAmount: string | null; dueDate: string };
const items = async (): Promise<Item[]> => get('compliance-calendar?limit=500&from=2020-01-01');
const held = (year: string) =>
  of('events', { kind: 'agm', subject: year, happenedOn: `${Number(year.slice(0, 4)) + 1}-09-30`, details: {} });

test('three accounts of years past that were never filed cost their fees, threaten to strike off, and disqualify', async () => {
  for (const year of YEARS) expect((await held(year)).status).toBe(201);
  const unconfirmed = async () => (await items()).filter(({ status }) => status === 'unconfirmed').length;
  const before = await unconfirmed();
  for (const year of YEARS) expect((await say('not-filed', `AOC-4|${year}|`)).status).toBe(201);
  const missed = (await items()).filter(
    ({ obligationKey, status }) => obligationKey?.startsWith('AOC-4|') && status === 'overdue',
  );
  expect(missed.map(({ obligationKey }) => obligationKey)).toEqual(YEARS.map((year) => `AOC-4|${year}|`));
  const costs = missed.map(({ penaltyAmount }) => Number(penaltyAmount));
  // 1,117 days from 30 October 2023, at 100 a day.
  expect(costs[0]).toBe(111_700);
  expect(costs).toEqual(costs.toSorted((one, other) => other - one));
  const status = await get('compliance-status');
  expect(status.isStruckOffThreatened).toBe(true);
  expect(status.disqualification).toMatchObject({ form: 'AOC-4', years: YEARS, from: '2025-10-31', to: '2030-10-30' });
  // What nobody spoke of stays off the calendar, however far back it now reaches.
  expect(await unconfirmed()).toBeLessThanOrEqual(before);
  await of('compliance-calendar/generate', {});
  expect(await unconfirmed()).toBeLessThanOrEqual(before);
  // Filed at last, the first of them undoes nothing.
  expect((await say('filing', 'AOC-4|2022-23|')).status).toBe(201);
  expect((await get('compliance-status')).disqualification).toMatchObject({ from: '2025-10-31', to: '2030-10-30' });
});

test('a filing of long ago, and that nothing was due, are recorded of any period the law knows', async () => {
  expect((await say('filing', 'AOC-4|2022-23|', { happenedOn: '2023-10-20' })).status).toBe(201);
  const nil = await say('nothing-due', 'AOC-4|2023-24|', { details: { reason: 'Said by the Registrar' } });
  expect(nil.status).toBe(201);
  const found = (await items()).find(({ obligationKey }) => obligationKey === 'AOC-4|2022-23|');
  expect(found).toMatchObject({ status: 'completed' });
  for (const key of ['AOC-4|2009-10|', 'AOC-4|2023-24|someone', 'XYZ-1|2022-23|', 'AOC-4', '||'])
    expect((await say('not-filed', key)).status).toBe(422);
});
