import type { Role } from '../domain/session/roles';
import type { Subject } from './access';
import { machineTime } from './clock';

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

const PERSON = `s.id sessionId, u.id userId, u.name, u.email, u.is_anonymous isAnonymous
  FROM sessions s JOIN users u ON u.id = s.user_id`;
const SIGNED_IN = 'WHERE s.token = ?1 AND s.expires_at > ?2';

const ROLES = `SELECT NULL companyId, NULL caFirmId, NULL isDemo, NULL firmRole, NULL companyRole,
  (SELECT group_concat(role) FROM (
     SELECT role FROM firm_members WHERE user_id = s.user_id AND removed_at IS NULL
     UNION SELECT role FROM company_access WHERE user_id = s.user_id AND removed_at IS NULL)) roles, ${PERSON} ${SIGNED_IN}`;

const FIRM = `SELECT NULL companyId, f.id caFirmId, f.is_demo isDemo, m.role firmRole, NULL companyRole, NULL roles, ${PERSON}
  LEFT JOIN ca_firms f ON f.id = ?3
  LEFT JOIN firm_members m ON m.user_id = u.id AND m.ca_firm_id = f.id AND m.removed_at IS NULL ${SIGNED_IN}`;

const company = (join: string) => `SELECT c.id companyId, c.ca_firm_id caFirmId, c.is_demo isDemo, m.role firmRole,
  a.role companyRole, NULL roles, ${PERSON} ${join}
  LEFT JOIN firm_members m ON m.user_id = u.id AND m.ca_firm_id = c.ca_firm_id AND m.removed_at IS NULL
  LEFT JOIN company_access a ON a.user_id = u.id AND a.company_id = c.id AND a.removed_at IS NULL ${SIGNED_IN}`;

const rowOf = (table: string) =>
  company(`LEFT JOIN ${table} o ON o.id = ?3 LEFT JOIN companies c ON c.id = o.company_id`);

// A CIN may stand under several owners; the person's own companies are tried oldest first.
const COMPANY_BY_CIN = company(`LEFT JOIN companies c ON c.cin = ?3 AND c.id IN (
    SELECT k.id FROM firm_members fm JOIN companies k ON k.owner_id = fm.ca_firm_id AND k.cin = ?3
      WHERE fm.user_id = s.user_id AND fm.removed_at IS NULL
    UNION SELECT k.id FROM company_access ca JOIN companies k ON k.id = ca.company_id AND k.cin = ?3
      WHERE ca.user_id = s.user_id AND ca.removed_at IS NULL)`).concat(' ORDER BY c.created_at, c.id LIMIT 1');

const COMPANY_BY_ID = company('LEFT JOIN companies c ON c.id = ?3');

const QUERY: Readonly<Record<Exclude<Subject, 'anyone' | 'company'>, string>> = {
  person: ROLES,
  firm: FIRM,
  'bank-transaction': rowOf('bank_transactions'),
  'bank-account': rowOf('bank_accounts'),
  upload: rowOf('statement_uploads'),
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function queryFor(subject: Subject, object: string): string {
  if (subject === 'company') return UUID.test(object) ? COMPANY_BY_ID : COMPANY_BY_CIN;
  return QUERY[subject as keyof typeof QUERY];
}

// A company is named by its id or its CIN, which is written in capitals, whoever types it.
const keyOf = (subject: Subject, text: string) =>
  subject === 'company' && !UUID.test(text) ? text.toUpperCase() : text;

/** The session of a token with the object asked for, in one round trip; null when nobody is signed in. */
export function findStanding(d1: D1Database, token: string, subject: Subject, object: string): Promise<Found | null> {
  const key = keyOf(subject, object);
  const values = subject === 'person' ? [token, machineTime()] : [token, machineTime(), key];
  return d1
    .prepare(queryFor(subject, key))
    .bind(...values)
    .first<Found>();
}
