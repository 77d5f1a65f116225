import { machineTime, now } from '../../../platform/clock';
import { hashOf, newId, newSecret } from '../../../platform/ids';
import { mustBeAtMost, mustHaveChanged } from '../../audit/audit.repository';
import { type FirstCodes, factorAdded, factorRemoved } from './factor.repository';

/** How many passkeys somebody may have: devices and spare keys, and then some. */
export const MOST_PASSKEYS = 20;

export type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | null };

const LIST = `SELECT id, name, created_at createdAt, last_used_at lastUsedAt FROM passkeys WHERE user_id = ? ORDER BY id`;

export const listPasskeys = async (d1: D1Database, userId: string): Promise<Passkey[]> =>
  (await d1.prepare(LIST).bind(userId).all<Passkey>()).results;

/** How a browser finds the keys of somebody. */
export type KnownKey = { credentialId: string; transports: string };

export const listKeys = async (d1: D1Database, userId: string): Promise<KnownKey[]> =>
  (
    await d1
      .prepare('SELECT credential_id credentialId, transports FROM passkeys WHERE user_id = ? ORDER BY id')
      .bind(userId)
      .all<KnownKey>()
  ).results;

/** The public key of a passkey, where it is somebody's. */
export const findKey = (d1: D1Database, userId: string, credentialId: string) =>
  d1
    .prepare('SELECT id, public_key publicKey FROM passkeys WHERE user_id = ? AND credential_id = ?')
    .bind(userId, credentialId)
    .first<{ id: string; publicKey: string }>();

const ADD = `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT DO NOTHING`;

type NewPasskey = KnownKey & { name: string; publicKey: string; counter: number };

/** Keeps a passkey of somebody. Throws on `must.ok` where anybody has it already, and as `factorAdded` says. */
export async function addPasskey(
  d1: D1Database,
  userId: string,
  key: NewPasskey,
  { codes, keptToken }: { codes: FirstCodes; keptToken: string },
): Promise<void> {
  const { credentialId, publicKey, counter, transports, name } = key;
  const values = [newId(), userId, credentialId, publicKey, counter, transports, name, now().toISOString()];
  const count = 'SELECT count(*) FROM passkeys WHERE user_id = ?';
  const add = [d1.prepare(ADD).bind(...values), mustHaveChanged(d1), mustBeAtMost(d1, MOST_PASSKEYS, count, userId)];
  await d1.batch(factorAdded(d1, userId, { add, codes, keptToken }));
}

const RENAME = 'UPDATE passkeys SET name = ?3 WHERE id = ?1 AND user_id = ?2';

/** Whether a passkey is somebody's, and has another name now. */
export const renamePasskey = async (d1: D1Database, userId: string, id: string, name: string): Promise<boolean> =>
  (await d1.prepare(RENAME).bind(id, userId, name).run()).meta.changes === 1;

export const findPasskey = (d1: D1Database, userId: string, id: string) =>
  d1.prepare('SELECT name FROM passkeys WHERE id = ? AND user_id = ?').bind(id, userId).first<{ name: string }>();

/** Takes a passkey away. Throws on `must.ok` where it is gone. */
export async function removePasskey(d1: D1Database, userId: string, id: string, keptToken: string): Promise<void> {
  const remove = [
    d1.prepare('DELETE FROM passkeys WHERE id = ? AND user_id = ?').bind(id, userId),
    mustHaveChanged(d1),
  ];
  await d1.batch(factorRemoved(d1, userId, { remove, keptToken }));
}

const USE = `UPDATE passkeys SET counter = ?2, last_used_at = ?3 WHERE id = ?1 AND (counter < ?2 OR (counter = 0 AND ?2 = 0))`;

/** Notes that a passkey was used; false where its count did not go on, as that of a copy of the device would not. */
export const noteUse = async (d1: D1Database, id: string, counter: number): Promise<boolean> =>
  (await d1.prepare(USE).bind(id, counter, now().toISOString()).run()).meta.changes === 1;

const OWNER = `SELECT u.id, u.email FROM passkeys p JOIN users u ON u.id = p.user_id
  WHERE p.credential_id = ? AND u.email_verified = 1 AND u.is_anonymous = 0`;

/** Whose passkey it is, of those who may sign in. */
export const findOwner = (d1: D1Database, credentialId: string) =>
  d1.prepare(OWNER).bind(credentialId).first<{ id: string; email: string }>();

/** What a challenge is for: an answer to one of another kind does not hold. Whose sign-in it is, only the answer says. */
export type Purpose = 'add' | 'confirm' | 'second-step' | 'sign-in';

/** To whom a challenge is given where nobody has said who they are. */
export const NOBODY = '';

const MINUTES_5_MS = 300_000;
export const CHALLENGE_MS = MINUTES_5_MS;

const GIVE = `INSERT INTO verifications (id, identifier, value, expires_at, created_at, updated_at) VALUES (?1, ?2, ?3, ?4, ?5, ?5)`;

const challengeName = (purpose: Purpose, challenge: string) => `passkey-${purpose}:${hashOf(challenge)}`;

/** A new challenge for one person and one purpose, which holds for five minutes. */
export async function giveChallenge(d1: D1Database, userId: string, purpose: Purpose): Promise<string> {
  const challenge = newSecret();
  const at = machineTime();
  const values = [newId(), challengeName(purpose, challenge), userId, at + CHALLENGE_MS, at];
  await d1
    .prepare(GIVE)
    .bind(...values)
    .run();
  return challenge;
}

const CLAIM = 'DELETE FROM verifications WHERE identifier = ? AND value = ? AND expires_at > ?';

/** Uses a challenge up; false where it is over, was used, or is not of this person and purpose. */
export const claimChallenge = async (
  d1: D1Database,
  userId: string,
  purpose: Purpose,
  challenge: string,
): Promise<boolean> =>
  (await d1.prepare(CLAIM).bind(challengeName(purpose, challenge), userId, machineTime()).run()).meta.changes === 1;
