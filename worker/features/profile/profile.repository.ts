import type { Person } from '../../platform/access';
import { now } from '../../platform/clock';
import { type Change, mustHaveChanged } from '../audit/audit.repository';
import type { AddressChange } from './profile.table';

const TRAILS = `SELECT m.ca_firm_id chainId FROM firm_members m WHERE m.user_id = ?1 AND m.removed_at IS NULL
  UNION SELECT c.id FROM company_access a JOIN companies c ON c.id = a.company_id
    WHERE a.user_id = ?1 AND a.removed_at IS NULL AND c.client_status <> 'archived' LIMIT 100`;

/** The trails in which what somebody does stands under their name: of their firms, and of the companies they were given. */
async function trailsOf(d1: D1Database, person: Person): Promise<string[]> {
  const { results } = await d1.prepare(TRAILS).bind(person.id).all<{ chainId: string }>();
  return results.map(({ chainId }) => chainId);
}

const RENAME = 'UPDATE users SET name = ?3, updated_at = ?4 WHERE id = ?1 AND name = ?2';

/** What a new name of a person writes: the name, and in each trail who stands there under which name from now on. */
export async function renamed(
  d1: D1Database,
  person: Person,
  name: string,
): Promise<{ rename: D1PreparedStatement[]; changes: Change[] }> {
  const { id, name: was } = person;
  const rename = [d1.prepare(RENAME).bind(id, was, name, now().getTime()), mustHaveChanged(d1)];
  const entry = { action: 'member.rename', entityType: 'person', entityId: id, before: { name: was }, after: { name } };
  const trails = await trailsOf(d1, person);
  return { rename, changes: trails.map((chainId) => ({ chainId, statements: [], entries: [entry] })) };
}

const WAITING = `SELECT user_id userId, email, token_hash tokenHash, created_at createdAt, expires_at expiresAt
  FROM address_changes WHERE user_id = ? AND expires_at > ?`;

/** The address that somebody's account is about to move to, while the link of its mail holds. */
export const findAddressChange = (d1: D1Database, userId: string): Promise<AddressChange | null> =>
  d1.prepare(WAITING).bind(userId, now().toISOString()).first<AddressChange>();

const ASK = `INSERT INTO address_changes (user_id, email, token_hash, created_at, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)
  ON CONFLICT (user_id) DO UPDATE SET email = excluded.email, token_hash = excluded.token_hash, created_at = excluded.created_at,
    expires_at = excluded.expires_at`;

/** Keeps which address an account is to move to, in the place of an earlier wish. */
export async function askAddress(d1: D1Database, change: AddressChange): Promise<void> {
  const { userId, email, tokenHash, createdAt, expiresAt } = change;
  await d1.prepare(ASK).bind(userId, email, tokenHash, createdAt, expiresAt).run();
}

/** Drops the wish for another address. */
export async function keepAddress(d1: D1Database, userId: string): Promise<void> {
  await d1.prepare('DELETE FROM address_changes WHERE user_id = ?').bind(userId).run();
}

/** Whether an address is that of an account, whoever asks being told nothing of it. */
export async function hasAccount(d1: D1Database, email: string): Promise<boolean> {
  const query = 'SELECT 1 FROM users WHERE email = ? AND email_verified = 1';
  return (await d1.prepare(query).bind(email).first()) !== null;
}

export type AskedAddress = { userId: string; email: string; was: string; name: string };

const BY_TOKEN = `SELECT a.user_id userId, a.email, u.email was, u.name FROM address_changes a JOIN users u ON u.id = a.user_id
  WHERE a.token_hash = ? AND a.expires_at > ?`;

/** What a link of a mail moves where. */
export const findAsked = (d1: D1Database, tokenHash: string): Promise<AskedAddress | null> =>
  d1.prepare(BY_TOKEN).bind(tokenHash, now().toISOString()).first<AskedAddress>();

/**
 * Moves an account to the address of a link, once. Every session but the one that is named ends, and so do the links to a new
 * password, which went to the earlier address. Throws on `users.email` where somebody else has the address by now.
 */
export async function moveAddress(
  d1: D1Database,
  { userId, email }: AskedAddress,
  tokenHash: string,
  keptToken: string,
): Promise<void> {
  await d1.batch([
    d1.prepare('DELETE FROM address_changes WHERE user_id = ? AND token_hash = ?').bind(userId, tokenHash),
    mustHaveChanged(d1),
    d1
      .prepare('UPDATE users SET email = ?2, email_verified = 1, updated_at = ?3 WHERE id = ?1')
      .bind(userId, email, now().getTime()),
    d1.prepare('DELETE FROM sessions WHERE user_id = ? AND token <> ?').bind(userId, keptToken),
    d1.prepare(`DELETE FROM verifications WHERE value = ? AND identifier LIKE 'reset-password:%'`).bind(userId),
  ]);
}
