import type { Person } from '../../../platform/access';
import { now, today } from '../../../platform/clock';
import { grantStands } from '../../../platform/standing';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import type { Held } from './closing.contract';

// What somebody leads alone: a firm without another owner, a company without another founder for good; ?2 is the day. Demonstrations
// do not count.
const LED_ALONE = `SELECT 'firm' kind, f.id, f.name, EXISTS (SELECT 1 FROM firm_members o
    WHERE o.ca_firm_id = f.id AND o.user_id <> ?1 AND o.removed_at IS NULL) hasOthers
  FROM firm_members m JOIN ca_firms f ON f.id = m.ca_firm_id AND f.is_demo = 0
  WHERE m.user_id = ?1 AND m.role = 'owner' AND m.removed_at IS NULL AND NOT EXISTS (SELECT 1 FROM firm_members o
    WHERE o.ca_firm_id = f.id AND o.user_id <> ?1 AND o.role = 'owner' AND o.removed_at IS NULL)
  UNION ALL SELECT 'company', c.id, c.name, EXISTS (SELECT 1 FROM company_access o
    WHERE o.company_id = c.id AND o.user_id <> ?1 AND ${grantStands('o', '?2')})
  FROM company_access a JOIN companies c ON c.id = a.company_id AND c.is_demo = 0 AND c.ca_firm_id IS NULL
  WHERE a.user_id = ?1 AND a.role = 'founder' AND ${grantStands('a', '?2')} AND NOT EXISTS (SELECT 1 FROM company_access o
    WHERE o.company_id = c.id AND o.user_id <> ?1 AND o.role = 'founder' AND o.removed_at IS NULL AND o.ends_on IS NULL)`;

/** What keeps somebody from closing their account, since others would be left without a lead, and what nobody could open after. */
export async function ledAloneBy(d1: D1Database, userId: string): Promise<{ blockedBy: Held[]; leftAlone: Held[] }> {
  const { results } = await d1.prepare(LED_ALONE).bind(userId, today()).all<Held & { hasOthers: number }>();
  const of = (hasOthers: number) =>
    results.filter((row) => row.hasOthers === hasOthers).map(({ kind, id, name }) => ({ kind, id, name }));
  return { blockedBy: of(1), leftAlone: of(0) };
}

const TRAILS = `SELECT m.ca_firm_id chainId FROM firm_members m WHERE m.user_id = ?1 AND m.removed_at IS NULL
  UNION SELECT c.id FROM company_access a JOIN companies c ON c.id = a.company_id
    WHERE a.user_id = ?1 AND a.removed_at IS NULL AND c.client_status <> 'archived'`;

// Nobody can receive mail there, so that the address is free for a new account.
const CLOSED_ADDRESS = "'closed-' || ?1 || '@closed.invalid'";

/** SQL that erases, in this order; ?1 is the person, ?2 the instant, ?3 the address and ?4 the name that stands from now on. */
const ERASURES: readonly string[] = [
  `UPDATE invitations SET revoked_at = ?2 WHERE accepted_at IS NULL AND revoked_at IS NULL AND (invited_by = ?1 OR email = ?3)`,
  `UPDATE invitations SET email = ${CLOSED_ADDRESS} WHERE email = ?3`,
  `UPDATE company_invitations SET revoked_at = ?2 WHERE accepted_at IS NULL AND revoked_at IS NULL AND (invited_by = ?1 OR email = ?3)`,
  `UPDATE company_invitations SET email = ${CLOSED_ADDRESS} WHERE email = ?3`,
  'DELETE FROM access_requests WHERE user_id = ?1',
  `UPDATE company_moves SET decided_at = ?2, decision = 'withdrawn' WHERE decided_at IS NULL AND (asked_by = ?1 OR email = ?3)`,
  `UPDATE company_moves SET email = ${CLOSED_ADDRESS} WHERE email = ?3`,
  'UPDATE calendar_feeds SET revoked_at = ?2 WHERE user_id = ?1 AND revoked_at IS NULL',
  'UPDATE firm_members SET removed_at = ?2, wants_trail_mail = 0 WHERE user_id = ?1 AND removed_at IS NULL',
  'UPDATE company_access SET removed_at = ?2 WHERE user_id = ?1 AND removed_at IS NULL',
  'DELETE FROM sessions WHERE user_id = ?1',
  'DELETE FROM accounts WHERE user_id = ?1',
  `DELETE FROM verifications WHERE value = ?1 OR value IN ('factor:' || ?1, 'set-up:' || ?1)`,
  'DELETE FROM second_factors WHERE user_id = ?1',
  'DELETE FROM passkeys WHERE user_id = ?1',
  'DELETE FROM recovery_codes WHERE user_id = ?1',
  'DELETE FROM factor_asks WHERE user_id = ?1',
  'DELETE FROM address_changes WHERE user_id = ?1',
  'DELETE FROM digest_settings WHERE user_id = ?1',
  'DELETE FROM dashboard_layouts WHERE user_id = ?1',
  'DELETE FROM digests WHERE user_id = ?1',
  'DELETE FROM idempotency_keys WHERE person_id = ?1',
  'DELETE FROM mails WHERE "to" = ?3',
];

const ANONYMISE = `UPDATE users SET name = ?4, email = ${CLOSED_ADDRESS}, email_verified = 0, image = NULL, updated_at = ?2
  WHERE id = ?1 AND email = ?3`;

/**
 * What closing an account writes. The person is told from nobody by then, but for the entries of the trails, which the law has kept
 * under the name that did it for eight years, and the security log. Undone where others would be left without a lead.
 */
export async function closed(
  d1: D1Database,
  { id, email }: Person,
  name: string,
): Promise<{ erase: D1PreparedStatement[]; changes: Change[] }> {
  const { results } = await d1.prepare(TRAILS).bind(id).all<{ chainId: string }>();
  const entry = { action: 'member.leave', entityType: 'person', entityId: id };
  const at = now();
  const guard = d1
    .prepare(`INSERT INTO must (ok) SELECT NULL WHERE EXISTS (SELECT 1 FROM (${LED_ALONE}) WHERE hasOthers = 1)`)
    .bind(id, today());
  const bound = (sql: string, values: readonly (string | number)[]) =>
    d1
      .prepare(sql)
      .bind(...values.slice(0, Math.max(...[...sql.matchAll(/\?(\d)/g)].map(([, place]) => Number(place)))));
  const erase = [
    guard,
    bound(ANONYMISE, [id, at.getTime(), email, name]),
    mustHaveChanged(d1),
    ...ERASURES.map((sql) => bound(sql, [id, at.toISOString(), email])),
  ];
  return { erase, changes: results.map(({ chainId }) => ({ chainId, statements: [], entries: [entry] })) };
}
