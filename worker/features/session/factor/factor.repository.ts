import { machineTime, now } from '../../../platform/clock';
import { hashOf, newId, newSecret } from '../../../platform/ids';
import { mustHaveChanged } from '../../audit/audit.repository';
import { recoveryHash } from './recovery';

const DAY_MS = 86_400_000;
/** How long an owner who was asked may go on without. */
export const GRACE_DAYS = 14;

/** By what somebody shows, beside the password, that it is them. Recovery codes stand in for either. */
export type Way = 'app' | 'passkey';

/** By which ways somebody has a second factor, and whether they must have one. */
export type Standing = {
  ways: Way[];
  isOwner: boolean;
  askedAt: string | null;
  /** Since when the app is in use. */
  since: string | null;
  codesLeft: number;
};

const HAS_PASSKEY = 'EXISTS (SELECT 1 FROM passkeys WHERE user_id = ?1)';
const HAS_APP = 'EXISTS (SELECT 1 FROM second_factors WHERE user_id = ?1 AND confirmed_at IS NOT NULL)';

// The owner of a demonstration owns nothing.
const STANDING = `SELECT f.confirmed_at since, ${HAS_PASSKEY} hasPasskey, a.asked_at askedAt, EXISTS (SELECT 1 FROM firm_members m
    JOIN ca_firms c ON c.id = m.ca_firm_id WHERE m.user_id = u.id AND m.role = 'owner' AND m.removed_at IS NULL AND c.is_demo = 0) isOwner,
    (SELECT count(*) FROM recovery_codes WHERE user_id = ?1 AND used_at IS NULL) codesLeft
  FROM users u LEFT JOIN second_factors f ON f.user_id = u.id LEFT JOIN factor_asks a ON a.user_id = u.id WHERE u.id = ?1`;

type StandingRow = Pick<Standing, 'since' | 'askedAt' | 'codesLeft'> & { hasPasskey: number; isOwner: number };

/** How somebody stands to the second factor. */
export async function standingOf(d1: D1Database, userId: string): Promise<Standing> {
  const row = await d1.prepare(STANDING).bind(userId).first<StandingRow>();
  const { since = null, askedAt = null, codesLeft = 0 } = row ?? {};
  const ways: Way[] = [...(since ? ['app' as const] : []), ...(row?.hasPasskey ? ['passkey' as const] : [])];
  return { ways, isOwner: row?.isOwner === 1, askedAt, since, codesLeft };
}

/** What a sign-in asks for beside the password: the second factor, that somebody sets one up first, or nothing. */
export type Need = 'factor' | 'set-up';

export function needOf({ ways, isOwner, askedAt }: Standing): Need | undefined {
  if (ways.length > 0) return 'factor';
  return isOwner && askedAt !== null && machineTime() >= graceEnd(askedAt) ? 'set-up' : undefined;
}

const graceEnd = (askedAt: string) => Date.parse(askedAt) + GRACE_DAYS * DAY_MS;

const ASK = 'INSERT INTO factor_asks (user_id, asked_at) VALUES (?, ?) ON CONFLICT DO NOTHING';

/** Asks an owner who has no factor to set one up; the instant until which they may go on without. Undefined for all others. */
export async function askToSetUp(d1: D1Database, userId: string, standing: Standing): Promise<string | undefined> {
  if (standing.ways.length > 0 || !standing.isOwner) return undefined;
  const askedAt = standing.askedAt ?? new Date(machineTime()).toISOString();
  if (!standing.askedAt) await d1.prepare(ASK).bind(userId, askedAt).run();
  return new Date(graceEnd(askedAt)).toISOString();
}

export type Factor = { secret: string; lastStep: number; confirmedAt: string | null };

const FACTOR = 'SELECT secret, last_step lastStep, confirmed_at confirmedAt FROM second_factors WHERE user_id = ?1';

export const findFactor = (d1: D1Database, userId: string): Promise<Factor | null> =>
  d1.prepare(FACTOR).bind(userId).first<Factor>();

const BEGIN = `INSERT INTO second_factors (user_id, secret, created_at) VALUES (?1, ?2, ?3)
  ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at, last_step = 0
    WHERE confirmed_at IS NULL`;

/** Keeps the secret of an app that has not shown a code yet; false where one is in use already. */
export async function beginFactor(d1: D1Database, userId: string, secret: string): Promise<boolean> {
  return (await d1.prepare(BEGIN).bind(userId, secret, now().toISOString()).run()).meta.changes === 1;
}

const CONFIRM =
  'UPDATE second_factors SET confirmed_at = ?3, last_step = ?4 WHERE user_id = ?1 AND secret = ?2 AND confirmed_at IS NULL';

/** What the first way of a second factor brings, and each further one does not: recovery codes. */
export type FirstCodes = readonly string[] | undefined;

/** Puts an app in use by its first code. Throws as `factorAdded` says. */
export async function confirmFactor(
  d1: D1Database,
  userId: string,
  { secret, step, codes, keptToken }: { secret: string; step: number; codes: FirstCodes; keptToken: string },
): Promise<void> {
  const confirm = [d1.prepare(CONFIRM).bind(userId, secret, now().toISOString(), step), mustHaveChanged(d1)];
  await d1.batch(factorAdded(d1, userId, { add: confirm, codes, keptToken }));
}

const IS_FIRST = `INSERT INTO must (ok) SELECT NULL WHERE (${HAS_APP} OR ${HAS_PASSKEY}) = ?2`;

/**
 * The statements that add a way to somebody's second factor, with recovery codes where it is the first. Every session but the one
 * that is named ends. They fail on `must.ok` where it turns out not to be the first, or to be the first without codes.
 */
export const factorAdded = (
  d1: D1Database,
  userId: string,
  { add, codes, keptToken }: { add: readonly D1PreparedStatement[]; codes: FirstCodes; keptToken: string },
): D1PreparedStatement[] => [
  d1.prepare(IS_FIRST).bind(userId, codes ? 1 : 0),
  ...add,
  ...(codes ? codesReplaced(d1, userId, codes) : []),
  othersEnded(d1, userId, keptToken),
];

/** Gives somebody new recovery codes; those before hold no more. */
export async function replaceCodes(d1: D1Database, userId: string, codes: readonly string[]): Promise<void> {
  await d1.batch(codesReplaced(d1, userId, codes));
}

const INSERT_CODES = `INSERT INTO recovery_codes (id, user_id, code_hash)
  SELECT j.value ->> 'id', ?1, j.value ->> 'codeHash' FROM json_each(?2) j`;

function codesReplaced(d1: D1Database, userId: string, codes: readonly string[]): D1PreparedStatement[] {
  const rows = JSON.stringify(codes.map((code) => ({ id: newId(), codeHash: recoveryHash(code) })));
  return [
    d1.prepare('DELETE FROM recovery_codes WHERE user_id = ?').bind(userId),
    d1.prepare(INSERT_CODES).bind(userId, rows),
  ];
}

const othersEnded = (d1: D1Database, userId: string, keptToken: string) =>
  d1.prepare('DELETE FROM sessions WHERE user_id = ? AND token <> ?').bind(userId, keptToken);

/** Takes somebody's app away. */
export async function removeFactor(d1: D1Database, userId: string, keptToken: string): Promise<void> {
  const remove = d1.prepare('DELETE FROM second_factors WHERE user_id = ?').bind(userId);
  await d1.batch(factorRemoved(d1, userId, { remove: [remove], keptToken }));
}

const FORGET_CODES = `DELETE FROM recovery_codes WHERE user_id = ?1 AND NOT ${HAS_APP} AND NOT ${HAS_PASSKEY}`;

/** The statements that take a way of somebody's second factor, with the codes after the last one, and every session but one. */
export const factorRemoved = (
  d1: D1Database,
  userId: string,
  { remove, keptToken }: { remove: readonly D1PreparedStatement[]; keptToken: string },
): D1PreparedStatement[] => [...remove, d1.prepare(FORGET_CODES).bind(userId), othersEnded(d1, userId, keptToken)];

const CLAIM = 'UPDATE second_factors SET last_step = ?2 WHERE user_id = ?1 AND last_step < ?2';

/** Uses the code of a step of time up; false where it, or a later one, was used before. */
export const claimStep = async (d1: D1Database, userId: string, step: number): Promise<boolean> =>
  (await d1.prepare(CLAIM).bind(userId, step).run()).meta.changes === 1;

const USE = 'UPDATE recovery_codes SET used_at = ?3 WHERE user_id = ?1 AND code_hash = ?2 AND used_at IS NULL';

/** Uses a recovery code up: whether it was somebody's and is now used, was used before, or is no code of theirs. */
export async function takeRecoveryCode(
  d1: D1Database,
  userId: string,
  code: string,
): Promise<'done' | 'used' | 'wrong'> {
  const codeHash = recoveryHash(code);
  const { meta } = await d1.prepare(USE).bind(userId, codeHash, now().toISOString()).run();
  if (meta.changes === 1) return 'done';
  const known = 'SELECT 1 FROM recovery_codes WHERE user_id = ? AND code_hash = ?';
  return (await d1.prepare(known).bind(userId, codeHash).first()) ? 'used' : 'wrong';
}

const STEP_MS = 600_000;
export const STEP_SECONDS = STEP_MS / 1_000;

const BEGIN_STEP = `INSERT INTO verifications (id, identifier, value, expires_at, created_at, updated_at) VALUES (?1, ?2, ?3, ?4, ?5, ?5)`;

const stepName = (secret: string) => `second-step:${hashOf(secret)}`;

/** Remembers for ten minutes that somebody knew their password; the secret is their browser's. */
export async function beginStep(d1: D1Database, userId: string, need: Need): Promise<string> {
  const secret = newSecret();
  const at = machineTime();
  const values = [newId(), stepName(secret), `${need}:${userId}`, at + STEP_MS, at];
  await d1
    .prepare(BEGIN_STEP)
    .bind(...values)
    .run();
  return secret;
}

export type Step = { need: Need; userId: string; name: string; email: string };

const STEP = `SELECT substr(v.value, 1, instr(v.value, ':') - 1) need, u.id userId, u.name, u.email
  FROM verifications v JOIN users u ON u.id = substr(v.value, instr(v.value, ':') + 1)
  WHERE v.identifier = ? AND v.expires_at > ?`;

/** Whose second step a browser is at; null where its ten minutes are over. */
export const findStep = (d1: D1Database, secret: string): Promise<Step | null> =>
  d1.prepare(STEP).bind(stepName(secret), machineTime()).first<Step>();

const HOURS_12_MS = 43_200_000;
export const SESSION_SECONDS = HOURS_12_MS / 1_000;

const OPEN = `INSERT INTO sessions (id, user_id, token, expires_at, user_agent, created_at, updated_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)`;

/** What ends a second step, once: it fails on `must.ok` where another was faster. */
export const stepEnded = (d1: D1Database, secret: string): D1PreparedStatement[] => [
  d1.prepare('DELETE FROM verifications WHERE identifier = ?').bind(stepName(secret)),
  mustHaveChanged(d1),
];

/** Begins a session of somebody after what must be done before; its token. */
export async function openSession(
  d1: D1Database,
  userId: string,
  userAgent: string,
  before: readonly D1PreparedStatement[],
): Promise<string> {
  const token = newSecret();
  const at = machineTime();
  const open = d1.prepare(OPEN).bind(newId(), userId, token, at + HOURS_12_MS, userAgent.slice(0, 500), at);
  await d1.batch([...before, open]);
  return token;
}
