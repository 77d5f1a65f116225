import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../../platform/access';
import { setClock } from '../../../platform/clock';
import { ask, type Reply, seeded, sessionFor, signIn } from '../../../testing/client';
import { emailOf } from '../../dev/dev.seed';
import { companyOf } from '../people.group';
import { invited, newInvitationOf, personRemoved } from '../people.repository';

const OWN_COMPANY = {
  name: 'Heron Foods',
  cin: 'U62099KA2023PTC111111',
  pan: 'AAACN1234E',
  incorporationDate: '2023-05-05',
  financialYear: '2026-27',
};

let founder: string;
let company: string;

beforeEach(async () => {
  await seeded();
  founder = await signIn('NM');
  company = (await ask(founder, 'POST', '/companies', OWN_COMPANY)).body.id;
});
afterEach(() => setClock(undefined));

type Terms = { role?: string; endsOn?: string | null; reason?: string | null };

const invite = (email: string, terms: Terms = {}, cookie = founder, to = company): Promise<Reply> =>
  ask(cookie, 'POST', `/companies/${to}/invitations`, { email, role: 'viewer', ...terms });

/** The text of the newest mail to an address. */
const mailTo = async (email: string): Promise<string> =>
  (await env.DB.prepare('SELECT subject || text t FROM mails WHERE "to" = ? ORDER BY rowid DESC LIMIT 1')
    .bind(email)
    .first<string>('t')) ?? '';

async function secretFor(actor: string, terms?: Terms): Promise<string> {
  expect((await invite(emailOf(actor), terms)).status).toBe(201);
  return /welcome\?invitation=(\S+)/.exec(await mailTo(emailOf(actor)))?.[1] ?? '';
}

const acceptWith = (cookie: string, secret: string) => ask(cookie, 'POST', `/invitations/${secret}/accept`, {});
const idOf = async (actor: string): Promise<string> => (await ask(await signIn(actor), 'GET', '/me')).body.user.id;
const people = async (cookie = founder, of = company) => (await ask(cookie, 'GET', `/companies/${of}/members`)).body;
const sees = async (cookie: string) => (await ask(cookie, 'GET', `/companies/${company}`)).status;
const change = (id: string, terms: Terms, cookie = founder) =>
  ask(cookie, 'PATCH', `/companies/${company}/members/${id}`, terms);
const remove = (id: string, cookie = founder) => ask(cookie, 'POST', `/companies/${company}/members/${id}/remove`, {});

/** Invites a seeded person, who comes. */
async function comes(actor: string, terms?: Terms): Promise<{ id: string; cookie: string }> {
  const cookie = await signIn(actor);
  expect((await acceptWith(cookie, await secretFor(actor, terms))).status).toBe(200);
  return { id: await idOf(actor), cookie };
}

const trailOf = async (action: string) =>
  (await ask(founder, 'GET', `/companies/${company}/audit-trail?limit=50`)).body.filter(
    (entry: { action: string }) => entry.action === action,
  );

describe('an invitation to a company', () => {
  test('gives who it was sent to what it says, once, with the trail of it, and nothing else', async () => {
    const terms = { role: 'auditor', endsOn: '2099-03-31', reason: 'Statutory audit 2026-27' };
    const secret = await secretFor('VA', terms);
    const mail = await mailTo(emailOf('VA'));
    for (const part of ['invited to a company', 'Heron Foods', 'as auditor', 'ends after 31 Mar 2099'])
      expect(mail).toContain(part);
    const guest = await signIn('VA');
    expect(await sees(guest)).toBe(404);
    expect((await ask(guest, 'GET', `/invitations/${secret}`)).body).toMatchObject({
      ...{ kind: 'company', name: 'Heron Foods', role: 'auditor', invitedBy: 'Seed NM', endsOn: '2099-03-31' },
      state: 'open',
    });
    const twice = await Promise.all([acceptWith(guest, secret), acceptWith(guest, secret)]);
    expect(twice.map(({ status }) => status)).toContain(200);
    expect((await acceptWith(guest, secret)).body).toEqual({ companyId: company, role: 'auditor' });
    expect(await sees(guest)).toBe(200);
    expect((await people()).people).toMatchObject([
      { name: 'Seed NM', role: 'founder', endsOn: null, hasEnded: false },
      { name: 'Seed VA', email: emailOf('VA'), ...terms, hasEnded: false },
    ]);
    const [added] = await trailOf('member.add');
    expect(added).toMatchObject({ userName: 'Seed VA', details: { after: terms } });
    expect(await trailOf('member.add')).toHaveLength(2);
    expect(JSON.stringify(await trailOf('member.invite'))).not.toContain(secret);
    expect((await ask(guest, 'GET', `/companies/${company}/members`)).status).toBe(403);
  });

  test('opens for no other address, and says when it was used, revoked, replaced or is over', async () => {
    const guest = await signIn('VA');
    const replaced = await secretFor('VA');
    const revoked = await secretFor('VA', { role: 'founder' });
    expect((await acceptWith(await signIn('FA'), revoked)).body.code).toBe('another-address');
    const [waiting] = (await ask(founder, 'GET', `/companies/${company}/invitations`)).body;
    expect(waiting).toMatchObject({ role: 'founder', invitedBy: 'Seed NM', isOver: false });
    const revoke = () => ask(founder, 'POST', `/companies/${company}/invitations/${waiting.id}/revoke`, {});
    expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 200]);
    for (const secret of [replaced, revoked])
      expect((await acceptWith(guest, secret)).body.code).toBe('invitation-revoked');
    const late = await secretFor('VA');
    setClock(new Date(Date.now() + 7 * 86_400_000 + 1_000));
    expect((await acceptWith(guest, late)).body.code).toBe('invitation-over');
    setClock(undefined);
    expect((await acceptWith(guest, late)).status).toBe(200);
    expect((await invite(emailOf('VA').toUpperCase())).body.code).toBe('already-member');
    expect((await remove(await idOf('VA'))).status).toBe(200);
    expect((await acceptWith(guest, late)).body.code).toBe('invitation-accepted');
    expect(await sees(guest)).toBe(404);
  });

  test('whose access would have ended is over; one day earlier it is good', async () => {
    setClock(new Date('2026-11-20T06:30:00.000Z'));
    const secret = await secretFor('VA', { endsOn: '2026-11-21' });
    setClock(new Date('2026-11-21T18:30:00.000Z'));
    expect((await acceptWith(await signIn('VA'), secret)).body.code).toBe('invitation-over');
    setClock(new Date('2026-11-21T18:29:59.000Z'));
    expect((await acceptWith(await signIn('VA'), secret)).status).toBe(200);
  });

  test('takes no role of a firm or of who signs, no day that is past, no reason of two lines', async () => {
    for (const terms of [
      { role: 'owner' },
      { role: 'signatory' },
      { endsOn: '2020-01-01' },
      { endsOn: '31/03/2027' },
      { reason: 'two\nlines' },
      { reason: 'x'.repeat(201) },
    ])
      expect([400, 422]).toContain((await invite('new@seed.example', terms)).status);
    expect((await invite('new@seed.example', { endsOn: '', reason: '' } as Terms)).body).toMatchObject({
      ...{ endsOn: null, reason: null },
    });
    await env.DB.prepare('UPDATE companies SET is_demo = 1 WHERE id = ?').bind(company).run();
    expect((await invite('other@seed.example')).body.code).toBe('demonstration');
  });
});

describe('what was given', () => {
  test('ends by itself, is given again by another day or another invitation, and each change is told before and after', async () => {
    const { id, cookie } = await comes('VA', { endsOn: '2099-03-31', reason: 'Due diligence' });
    expect((await change(id, { endsOn: '2099-01-31', role: 'founder' })).body).toEqual({
      ...{ id, role: 'founder', endsOn: '2099-01-31', reason: 'Due diligence' },
    });
    expect((await change(id, { endsOn: '2099-01-31' })).status).toBe(200);
    expect(await trailOf('member.change')).toMatchObject([
      {
        details: {
          before: { role: 'viewer', endsOn: '2099-03-31', reason: 'Due diligence' },
          after: { role: 'founder', endsOn: '2099-01-31', reason: 'Due diligence' },
        },
      },
    ]);
    setClock(new Date('2099-01-31T18:30:00.000Z'));
    const [later, laterFounder] = [await sessionFor(id), await sessionFor(await idOf('NM'))];
    expect(await sees(later)).toBe(404);
    expect((await people(laterFounder)).people[1]).toMatchObject({ name: 'Seed VA', hasEnded: true });
    expect((await change(id, { endsOn: null }, laterFounder)).status).toBe(200);
    expect(await sees(later)).toBe(200);
    setClock(undefined);
    await env.DB.prepare("UPDATE company_access SET ends_on = '2020-01-01' WHERE user_id = ? AND company_id = ?")
      .bind(id, company)
      .run();
    expect(await sees(cookie)).toBe(404);
    await comes('VA', { role: 'auditor' });
    expect((await people()).people[1]).toMatchObject({ role: 'auditor', endsOn: null, reason: null });
  });

  test('is taken at once, with the invitations that the person sent; they may be let in again', async () => {
    const { id, cookie } = await comes('VA', { role: 'founder' });
    const invitedByThem = await invite(emailOf('SA'), {}, cookie);
    expect(invitedByThem.status).toBe(201);
    expect((await remove(id)).status).toBe(200);
    expect([await sees(cookie), (await remove(id)).status]).toEqual([404, 404]);
    const secret = /invitation=(\S+)/.exec(await mailTo(emailOf('SA')))?.[1] ?? '';
    expect((await acceptWith(await signIn('SA'), secret)).body.code).toBe('invitation-revoked');
    await comes('VA');
    expect(await sees(cookie)).toBe(200);
    expect((await ask(cookie, 'POST', `/companies/${company}/facts`, {})).status).toBe(403);
  });

  test('of one company is no matter of another’s admin', async () => {
    const seed = await seeded();
    const stranger = await idOf('FA');
    expect((await remove(stranger)).status).toBe(404);
    expect((await change(stranger, { role: 'viewer' })).status).toBe(404);
    const own = (await invite('new@seed.example')).body.id;
    const other = await signIn('FA');
    const path = `/companies/${seed.companies.a1}/invitations/${own}/revoke`;
    expect((await ask(other, 'POST', path, {})).status).toBe(404);
  });

  test('to its last admin stays, also where two act on each other at once, and an end is no way round', async () => {
    const me = await idOf('NM');
    for (const refused of [
      await change(me, { role: 'viewer' }),
      await change(me, { endsOn: '2099-01-01' }),
      await remove(me),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'last-owner' } });
    const { id, cookie } = await comes('VA', { role: 'founder', endsOn: '2099-01-01' });
    expect((await remove(me)).body.code).toBe('last-owner');
    expect((await ask(founder, 'GET', '/profile/closing')).body.blockedBy).toMatchObject([{ name: 'Heron Foods' }]);
    expect((await change(id, { endsOn: null })).status).toBe(200);
    await Promise.all([remove(id), remove(me, cookie)]);
    expect((await people(await sessionFor(id))).people ?? (await people()).people).toHaveLength(1);
  });

  test('and invitations are nobody’s to change who was removed since they were let in', async () => {
    const { id } = await comes('VA', { role: 'founder' });
    const actor = { id } as Person;
    const group = companyOf({ companyId: company });
    const was = { role: 'founder', endsOn: null, reason: null } as const;
    const invitation = newInvitationOf(group, actor, { ...was, email: 'late@seed.example' }, 'hash');
    const acts = () => [
      invited(env.DB, invitation),
      personRemoved(env.DB, group, actor, { id: invitation.invitedBy, was }),
    ];
    expect((await remove(id)).status).toBe(200);
    for (const { statements } of acts()) await expect(env.DB.batch(statements)).rejects.toThrow('must.ok');
  });

  test('does not use up what a person may found', async () => {
    const guest = await signIn('VA');
    await comes('VA', { role: 'founder' });
    const all = 'UPDATE companies SET owner_id = id WHERE id <> ?';
    await env.DB.prepare(all).bind(company).run();
    for (let n = 0; n < 20; n++) {
      const cin = `U62099KA2023PTC1${String(n).padStart(5, '0')}`;
      expect((await ask(guest, 'POST', '/companies', { ...OWN_COMPANY, cin })).status).toBe(201);
    }
    const more = await ask(guest, 'POST', '/companies', { ...OWN_COMPANY, cin: 'U62099KA2023PTC199999' });
    expect(more.body.code).toBe('too-many-companies');
  });
});

describe('a client of a firm', () => {
  test('is told who of the firm sees it; the firm’s owner acts on its people, a manager reads, staff do not', async () => {
    const seed = await seeded();
    const client = seed.companies.a1;
    const [owner, manager, staff, admin] = await Promise.all(['OA', 'MA', 'SA', 'FA'].map(signIn));
    const told = await people(admin, client);
    expect(told.people.map(({ name }: { name: string }) => name)).toEqual(['Seed FA', 'Seed VA']);
    expect(told.firm).toMatchObject({
      name: 'Firm A & Associates',
      people: [{ role: 'manager' }, { role: 'owner' }, { role: 'staff' }],
    });
    expect(JSON.stringify(told.firm)).not.toContain('@');
    await env.DB.prepare('DELETE FROM client_assignments').run();
    expect((await people(admin, client)).firm.people).toHaveLength(2);
    expect((await ask(manager, 'GET', `/companies/${client}/members`)).status).toBe(200);
    expect((await ask(staff, 'GET', `/companies/${client}/members`)).status).toBe(404);
    expect((await invite('new@seed.example', {}, manager, client)).status).toBe(403);
    expect((await invite('new@seed.example', {}, owner, client)).status).toBe(201);
    expect((await invite(emailOf('MA'), {}, owner, client)).body.code).toBe('already-member');
    const path = `/companies/${client}/members/${await idOf('FA')}`;
    expect((await ask(owner, 'POST', `${path}/remove`, {})).status).toBe(200);
    expect((await ask(admin, 'GET', `/companies/${client}`)).status).toBe(404);
  });

  test('is entered by no invitation of an owner whom the firm has removed since', async () => {
    const seed = await seeded();
    const owner = await signIn('OA');
    const second = await idOf('MA');
    const of = (id: string) => `/ca-firms/${seed.firms.A}/members/${id}`;
    expect((await ask(owner, 'PATCH', of(second), { role: 'owner' })).status).toBe(200);
    expect((await invite(emailOf('NM'), {}, await sessionFor(second), seed.companies.a1)).status).toBe(201);
    const secret = /invitation=(\S+)/.exec(await mailTo(emailOf('NM')))?.[1] ?? '';
    expect((await ask(owner, 'POST', `${of(second)}/remove`, {})).status).toBe(200);
    expect((await acceptWith(founder, secret)).body.code).toBe('invitation-revoked');
  });
});
