import type { FirmScope } from '../../../platform/access';
import type { SecurityQuery, SecurityRow } from './security.contract';

const IS_WANTED = `(?2 IS NULL OR e.id < ?2) AND (?3 IS NULL OR e.kind = ?3)`;

// What nobody's object is about, such as a sign-in, is the firm's where the person is a member. Left to itself, SQLite would look
// through what all people of the installation did.
const MEMBERS = 'SELECT user_id FROM firm_members WHERE ca_firm_id = ?1 AND removed_at IS NULL';
const OF_FIRM = `SELECT * FROM (SELECT * FROM security_events e WHERE e.ca_firm_id = ?1 AND ${IS_WANTED} ORDER BY e.id DESC LIMIT ?4)
  UNION ALL SELECT * FROM (SELECT * FROM security_events e INDEXED BY security_events_actor WHERE e.ca_firm_id IS NULL AND e.company_id IS NULL
    AND e.actor_id IN (${MEMBERS}) AND ${IS_WANTED} ORDER BY e.id DESC LIMIT ?4)`;
// Whoever has nothing to do with the firm stays unnamed to it.
const KNOWN = `e.actor_id IN (SELECT user_id FROM firm_members WHERE ca_firm_id = ?1 UNION SELECT a.user_id FROM company_access a
  JOIN companies k ON k.id = a.company_id WHERE k.ca_firm_id = ?1)`;

const ROW = `e.id, e.at, e.at_ist atIst, e.kind, e.action, e.status, e.code, e.company_id companyId, c.name companyName,
  e.network_hash network`;
const FIRM = `SELECT ${ROW}, iif(${KNOWN}, e.actor_id, NULL) actorId, iif(${KNOWN}, e.actor_name, NULL) actorName
  FROM (${OF_FIRM}) e LEFT JOIN companies c ON c.id = e.company_id AND c.ca_firm_id = ?1 ORDER BY e.id DESC LIMIT ?4`;
const ALL = `SELECT ${ROW}, e.actor_id actorId, e.actor_name actorName FROM security_events e
  LEFT JOIN companies c ON c.id = e.company_id WHERE ?1 IS NULL AND ${IS_WANTED} ORDER BY e.id DESC LIMIT ?4`;

/**
 * The security log, newest first, one row more than the page asks for: of a firm what was tried on its objects and what its
 * members did to come in; without a firm everything, for whoever runs the installation.
 */
export async function readSecurityLog(
  d1: D1Database,
  scope: FirmScope | null,
  { limit, cursor, kind }: SecurityQuery,
): Promise<SecurityRow[]> {
  const query = d1.prepare(scope ? FIRM : ALL).bind(scope?.caFirmId ?? null, cursor ?? null, kind ?? null, limit + 1);
  return (await query.all<SecurityRow>()).results;
}
