import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isoDate } from '../../../domain/shared/dates';
import { setClock } from '../../../platform/clock';
import { ask, seeded, signIn, toldOf } from '../../../testing/client';
import { state } from '../../../testing/facts';

const DAY = isoDate('2026-11-20');
const KEY = 'GSTR-3B|2026-10|29AAZCN9001Q1ZC';

let firm: string;
let companies: Awaited<ReturnType<typeof seeded>>['companies'];
let staff: string;
let owner: string;

beforeEach(async () => {
  setClock(new Date('2026-11-20T12:00:00+05:30'));
  const seed = await seeded();
  firm = `/ca-firms/${seed.firms.A}`;
  companies = seed.companies;
  [staff, owner] = [await signIn('SA'), await signIn('OA')];
  for (const id of [companies.a1, companies.a2]) {
    await state(id, DAY);
    await ask(owner, 'POST', `/companies/${id}/compliance-calendar/generate`, {});
  }
});
afterEach(() => setClock(undefined));

const itemOf = async (companyId: string) =>
  (await env.DB.prepare('SELECT id FROM compliance_items WHERE company_id = ? AND obligation_key = ?')
    .bind(companyId, KEY)
    .first<string>('id')) ?? '';
const wait = (items: string[], body: object, who = staff) =>
  ask(who, 'POST', `${firm}/compliance-items/wait`, { items, ...body });
const idsIn = async (path: string, who = staff) =>
  (await ask(who, 'GET', path)).body.map(({ id }: { id: string }) => id);

test('items of two clients wait for the client, in grid, list and the client’s own calendar, until they are done', async () => {
  const { a1, a2 } = companies;
  const [one, other] = [await itemOf(a1), await itemOf(a2)];
  const set = await wait([one, other], { waitsFor: 'client', what: 'Challan money' });
  expect([set.status, set.body.items]).toMatchObject([200, [{ waitsFor: 'client' }, { waitsWhat: 'Challan money' }]]);
  await wait([other], { waitsFor: 'person', name: 'Nisha Rao', what: 'Sales register' });
  expect(await idsIn(`${firm}/compliance-calendar?waits=client`)).toEqual([one]);
  expect(await idsIn(`${firm}/compliance-grid?waits=person`)).toEqual([other]);
  expect(await idsIn(`/companies/${a1}/compliance-calendar?waits=client`, await signIn('FA'))).toEqual([one]);
  expect(await toldOf(owner, `/companies/${a2}`, 'item.wait')).toEqual([
    {
      before: { waitsFor: 'client', waitsName: null, waitsWhat: 'Challan money' },
      after: { waitsFor: 'person', waitsName: 'Nisha Rao', waitsWhat: 'Sales register' },
    },
    {
      before: { waitsFor: null, waitsName: null, waitsWhat: null },
      after: { waitsFor: 'client', waitsName: null, waitsWhat: 'Challan money' },
    },
  ]);
  // The same again changes nothing, and a work-out leaves it alone.
  await wait([one], { waitsFor: 'client', what: 'Challan money' });
  expect(await toldOf(owner, `/companies/${a1}`, 'item.wait')).toHaveLength(1);
  await ask(owner, 'POST', `/companies/${a1}/compliance-calendar/generate`, {});
  expect(await idsIn(`${firm}/compliance-calendar?waits=client`)).toEqual([one]);
  const done = { items: [{ itemId: one, doneOn: '2026-11-20' }] };
  await ask(staff, 'POST', `${firm}/compliance-items/complete`, done);
  expect(await idsIn(`${firm}/compliance-calendar?waits=client&status=completed`)).toEqual([]);
  const refused = await wait([one, other], { waitsFor: 'us' });
  expect([refused.status, refused.body.code]).toEqual([409, 'not-open']);
  expect((await wait([other], { waitsFor: null })).body.items[0]).toMatchObject({ waitsFor: null, waitsName: null });
});

test('a person is named, a client of nobody’s is not found, and whoever only reads does not say it', async () => {
  const item = await itemOf(companies.a1);
  expect((await wait([item], { waitsFor: 'person' })).body.fields).toHaveProperty('name');
  expect((await wait([item], { waitsFor: 'nobody' })).status).toBe(400);
  expect((await wait([item], { waitsFor: 'us' }, await signIn('FA'))).status).toBe(404);
  await env.DB.prepare('DELETE FROM client_assignments').run();
  expect((await wait([item], { waitsFor: 'us' })).status).toBe(404);
});
