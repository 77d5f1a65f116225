import { afterEach, beforeEach, expect, test } from 'vitest';
import { isoDate } from '../../../domain/shared/dates';
import { paise } from '../../../domain/shared/money';
import { setClock } from '../../../platform/clock';
import { newId } from '../../../platform/ids';
import { ask, seeded, signIn } from '../../../testing/client';
import { state, USUAL_FACTS } from '../../../testing/facts';
import type { CalendarItem } from '../calendar.contract';

const DAY = isoDate('2026-11-20');

let id: string;
let person: string;
const noonOf = (day: string) => setClock(new Date(`${day}T12:00:00+05:30`));
const explain = (item: string, query = '', of = id) =>
  ask(person, 'GET', `/companies/${of}/compliance-items/${item}/explanation${query}`);

beforeEach(async () => {
  noonOf(DAY);
  id = (await seeded()).companies.a1;
  person = await signIn('OA');
});
afterEach(() => setClock(undefined));

async function items(): Promise<CalendarItem[]> {
  // Withheld in October and not deposited: due on 7 November.
  await state(id, DAY, USUAL_FACTS, [
    {
      kind: 'deduction',
      subject: 'BLRK01234E',
      happenedOn: isoDate('2026-10-15'),
      details: { statement: 'residents', amount: paise(1_250_000) },
    },
  ]);
  await ask(person, 'POST', `/companies/${id}/compliance-calendar/generate`, {});
  return (await ask(person, 'GET', `/companies/${id}/compliance-calendar?limit=500`)).body;
}

const itemOf = async (form: string, period: string) =>
  (await items()).find((item) => item.formType === form && item.period === period)!;

test('an item opens to its day, its reason and what waiting costs, today and on a day that is asked', async () => {
  const item = await itemOf('tds-deposit', '2026-10');
  const { status, body } = await explain(item.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ item, dueOn: { value: '2026-11-07' }, applies: { value: true }, on: DAY });
  expect(body.cost.value).toBe(37_500);
  for (const part of [body.dueOn, body.applies, body.cost]) expect(part.steps.length).toBeGreaterThan(0);
  expect(body.dueOn.steps.some((step: { rule?: { statute: string } }) => step.rule?.statute)).toBe(true);
  const later = await explain(item.id, '?on=2027-01-02');
  expect(later.body).toMatchObject({ on: '2027-01-02', cost: { value: 75_000 } });
  expect(body.history).toMatchObject([{ day: DAY, change: 'added', dueDate: '2026-11-07', previousDueDate: null }]);
});

test('every item of the law opens, and to the day and the cost it is stored with', async () => {
  for (const item of await items()) {
    const { status, body } = await explain(item.id);
    expect(status, item.title).toBe(200);
    expect(body.dueOn.value, item.title).toBe(item.dueDate);
    expect(body.applies.value, item.title).toBe(true);
    if (item.costLadder.length > 0 && item.status !== 'completed')
      expect((body.cost.value / 100).toFixed(2), item.title).toBe(item.penaltyAmount);
  }
});

test('an own item says that a person entered it; nothing of its cost is claimed', async () => {
  const own = { title: 'Renew the licence', dueDate: '2026-12-01' };
  const item = (await ask(person, 'POST', `/companies/${id}/compliance-items`, own)).body;
  const { body } = await explain(item.id);
  expect(body).toMatchObject({ dueOn: { value: '2026-12-01' }, applies: { value: true }, cost: null });
  expect(body.applies.steps.at(-1).label).toContain('Entered by a person');
});

test('the history tells each change, oldest first', async () => {
  const item = await itemOf('GSTR-3B', '2026-10');
  const act = (what: string, body: object) =>
    ask(person, 'POST', `/companies/${id}/compliance-items/${item.id}/${what}`, body);
  await act('complete', { doneOn: '2026-11-20' });
  await act('reopen', {});
  const { body } = await explain(item.id);
  expect(body.history.map(({ change }: { change: string }) => change)).toEqual(['added', 'done', 'reopened']);
});

test('unknown items, items of another company and days that do not exist are refused', async () => {
  const { companies } = await seeded();
  const item = await itemOf('tds-deposit', '2026-10');
  expect((await explain(newId())).status).toBe(404);
  expect((await explain(item.id, '', companies.a2)).status).toBe(404);
  expect((await explain(item.id, '?on=2026-02-30')).status).toBe(400);
});

test('what a cost lacks is said on the item, and counted once its amount is stated', async () => {
  await items();
  const key = 'GSTR-3B|2026-09|29AAZCN9001Q1ZC';
  const of = (call: string, body: object) => ask(person, 'POST', `/companies/${id}/${call}`, body);
  expect((await of('events', { kind: 'not-filed', subject: key, happenedOn: DAY, details: {} })).status).toBe(201);
  const item = async (): Promise<CalendarItem> =>
    (await ask(person, 'GET', `/companies/${id}/compliance-calendar?limit=500`)).body.find(
      (one: CalendarItem) => one.obligationKey === key,
    );
  const before = await item();
  expect(before).toMatchObject({ status: 'overdue', unknownCost: '18% interest a year on tax not entered' });
  const amount = { kind: 'form-amount', subject: key, holdsFrom: before.dueDate, value: { amount: '118000.00' } };
  expect((await of('facts', amount)).status).toBe(201);
  const after = await item();
  expect(after).toMatchObject({ unknownCost: null, costCap: null });
  // 31 days from 20 October: 1,18,000 × 18% × 31 ÷ 365.
  expect(Number(after.penaltyAmount) - Number(before.penaltyAmount)).toBeCloseTo(1_803.95, 2);
  const { cost } = (await explain(after.id)).body;
  expect((cost.value / 100).toFixed(2)).toBe(after.penaltyAmount);
  // What was entered there is taken back there, and the trail keeps both.
  const { factId, ...stated } = (await explain(after.id)).body.amounts[key];
  expect(stated).toEqual({ amount: '118000.00', hasEarlier: false });
  expect((await of(`facts/${factId}/withdraw`, {})).status).toBe(200);
  expect(await item()).toMatchObject({ unknownCost: before.unknownCost, penaltyAmount: before.penaltyAmount });
  expect((await explain(after.id)).body.amounts).toEqual({});
  const trail = (await ask(person, 'GET', `/companies/${id}/audit-trail?limit=50`)).body;
  expect(trail.filter(({ entityId }: { entityId: string }) => entityId === factId)).toHaveLength(2);
});

test('what a month asks for one member is told once the pay is stated, with its reason', async () => {
  const state = (kind: string, subject: string, holdsFrom: string, value: object) =>
    ask(person, 'POST', `/companies/${id}/facts`, { kind, subject, holdsFrom, value });
  expect((await state('employees', '', '2026-06-01', { count: 25 })).status).toBe(201);
  const item = await itemOf('pf-return', '2026-10');
  const [unknown] = (await explain(item.id)).body.figures;
  expect(unknown).toEqual({
    ...{ name: 'Contribution for one member', explained: null },
    unknown: "a share of one member's pay, not entered",
  });
  for (const [name, amount] of [
    ['basic-pay', '20000.00'],
    ['allowances', '40000.00'],
  ])
    expect((await state('form-amount', `${item.obligationKey}|${name}`, DAY, { amount })).status).toBe(201);
  const [figure] = (await explain(item.id)).body.figures;
  expect(figure).toMatchObject({ explained: { value: 625_000 }, unknown: null });
  const wages = figure.explained.steps.find((step: { id: string }) => step.id === 'wages.wages');
  expect(wages).toMatchObject({ quantity: { value: 3_000_000 }, rule: { id: 'LAB.WAGE.DEF' } });
});

test('the same item is told as it was known on a past day, and that it was not there before anything was recorded', async () => {
  const item = await itemOf('tds-deposit', '2026-10');
  const tomorrow = '2026-11-21';
  noonOf(tomorrow);
  const done = { doneOn: tomorrow };
  expect((await ask(person, 'POST', `/companies/${id}/compliance-items/${item.id}/complete`, done)).status).toBe(200);
  const now = (await explain(item.id)).body;
  expect(now).toMatchObject({ item: { status: 'completed' }, asKnownOn: null, statusThen: null });
  const then = (await explain(item.id, `?asKnownOn=${DAY}&on=${tomorrow}`)).body;
  expect(then).toMatchObject({ asKnownOn: DAY, statusThen: 'overdue', cost: { value: now.cost.value } });
  const deposited = ({ cost }: typeof now) => cost.steps.find((step: { id: string }) => step.id === 'deposited');
  expect(deposited(then)).toMatchObject({ isAssumed: true, asks: { record: 'event', kind: 'filing' } });
  expect(deposited(now).isAssumed).toBeUndefined();
  // What follows from something that was recorded later was not in the calendar then.
  const event = { kind: 'roc-event', happenedOn: '2026-11-10', details: { key: 'auditorAppointment' } };
  expect((await ask(person, 'POST', `/companies/${id}/events`, event)).status).toBe(201);
  const { body: found } = await ask(person, 'GET', `/companies/${id}/compliance-calendar?limit=500`);
  const later = found.find(({ formType, period }: CalendarItem) => formType === 'ADT-1' && period === '2026-11-10');
  expect((await explain(later.id)).body.applies.value).toBe(true);
  const before = (await explain(later.id, `?asKnownOn=${DAY}`)).body;
  expect(before).toMatchObject({ statusThen: null, applies: { value: false }, cost: null });
  expect((await explain(item.id, '?asKnownOn=2026-11-22')).status).toBe(400);
});

test('what was assumed of the law names what is recorded in its place, and is no longer assumed once it is', async () => {
  const item = await itemOf('AOC-4', '2025-26');
  const agm = async () => (await explain(item.id)).body.dueOn.steps.find((step: { id: string }) => step.id === 'agm');
  expect(await agm()).toMatchObject({ isAssumed: true, asks: { record: 'event', kind: 'agm' } });
  const held = { kind: 'agm', subject: '2025-26', happenedOn: '2026-09-28', details: {} };
  expect((await ask(person, 'POST', `/companies/${id}/events`, held)).status).toBe(201);
  expect(await agm()).toMatchObject({ quantity: { value: '2026-09-28' } });
  expect((await agm()).isAssumed).toBeUndefined();
});
