import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isoDate } from '../../../domain/shared/dates';
import { setClock } from '../../../platform/clock';
import { newId } from '../../../platform/ids';
import { ask, seeded, signIn } from '../../../testing/client';
import { state } from '../../../testing/facts';

const DAY = isoDate('2026-11-20');
const ARN = 'AA2911260045127';

let caFirmId: string;
let companies: Awaited<ReturnType<typeof seeded>>['companies'];
let person: string;

beforeEach(async () => {
  setClock(new Date('2026-11-20T12:00:00+05:30'));
  const seed = await seeded();
  caFirmId = seed.firms.A ?? '';
  companies = seed.companies;
  person = await signIn('SA');
  for (const id of [companies.a1, companies.a2]) {
    await state(id, DAY);
    await ask(await signIn('OA'), 'POST', `/companies/${id}/compliance-calendar/generate`, {});
  }
});
afterEach(() => setClock(undefined));

const itemOf = async (companyId: string, key = 'GSTR-3B|2026-10|29AAZCN9001Q1ZC') =>
  (await env.DB.prepare('SELECT id FROM compliance_items WHERE company_id = ? AND obligation_key = ?')
    .bind(companyId, key)
    .first<string>('id')) ?? '';
const mark = (items: readonly object[], headers = {}, who = person) =>
  ask(who, 'POST', `/ca-firms/${caFirmId}/compliance-items/complete`, { items }, headers);
const events = () => env.DB.prepare('SELECT count(*) n FROM company_events').first('n');

test('what two clients filed is marked together, each in its own trail, and may be sent again', async () => {
  const [one, other] = [await itemOf(companies.a1), await itemOf(companies.a2)];
  const asked = [
    { itemId: one, doneOn: '2026-11-20', acknowledgement: ' aa29 1126 0045127 ' },
    { itemId: other, doneOn: '2026-11-19' },
  ];
  const { status, body } = await mark(asked);
  expect([status, body.marked, body.unchanged]).toEqual([200, 2, 0]);
  expect(body.items).toMatchObject([
    { id: one, status: 'completed', doneOn: '2026-11-20', acknowledgement: ARN },
    { id: other, status: 'completed', doneOn: '2026-11-19', acknowledgement: null },
  ]);
  for (const id of [companies.a1, companies.a2]) {
    const { body: trail } = await ask(await signIn('OA'), 'GET', `/companies/${id}/audit-trail`);
    expect(trail.map(({ action }: { action: string }) => action)).toContain('event.recorded');
  }
  expect((await mark(asked)).body).toMatchObject({ marked: 0, unchanged: 2 });
  expect(await events()).toBe(2);
});

test('under one key the same request happens once', async () => {
  const asked = [{ itemId: await itemOf(companies.a1), doneOn: '2026-11-20' }];
  const key = { 'idempotency-key': newId() };
  const first = await mark(asked, key);
  const again = await mark(asked, key);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
});

test('several returns of one client are marked in one change', async () => {
  const ids = [await itemOf(companies.a1), await itemOf(companies.a1, 'GSTR-1|2026-10|29AAZCN9001Q1ZC')];
  const { status, body } = await mark(ids.map((itemId) => ({ itemId, doneOn: '2026-11-10', acknowledgement: ARN })));
  expect([status, body.marked]).toEqual([200, 2]);
});

test('where one cannot be marked nothing is, and each fault is named by its place', async () => {
  const [one, other] = [await itemOf(companies.a1), await itemOf(companies.a2)];
  const refused = await mark([
    { itemId: one, doneOn: '2026-11-20', acknowledgement: ARN },
    { itemId: other, doneOn: '2026-11-21', acknowledgement: 'AA06112600721' },
    { itemId: await itemOf(companies.a2, 'GSTR-1|2026-10|29AAZCN9001Q1ZC'), doneOn: '2026-10-20' },
  ]);
  expect([refused.status, refused.body.title]).toEqual([422, 'Nothing was marked: 3 entries must be corrected']);
  expect(refused.body.fields).toEqual({
    'items.1.doneOn': expect.stringContaining('This day has not come yet'),
    'items.1.acknowledgement': 'ARN: 15 characters, 13 typed',
    'items.2.doneOn': expect.stringContaining('after its period ends'),
  });
  expect(await events()).toBe(0);
});

test('what is filed already with another number, named twice, or an own item is refused', async () => {
  const itemId = await itemOf(companies.a1);
  await mark([{ itemId, doneOn: '2026-11-20', acknowledgement: ARN }]);
  const taken = await mark([{ itemId, doneOn: '2026-11-19' }]);
  expect([taken.status, taken.body.fields['items.0.itemId']]).toEqual([
    409,
    `This is done already: on 20 Nov 2026, acknowledgement ${ARN}`,
  ]);
  const open = { itemId: await itemOf(companies.a2), doneOn: '2026-11-20' };
  expect((await mark([open, open])).body.fields).toEqual({ 'items.1.itemId': 'This item is named twice' });
  const own = await ask(person, 'POST', `/companies/${companies.a1}/compliance-items`, {
    title: 'Renew the licence',
    dueDate: '2026-12-01',
  });
  expect((await mark([{ itemId: own.body.id, doneOn: '2026-11-20' }])).status).toBe(422);
});

test('an unknown item, one of another firm and one of an archived client are the same', async () => {
  const mine = { itemId: await itemOf(companies.a1), doneOn: '2026-11-20' };
  const foreign = newId();
  await env.DB.prepare(
    `INSERT INTO compliance_items (id, company_id, type, title, due_date, created_at, updated_at) VALUES (?, ?, 'other', 'x', '2026-12-01', '', '')`,
  )
    .bind(foreign, companies.b1)
    .run();
  for (const itemId of [foreign, newId()])
    expect((await mark([mine, { itemId, doneOn: '2026-11-20' }])).status).toBe(404);
  await ask(await signIn('OA'), 'POST', `/companies/${companies.a2}/archive`, {});
  expect((await mark([mine, { itemId: await itemOf(companies.a2), doneOn: '2026-11-20' }])).status).toBe(404);
  expect((await mark([mine], {}, await signIn('OB'))).status).toBe(404);
  expect(await events()).toBe(0);
});

test('staff see and mark the clients they are on, and those of others as unknown ones', async () => {
  await env.DB.prepare('DELETE FROM client_assignments WHERE company_id = ?').bind(companies.a2).run();
  const [mine, other] = [await itemOf(companies.a1), await itemOf(companies.a2)];
  const grid = await ask(person, 'GET', `/ca-firms/${caFirmId}/compliance-grid?from=2026-11-01&to=2026-11-30`);
  const seen = new Set(grid.body.map(({ companyId }: { companyId: string }) => companyId));
  expect([...seen]).toEqual([companies.a1]);
  expect(
    (
      await mark([
        { itemId: mine, doneOn: '2026-11-20' },
        { itemId: other, doneOn: '2026-11-20' },
      ])
    ).status,
  ).toBe(404);
  expect((await mark([{ itemId: mine, doneOn: '2026-11-20' }])).body.marked).toBe(1);
});

test('more than fifty at once are refused, and a number that nobody has read the make of is taken as it is', async () => {
  const many = Array.from({ length: 51 }, () => ({ itemId: newId(), doneOn: '2026-11-20' }));
  expect((await mark(many)).status).toBe(400);
  const itemId = await itemOf(companies.a1, 'AOC-4|2025-26|');
  const { body } = await mark([{ itemId, doneOn: '2026-11-20', acknowledgement: 'ab123' }]);
  expect(body.items[0].acknowledgement).toBe('AB123');
});

test('two people who mark the same items at once leave one event each', async () => {
  const asked = [companies.a1, companies.a2];
  const items = await Promise.all(asked.map(async (id) => ({ itemId: await itemOf(id), doneOn: '2026-11-20' })));
  const replies = await Promise.all([mark(items), mark(items), mark(items.toReversed())]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(replies.reduce((sum, { body }) => sum + body.marked, 0)).toBe(2);
  expect(await events()).toBe(2);
});
