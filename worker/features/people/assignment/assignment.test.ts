import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { addDays, isoDate } from '../../../domain/shared/dates';
import { today } from '../../../platform/clock';
import { newId } from '../../../platform/ids';
import { ask, seeded, sessionFor, signIn } from '../../../testing/client';
import { rowsRead, watched } from '../../../testing/watched-database';
import type { Seed } from '../../dev/dev.seed';

let seed: Seed;
let firm: string;
let owner: string;
let staff: string;
let sam: string;

beforeEach(async () => {
  seed = await seeded();
  firm = seed.firms.A;
  [owner, staff] = [await signIn('OA'), await signIn('SA')];
  sam = (await ask(staff, 'GET', '/me')).body.user.id;
});

type Asked = { memberId?: string; add?: string[]; remove?: string[] };
const assign = (asked: Asked, cookie = owner) =>
  ask(cookie, 'POST', `/ca-firms/${firm}/assignments`, { memberId: sam, ...asked });
const takeOff = () => assign({ remove: [seed.companies.a2] });
const seen = async (path: string) => (await ask(staff, 'GET', `/ca-firms/${firm}/${path}`)).body;

const namesIn = (items: { companyName: string }[]) => [...new Set(items.map(({ companyName }) => companyName))];

async function item(companyId: string, dueOn = addDays(today(), 3)) {
  const asked = { title: 'Renew the licence', dueDate: dueOn };
  expect((await ask(owner, 'POST', `/companies/${companyId}/compliance-items`, asked)).status).toBe(201);
}

test('staff see the clients they are on, everywhere, from the next request on; a hidden one is an unknown one', async () => {
  const { a1, a2 } = seed.companies;
  for (const company of [a1, a2]) await item(company);
  const fees = { caFirmId: firm, startDate: '2026-11-01', monthlyFee: '1500' };
  for (const companyId of [a1, a2]) await ask(owner, 'POST', '/client-subscriptions', { ...fees, companyId });
  const feed = (await ask(staff, 'POST', '/calendar-feeds', { kind: 'firm', caFirmId: firm })).body.url.split(
    '/api',
  )[1];
  const own = (await ask(staff, 'POST', '/calendar-feeds', { kind: 'company', companyId: a2 })).body.url.split(
    '/api',
  )[1];
  const told = async () => ({
    companies: (await seen('companies')).length,
    calendar: namesIn(await seen('compliance-calendar')),
    ofArea: (await seen('compliance-calendar?area=Other')).length,
    subscriptions: (await seen('subscriptions')).length,
    summary: (await seen('summary')).companies,
    revenue: (await seen('summary')).monthlyRevenue,
    workspace: (await ask(staff, 'GET', '/me')).body.companies.length,
    switcher: (await ask(staff, 'GET', '/companies')).body.length,
    byId: (await ask(staff, 'GET', `/companies/${a2}`)).status,
    byCin: (await ask(staff, 'GET', '/companies/U49231MH2021PTC360011')).status,
    events: (await ask(undefined, 'GET', feed)).body.split('BEGIN:VEVENT').length - 1,
    ownFeed: (await ask(undefined, 'GET', own)).status,
  });
  const all = await told();
  expect(all).toMatchObject({
    companies: 2,
    subscriptions: 2,
    workspace: 2,
    switcher: 2,
    byId: 200,
    byCin: 200,
    ownFeed: 200,
  });
  const { etag = '' } = Object.fromEntries((await ask(undefined, 'GET', feed)).headers);
  expect((await takeOff()).body).toEqual({ memberId: sam, companyIds: [a1] });
  expect(await told()).toMatchObject({
    companies: 1,
    calendar: ['Asterfield Labs Private Limited'],
    subscriptions: 1,
    summary: 1,
    workspace: 1,
    switcher: 1,
    byId: 404,
    byCin: 404,
    events: all.events / 2,
    ownFeed: 404,
  });
  expect((await ask(undefined, 'GET', feed, undefined, { 'if-none-match': etag })).status).toBe(200);
  expect((await ask(owner, 'GET', `/ca-firms/${firm}/companies`)).body).toHaveLength(2);
  // In charge of it is on it.
  expect((await ask(owner, 'PATCH', `/companies/${a2}`, { assignedManagerId: sam })).status).toBe(200);
  expect(await told()).toEqual(all);
});

test('who is made a manager sees all, and staff again only their own', async () => {
  await assign({ remove: [seed.companies.a1, seed.companies.a2] });
  const make = (role: string) => ask(owner, 'PATCH', `/ca-firms/${firm}/members/${sam}`, { role });
  expect(await seen('companies')).toEqual([]);
  await make('manager');
  expect(await seen('companies')).toHaveLength(2);
  await make('staff');
  expect(await seen('companies')).toEqual([]);
});

test('who is removed from the firm is let in again on no client', async () => {
  await ask(owner, 'POST', `/ca-firms/${firm}/members/${sam}/remove`, {});
  await env.DB.prepare('UPDATE firm_members SET removed_at = NULL WHERE user_id = ?').bind(sam).run();
  expect(await (await ask(await sessionFor(sam), 'GET', `/ca-firms/${firm}/companies`)).body).toEqual([]);
});

test('many clients are given at once, repeatably, with an entry for each: who was on it before, and after', async () => {
  const { a1, a2 } = seed.companies;
  const manager = (await ask(await signIn('MA'), 'GET', '/me')).body.user.id;
  const both = { memberId: manager, add: [a1, a2] };
  expect((await assign(both)).body.companyIds.toSorted()).toEqual([a1, a2].toSorted());
  expect((await assign(both)).status).toBe(200);
  const trail = (await ask(owner, 'GET', `/ca-firms/${firm}/audit-trail`)).body;
  const entries = trail.filter(({ action }: { action: string }) => action === 'client.assign');
  expect(entries).toHaveLength(2);
  expect(entries[0]).toMatchObject({
    details: { before: { staff: ['Seed SA'] }, after: { staff: ['Seed SA', 'Seed MA'] } },
  });
  const lists = (await ask(await signIn('MA'), 'GET', `/ca-firms/${firm}/assignments`)).body;
  expect(lists.map(({ companyIds }: { companyIds: string[] }) => companyIds.length)).toEqual([2, 2]);
  // A client of another firm among them: nothing is changed.
  expect((await assign({ add: [a1, seed.companies.b1] })).status).toBe(404);
  expect((await assign({ memberId: newId(), add: [a1] })).status).toBe(404);
});

test('a page of the firm’s calendar reads the items of the reader’s clients alone', async () => {
  const insert = `INSERT INTO compliance_items (id, company_id, type, title, due_date, status, origin, obligation_key, created_at, updated_at)
    SELECT lower(hex(randomblob(16))), ?1, 'GST', 'GSTR-1', date(?2, value || ' days'), 'pending', 'law', value, '', ''
    FROM json_each(?3)`;
  const days = (most: number) => JSON.stringify(Array.from({ length: most }, (_, at) => at));
  const put = (company: string, most: number) =>
    env.DB.prepare(insert).bind(company, isoDate('2026-11-01'), days(most)).run();
  await put(seed.companies.a2, 300);
  await put(seed.companies.a1, 20);
  await takeOff();
  const call = await watched(
    staff,
    'GET',
    `/ca-firms/${firm}/compliance-calendar?from=2026-11-01&to=2027-10-31&limit=50`,
  );
  expect([call.body.length, call.trips]).toEqual([20, 2]);
  let read = 0;
  for (const sent of call.statements) read += await rowsRead(sent);
  expect(read).toBeLessThanOrEqual(3 * 20 + 20);
});
