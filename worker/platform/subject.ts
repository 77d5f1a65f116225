import type { Role } from '../domain/session/roles';
import { machineTime } from './clock';

/** What a call is about, and how the one query of a request finds it with the session and the person's standing to it. */
export type Subject = {
  /** The parameter of the path that names the object; none where a call is about no object. */
  readonly param?: string;
  /** The query with ?1 the session's token, ?2 the time and ?3 the key of the object. */
  readonly queryFor: (key: string) => string;
  /** The key of an object as it is stored, whoever types it. */
  readonly keyOf?: (text: string) => string;
};

/** What one query knows of a session, an object and the person's standing to it. */
export type Found = {
  userId: string;
  sessionId: string;
  name: string;
  email: string;
  isAnonymous: number;
  companyId: string | null;
  caFirmId: string | null;
  isDemo: number | null;
  firmRole: Role | null;
  companyRole: Role | null;
  roles: string | null;
};

const SESSION = `s.id sessionId, u.id userId, u.name, u.email, u.is_anonymous isAnonymous
  FROM sessions s JOIN users u ON u.id = s.user_id`;
const SIGNED_IN = 'WHERE s.token = ?1 AND s.expires_at > ?2';

const ROLES = `SELECT NULL companyId, NULL caFirmId, NULL isDemo, NULL firmRole, NULL companyRole,
  (SELECT group_concat(role) FROM (
     SELECT role FROM firm_members WHERE user_id = s.user_id AND removed_at IS NULL
     UNION SELECT role FROM company_access WHERE user_id = s.user_id AND removed_at IS NULL)) roles, ${SESSION} ${SIGNED_IN}`;

const BY_FIRM = `SELECT NULL companyId, f.id caFirmId, f.is_demo isDemo, m.role firmRole, NULL companyRole, NULL roles, ${SESSION}
  LEFT JOIN ca_firms f ON f.id = ?3
  LEFT JOIN firm_members m ON m.user_id = u.id AND m.ca_firm_id = f.id AND m.removed_at IS NULL ${SIGNED_IN}`;

const byCompany = (join: string) => `SELECT c.id companyId, c.ca_firm_id caFirmId, c.is_demo isDemo, m.role firmRole,
  a.role companyRole, NULL roles, ${SESSION} ${join}
  LEFT JOIN firm_members m ON m.user_id = u.id AND m.ca_firm_id = c.ca_firm_id AND m.removed_at IS NULL
  LEFT JOIN company_access a ON a.user_id = u.id AND a.company_id = c.id AND a.removed_at IS NULL ${SIGNED_IN}`;

const COMPANY_BY_ID = byCompany('LEFT JOIN companies c ON c.id = ?3');

// A CIN may stand under several owners; the person's own companies are tried oldest first.
const COMPANY_BY_CIN = byCompany(`LEFT JOIN companies c ON c.cin = ?3 AND c.id IN (
    SELECT k.id FROM firm_members fm JOIN companies k ON k.owner_id = fm.ca_firm_id AND k.cin = ?3
      WHERE fm.user_id = s.user_id AND fm.removed_at IS NULL
    UNION SELECT k.id FROM company_access ca JOIN companies k ON k.id = ca.company_id AND k.cin = ?3
      WHERE ca.user_id = s.user_id AND ca.removed_at IS NULL)`).concat(' ORDER BY c.created_at, c.id LIMIT 1');

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Nobody's object: no session is asked for. */
export const ANYONE: Subject = { queryFor: () => ROLES };

/** The signed-in person, with all roles they hold anywhere. */
export const PERSON: Subject = { queryFor: () => ROLES };

export const FIRM: Subject = { param: 'caFirmId', queryFor: () => BY_FIRM };

/** A company, named by its id or by its CIN, which is written in capitals. */
export const COMPANY: Subject = {
  param: 'companyId',
  queryFor: (key) => (UUID.test(key) ? COMPANY_BY_ID : COMPANY_BY_CIN),
  keyOf: (text) => (UUID.test(text) ? text : text.toUpperCase()),
};

/** A row that belongs to a company and is named by its id alone: the table has the columns `id` and `company_id`. */
export function ofCompany(param: string, table: string): Subject {
  const query = byCompany(`LEFT JOIN ${table} o ON o.id = ?3 LEFT JOIN companies c ON c.id = o.company_id`);
  return { param, queryFor: () => query };
}

/** The session of a token with the object asked for, in one round trip; null when nobody is signed in. */
export function findStanding(d1: D1Database, token: string, subject: Subject, object: string): Promise<Found | null> {
  const key = subject.keyOf?.(object) ?? object;
  const values = subject.param === undefined ? [token, machineTime()] : [token, machineTime(), key];
  return d1
    .prepare(subject.queryFor(key))
    .bind(...values)
    .first<Found>();
}
