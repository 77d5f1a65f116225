import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { CALLS } from '../../api';
import { newId } from '../../platform/ids';
import { ask, books, seeded, signIn } from '../../testing/client';
import { workOutAll } from '../../testing/practice';
import type { Seed } from '../dev/dev.seed';

let seed: Seed;
let owner: string;
let company: string;

beforeEach(async () => {
  seed = await seeded();
  owner = await signIn('OA');
  company = `/companies/${seed.companies.a1}`;
});

const put = (way: 'archive' | 'restore', cookie = owner) => ask(cookie, 'POST', `${company}/${way}`, {});
const closed = { status: 409, body: { code: 'company-archived', title: expect.stringContaining('archived') } };
const statusIs = async () => (await ask(owner, 'GET', company)).body.clientStatus;
const trail = async (action: string) =>
  (await ask(owner, 'GET', `${company}/audit-trail?limit=10`)).body.filter(
    (entry: { action: string }) => entry.action === action,
  );

describe('an archived company', () => {
  test('takes no write, by whatever object of it or body it is named; only its restoring', async () => {
    const { accountId, uploadId, transactionId } = await books(owner, seed.companies.a1);
    expect((await put('archive')).body).toMatchObject({ clientStatus: 'archived' });
    const ids: Record<string, string> = { companyId: seed.companies.a1, accountId, uploadId, transactionId };
    const writes = Object.entries(CALLS).filter(
      ([name, { subject, evenArchived }]) => !name.startsWith('GET ') && ids[subject.param ?? ''] && !evenArchived,
    );
    expect(writes.length).toBeGreaterThan(40);
    const founder = await signIn('FA');
    for (const [name, { verdicts }] of writes) {
      const [method = '', path = ''] = name.split(' ');
      const reply = await ask(
        // What its founder alone may do.
        verdicts.OW === 'allow' ? owner : founder,
        method,
        path.replace(/:(\w+)/g, (_, id: string) => ids[id] ?? newId()),
        {},
      );
      expect.soft(reply, name).toMatchObject(closed);
    }
    const terms = { caFirmId: seed.firms.A, companyId: seed.companies.a1, startDate: '2026-11-01', monthlyFee: '1' };
    expect(await ask(owner, 'POST', '/client-subscriptions', terms)).toMatchObject(closed);
    const of = { kind: 'company', companyId: seed.companies.a1 };
    expect(await ask(owner, 'POST', '/calendar-feeds', of)).toMatchObject(closed);
    expect((await ask(owner, 'GET', `${company}/bank-transactions`)).status).toBe(200);
  });

  test('takes nothing that comes after its archiving, however soon, nor a category of its founder', async () => {
    const view = (at: number) => ({ name: `View ${at}`, query: 'q=1', isShared: true });
    const [archived, ...writes] = await Promise.all([
      put('archive'),
      ...Array.from({ length: 5 }, (_, at) => ask(owner, 'POST', `${company}/saved-views`, view(at))),
    ]);
    expect(archived.status).toBe(200);
    for (const { status } of writes) expect([201, 409]).toContain(status);
    const last = 'SELECT action FROM audit_entries WHERE chain_id = ? ORDER BY seq DESC LIMIT 1';
    expect(await env.DB.prepare(last).bind(seed.companies.a1).first('action')).toBe('company.archive');
    const category = { name: 'Drone parts', gstRate: '18', tdsSection: null, tdsRate: '0' };
    expect(await ask(await signIn('FA'), 'POST', '/expense-categories', category)).toMatchObject(closed);
  });

  test('is said in the trail once, however often it is asked for, and again where it is restored', async () => {
    for (const way of ['archive', 'archive', 'restore', 'restore'] as const) expect((await put(way)).status).toBe(200);
    const changes = [
      ['archived', 'active'],
      ['active', 'archived'],
    ];
    for (const [at, action] of ['company.archive', 'company.restore'].entries()) {
      const [after, before] = changes[at] ?? [];
      expect(await trail(action)).toMatchObject([
        { details: { before: { clientStatus: before }, after: { clientStatus: after } } },
      ]);
    }
    expect(await statusIs()).toBe('active');
  });

  test('is archived and restored by a founder, not by who only works on it', async () => {
    expect((await put('archive', await signIn('SA'))).status).toBe(403);
    expect((await put('archive', await signIn('VA'))).status).toBe(403);
    expect((await put('archive', await signIn('FA'))).status).toBe(200);
    expect((await put('restore', await signIn('SA'))).status).toBe(403);
    expect((await put('restore', await signIn('MA'))).status).toBe(200);
  });

  test('is no page’s first company, and stands last in the list of its founder', async () => {
    const added = { name: 'Second', cin: 'U62099KA2022PTC765432', pan: 'AAZCN9001Q', incorporationDate: '2022-06-14' };
    const founder = await signIn('FA');
    expect((await ask(founder, 'POST', '/companies', added)).status).toBe(201);
    const listed = async (cookie: string) =>
      (await ask(cookie, 'GET', '/me')).body.companies.map(({ name }: { name: string }) => name);
    const [first, second] = await listed(founder);
    await put('archive');
    expect(await listed(founder)).toEqual([second, first]);
    expect(await listed(owner)).not.toContain(first);
  });

  test('has no feed of its own any more, whoever made it, and restoring wakes none: the link may have gone anywhere', async () => {
    const make = async (cookie: string, of: object) => (await ask(cookie, 'POST', '/calendar-feeds', of)).body;
    const ofCompany = { kind: 'company', companyId: seed.companies.a1 };
    const own = [await make(owner, ofCompany), await make(await signIn('FA'), ofCompany)];
    const ofFirm = await make(owner, { kind: 'firm', caFirmId: seed.firms.A });
    const answers = ({ url }: { url: string }) => ask(undefined, 'GET', new URL(url).pathname.replace('/api', ''));
    const shown = async () => {
      const { body } = await ask(owner, 'GET', `/ca-firms/${seed.firms.A}/calendar-feeds`);
      return body.map(({ id }: { id: string }) => id);
    };
    await put('archive');
    const unknown = await ask(undefined, 'GET', `/feeds/${newId()}.ics`);
    for (const way of ['archive', 'restore'] as const) {
      await put(way);
      for (const feed of own) {
        const gone = await answers(feed);
        expect([gone.status, gone.body.code]).toEqual([404, unknown.body.code]);
      }
      expect((await answers(ofFirm)).status).toBe(200);
      expect(await shown()).toEqual([ofFirm.id]);
    }
    const ended = own.map(({ id }) => id);
    expect(await trail('company.archive')).toMatchObject([{ details: { after: { revokedFeeds: ended } } }]);
    expect(await ask(owner, 'POST', `/calendar-feeds/${own[0].id}/revoke`, {})).toMatchObject({ status: 200 });
  });

  test('ends a feed that is made while it is archived, or there is none', async () => {
    const make = () => ask(owner, 'POST', '/calendar-feeds', { kind: 'company', companyId: seed.companies.a1 });
    const replies = await Promise.all([make(), put('archive'), make(), put('archive'), make()]);
    for (const { status } of replies) expect([200, 201, 409]).toContain(status);
    await put('archive');
    const open = 'SELECT count(*) n FROM calendar_feeds WHERE company_id = ? AND revoked_at IS NULL';
    expect(await statusIs()).toBe('archived');
    expect(await env.DB.prepare(open).bind(seed.companies.a1).first('n')).toBe(0);
  });

  test('that was inactive is inactive again once it is restored', async () => {
    const rest = `UPDATE companies SET client_status = 'inactive' WHERE id = ?`;
    await env.DB.prepare(rest).bind(seed.companies.a1).run();
    expect((await put('archive')).body.clientStatus).toBe('archived');
    expect((await put('restore')).body.clientStatus).toBe('inactive');
    expect(await statusIs()).toBe('inactive');
    expect(await trail('company.restore')).toMatchObject([{ details: { after: { clientStatus: 'inactive' } } }]);
  });

  test('is worked out no more; restoring has it worked out again', async () => {
    const since = 'UPDATE companies SET tracked_since = ?1, worked_out_for = ?1 WHERE id = ?2';
    await env.DB.prepare(since).bind('2026-11-01', seed.companies.a1).run();
    const workedOutFor = () =>
      env.DB.prepare('SELECT worked_out_for d FROM companies WHERE id = ?').bind(seed.companies.a1).first('d');
    await put('archive');
    await workOutAll('2026-11-20 12:05', 5);
    expect(await workedOutFor()).toBe('2026-11-01');
    await put('restore');
    await workOutAll('2026-11-20 12:10', 5);
    expect(await workedOutFor()).toBe('2026-11-20');
  });
});

describe('whose charge a client is in', () => {
  const give = (cookie: string, assignedManagerId: unknown) => ask(cookie, 'PATCH', company, { assignedManagerId });
  const idOf = async (actor: string) => (await ask(await signIn(actor), 'GET', '/me')).body.user.id as string;

  test('is chosen by the firm among its members, with the trail of it', async () => {
    const [sam, stranger] = [await idOf('SA'), await idOf('OB')];
    const given = await give(owner, sam);
    expect(given.body).toMatchObject({ assignedManagerId: sam, assignedManager: 'Seed SA' });
    expect((await give(owner, sam)).status).toBe(200);
    expect(await trail('company.charge')).toMatchObject([{ details: { after: { assignedManagerId: sam } } }]);
    expect((await give(owner, stranger)).status).toBe(404);
    for (const [actor, status] of [
      ['SA', 403],
      ['FA', 403],
      ['VA', 403],
      ['OB', 404],
    ] as const)
      expect((await give(await signIn(actor), null)).status).toBe(status);
    expect((await give(await signIn('MA'), null)).body).toMatchObject({
      assignedManagerId: null,
      assignedManager: null,
    });
    expect((await give(owner, undefined)).status).toBe(400);
    await put('archive');
    expect(await give(owner, sam)).toMatchObject(closed);
  });
});
