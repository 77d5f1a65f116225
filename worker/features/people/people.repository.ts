import type { FirmRole } from '../../domain/session/roles';
import type { FirmScope, Person } from '../../platform/access';
import { now, today } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { assignedTo } from '../../platform/standing';
import { type Change, mustBeAtMost, mustHaveChanged } from '../audit/audit.repository';
import {
  type Group,
  isLastingLead,
  leadIsLeft,
  mustLead,
  placeOf,
  selectedTerms,
  type Terms,
  termColumns,
  termValues,
  toldTerms,
} from './people.group';

export type Member = { id: string; name: string; email: string; role: FirmRole; since: string; clients: number };

/** How many of a firm or a company there can be: a list of them is shown whole. */
export const MOST_PEOPLE = 500;

const MEMBERS = `SELECT u.id, u.name, u.email, m.role, m.created_at since,
    (SELECT count(*) FROM companies c WHERE c.client_status <> 'archived' AND c.id IN (${assignedTo('u.id', 'm.ca_firm_id')})) clients
  FROM firm_members m JOIN users u ON u.id = m.user_id
  WHERE m.ca_firm_id = ? AND m.removed_at IS NULL ORDER BY u.name, u.id LIMIT ${MOST_PEOPLE}`;

/** Who belongs to a firm, by name, and how many clients are assigned to each. */
export async function listMembers(d1: D1Database, { caFirmId }: FirmScope): Promise<Member[]> {
  return (await d1.prepare(MEMBERS).bind(caFirmId).all<Member>()).results;
}

/** What a firm or a company is called. */
export async function nameOf(d1: D1Database, group: Group): Promise<string> {
  const query = `SELECT name FROM ${placeOf(group).groups} WHERE id = ?`;
  return (await d1.prepare(query).bind(group.id).first<string>('name')) ?? '';
}

/** SQL, of an invitation: nobody has accepted or revoked it. */
const WAITS = 'accepted_at IS NULL AND revoked_at IS NULL';

/** On which terms somebody is in, and whether nobody else would lead after them. */
export type Standing = Terms & { isLastLead: number };

const standingSql = (group: Group) => {
  const place = placeOf(group);
  const lasts = place.terms.includes('endsOn') ? 'p.ends_on IS NULL' : 'true';
  return `SELECT ${selectedTerms(place, 'p')}, p.role = '${place.lead}' AND ${lasts} AND NOT ${leadIsLeft(group)} isLastLead
    FROM ${place.people} p WHERE p.${place.of} = ?1 AND p.user_id = ?2 AND p.removed_at IS NULL`;
};

/** How somebody stands to a firm or company, also where what they were given has ended; null for who is not in. */
export function findStandingIn(d1: D1Database, group: Group, userId: string): Promise<Standing | null> {
  return d1.prepare(standingSql(group)).bind(group.id, userId).first<Standing>();
}

// Also when two who lead act on each other at the same moment, one of them is left.
const isStill = (group: Group, was: Terms, becomes?: Terms): { sql: string; values: (string | null)[] } => {
  const place = placeOf(group);
  const [columns, values] = [termColumns(place), termValues(place, was)];
  const same = columns.map((column, at) => `${column} IS ?${at + 3}`).join(' AND ');
  const keepsLead = !isLastingLead(place, was) || (becomes !== undefined && isLastingLead(place, becomes));
  const guard = keepsLead ? '' : ` AND ${leadIsLeft(group)}`;
  return { sql: `${place.of} = ?1 AND user_id = ?2 AND removed_at IS NULL AND ${same}${guard}`, values };
};

const endInvitations = (of: string, table: string) => `UPDATE ${table} SET revoked_at = ?3
  WHERE ${of} AND ${WAITS} AND (invited_by = ?2 OR email = (SELECT email FROM users WHERE id = ?2))`;
const END_AT_CLIENTS = `UPDATE company_invitations SET revoked_at = ?3
  WHERE company_id IN (SELECT id FROM companies WHERE ca_firm_id = ?1) AND ${WAITS} AND invited_by = ?2`;

// Else who is about to go could leave a door open, by another address of theirs or by one that was on the way to them.
function invitationsEnded(d1: D1Database, group: Group, userId: string): D1PreparedStatement[] {
  const { invitations, of } = placeOf(group);
  const queries = [endInvitations(`${of} = ?1`, invitations), ...(group.kind === 'firm' ? [END_AT_CLIENTS] : [])];
  return queries.map((query) => d1.prepare(query).bind(group.id, userId, now().toISOString()));
}

/** Whom an act is about, and on which terms they were in when it was asked for. */
export type Acted = { id: string; was: Terms };

/**
 * Gives somebody other terms; undone where they are no longer what they were, or nobody would lead. What somebody who leads no more
 * invited to is over.
 */
export function termsChanged(d1: D1Database, group: Group, actor: Person, { id, was }: Acted, becomes: Terms): Change {
  const place = placeOf(group);
  const { sql, values } = isStill(group, was, becomes);
  const set = termColumns(place).map((column, at) => `${column} = ?${at + 3 + values.length}`);
  const update = d1.prepare(`UPDATE ${place.people} SET ${set.join(', ')} WHERE ${sql}`);
  const isLeadNoMore = was.role === place.lead && becomes.role !== place.lead;
  return {
    chainId: group.id,
    statements: [
      mustLead(d1, group, actor.id),
      update.bind(group.id, id, ...values, ...termValues(place, becomes)),
      mustHaveChanged(d1),
      ...(isLeadNoMore ? invitationsEnded(d1, group, id) : []),
    ],
    entries: [
      {
        ...{ action: 'member.change', entityType: place.entityType, entityId: id },
        ...{ before: toldTerms(place, was), after: toldTerms(place, becomes) },
      },
    ],
  };
}

// Whoever is let in again is put on clients anew, and mailed of the trail only when they ask for it.
const AFTER_MEMBER = [
  'DELETE FROM client_assignments WHERE ca_firm_id = ? AND user_id = ?',
  'UPDATE firm_members SET wants_trail_mail = 0 WHERE ca_firm_id = ? AND user_id = ?',
];

/**
 * Takes somebody out, under the same conditions, with the invitations that they sent or could still accept and what they were put
 * on. What the person did stays theirs; their next request is one of a stranger.
 */
export function personRemoved(d1: D1Database, group: Group, actor: Person, { id, was }: Acted): Change {
  const place = placeOf(group);
  const { sql, values } = isStill(group, was);
  const at = `?${values.length + 3}`;
  const update = d1.prepare(`UPDATE ${place.people} SET removed_at = ${at} WHERE ${sql}`);
  const after = group.kind === 'firm' ? AFTER_MEMBER : [];
  return {
    chainId: group.id,
    statements: [
      mustLead(d1, group, actor.id),
      update.bind(group.id, id, ...values, now().toISOString()),
      mustHaveChanged(d1),
      ...invitationsEnded(d1, group, id),
      ...after.map((query) => d1.prepare(query).bind(group.id, id)),
    ],
    entries: [{ action: 'member.remove', entityType: place.entityType, entityId: id, before: toldTerms(place, was) }],
  };
}

/** One invitation to a firm or company, whatever became of it. */
export type Invitation = Terms & {
  group: Group;
  id: string;
  email: string;
  tokenHash: string;
  invitedBy: string;
  createdAt: string;
  expiresAt: string;
  acceptedAt: string | null;
  acceptedBy: string | null;
  revokedAt: string | null;
};

const invitationColumns = (group: Pick<Group, 'kind'>) =>
  `i.id, i.email, ${selectedTerms(placeOf(group), 'i')}, i.token_hash tokenHash, i.invited_by invitedBy,
    i.created_at createdAt, i.expires_at expiresAt, i.accepted_at acceptedAt, i.accepted_by acceptedBy, i.revoked_at revokedAt`;

/** An invitation that waits, `invitedBy` being the name of who sent it. */
export type WaitingInvitation = Pick<Invitation, 'id' | 'email' | 'createdAt' | 'expiresAt' | 'invitedBy'> & Terms;

/** How many invitations of a firm or company may wait at a time. */
export const MOST_INVITATIONS = 100;

/** The invitations that nobody has accepted or revoked, newest first, with those whose time is over. */
export async function listInvitations(d1: D1Database, group: Group): Promise<WaitingInvitation[]> {
  const place = placeOf(group);
  const query = `SELECT i.id, i.email, ${selectedTerms(place, 'i')}, i.created_at createdAt, i.expires_at expiresAt, u.name invitedBy
    FROM ${place.invitations} i JOIN users u ON u.id = i.invited_by
    WHERE i.${place.of} = ? AND ${WAITS} ORDER BY i.created_at DESC, i.id DESC LIMIT ${MOST_INVITATIONS}`;
  return (await d1.prepare(query).bind(group.id).all<WaitingInvitation>()).results;
}

/** One invitation, whatever became of it; undefined where the firm or company has none by this id. */
export async function findInvitation(d1: D1Database, group: Group, id: string): Promise<Invitation | undefined> {
  const { invitations, of } = placeOf(group);
  const query = `SELECT ${invitationColumns(group)} FROM ${invitations} i WHERE i.id = ? AND i.${of} = ?`;
  const found = await d1.prepare(query).bind(id, group.id).first<Omit<Invitation, 'group'>>();
  return found ? { ...found, group } : undefined;
}

const IN_FIRM = `SELECT 1 FROM firm_members m JOIN users u ON u.id = m.user_id
  WHERE m.ca_firm_id = ?1 AND u.email = ?2 AND m.removed_at IS NULL`;
const IN_COMPANY = `SELECT 1 FROM company_access a JOIN users u ON u.id = a.user_id
  WHERE a.company_id = ?1 AND u.email = ?2 AND a.removed_at IS NULL AND (a.ends_on IS NULL OR a.ends_on >= ?3)
  UNION ALL SELECT 1 FROM companies k JOIN firm_members m ON m.ca_firm_id = k.ca_firm_id AND m.removed_at IS NULL
    JOIN users u ON u.id = m.user_id WHERE k.id = ?1 AND u.email = ?2 AND m.role <> 'staff'`;

/** Whether somebody with this address is in; of a company's firm, who sees all its clients. */
export async function isIn(d1: D1Database, { kind, id }: Group, email: string): Promise<boolean> {
  const query = kind === 'firm' ? d1.prepare(IN_FIRM).bind(id, email) : d1.prepare(IN_COMPANY).bind(id, email, today());
  return (await query.first()) !== null;
}

const DAY_MS = 86_400_000;
const VALID_DAYS = 7;

/** An invitation as it begins: it can be accepted for seven days. */
export function newInvitationOf(
  group: Group,
  person: Person,
  { email, ...terms }: Terms & { email: string },
  tokenHash: string,
): Invitation {
  const at = now();
  return {
    ...{ id: newId(), group, email, ...terms, tokenHash, invitedBy: person.id },
    createdAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + VALID_DAYS * DAY_MS).toISOString(),
    ...{ acceptedAt: null, acceptedBy: null, revokedAt: null },
  };
}

/** The statements and the trail of a new invitation, which takes the place of the one that waits for the same address. */
export function invited(d1: D1Database, invitation: Invitation): Change {
  const { group, id, email, tokenHash, invitedBy, createdAt, expiresAt } = invitation;
  const place = placeOf(group);
  const columns = [
    ...['id', place.of, 'email', 'token_hash', 'invited_by', 'created_at', 'expires_at'],
    ...termColumns(place),
  ];
  const values = [id, group.id, email, tokenHash, invitedBy, createdAt, expiresAt, ...termValues(place, invitation)];
  const earlier = `UPDATE ${place.invitations} SET revoked_at = ?3 WHERE ${place.of} = ?1 AND email = ?2 AND ${WAITS}`;
  const add = `INSERT INTO ${place.invitations} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
  const count = `SELECT count(*) FROM ${place.invitations} WHERE ${place.of} = ? AND ${WAITS}`;
  const statements = [
    mustLead(d1, group, invitedBy),
    d1.prepare(earlier).bind(group.id, email, createdAt),
    d1.prepare(add).bind(...values),
    mustBeAtMost(d1, MOST_INVITATIONS, count, group.id),
  ];
  const after = { email, ...toldTerms(place, invitation), expiresAt };
  return {
    chainId: group.id,
    statements,
    entries: [{ action: 'member.invite', entityType: 'invitation', entityId: id, after }],
  };
}

/** Ends an invitation that waits; undone where it was accepted or revoked in the meantime. */
export function invitationRevoked(d1: D1Database, actor: Person, invitation: Invitation): Change {
  const { group, id, email } = invitation;
  const place = placeOf(group);
  const revoke = `UPDATE ${place.invitations} SET revoked_at = ?2 WHERE id = ?1 AND ${WAITS}`;
  const before = { email, ...toldTerms(place, invitation) };
  return {
    chainId: group.id,
    statements: [mustLead(d1, group, actor.id), d1.prepare(revoke).bind(id, now().toISOString()), mustHaveChanged(d1)],
    entries: [{ action: 'invitation.revoke', entityType: 'invitation', entityId: id, before }],
  };
}

/** An invitation with the name of what it is to, and of who sent it. */
export type OpenedInvitation = Invitation & { name: string; inviter: string };

const byToken = (kind: Group['kind']) => {
  const { invitations, of, groups, isOpen } = placeOf({ kind });
  return `SELECT ${invitationColumns({ kind })}, g.id groupId, g.name, u.name inviter
    FROM ${invitations} i JOIN ${groups} g ON g.id = i.${of} JOIN users u ON u.id = i.invited_by
    WHERE i.token_hash = ?1 AND ${isOpen}`;
};
const BY_TOKEN = (['firm', 'company'] as const).map((kind) => ({ kind, query: byToken(kind) }));

/** The invitation behind a link, whatever became of it. */
export async function openInvitation(d1: D1Database, tokenHash: string): Promise<OpenedInvitation | null> {
  type Row = Omit<OpenedInvitation, 'group'> & { groupId: string };
  const found = await d1.batch<Row>(BY_TOKEN.map(({ query }) => d1.prepare(query).bind(tokenHash)));
  for (const [at, { kind }] of BY_TOKEN.entries()) {
    const [row] = found[at]?.results ?? [];
    if (!row) continue;
    const { groupId, ...invitation } = row;
    return { ...invitation, group: { kind, id: groupId } };
  }
  return null;
}

// Who was in before is again; who is in already stays what they are. What has ended is given anew.
const LET_IN: Readonly<Record<Group['kind'], string>> = {
  firm: `INSERT INTO firm_members (id, ca_firm_id, user_id, created_at, role) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT (user_id, ca_firm_id) DO UPDATE SET role = excluded.role, created_at = excluded.created_at, removed_at = NULL,
      wants_trail_mail = 0 WHERE removed_at IS NOT NULL`,
  company: `INSERT INTO company_access (id, company_id, user_id, created_at, role, ends_on, reason) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
    ON CONFLICT (user_id, company_id) DO UPDATE SET role = excluded.role, created_at = excluded.created_at, removed_at = NULL,
      ends_on = excluded.ends_on, reason = excluded.reason WHERE removed_at IS NOT NULL OR ends_on < ?8`,
};

/** Lets somebody in on these terms; undone where they are in already. */
export function letIn(d1: D1Database, group: Group, userId: string, terms: Terms): D1PreparedStatement[] {
  const day = group.kind === 'company' ? [today()] : [];
  const values = [newId(), group.id, userId, now().toISOString(), ...termValues(placeOf(group), terms), ...day];
  return [d1.prepare(LET_IN[group.kind]).bind(...values), mustHaveChanged(d1)];
}

/** A person comes in, once: both the invitation and what it gives are as they were asked, or nothing changed. */
export function joined(d1: D1Database, invitation: Invitation, person: Person): Change {
  const { id, group } = invitation;
  const place = placeOf(group);
  const take = `UPDATE ${place.invitations} SET accepted_at = ?2, accepted_by = ?3 WHERE id = ?1 AND ${WAITS} AND expires_at > ?2`;
  const statements = [
    d1.prepare(take).bind(id, now().toISOString(), person.id),
    mustHaveChanged(d1),
    ...letIn(d1, group, person.id, invitation),
  ];
  const after = { ...toldTerms(place, invitation), invitation: id };
  const entry = { action: 'member.add', entityType: place.entityType, entityId: person.id, after };
  return { chainId: group.id, statements, entries: [entry] };
}
