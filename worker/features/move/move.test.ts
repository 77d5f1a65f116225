import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../domain/shared/dates';
import { today } from '../../platform/clock';
import { ask, books, type Reply, seeded, signIn, toldOf } from '../../testing/client';
import { emailOf, type Seed } from '../dev/dev.seed';

let seed: Seed;
let founder: string;
let owner: string;

beforeEach(async () => {
  seed = await seeded();
  [founder, owner] = [await signIn('FA'), await signIn('OA')];
});

const NEW = {
  name: 'Dovetail Looms Private Limited',
  cin: 'U17299KA2024PTC190001',
  pan: 'AAECD4321F',
  incorporationDate: '2024-06-01',
  financialYear: '2026-27',
};

const passwordOf = (actor: string) => seed.actors[actor]?.password;
const found = async (facts: object = {}): Promise<string> =>
  (await ask(founder, 'POST', '/companies', { ...NEW, ...facts })).body.id;
const handOver = (id: string, to = 'OB', body: object = {}, cookie = founder): Promise<Reply> =>
  ask(cookie, 'POST', `/companies/${id}/hand-over`, { email: emailOf(to), password: passwordOf('FA'), ...body });
const release = (id: string, body: object = {}, cookie = owner): Promise<Reply> =>
  ask(cookie, 'POST', `/companies/${id}/release`, { password: passwordOf('OA'), ...body });
const act = (cookie: string, path: string): Promise<Reply> => ask(cookie, 'POST', path, {});
const offeredTo = async (cookie: string, firm: string) => (await ask(cookie, 'GET', `/ca-firms/${firm}/moves`)).body;
const status = async (cookie: string, id: string) => (await ask(cookie, 'GET', `/companies/${id}`)).status;
const mailsTo = async (actor: string) =>
  (
    await env.DB.prepare('SELECT subject || text t FROM mails WHERE "to" = ?').bind(emailOf(actor)).all<{ t: string }>()
  ).results.map(({ t }) => t);

describe('a founder hands a company to a firm', () => {
  test('which takes it on: the founder keeps access, the firm sees it, both trails say it', async () => {
    const other = await signIn('OB');
    const id = await found();
    const firm = `/ca-firms/${seed.firms.B}`;
    const made = await handOver(id);
    expect([made.status, made.body]).toMatchObject([201, { waiting: { kind: 'hand-over', email: emailOf('OB') } }]);
    expect((await mailsTo('OB'))[0]).toMatch(/Dovetail.*multi-company/s);
    // Nothing moves before the firm agrees, and nobody else is asked.
    expect([await status(other, id), await offeredTo(owner, seed.firms.A)]).toEqual([404, []]);
    const [offered] = await offeredTo(other, seed.firms.B);
    expect(offered).toMatchObject({ company: NEW.name, cin: NEW.cin, askedBy: 'Seed FA' });
    expect((await act(owner, `/ca-firms/${seed.firms.A}/moves/${offered.id}/accept`)).body.code).toBe('no-offer');

    const taken = await act(other, `${firm}/moves/${offered.id}/accept`);
    expect([taken.status, taken.body]).toEqual([200, { companyId: id, caFirmId: seed.firms.B }]);
    expect([await status(other, id), await status(founder, id)]).toEqual([200, 200]);
    expect((await ask(other, 'GET', `${firm}/companies`)).body.map(({ name }: { name: string }) => name)).toContain(
      NEW.name,
    );
    expect(await toldOf(founder, `/companies/${id}`, 'company.hand-over')).toEqual([
      { before: { firm: null }, after: { firm: 'Firm B & Co' } },
    ]);
    expect(await toldOf(other, firm, 'client.take-on')).toHaveLength(1);
    expect(await mailsTo('FA')).toHaveLength(1);
    // Again, and a second offer, change nothing.
    expect((await act(other, `${firm}/moves/${offered.id}/accept`)).body.code).toBe('no-offer');
    expect((await handOver(id)).body.code).toBe('already-client');
  });

  test('which says no, or the founder takes the offer back, or its time is over', async () => {
    const other = await signIn('OB');
    const id = await found();
    const path = `/ca-firms/${seed.firms.B}/moves`;
    await handOver(id);
    const [first] = await offeredTo(other, seed.firms.B);
    expect((await act(other, `${path}/${first.id}/refuse`)).status).toBe(200);
    expect((await ask(founder, 'GET', `/companies/${id}/move`)).body.waiting).toBe(null);

    await handOver(id);
    expect((await act(founder, `/companies/${id}/move/withdraw`)).status).toBe(200);
    expect(await offeredTo(other, seed.firms.B)).toEqual([]);
    expect((await act(founder, `/companies/${id}/move/withdraw`)).body.code).toBe('no-offer');

    // A new offer takes the place of the one before.
    await handOver(id);
    await handOver(id, 'OA');
    expect([await offeredTo(other, seed.firms.B), (await offeredTo(owner, seed.firms.A)).length]).toEqual([[], 1]);
    const [last] = await offeredTo(owner, seed.firms.A);
    await env.DB.prepare("UPDATE company_moves SET expires_at = '2026-01-01'").run();
    expect((await act(owner, `/ca-firms/${seed.firms.A}/moves/${last.id}/accept`)).body.code).toBe('no-offer');
    expect(await toldOf(founder, `/companies/${id}`, 'move.offer')).toHaveLength(4);
  });

  test('is refused in words: a wrong password, a CIN the firm has, an archived company, access with an end', async () => {
    const id = await found({ cin: 'U62099KA2022PTC165432' });
    expect((await handOver(id, 'OA', { password: 'not the right one' })).body.fields).toHaveProperty('password');
    await handOver(id, 'OA');
    const [offered] = await offeredTo(owner, seed.firms.A);
    const accept = () => act(owner, `/ca-firms/${seed.firms.A}/moves/${offered.id}/accept`);
    const taken = await accept();
    expect([taken.status, taken.body.code, taken.body.message]).toEqual([
      409,
      'cin-taken',
      expect.stringContaining('a client with this CIN'),
    ]);
    await act(founder, `/companies/${id}/archive`);
    expect((await handOver(id, 'OA')).body.code).toBe('company-archived');
    expect((await accept()).body.code).toBe('no-offer');
    await act(founder, `/companies/${id}/restore`);
    await env.DB.prepare('UPDATE company_access SET ends_on = ? WHERE company_id = ?')
      .bind(addDays(today(), 9), id)
      .run();
    expect((await handOver(id, 'OA')).body.code).toBe('no-founder');
    // Whoever offered it keeps it for good no more: what they offered cannot be taken.
    await env.DB.prepare("UPDATE companies SET cin = 'U62099KA2022PTC165433' WHERE id = ?").bind(id).run();
    expect((await accept()).body.code).toBe('changed-meanwhile');
    expect(await status(owner, id)).toBe(404);
  });
});

describe('a firm lets a client go', () => {
  const subscribe = (companyId: string, terms: object) =>
    ask(owner, 'POST', '/client-subscriptions', { companyId, caFirmId: seed.firms.A, monthlyFee: '1500', ...terms });

  test('to its founder: the firm sees nothing, its subscriptions end today and stay with it', async () => {
    const { a1 } = seed.companies;
    const firm = `/ca-firms/${seed.firms.A}`;
    const staff = await signIn('SA');
    await subscribe(a1, { startDate: '2026-04-01', autoRenewal: true, endDate: '2026-06-30' });
    await subscribe(a1, { startDate: '2024-04-01', endDate: '2025-03-31' });
    await subscribe(a1, { startDate: addDays(today(), 30) });
    await ask(owner, 'PATCH', `/companies/${a1}`, { monthlyFee: '4000' });
    const invited = { email: 'auditor@seed.example', role: 'auditor' };
    await ask(owner, 'POST', `/companies/${a1}/invitations`, invited);
    await ask(owner, 'POST', '/expense-categories', {
      name: 'Loom oil',
      gstRate: '18',
      tdsSection: null,
      tdsRate: '0',
    });
    const { transactionId } = await books(owner, a1);
    const choice = { category: 'expense', subcategory: 'Loom oil' };
    await ask(owner, 'PATCH', `/bank-transactions/${transactionId}/categorize`, choice);
    const feeds = await ask(staff, 'POST', '/calendar-feeds', { kind: 'company', companyId: a1 });
    const feed = feeds.body.url.split('/api')[1];
    expect((await ask(undefined, 'GET', feed)).status).toBe(200);

    const made = await release(a1);
    expect([made.status, made.body]).toMatchObject([201, { waiting: { kind: 'release' }, founders: ['Seed FA'] }]);
    expect((await mailsTo('FA'))[0]).toMatch(/Firm A & Associates offers to let Asterfield.*company-facts/s);
    // The firm does not accept for the founder, and the founder does not take back what the firm offered.
    expect((await act(owner, `/companies/${a1}/move/accept`)).status).toBe(403);
    expect((await act(founder, `/companies/${a1}/move/withdraw`)).status).toBe(403);
    const gone = await act(founder, `/companies/${a1}/move/accept`);
    expect([gone.status, gone.body]).toEqual([200, { companyId: a1, caFirmId: null }]);

    for (const cookie of [owner, staff, await signIn('MA')]) expect(await status(cookie, a1)).toBe(404);
    expect((await ask(undefined, 'GET', feed)).status).toBe(404);
    expect((await ask(founder, 'GET', `/companies/${a1}`)).body).toMatchObject({
      ...{ caFirmId: null, monthlyFee: null, assignedManager: null, assignedManagerId: null, clientStatus: 'active' },
    });
    const listed = (await ask(owner, 'GET', `${firm}/subscriptions`)).body;
    expect(listed.filter(({ companyId }: { companyId: string }) => companyId === a1)).toEqual([]);
    const past = (await ask(owner, 'GET', `${firm}/past-subscriptions`)).body;
    expect(past.map(({ endDate }: { endDate: string }) => endDate)).toEqual([
      ...[today(), '2025-03-31', addDays(today(), 30)],
    ]);
    expect(past[0]).toMatchObject({ clientName: 'Asterfield Labs Private Limited', monthlyFee: '1500.00' });
    const calendar = (await ask(owner, 'GET', `${firm}/compliance-calendar`)).body;
    expect(calendar.filter(({ companyId }: { companyId: string }) => companyId === a1)).toEqual([]);
    expect(await toldOf(owner, firm, 'client.let-go')).toHaveLength(1);
    expect(await toldOf(owner, firm, 'subscription.end')).toHaveLength(3);
    expect(await toldOf(founder, `/companies/${a1}`, 'company.release')).toEqual([
      { before: { firm: 'Firm A & Associates' }, after: { firm: null } },
    ]);
    expect((await ask(founder, 'GET', `/companies/${a1}/invitations`)).body).toEqual([]);
    // What the firm called its category is the company's own from now on.
    const line = await ask(founder, 'GET', `/companies/${a1}/bank-transactions`);
    const one = line.body.find(({ id }: { id: string }) => id === transactionId);
    expect(one.subcategory).toBe('Loom oil');
    const own = "SELECT count(*) n FROM expense_categories WHERE owner_id = ? AND name = 'Loom oil'";
    expect(await env.DB.prepare(own).bind(a1).first('n')).toBe(1);
    expect((await ask(founder, 'GET', `/companies/${a1}/audit-trail/verify`)).body).toMatchObject({ ok: true });
    expect((await act(founder, `/companies/${a1}/move/accept`)).body.code).toBe('no-offer');
    expect((await env.DB.prepare('PRAGMA foreign_key_check').all()).results).toEqual([]);

    // And back to another firm, with nothing of the first.
    await handOver(a1);
    const other = await signIn('OB');
    const [offered] = await offeredTo(other, seed.firms.B);
    expect((await act(other, `/ca-firms/${seed.firms.B}/moves/${offered.id}/accept`)).status).toBe(200);
    expect([await status(other, a1), await status(owner, a1), await status(founder, a1)]).toEqual([200, 404, 200]);
  });

  test('under a relief of the firm: what is due goes by the law alone from then on', async () => {
    const { a1 } = seed.companies;
    const path = `/companies/${a1}/compliance-calendar?from=${today()}&to=${addDays(today(), 400)}`;
    const itemOf = async (cookie: string) =>
      (await ask(cookie, 'GET', path)).body.find(({ title }: { title: string }) => title.startsWith('GSTR-3B'));
    const told = await ask(owner, 'POST', `/companies/${a1}/facts`, {
      ...{ kind: 'gst-registration', subject: '29AAZCN9001Q1ZC', holdsFrom: '2025-04-01' },
      value: { filer: 'regular-monthly', registeredOn: '2025-04-01' },
    });
    expect(told.status, JSON.stringify(told.body)).toBe(201);
    const before = await itemOf(owner);
    const relief = {
      ...{ kind: 'extension', forms: ['GSTR-3B'], period: before.period, dueOn: addDays(before.dueDate, 20) },
      ...{ reference: 'Circular 9', notifiedOn: today() },
    };
    const entered = await ask(owner, 'POST', `/ca-firms/${seed.firms.A}/reliefs`, relief);
    const manager = await signIn('MA');
    await act(manager, `/ca-firms/${seed.firms.A}/reliefs/${entered.body.id}/approve`);
    expect((await itemOf(owner)).dueDate).toBe(relief.dueOn);
    await release(a1);
    await act(founder, `/companies/${a1}/move/accept`);
    expect((await itemOf(founder)).dueDate).toBe(before.dueDate);
    // What was moved stays in the trail.
    const moves = await toldOf(founder, `/companies/${a1}`, 'obligation.moved');
    expect(moves.length).toBeGreaterThan(0);
  });

  test('only where somebody keeps it for good, once, and to whoever still does', async () => {
    const { a1, a2 } = seed.companies;
    expect((await release(a2)).body.code).toBe('no-founder');
    expect((await release(a1, { password: 'not the right one' })).status).toBe(400);
    expect((await release(a1, {}, await signIn('MA'))).status).toBe(403);
    await release(a1);
    const twice = await Promise.all([1, 2].map(() => act(founder, `/companies/${a1}/move/accept`)));
    expect(twice.map((one) => one.status).toSorted()).toEqual([200, 409]);
    expect(await toldOf(founder, `/companies/${a1}`, 'company.release')).toHaveLength(1);
  });

  test('unless whoever offered it owns the firm no more, or the founder has a company of this CIN', async () => {
    const { a1 } = seed.companies;
    await release(a1);
    await env.DB.prepare("UPDATE firm_members SET role = 'manager' WHERE ca_firm_id = ?").bind(seed.firms.A).run();
    expect((await act(founder, `/companies/${a1}/move/accept`)).body.code).toBe('changed-meanwhile');
    await env.DB.prepare("UPDATE firm_members SET role = 'owner' WHERE ca_firm_id = ?").bind(seed.firms.A).run();
    const twin = await found({ cin: 'U62099KA2022PTC165432' });
    const refused = await act(founder, `/companies/${a1}/move/accept`);
    expect([refused.status, refused.body.code]).toEqual([409, 'cin-taken']);
    expect(await status(owner, a1)).toBe(200);
    expect((await ask(owner, 'GET', `/ca-firms/${seed.firms.A}/past-subscriptions`)).body).toEqual([]);
    expect(twin).toBeDefined();
    // The firm may take its offer back, and the founder may decline it.
    expect((await act(owner, `/companies/${a1}/move/withdraw`)).status).toBe(200);
    await release(a1);
    expect((await act(founder, `/companies/${a1}/move/refuse`)).status).toBe(200);
    expect((await ask(owner, 'GET', `/companies/${a1}/move`)).body.waiting).toBe(null);
  });
});
