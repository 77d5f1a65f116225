import { createHmac } from 'node:crypto';
import type { CompanyRole, FirmRole } from '../../domain/session/roles';
import { isoDate } from '../../domain/shared/dates';
import { systemActing } from '../../platform/acting';
import { now } from '../../platform/clock';
import { openDatabase, prepared } from '../../platform/database';
import { type Bindings, settingsOf } from '../../platform/env';
import { newId } from '../../platform/ids';
import { type Change, commit } from '../audit/audit.repository';
import { addCompany, newCompanyOf } from '../company/company.repository';
import { clientAssignments, companyAccess } from '../company/company.table';
import { firmFounded, foundFirm } from '../firm/firm.repository';
import { firmMembers } from '../firm/firm.table';
import { personRows } from './dev.person';

const ACTORS = ['OA', 'MA', 'SA', 'OB', 'FA', 'VA', 'NM'] as const;
type Actor = (typeof ACTORS)[number];

export type Seed = {
  actors: Record<string, { email: string; password: string }>;
  firms: { A: string; B: string };
  companies: { a1: string; a2: string; b1: string };
};

/** The address of an actor. */
export const emailOf = (actor: string) => `${actor.toLowerCase()}@seed.example`;
const passwordOf = (secret: string, actor: Actor) => createHmac('sha256', secret).update(actor).digest('base64url');

/** Makes the actors, firms and companies of the tests, or finds them made; the answer is the same. */
export async function seed(env: Bindings): Promise<Seed> {
  const known = await storedSeed(env.DB);
  const { BETTER_AUTH_SECRET } = settingsOf(env);
  const entries = ACTORS.map((actor) => [
    actor,
    { email: emailOf(actor), password: passwordOf(BETTER_AUTH_SECRET, actor) },
  ]);
  const actors: Seed['actors'] = Object.fromEntries(entries);
  return { actors, ...(known ?? (await make(env.DB, actors))) };
}

type Places = Omit<Seed, 'actors'>;

async function storedSeed(d1: D1Database): Promise<Places | undefined> {
  // Somebody else may have added a company with one of these CINs.
  const query = `SELECT c.id, c.cin, c.ca_firm_id caFirmId FROM users u JOIN firm_members m ON m.user_id = u.id
    JOIN companies c ON c.ca_firm_id = m.ca_firm_id WHERE u.email IN (?1, ?2) AND m.role = 'owner' AND c.cin IN (?3, ?4, ?5)`;
  const cins = [COMPANIES.a1.cin, COMPANIES.a2.cin, COMPANIES.b1.cin];
  const { results } = await d1
    .prepare(query)
    .bind(emailOf('OA'), emailOf('OB'), ...cins)
    .all<{ id: string; cin: string; caFirmId: string }>();
  const of = (cin: string) => results.find((row) => row.cin === cin);
  const [a1, a2, b1] = cins.map(of);
  if (!a1 || !a2 || !b1) return undefined;
  return { firms: { A: a1.caFirmId, B: b1.caFirmId }, companies: { a1: a1.id, a2: a2.id, b1: b1.id } };
}

const facts = (name: string, cin: string, pan: string) => ({
  name,
  cin,
  pan,
  incorporationDate: isoDate(`${cin.slice(8, 12)}-06-14`),
  financialYear: '2026-27',
  clientType: 'regular' as const,
});

const COMPANIES = {
  a1: facts('Asterfield Labs Private Limited', 'U62099KA2022PTC165432', 'AAZCN9001Q'),
  a2: facts('Banyan Freight Private Limited', 'U49231MH2021PTC360011', 'AABCB1234C'),
  b1: facts('Coral Foods Private Limited', 'U10799TS2020PTC140022', 'AABCC5678D'),
};

async function make(d1: D1Database, actors: Seed['actors']): Promise<Places> {
  const ids = Object.fromEntries(ACTORS.map((actor) => [actor, newId()]));
  const id = (actor: Actor) => ids[actor] ?? '';
  await d1.batch((await Promise.all(ACTORS.map((actor) => person(d1, id(actor), actors[actor])))).flat());

  const firms = { A: foundFirm({ name: 'Firm A & Associates' }, null), B: foundFirm({ name: 'Firm B & Co' }, null) };
  const a1 = newCompanyOf({ caFirmId: firms.A.id }, COMPANIES.a1);
  const a2 = newCompanyOf({ caFirmId: firms.A.id }, COMPANIES.a2);
  const b1 = newCompanyOf({ caFirmId: firms.B.id }, COMPANIES.b1);
  await commit(systemActing(d1, 'seed'), [
    withMembers(d1, firmFounded(d1, firms.A, id('OA')), [
      ['manager', id('MA')],
      ['staff', id('SA')],
    ]),
    firmFounded(d1, firms.B, id('OB')),
    withStaff(
      d1,
      withAccess(d1, addCompany(d1, a1, undefined), [
        ['founder', id('FA')],
        ['viewer', id('VA')],
      ]),
      firms.A.id,
      id('SA'),
    ),
    withStaff(d1, addCompany(d1, a2, undefined), firms.A.id, id('SA')),
    addCompany(d1, b1, undefined),
  ]);
  return { firms: { A: firms.A.id, B: firms.B.id }, companies: { a1: a1.id, a2: a2.id, b1: b1.id } };
}

function person(d1: D1Database, id: string, known: { email: string; password: string } | undefined) {
  const { email = '', password = '' } = known ?? {};
  return personRows(d1, id, { name: `Seed ${email.slice(0, 2).toUpperCase()}`, email, password });
}

function withMembers(d1: D1Database, change: Change, members: [FirmRole, string][]): Change {
  const createdAt = now().toISOString();
  const rows = members.map(([role, userId]) => ({ caFirmId: change.chainId, userId, role, createdAt }));
  const insert = prepared(d1, openDatabase(d1).insert(firmMembers).values(rows));
  return { ...change, statements: [...change.statements, insert] };
}

function withAccess(d1: D1Database, change: Change, people: [CompanyRole, string][]): Change {
  const createdAt = now().toISOString();
  const rows = people.map(([role, userId]) => ({ companyId: change.chainId, userId, role, createdAt }));
  const insert = prepared(d1, openDatabase(d1).insert(companyAccess).values(rows));
  return { ...change, statements: [...change.statements, insert] };
}

function withStaff(d1: D1Database, change: Change, caFirmId: string, userId: string): Change {
  const row = { companyId: change.chainId, caFirmId, userId, createdAt: now().toISOString() };
  const insert = prepared(d1, openDatabase(d1).insert(clientAssignments).values(row));
  return { ...change, statements: [...change.statements, insert] };
}
