import type { Person } from '../../../platform/access';
import { now, today } from '../../../platform/clock';
import { newId } from '../../../platform/ids';
import { grantStands, seesClient } from '../../../platform/standing';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { type Group, mustLead, placeOf, type Terms, toldTerms } from '../people.group';
import { letIn } from '../people.repository';
import type { NewRequest } from './request.contract';

/** What a request is to. */
export type Target = { group: Group; name: string };

/** How many requests to one company or firm may wait; further ones are not kept. */
export const MOST_WAITING = 20;
/** A CIN stands under several owners, an owner has several firms: so many of them are asked. */
const MOST_TARGETS = 5;

const canAsk = (column: string, of: string) => `NOT EXISTS (SELECT 1 FROM access_requests r
    WHERE r.${column} = ${of} AND r.user_id = ?2 AND r.decided_at IS NULL)
  AND (SELECT count(*) FROM access_requests r WHERE r.${column} = ${of} AND r.decided_at IS NULL) < ${MOST_WAITING}`;

const COMPANIES = `SELECT c.id, c.name FROM companies c WHERE c.cin = ?1 AND c.is_demo = 0 AND c.client_status <> 'archived'
  AND NOT EXISTS (SELECT 1 FROM company_access a WHERE a.company_id = c.id AND a.user_id = ?2 AND ${grantStands('a', '?3')})
  AND NOT EXISTS (SELECT 1 FROM firm_members m WHERE m.ca_firm_id = c.ca_firm_id AND m.user_id = ?2 AND m.removed_at IS NULL
    AND ${seesClient('m', 'c')})
  AND ${canAsk('company_id', 'c.id')} ORDER BY c.id LIMIT ${MOST_TARGETS}`;

const FIRMS = `SELECT f.id, f.name FROM users u
  JOIN firm_members o ON o.user_id = u.id AND o.role = 'owner' AND o.removed_at IS NULL
  JOIN ca_firms f ON f.id = o.ca_firm_id AND f.is_active = 1 AND f.is_demo = 0
  WHERE u.email = ?1 AND u.is_anonymous = 0
  AND NOT EXISTS (SELECT 1 FROM firm_members m WHERE m.ca_firm_id = f.id AND m.user_id = ?2 AND m.removed_at IS NULL)
  AND ${canAsk('ca_firm_id', 'f.id')} ORDER BY f.id LIMIT ${MOST_TARGETS}`;

/** What a request is to: nothing where there is none, where the person is in already, or where they wait for an answer. */
export async function targetsOf(d1: D1Database, asked: NewRequest, { id }: Person): Promise<Target[]> {
  const { kind } = asked;
  const query =
    kind === 'company'
      ? d1.prepare(COMPANIES).bind(asked.cin, id, today())
      : d1.prepare(FIRMS).bind(asked.ownerEmail, id);
  const { results } = await query.all<{ id: string; name: string }>();
  return results.map(({ id: target, name }) => ({ group: { kind, id: target }, name }));
}

const ADD = `INSERT INTO access_requests (id, user_id, company_id, ca_firm_id, reason, created_at) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT DO NOTHING`;

/** A request that waits, with its entry in the trail of whom it is to; undone where one of the person waits there already. */
export function requested(
  d1: D1Database,
  { kind, id: to }: Group,
  { id: userId, email }: Person,
  reason: string | null,
): Change & { id: string } {
  const id = newId();
  const [companyId, caFirmId] = kind === 'company' ? [to, null] : [null, to];
  const add = d1.prepare(ADD).bind(id, userId, companyId, caFirmId, reason, now().toISOString());
  const after = { email, ...(reason && { reason }) };
  return {
    ...{ id, chainId: to, statements: [add, mustHaveChanged(d1)] },
    entries: [{ action: 'access.request', entityType: 'access-request', entityId: id, after }],
  };
}

const LEADS: Readonly<Record<Group['kind'], string>> = {
  company: `SELECT u.id, u.email FROM company_access a JOIN users u ON u.id = a.user_id
      WHERE a.company_id = ?1 AND a.role = 'founder' AND ${grantStands('a', '?2')}
    UNION SELECT u.id, u.email FROM companies k JOIN firm_members m ON m.ca_firm_id = k.ca_firm_id AND m.removed_at IS NULL
      AND m.role = 'owner' JOIN users u ON u.id = m.user_id WHERE k.id = ?1 LIMIT 10`,
  firm: `SELECT u.id, u.email FROM firm_members m JOIN users u ON u.id = m.user_id
    WHERE m.ca_firm_id = ?1 AND m.role = 'owner' AND m.removed_at IS NULL AND ?2 <> '' LIMIT 10`,
};

/** Who decides: the admins of a company and the owners of its firm, the owners of a firm. */
export async function leadsOf(d1: D1Database, { kind, id }: Group): Promise<{ id: string; email: string }[]> {
  return (await d1.prepare(LEADS[kind]).bind(id, today()).all<{ id: string; email: string }>()).results;
}

export type AccessRequest = {
  id: string;
  userId: string;
  name: string;
  email: string;
  reason: string | null;
  createdAt: string;
  decision: 'approved' | 'refused' | null;
};

const selected = (
  group: Group,
) => `SELECT r.id, r.user_id userId, u.name, u.email, r.reason, r.created_at createdAt, r.decision
  FROM access_requests r JOIN users u ON u.id = r.user_id WHERE r.${placeOf(group).of} = ?1`;

/** The requests that wait, oldest first. */
export async function listRequests(d1: D1Database, group: Group): Promise<AccessRequest[]> {
  const query = `${selected(group)} AND r.decided_at IS NULL ORDER BY r.created_at, r.id LIMIT ${MOST_WAITING}`;
  return (await d1.prepare(query).bind(group.id).all<AccessRequest>()).results;
}

/** One request, whatever became of it; null where there is none by this id. */
export function findRequest(d1: D1Database, group: Group, id: string): Promise<AccessRequest | null> {
  return d1
    .prepare(`${selected(group)} AND r.id = ?2`)
    .bind(group.id, id)
    .first<AccessRequest>();
}

const DECIDE = `UPDATE access_requests SET decided_at = ?2, decided_by = ?3, decision = ?4 WHERE id = ?1 AND decided_at IS NULL`;

const decided = (d1: D1Database, group: Group, actor: Person, id: string, decision: 'approved' | 'refused') => [
  mustLead(d1, group, actor.id),
  d1.prepare(DECIDE).bind(id, now().toISOString(), actor.id, decision),
  mustHaveChanged(d1),
];

/** Lets in who asked, on these terms; undone where somebody else has decided meanwhile. */
export function requestApproved(
  d1: D1Database,
  group: Group,
  actor: Person,
  { id, userId }: AccessRequest,
  terms: Terms,
): Change {
  const place = placeOf(group);
  const after = { ...toldTerms(place, terms), request: id };
  return {
    chainId: group.id,
    statements: [...decided(d1, group, actor, id, 'approved'), ...letIn(d1, group, userId, terms)],
    entries: [{ action: 'member.add', entityType: place.entityType, entityId: userId, after }],
  };
}

/** Says no; they may ask again. */
export function requestRefused(d1: D1Database, group: Group, actor: Person, request: AccessRequest): Change {
  const { id, email, reason } = request;
  const before = { email, ...(reason && { reason }) };
  return {
    chainId: group.id,
    statements: decided(d1, group, actor, id, 'refused'),
    entries: [{ action: 'access.refuse', entityType: 'access-request', entityId: id, before }],
  };
}
