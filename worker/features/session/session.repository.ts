import type { CompanyRole, FirmRole } from '../../domain/session/roles';
import type { Person } from '../../platform/access';
import { machineTime, today } from '../../platform/clock';
import { grantStands, seesClient } from '../../platform/standing';
import { layoutIn, layoutOf } from './layout/layout.repository';
import type { SessionAnswer, Workspace } from './session.contract';

const FIRMS = `SELECT f.id, f.name, m.role, f.is_demo isDemo FROM firm_members m JOIN ca_firms f ON f.id = m.ca_firm_id
  WHERE m.user_id = ?1 AND m.removed_at IS NULL ORDER BY f.created_at, f.id LIMIT 50`;

const GIVEN = `SELECT c.id, c.name, c.cin, c.ca_firm_id caFirmId, a.role, c.is_demo isDemo
    FROM company_access a JOIN companies c ON c.id = a.company_id WHERE a.user_id = ?1 AND ${grantStands('a', '?2')}`;

// The companies of the person's firms and those they were given; the first fifty, the rest through the firm's list.
const COMPANIES = `SELECT c.id, c.name, c.cin, c.ca_firm_id caFirmId, m.role, c.is_demo isDemo
    FROM firm_members m JOIN companies c ON c.ca_firm_id = m.ca_firm_id
    WHERE m.user_id = ?1 AND m.removed_at IS NULL AND c.client_status <> 'archived' AND ${seesClient('m', 'c')}
  UNION ALL ${GIVEN} AND c.client_status <> 'archived'
  LIMIT 50`;
// Of those that were put away, a firm's stand in its list, and no page opens with one.
const ARCHIVED = `${GIVEN} AND c.client_status = 'archived' LIMIT 20`;

type Flagged<Row> = Row & { isDemo: number };
type FirmRow = Flagged<{ id: string; name: string; role: FirmRole }>;
type CompanyRow = Flagged<{
  id: string;
  name: string;
  cin: string;
  caFirmId: string | null;
  role: FirmRole | CompanyRole;
}>;

/** What one signed-in person may see, in one round trip. */
export async function workspaceOf(d1: D1Database, person: Person): Promise<Workspace> {
  const ofDay = [COMPANIES, ARCHIVED].map((query) => d1.prepare(query).bind(person.id, today()));
  const statements = [d1.prepare(FIRMS).bind(person.id), ...ofDay, layoutOf(d1, person.id)];
  const [firms, companies, archived, laid] = await d1.batch(statements);
  const flagged = <Row extends { isDemo: number }>(row: Row) => ({ ...row, isDemo: row.isDemo === 1 });
  return {
    firms: ((firms?.results ?? []) as FirmRow[]).map(flagged),
    companies: [companies, archived].flatMap((found) =>
      ((found?.results ?? []) as CompanyRow[]).map(flagged).toSorted(realFirst),
    ),
    dashboard: layoutIn(laid),
  };
}

// The first company is the one a page opens with: a real one before a demonstration, then the oldest, as ids sort.
const realFirst = (a: Workspace['companies'][number], b: Workspace['companies'][number]) =>
  Number(a.isDemo) - Number(b.isDemo) || (a.id < b.id ? -1 : 1);

type SessionRow = { id: string; createdAt: number; expiresAt: number; userAgent: string | null };

export async function listSessions(d1: D1Database, person: Person): Promise<SessionAnswer[]> {
  const query = `SELECT id, created_at createdAt, expires_at expiresAt, user_agent userAgent FROM sessions
    WHERE user_id = ? AND expires_at > ? ORDER BY created_at DESC LIMIT 50`;
  const { results } = await d1.prepare(query).bind(person.id, machineTime()).all<SessionRow>();
  return results.map(({ createdAt, expiresAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    isCurrent: row.id === person.sessionId,
  }));
}

/** Ends one of the person's own sessions; false when it is not theirs or not there. */
export async function endSession(d1: D1Database, person: Person, sessionId: string): Promise<boolean> {
  const { meta } = await d1
    .prepare('DELETE FROM sessions WHERE id = ? AND user_id = ?')
    .bind(sessionId, person.id)
    .run();
  return meta.changes === 1;
}

/** Ends the session of a token, as its browser does by beginning another. */
export async function endSessionOf(d1: D1Database, token: string): Promise<void> {
  await d1.prepare('DELETE FROM sessions WHERE token = ?').bind(token).run();
}

/** Ends every session of a person. */
export async function endSessionsOf(d1: D1Database, userId: string): Promise<void> {
  await d1.prepare('DELETE FROM sessions WHERE user_id = ?').bind(userId).run();
}

const OF_RESET = `SELECT u.email FROM verifications v JOIN users u ON u.id = v.value WHERE v.identifier = 'reset-password:' || ?`;
const OF_SESSION = 'SELECT u.email FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token = ?';

/** Whose password the link of a mail changes. */
export const emailOfReset = (d1: D1Database, token: string) => emailBy(d1, OF_RESET, token);

/** Whose session it is. */
export const emailOfSession = (d1: D1Database, token: string) => emailBy(d1, OF_SESSION, token);

const emailBy = async (d1: D1Database, query: string, token: string): Promise<string | undefined> =>
  (await d1.prepare(query).bind(token).first<{ email: string }>())?.email;

const OF_UNVERIFIED = 'SELECT id FROM users WHERE email = ?1 AND email_verified = 0 AND is_anonymous = 0';

/** Forgets a sign-up whose mail nobody opened, with its password and sessions: the address is free for the next. */
export async function forgetUnverified(d1: D1Database, email: string): Promise<void> {
  await d1.batch(
    [
      `DELETE FROM sessions WHERE user_id IN (${OF_UNVERIFIED})`,
      `DELETE FROM accounts WHERE user_id IN (${OF_UNVERIFIED})`,
      `DELETE FROM users WHERE id IN (${OF_UNVERIFIED})`,
    ].map((statement) => d1.prepare(statement).bind(email)),
  );
}
