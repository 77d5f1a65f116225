import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../../../api';
import { ask, type Reply, seeded, sessionFor, signIn } from '../../../testing/client';
import { DEPLOYED_AT, deployedWith } from '../../../testing/deployed';
import { emailOf, type Seed } from '../../dev/dev.seed';

const CIN = 'U62099KA2022PTC165432';
let seed: Seed;
let company: string;
let firm: string;
let stranger: string;

beforeEach(async () => {
  seed = await seeded();
  [company, firm] = [`/companies/${seed.companies.a1}`, `/ca-firms/${seed.firms.A}`];
  await env.DB.prepare('UPDATE companies SET cin = ? WHERE id = ?').bind(CIN, seed.companies.a1).run();
  await env.DB.prepare("UPDATE companies SET cin = 'U62099KA2022PTC000001' WHERE id <> ?")
    .bind(seed.companies.a1)
    .run();
  stranger = await signIn('NM');
});

const request = (body: object, cookie = stranger): Promise<Reply> => ask(cookie, 'POST', '/access-requests', body);
const toCompany = (cookie?: string, cin = CIN, reason = 'Due diligence') =>
  request({ kind: 'company', cin, reason }, cookie);
const toFirm = (ownerEmail: string, cookie?: string) => request({ kind: 'firm', ownerEmail }, cookie);
const count = () => env.DB.prepare('SELECT count(*) n FROM access_requests').first<number>('n');
const mailsTo = async (email: string): Promise<string[]> =>
  (
    await env.DB.prepare('SELECT subject || text t FROM mails WHERE "to" = ? ORDER BY rowid')
      .bind(email)
      .all<{ t: string }>()
  ).results.map(({ t }) => t);

/** The one request that waits; it is kept after its answer. */
async function waiting(of: string, cookie: string): Promise<{ id: string; reason: string | null; email: string }> {
  const list = async () => (await ask(cookie, 'GET', `${of}/access-requests`)).body;
  await expect.poll(async () => (await list()).length).toBe(1);
  return (await list())[0];
}

/** Waits until what comes after the answers that were given is done: a request to firm B is kept last. */
async function settled(): Promise<void> {
  const before = (await count()) ?? 0;
  await toFirm(emailOf('OB'), await signIn('VA'));
  await expect.poll(count).toBe(before + 1);
  await env.DB.prepare('DELETE FROM access_requests WHERE ca_firm_id = ?').bind(seed.firms.B).run();
}

describe('a request for access', () => {
  test('is answered in the same words whatever there is, and is nobody’s where there is nothing to ask', async () => {
    const unknown = await toCompany(stranger, 'U62099KA2023PTC999999');
    const others = [
      await toCompany(await signIn('FA')),
      await toCompany(await signIn('SA')),
      await toCompany(await signIn('OA')),
      await toFirm('nobody@seed.example'),
      await toFirm(emailOf('SA')),
      await toFirm(emailOf('OA'), await signIn('SA')),
    ];
    await settled();
    expect(await count()).toBe(0);
    const known = await toCompany();
    await waiting(company, await signIn('FA'));
    for (const reply of [...others, known]) expect([reply.status, reply.body]).toEqual([unknown.status, unknown.body]);
    expect((await request({ kind: 'company', cin: 'no number' })).status).toBe(400);
    await env.DB.prepare('UPDATE users SET is_anonymous = 1 WHERE email = ?').bind(emailOf('NM')).run();
    expect((await toCompany()).body.code).toBe('sign-up-first');
  });

  test('to a company comes to its admins and its firm’s owners by mail, once, and lets in on the terms of whom approves', async () => {
    expect((await toCompany()).status).toBe(200);
    const admin = await signIn('FA');
    const { id, ...told } = await waiting(company, admin);
    expect(told).toMatchObject({ name: 'Seed NM', email: emailOf('NM'), reason: 'Due diligence' });
    for (const lead of ['FA', 'OA']) {
      await expect.poll(() => mailsTo(emailOf(lead))).toHaveLength(1);
      expect((await mailsTo(emailOf(lead)))[0]).toMatch(/Seed NM .*They write: Due diligence.*people\?company=/s);
    }
    expect(await mailsTo(emailOf('MA'))).toEqual([]);
    await toCompany();
    await settled();
    expect(await count()).toBe(1);
    expect((await ask(stranger, 'GET', company)).status).toBe(404);
    const approve = (cookie: string, body: object) =>
      ask(cookie, 'POST', `${company}/access-requests/${id}/approve`, body);
    expect((await approve(await signIn('MA'), { role: 'viewer' })).status).toBe(403);
    expect((await approve(await signIn('OB'), { role: 'viewer' })).status).toBe(404);
    expect((await approve(admin, { role: 'owner' })).status).toBe(400);
    const terms = { role: 'viewer', endsOn: '2099-03-31', reason: 'Seed round' };
    const both = await Promise.all([approve(admin, terms), approve(await signIn('OA'), terms)]);
    expect(both.map(({ status }) => status)).toContain(200);
    expect((await approve(admin, terms)).status).toBe(200);
    expect((await ask(admin, 'POST', `${company}/access-requests/${id}/refuse`, {})).body.code).toBe('request-decided');
    expect((await ask(stranger, 'GET', company)).status).toBe(200);
    expect(await mailsTo(emailOf('NM'))).toEqual([expect.stringContaining('as viewer. It ends after 31 Mar 2099')]);
    const trail = (await ask(admin, 'GET', `${company}/audit-trail?limit=10`)).body;
    const acts = trail.map(({ action, userName }: Record<string, string>) => `${action} ${userName}`);
    expect(acts.filter((act: string) => act.startsWith('access.'))).toEqual(['access.request Seed NM']);
    expect(trail.find(({ action }: { action: string }) => action === 'member.add').details.after).toMatchObject(terms);
  });

  test('that is refused tells nobody and may be made again', async () => {
    await toCompany();
    const owner = await signIn('OA');
    const { id } = await waiting(company, owner);
    const refuse = () => ask(owner, 'POST', `${company}/access-requests/${id}/refuse`, {});
    expect([(await refuse()).status, (await refuse()).status]).toEqual([200, 200]);
    expect((await ask(owner, 'POST', `${company}/access-requests/${id}/approve`, { role: 'viewer' })).body.code).toBe(
      'request-decided',
    );
    expect([await mailsTo(emailOf('NM')), (await ask(stranger, 'GET', company)).status]).toEqual([[], 404]);
    await toCompany();
    expect((await waiting(company, owner)).id).not.toBe(id);
  });

  test('to a firm is by the address of an owner, and makes a member of who is approved', async () => {
    await toFirm(emailOf('OA').toUpperCase());
    const owner = await signIn('OA');
    const { id } = await waiting(firm, owner);
    const path = `${firm}/access-requests/${id}`;
    expect((await ask(await signIn('MA'), 'GET', `${firm}/access-requests`)).body).toHaveLength(1);
    expect((await ask(await signIn('MA'), 'POST', `${path}/approve`, { role: 'staff' })).status).toBe(403);
    expect((await ask(owner, 'POST', `${company}/access-requests/${id}/approve`, { role: 'viewer' })).status).toBe(404);
    expect((await ask(owner, 'POST', `${path}/approve`, { role: 'staff' })).status).toBe(200);
    expect((await ask(stranger, 'GET', `${firm}/members`)).status).toBe(200);
    expect((await mailsTo(emailOf('NM')))[0]).toContain('Firm A & Associates on Anupalan, and have it now, as staff');
    const id2 = (await ask(stranger, 'GET', '/me')).body.user.id;
    expect((await ask(owner, 'POST', `${firm}/members/${id2}/remove`, {})).status).toBe(200);
    expect((await ask(await sessionFor(id2), 'GET', `${firm}/members`)).status).toBe(404);
  });

  test('waits with twenty others at most, and goes with the account of who made it', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => String(at));
    const person = `INSERT INTO users (id, name, email, email_verified, created_at, updated_at) VALUES ('u' || ?1, 'U', 'u' || ?1, 1, 0, 0)`;
    const add = `INSERT INTO access_requests (id, user_id, company_id, created_at) VALUES ('r' || ?1, 'u' || ?1, ?2, '')`;
    await env.DB.batch(
      rows.flatMap((at) => [env.DB.prepare(person).bind(at), env.DB.prepare(add).bind(at, seed.companies.a1)]),
    );
    await toCompany();
    await settled();
    expect(await count()).toBe(20);
    await env.DB.prepare("DELETE FROM access_requests WHERE id = 'r0'").run();
    await toCompany();
    await expect.poll(count).toBe(20);
    const password = seed.actors.NM?.password;
    expect((await ask(stranger, 'POST', '/profile/close', { password })).status).toBe(200);
    expect(await count()).toBe(19);
  });

  test.each([
    ['account', 5],
    ['network', 20],
  ])('off one machine is one of so many an hour of one %s, of what there is or not', async (counter, most) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const made = async (): Promise<number> => {
      const headers = { cookie: stranger, origin: DEPLOYED_AT, 'content-type': 'application/json' };
      const body = JSON.stringify({ kind: 'company', cin: 'U62099KA2023PTC999999' });
      const context = createExecutionContext();
      const asked = new Request(`${DEPLOYED_AT}/api/access-requests`, { method: 'POST', headers, body });
      const { status } = await api.fetch(asked, deployedWith(), context as never);
      await waitOnExecutionContext(context);
      return status;
    };
    expect(await made()).toBe(200);
    await env.DB.prepare(`UPDATE attempt_counters SET count = ? WHERE key LIKE 'access-request:' || ? || ':%'`)
      .bind(most - 1, counter)
      .run();
    expect([await made(), await made()]).toEqual([200, 429]);
    vi.restoreAllMocks();
  });
});
