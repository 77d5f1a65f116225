import { env } from 'cloudflare:workers';
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
  // W29: who served throughout, who came while it lasted, and who had left before.
  const terms = [
    ['09123456', { appointedOn: '2022-06-14' }],
    ['09123457', { appointedOn: '2025-12-01' }],
    ['09123458', { appointedOn: '2022-06-14', ceasedOn: '2025-10-30' }],
  ] as const;
  for (const [subject, term] of terms) {
    const value = { name: `Director ${subject}`, ...term };
    const stated = await of('facts', { kind: 'director', subject, holdsFrom: term.appointedOn, value });
    expect(stated.status).toBe(201);
  }
  const { directors } = (await get('compliance-status')).disqualification;
  expect(directors.map(({ din, from }: { din: string; from: { value: string } }) => [din, from.value])).toEqual([
    ['09123456', '2025-10-31'],
    ['09123457', '2026-06-01'],
  ]);
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

type Period = { key: string; period: string; year: string; said: string; cost: string | null; doneOn: string | null };
type Row = { form: string; subject: string; periods: Period[] };
const past = () => get('past-periods');
const rowOf = async (form: string): Promise<Period[]> =>
  (await past()).rows.find((row: Row) => row.form === form)?.periods ?? [];
const answer = (answers: object[]) => of('past-periods', { answers });
const unsaid = (key: string, is: string, more: object = {}) => ({ key, was: 'unsaid', is, ...more });
const eventCount = async () =>
  (
    await env.DB.prepare('SELECT count(*) AS n FROM company_events WHERE company_id = ?')
      .bind(id)
      .first<{ n: number }>()
  )?.n;

test('the past is listed by form and year since the company was formed, and nobody has said anything of it', async () => {
  const { years, rows, questions } = await past();
  expect(years).toEqual(['2022-23', '2023-24', '2024-25', '2025-26', '2026-27']);
  const byForm = new Map<string, Period[]>(rows.map((row: Row) => [row.form, row.periods]));
  expect(byForm.get('AOC-4')?.map(({ year }) => year)).toEqual(['2022-23', '2023-24', '2024-25', '2025-26']);
  // A month stands under the year it lies in: those of June 2022 to March 2023 first.
  expect(byForm.get('GSTR-3B')?.filter(({ year }) => year === '2022-23')).toHaveLength(10);
  expect(byForm.get('26Q')?.[0]).toMatchObject({ period: '2022-23 Q1', year: '2022-23', said: 'unsaid' });
  expect(byForm.get('IFF')).toBeUndefined();
  expect(questions.map(({ subject }: { subject: string }) => subject)).toContain('2022-23');
});

test('one call says of many how they stand, with one event and one entry each; the same call again writes nothing', async () => {
  const many = [
    ...YEARS.map((year) => unsaid(`AOC-4|${year}|`, 'not-filed')),
    ...YEARS.map((year) => unsaid(`ITR-6|${year}|`, 'settled')),
    unsaid('agm|2022-23|', 'filed', { on: '2023-06-01' }),
    unsaid('MGT-7A|2022-23|', 'filed', { on: '2023-07-20' }),
    unsaid('MGT-7A|2023-24|', 'nothing-due', { reason: 'Merged' }),
  ];
  const first = await answer(many);
  expect(first.body).toMatchObject({ recorded: 9, withdrawn: 0, unchanged: 0 });
  const again = await answer(many);
  expect(again.body).toMatchObject({ recorded: 0, withdrawn: 0, unchanged: 9, changes: [] });
  expect(await eventCount()).toBe(9);
  const { isStruckOffThreatened, disqualification } = await past();
  // The meeting of 1 June 2023 was early, so the first accounts were due by 1 July: found open all the same.
  expect((await rowOf('AOC-4'))[0]).toMatchObject({ said: 'not-filed', cost: '123800.00' });
  expect(isStruckOffThreatened).toBe(true);
  expect(disqualification).toMatchObject({ form: 'AOC-4', years: YEARS, from: '2025-10-31' });
  expect((await rowOf('agm'))[0]).toMatchObject({ said: 'filed', doneOn: '2023-06-01' });
  expect((await rowOf('ITR-6')).map(({ said }) => said)).toEqual(['settled', 'settled', 'settled', 'unsaid']);
  expect((await rowOf('MGT-7A')).slice(0, 2).map(({ said }) => said)).toEqual(['filed', 'nothing-due']);
  const told = JSON.stringify(await get('audit-trail?limit=100'));
  for (const year of YEARS) expect(told).toContain(`AOC-4|${year}|`);
  expect(await get('audit-trail/verify')).toMatchObject({ ok: true });
});

test('an answer is taken back or replaced where it is what the person saw; else nothing of the call is written', async () => {
  const key = 'AOC-4|2022-23|';
  await answer([unsaid(key, 'filed', { on: '2023-10-20' })]);
  expect((await say('withdraw', key)).status).toBe(400);
  const late = await answer([unsaid('AOC-4|2023-24|', 'not-filed'), unsaid(key, 'not-filed')]);
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ code: 'said-otherwise', fields: { 'answers.1.was': expect.any(String) } });
  expect(await eventCount()).toBe(1);
  const replaced = await answer([{ key, was: 'filed', is: 'not-filed' }]);
  expect(replaced.body).toMatchObject({ recorded: 1, withdrawn: 1 });
  expect((await items()).find(({ obligationKey }) => obligationKey === key)).toMatchObject({ status: 'overdue' });
  expect((await answer([{ key, was: 'not-filed', is: 'unsaid' }])).body).toMatchObject({ recorded: 0, withdrawn: 1 });
  // As if nobody had spoken of it: what is that old is not asked about on the calendar.
  expect((await items()).find(({ obligationKey }) => obligationKey === key)?.status).not.toBe('unconfirmed');
  expect((await rowOf('AOC-4'))[0]).toMatchObject({ said: 'unsaid' });
});

test('a period that was never due, a day before its end, the same one twice and too many at once are refused by name', async () => {
  const cases: [object[], number, string][] = [
    [[unsaid('AOC-4|2022-23|', 'not-filed'), unsaid('AOC-4|2009-10|', 'not-filed')], 422, 'answers.1.key'],
    [[unsaid('AOC-4|2022-23|', 'filed', { on: '2023-03-31' })], 422, 'answers.0.on'],
    [[unsaid('AOC-4|2022-23|', 'filed', { on: '2026-11-21' })], 422, 'answers.0.on'],
    [[unsaid('GSTR-3B|2026-11|29AAZCN9001Q1ZC', 'not-filed')], 422, 'answers.0.key'],
    [[unsaid('AOC-4|2022-23|', 'not-filed'), unsaid('AOC-4|2022-23|', 'settled')], 400, 'answers'],
    [Array.from({ length: 1_001 }, (_, place) => unsaid(`AOC-4|${place}|`, 'settled')), 400, 'answers'],
  ];
  for (const [answers, status, field] of cases) {
    const refused = await answer(answers);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([status, [field]]);
  }
  expect(await eventCount()).toBe(0);
});

test('a word of long ago that is withdrawn among the events leaves no item as if it still stood', async () => {
  const { body } = await say('filing', 'AOC-4|2022-23|', { happenedOn: '2023-10-20' });
  await of(`events/${body.event.id}/withdraw`, {});
  expect((await items()).find(({ obligationKey }) => obligationKey === 'AOC-4|2022-23|')?.status).not.toBe('completed');
});

test('accounts that are overdue stay so when their meeting is told to have been held months earlier', async () => {
  await say('not-filed', 'AOC-4|2022-23|');
  await of('events', { kind: 'agm', subject: '2022-23', happenedOn: '2023-05-02', details: {} });
  const found = (await items()).find(({ obligationKey }) => obligationKey === 'AOC-4|2022-23|');
  expect(found).toMatchObject({ status: 'overdue', dueDate: '2023-06-01' });
});
