import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../platform/access';
import { setClock } from '../../platform/clock';
import { ask, type Reply, seeded, sessionFor, signIn } from '../../testing/client';
import { emailOf } from '../dev/dev.seed';
import { firmOf } from './people.group';
import { invitationRevoked, invited, newInvitationOf, personRemoved, termsChanged } from './people.repository';

let firm: string;
let owner: string;

beforeEach(async () => {
  firm = (await seeded()).firms.A;
  owner = await signIn('OA');
});

const invite = (email: string, role = 'staff', cookie = owner): Promise<Reply> =>
  ask(cookie, 'POST', `/ca-firms/${firm}/invitations`, { email, role });

/** The secret of the newest mail to an address. */
async function secretSentTo(email: string): Promise<string> {
  const query = 'SELECT text FROM mails WHERE "to" = ? ORDER BY rowid DESC LIMIT 1';
  const text = await env.DB.prepare(query).bind(email).first<string>('text');
  return /welcome\?invitation=(\S+)/.exec(text ?? '')?.[1] ?? '';
}

async function secretFor(actor: string, role?: string): Promise<string> {
  expect((await invite(emailOf(actor), role)).status).toBe(201);
  return secretSentTo(emailOf(actor));
}

const acceptWith = (cookie: string, secret: string) => ask(cookie, 'POST', `/invitations/${secret}/accept`, {});
const members = async (cookie = owner) => (await ask(cookie, 'GET', `/ca-firms/${firm}/members`)).body;
const roleOf = async (name: string) => (await members()).find((one: { name: string }) => one.name === name)?.role;
const idOf = async (actor: string): Promise<string> => (await ask(await signIn(actor), 'GET', '/me')).body.user.id;

describe('an invitation', () => {
  test('makes who it was sent to a member, at once and once, with its entries in the trail', async () => {
    const newcomer = await signIn('NM');
    const secret = await secretFor('NM');
    expect((await ask(newcomer, 'GET', `/ca-firms/${firm}/companies`)).status).toBe(404);
    expect((await ask(newcomer, 'GET', `/invitations/${secret}`)).body).toMatchObject({
      ...{ kind: 'firm', name: 'Firm A & Associates', role: 'staff', invitedBy: 'Seed OA', state: 'open' },
    });
    const twice = await Promise.all([acceptWith(newcomer, secret), acceptWith(newcomer, secret)]);
    expect(twice.map(({ status }) => status)).toContain(200);
    expect(await roleOf('Seed NM')).toBe('staff');
    expect((await ask(newcomer, 'GET', `/ca-firms/${firm}/companies`)).status).toBe(200);
    expect((await acceptWith(newcomer, secret)).body).toEqual({ caFirmId: firm, role: 'staff' });
    const trail = (await ask(owner, 'GET', `/ca-firms/${firm}/audit-trail`)).body;
    const told = trail.map(({ action, userName }: Record<string, string>) => `${action} ${userName}`);
    expect(told.filter((line: string) => /^member\.(invite|add) Seed/.test(line))).toEqual([
      'member.add Seed NM',
      'member.invite Seed OA',
    ]);
    expect(JSON.stringify(trail)).not.toContain(secret);
  });

  test('opens for nobody else, though the mail was forwarded, and for no visitor', async () => {
    const secret = await secretFor('NM');
    const other = await signIn('FA');
    expect((await ask(other, 'GET', `/invitations/${secret}`)).body.code).toBe('another-address');
    expect(await acceptWith(other, secret)).toMatchObject({ status: 403, body: { code: 'another-address' } });
    await env.DB.prepare('UPDATE users SET is_anonymous = 1 WHERE id = ?')
      .bind(await idOf('VA'))
      .run();
    expect(await acceptWith(await signIn('VA'), secret)).toMatchObject({
      status: 403,
      body: { code: 'sign-up-first' },
    });
    expect((await acceptWith(await signIn('NM'), 'unknown')).status).toBe(404);
    expect(await roleOf('Seed FA')).toBeUndefined();
  });

  test('that was revoked, replaced, used or has run out says so and admits nobody', async () => {
    const newcomer = await signIn('NM');
    const replaced = await secretFor('NM');
    const revoked = await secretFor('NM', 'manager');
    const [waiting] = (await ask(owner, 'GET', `/ca-firms/${firm}/invitations`)).body;
    expect(waiting).toMatchObject({ role: 'manager', invitedBy: 'Seed OA', isOver: false });
    const revoke = () => ask(owner, 'POST', `/ca-firms/${firm}/invitations/${waiting.id}/revoke`, {});
    expect((await revoke()).status).toBe(200);
    expect((await revoke()).status).toBe(200);
    for (const secret of [replaced, revoked])
      expect(await acceptWith(newcomer, secret)).toMatchObject({ status: 409, body: { code: 'invitation-revoked' } });
    const late = await secretFor('NM');
    setClock(new Date(Date.now() + 7 * 86_400_000 + 1_000));
    expect((await ask(newcomer, 'GET', `/invitations/${late}`)).body.state).toBe('over');
    expect(await acceptWith(newcomer, late)).toMatchObject({ status: 409, body: { code: 'invitation-over' } });
    expect((await ask(owner, 'GET', `/ca-firms/${firm}/invitations`)).body).toMatchObject([{ isOver: true }]);
    setClock(undefined);
    expect((await acceptWith(newcomer, late)).status).toBe(200);
    await env.DB.prepare("UPDATE firm_members SET removed_at = '2026-11-20' WHERE user_id = ?")
      .bind(await idOf('NM'))
      .run();
    expect(await acceptWith(newcomer, late)).toMatchObject({ status: 409, body: { code: 'invitation-accepted' } });
    expect(await roleOf('Seed NM')).toBeUndefined();
  });

  test('is refused for a member, in a demonstration, and where no mail can go out', async () => {
    expect(await invite(emailOf('SA').toUpperCase())).toMatchObject({ status: 409, body: { code: 'already-member' } });
    expect((await invite('no address')).body.fields.email).toBeDefined();
    expect((await invite('x@example.in', 'founder')).status).toBe(400);
    await env.DB.prepare('UPDATE ca_firms SET is_demo = 1 WHERE id = ?').bind(firm).run();
    expect(await invite('new@example.in')).toMatchObject({ status: 409, body: { code: 'demonstration' } });
  });
});

test('what an owner asked for is not done once another has removed them', async () => {
  const [gone, staff] = [await idOf('OA'), await idOf('SA')];
  const actor = { id: gone } as Person;
  const of = firmOf({ caFirmId: firm });
  const was = { role: 'staff', endsOn: null, reason: null } as const;
  const becomes = { ...was, role: 'owner' } as const;
  const invitation = newInvitationOf(of, actor, { ...becomes, email: 'late@seed.example' }, 'hash');
  const acts = () => [
    invited(env.DB, invitation),
    invitationRevoked(env.DB, actor, invitation),
    termsChanged(env.DB, of, actor, { id: staff, was }, becomes),
    personRemoved(env.DB, of, actor, { id: staff, was }),
  ];
  await env.DB.prepare("UPDATE firm_members SET role = 'staff' WHERE user_id = ?").bind(gone).run();
  for (const { statements } of acts()) await expect(env.DB.batch(statements)).rejects.toThrow('must.ok');
  await env.DB.prepare("UPDATE firm_members SET role = 'owner' WHERE user_id = ?").bind(gone).run();
  for (const { statements } of acts().slice(0, 3)) await env.DB.batch(statements);
  expect(await roleOf('Seed SA')).toBe('owner');
});

describe('a member', () => {
  test('who is removed is a stranger to the next request, and may be let in again', async () => {
    const staff = await signIn('SA');
    const id = await idOf('SA');
    expect((await ask(staff, 'GET', `/ca-firms/${firm}/companies`)).status).toBe(200);
    expect((await ask(owner, 'POST', `/ca-firms/${firm}/members/${id}/remove`, {})).status).toBe(200);
    expect((await ask(staff, 'GET', `/ca-firms/${firm}/companies`)).status).toBe(404);
    expect((await ask(owner, 'POST', `/ca-firms/${firm}/members/${id}/remove`, {})).status).toBe(404);
    expect((await acceptWith(staff, await secretFor('SA', 'manager'))).status).toBe(200);
    expect(await roleOf('Seed SA')).toBe('manager');
  });

  test('who is removed, or owns the firm no more, leaves no door open behind them', async () => {
    const [newcomer, manager] = [await idOf('NM'), await idOf('MA')];
    const second = await sessionFor(manager);
    const change = (id: string, role: string) => ask(owner, 'PATCH', `/ca-firms/${firm}/members/${id}`, { role });
    const remove = (id: string) => ask(owner, 'POST', `/ca-firms/${firm}/members/${id}/remove`, {});
    for (const end of [() => change(manager, 'staff'), () => remove(manager)]) {
      expect((await change(manager, 'owner')).status).toBe(200);
      expect((await invite(emailOf('NM'), 'owner', second)).status).toBe(201);
      const secret = await secretSentTo(emailOf('NM'));
      expect((await end()).status).toBe(200);
      expect((await acceptWith(await sessionFor(newcomer), secret)).body.code).toBe('invitation-revoked');
    }
    // One that was sent while they were let in by another.
    const secret = await secretFor('NM');
    const join = env.DB.prepare(
      'INSERT INTO firm_members (id, ca_firm_id, user_id, role, created_at) VALUES (?, ?, ?, ?, ?)',
    );
    await join.bind(crypto.randomUUID(), firm, newcomer, 'staff', new Date().toISOString()).run();
    expect((await remove(newcomer)).status).toBe(200);
    expect((await acceptWith(await sessionFor(newcomer), secret)).body.code).toBe('invitation-revoked');
  });

  test('is what the owner makes them, from the next request on', async () => {
    const id = await idOf('SA');
    const staff = await sessionFor(id);
    expect((await ask(staff, 'GET', `/ca-firms/${firm}/invitations`)).status).toBe(403);
    const change = (role: string) => ask(owner, 'PATCH', `/ca-firms/${firm}/members/${id}`, { role });
    expect((await change('manager')).body).toEqual({ id, role: 'manager' });
    expect((await change('manager')).status).toBe(200);
    expect((await ask(staff, 'GET', `/ca-firms/${firm}/invitations`)).status).toBe(200);
    expect((await ask(staff, 'POST', `/ca-firms/${firm}/invitations`, { email: 'a@b.in', role: 'staff' })).status).toBe(
      403,
    );
  });

  test('who owns the firm alone stays its owner, also where two owners act on each other at once', async () => {
    const [first, second] = [await idOf('OA'), await idOf('MA')];
    const other = await sessionFor(second);
    const change = (cookie: string, id: string, role: string) =>
      ask(cookie, 'PATCH', `/ca-firms/${firm}/members/${id}`, { role });
    expect(await change(owner, first, 'staff')).toMatchObject({ status: 409, body: { code: 'last-owner' } });
    const gone = await ask(owner, 'POST', `/ca-firms/${firm}/members/${first}/remove`, {});
    expect(gone).toMatchObject({ status: 409, body: { code: 'last-owner' } });
    expect((await change(owner, second, 'owner')).status).toBe(200);
    await Promise.all([change(owner, second, 'staff'), change(other, first, 'staff')]);
    const owners = (await members(await signIn('SA'))).filter(({ role }: { role: string }) => role === 'owner');
    expect(owners).toHaveLength(1);
  });

  test('is told of by name; addresses are the owner’s to see', async () => {
    expect((await members()).map(({ email }: { email: string }) => email)).toContain(emailOf('SA'));
    expect((await members(await signIn('SA'))).map(({ email }: { email: string | null }) => email)).toEqual([
      ...[null, null, null],
    ]);
  });
});

const RELIEF = {
  kind: 'extension',
  forms: ['MGT-7A'],
  period: '2025-26',
  dueOn: '2026-12-31',
  reference: 'Circular 9/2026',
  notifiedOn: '2025-11-01',
};

test('whoever founded a firm alone approves their own reliefs until a second person was invited and came', async () => {
  const [founder, second] = [await signIn('NM'), await signIn('VA')];
  const own = (await ask(founder, 'POST', '/ca-firms', { name: 'Rao & Associates' })).body.id;
  const enter = async (reference: string) =>
    (await ask(founder, 'POST', `/ca-firms/${own}/reliefs`, { ...RELIEF, reference })).body.id;
  const approve = (cookie: string, id: string) => ask(cookie, 'POST', `/ca-firms/${own}/reliefs/${id}/approve`, {});
  expect((await approve(founder, await enter('Circular 9/2026'))).status).toBe(200);
  const asked = { email: emailOf('VA'), role: 'manager' };
  expect((await ask(founder, 'POST', `/ca-firms/${own}/invitations`, asked)).status).toBe(201);
  const later = await enter('Circular 10/2026');
  expect((await approve(second, later)).status).toBe(404);
  expect((await acceptWith(second, await secretSentTo(emailOf('VA')))).status).toBe(200);
  expect((await approve(founder, later)).body.code).toBe('second-person-needed');
  expect((await approve(second, later)).body.relief).toMatchObject({ state: 'approved', decidedByName: 'Seed VA' });
});

test('who owns five firms founds no more; who works in five of others does', async () => {
  const founder = await signIn('NM');
  const found = async (name: string) => (await ask(founder, 'POST', '/ca-firms', { name })).status;
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) expect(await found(name)).toBe(201);
  expect(await found('Six')).toBe(409);
  await env.DB.prepare("UPDATE firm_members SET role = 'staff' WHERE user_id = ?")
    .bind(await idOf('NM'))
    .run();
  expect(await found('Six')).toBe(201);
});
