import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isoDate } from '../../../domain/shared/dates';
import { setClock } from '../../../platform/clock';
import { newId } from '../../../platform/ids';
import { ask, seeded, signIn } from '../../../testing/client';
import { state } from '../../../testing/facts';

const DAY = isoDate('2026-11-20');
const GSTR_1 = 'GSTR-1|2026-10|29AAZCN9001Q1ZC';

let id: string;
let person: string;

beforeEach(async () => {
  setClock(new Date(Date.UTC(2026, 10, 20, 6, 30)));
  id = (await seeded()).companies.a1;
  person = await signIn('OA');
  await state(id, DAY);
  await ask(person, 'POST', `/companies/${id}/compliance-calendar/generate`, {});
});
afterEach(() => setClock(undefined));

const itemId = async (key: string) =>
  (await env.DB.prepare('SELECT id FROM compliance_items WHERE company_id = ? AND obligation_key = ?')
    .bind(id, key)
    .first<string>('id')) ?? '';
const call = (item: string, act: string, body: unknown = {}) =>
  ask(person, 'POST', `/companies/${id}/compliance-items/${item}/${act}`, body);
const history = async (item: string) =>
  (
    await env.DB.prepare('SELECT change, status, reason FROM compliance_item_history WHERE item_id = ? ORDER BY id')
      .bind(item)
      .all<{ change: string; status: string; reason: string | null }>()
  ).results.map(({ change }) => change);
const score = () =>
  env.DB.prepare('SELECT compliance_health_score FROM companies WHERE id = ?')
    .bind(id)
    .first('compliance_health_score');

test('an item of the law is marked done with its acknowledgement, and taken back', async () => {
  const item = await itemId(GSTR_1);
  const done = await call(item, 'complete', { doneOn: '2026-11-10', acknowledgement: 'AA2911260000001' });
  expect(done.status).toBe(200);
  expect(done.body.item).toMatchObject({
    id: item,
    status: 'completed',
    doneOn: '2026-11-10',
    acknowledgement: 'AA2911260000001',
    sequence: 1,
  });
  expect(done.body.changes).toMatchObject([{ itemId: item, change: 'done' }]);
  // Done on time, with other items of the past still to be confirmed.
  expect(await score()).toBe(89);
  const again = await call(item, 'complete', { doneOn: '2026-11-11' });
  expect(again).toMatchObject({
    status: 409,
    body: { code: 'already-done', doneOn: '2026-11-10', acknowledgement: 'AA2911260000001' },
  });
  const open = await call(item, 'reopen');
  expect(open.body.item).toMatchObject({ doneOn: null, acknowledgement: null, sequence: 2 });
  expect(await history(item)).toEqual(['added', 'done', 'reopened']);
  expect(await call(item, 'reopen')).toMatchObject({ status: 409, body: { code: 'not-done' } });
  const events = await env.DB.prepare('SELECT kind, subject, withdrawn_on FROM company_events').all();
  expect(events.results).toEqual([{ kind: 'filing', subject: GSTR_1, withdrawn_on: DAY }]);
});

const paidOf = async (item: string) =>
  (await ask(person, 'GET', `/companies/${id}/compliance-items/${item}/explanation`)).body.paid;

test('what was paid with an item of the law stands in its filing, in the trail in rupees, and goes with it', async () => {
  const item = await itemId(GSTR_1);
  expect(await paidOf(item)).toBeNull();
  const refused = await call(item, 'complete', { doneOn: '2026-11-10', paid: '0' });
  expect([refused.status, refused.body.fields.paid]).toEqual([
    400,
    'More than zero; leave it empty where nothing was paid',
  ]);
  expect((await call(item, 'complete', { doneOn: '2026-11-10', paid: '118000.50' })).status).toBe(200);
  expect(await paidOf(item)).toBe('118000.50');
  const [event] = (await ask(person, 'GET', `/companies/${id}/events`)).body;
  expect(event.details).toEqual({ paid: '118000.50' });
  const { body: trail } = await ask(person, 'GET', `/companies/${id}/audit-trail`);
  const entry = trail.find(({ action }: { action: string }) => action === 'event.recorded');
  expect(JSON.stringify(entry)).toContain('118000.50');
  await call(item, 'reopen');
  expect(await paidOf(item)).toBeNull();
});

test('what was paid with an own item stands beside it, and goes when it is reopened', async () => {
  const asked = { title: 'Renew the shop licence', dueDate: '2026-11-10' };
  const { body: item } = await ask(person, 'POST', `/companies/${id}/compliance-items`, asked);
  const done = await call(item.id, 'complete', { doneOn: '2026-11-15', paid: '2500' });
  expect(done.body.item.metadata).toEqual({ paid: '2500.00' });
  expect(await paidOf(item.id)).toBe('2500.00');
  expect((await call(item.id, 'reopen')).body.item.metadata).toEqual({});
  expect(await paidOf(item.id)).toBeNull();
});

test.each([
  ['2026-11-21', 'This day has not come yet'],
  ['2026-10-31', 'after its period ends'],
  ['2026-02-30', 'A day that exists'],
])('done on %s is refused by its field', async (doneOn, words) => {
  const { status, body } = await call(await itemId(GSTR_1), 'complete', { doneOn });
  expect([400, 422]).toContain(status);
  expect(body.fields.doneOn).toContain(words);
});

test('an own item is added, changed, done, reopened and withdrawn; the engine leaves it alone', async () => {
  const path = `/companies/${id}/compliance-items`;
  const asked = { title: 'Renew the shop licence', dueDate: '2026-11-10', priority: 'high', penaltyAmount: '500' };
  const { status, body: item } = await ask(person, 'POST', path, asked);
  expect(status).toBe(201);
  expect(item).toMatchObject({
    ...asked,
    type: 'other',
    origin: 'person',
    status: 'overdue',
    penaltyAmount: '500.00',
    daysRemaining: -10,
  });
  expect(await score()).toBe(60);
  const patched = await ask(person, 'PATCH', `${path}/${item.id}`, { dueDate: '2026-12-10', note: 'Ask the landlord' });
  expect(patched.body).toMatchObject({
    dueDate: '2026-12-10',
    note: 'Ask the landlord',
    status: 'pending',
    sequence: 1,
  });
  expect((await call(item.id, 'complete', { doneOn: '2026-11-15' })).body.item).toMatchObject({ status: 'completed' });
  expect((await call(item.id, 'reopen')).body.item).toMatchObject({ status: 'pending', doneOn: null });
  expect((await call(item.id, 'withdraw')).body.item).toMatchObject({ status: 'withdrawn' });
  expect(await history(item.id)).toEqual(['added', 'moved', 'done', 'reopened', 'withdrawn']);
  expect(await call(item.id, 'withdraw')).toMatchObject({ status: 409 });
  const before = await env.DB.prepare('SELECT * FROM compliance_items WHERE id = ?').bind(item.id).first();
  await ask(person, 'POST', `/companies/${id}/compliance-calendar/generate`, {});
  expect(await env.DB.prepare('SELECT * FROM compliance_items WHERE id = ?').bind(item.id).first()).toEqual(before);
});

test('of an item of the law only the note is a person’s; a run keeps it', async () => {
  const item = await itemId(GSTR_1);
  const path = `/companies/${id}/compliance-items/${item}`;
  expect((await ask(person, 'PATCH', path, { note: 'Waiting for two invoices' })).body).toMatchObject({
    note: 'Waiting for two invoices',
  });
  const refused = await ask(person, 'PATCH', path, { dueDate: '2027-01-01' });
  expect(refused).toMatchObject({ status: 422, body: { fields: { dueDate: expect.stringContaining('only a note') } } });
  expect(await call(item, 'withdraw')).toMatchObject({ status: 422 });
  await call(item, 'complete', { doneOn: '2026-11-10' });
  const note = await env.DB.prepare('SELECT note FROM compliance_items WHERE id = ?').bind(item).first('note');
  expect(note).toBe('Waiting for two invoices');
  expect((await ask(person, 'PATCH', path, {})).status).toBe(400);
});

test('an unknown item and one of another company are the same', async () => {
  const { companies } = await seeded();
  const other = newId();
  await env.DB.prepare(
    `INSERT INTO compliance_items (id, company_id, type, title, due_date, created_at, updated_at) VALUES (?, ?, 'other', 'x', '2026-12-01', '', '')`,
  )
    .bind(other, companies.b1)
    .run();
  for (const item of [other, newId()])
    expect(await call(item, 'complete', { doneOn: '2026-11-10' })).toMatchObject({ status: 404 });
});

test('two people who mark the same item done at once leave one event', async () => {
  const item = await itemId(GSTR_1);
  const replies = await Promise.all([1, 2, 3].map(() => call(item, 'complete', { doneOn: '2026-11-10' })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await env.DB.prepare('SELECT count(*) n FROM company_events').first('n')).toBe(1);
});
