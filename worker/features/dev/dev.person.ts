import type { Context } from 'hono';
import { setSignedCookie } from 'hono/cookie';
import { SESSION_COOKIE } from '../../platform/access';
import { machineTime, now } from '../../platform/clock';
import { openDatabase, prepared } from '../../platform/database';
import { type AppEnv, settingsOf } from '../../platform/env';
import { newId } from '../../platform/ids';
import { hashPassword } from '../../platform/password';
import { accounts, sessions, users } from '../session/session.table';

export type DevPerson = { name: string; email: string; password: string };

const HOUR_MS = 3_600_000;

// The passwords of the tests are few and the same for the life of the process, so each is hashed once.
const hashes = new Map<string, Promise<string>>();

function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

/** The rows of somebody whose address is confirmed. */
export async function personRows(d1: D1Database, id: string, { name, email, password }: DevPerson) {
  const db = openDatabase(d1);
  const at = { createdAt: now(), updatedAt: now() };
  const user = { id, email, name, emailVerified: true, ...at };
  const account = { userId: id, accountId: id, providerId: 'credential', password: await hashOf(password), ...at };
  return [prepared(d1, db.insert(users).values(user)), prepared(d1, db.insert(accounts).values(account))];
}

/** Makes somebody who has signed up and opened the link of the mail, and signs them in. */
export async function signUpAtOnce(c: Context<AppEnv>, person: DevPerson): Promise<{ id: string }> {
  const { DB } = c.env;
  const [id, token] = [newId(), newId()];
  const since = machineTime();
  const at = { expiresAt: new Date(since + HOUR_MS), createdAt: new Date(since), updatedAt: new Date(since) };
  const session = { id: newId(), userId: id, token, ...at };
  const insert = prepared(DB, openDatabase(DB).insert(sessions).values(session));
  await DB.batch([...(await personRows(DB, id, person)), insert]);
  await setSignedCookie(c, SESSION_COOKIE, token, settingsOf(c.env).BETTER_AUTH_SECRET, {
    ...{ path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
  });
  return { id };
}
