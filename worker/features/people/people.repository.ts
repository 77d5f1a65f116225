import { and, eq, isNull } from 'drizzle-orm';
import type { FirmRole } from '../../domain/session/roles';
import type { FirmScope, Person } from '../../platform/access';
import { now } from '../../platform/clock';
import { openDatabase, prepared } from '../../platform/database';
import { newId } from '../../platform/ids';
import { assignedTo } from '../../platform/standing';
import { type Change, mustBeAtMost, mustHaveChanged } from '../audit/audit.repository';
import { type Invitation, invitations } from './people.table';

export type Member = { id: string; name: string; email: string; role: FirmRole; since: string; clients: number };

/** How many of a firm there can be: a list of them is shown whole. */
const MOST_MEMBERS = 500;

const MEMBERS = `SELECT u.id, u.name, u.email, m.role, m.created_at since,
    (SELECT count(*) FROM companies c WHERE c.client_status <> 'archived' AND c.id IN (${assignedTo('u.id', 'm.ca_firm_id')})) clients
  FROM firm_members m JOIN users u ON u.id = m.user_id
  WHERE m.ca_firm_id = ? AND m.removed_at IS NULL ORDER BY u.name, u.id LIMIT ${MOST_MEMBERS}`;

/** Who belongs to a firm, by name, and how many clients are assigned to each. */
export async function listMembers(d1: D1Database, { caFirmId }: FirmScope): Promise<Member[]> {
  return (await d1.prepare(MEMBERS).bind(caFirmId).all<Member>()).results;
}

/** SQL, of an invitation: nobody has accepted or revoked it. */
const WAITS = 'accepted_at IS NULL AND revoked_at IS NULL';

type Firm = Pick<FirmScope, 'caFirmId'>;

/** A member of a firm, and whether nobody else owns it. */
export type Standing = { role: FirmRole; isLastOwner: number };

const STANDING = `SELECT role, role = 'owner' AND NOT EXISTS (SELECT 1 FROM firm_members o
    WHERE o.ca_firm_id = ?1 AND o.role = 'owner' AND o.removed_at IS NULL AND o.user_id <> ?2) isLastOwner
  FROM firm_members WHERE ca_firm_id = ?1 AND user_id = ?2 AND removed_at IS NULL`;

/** How somebody stands to a firm; null for who does not belong to it. */
export function findMember(d1: D1Database, { caFirmId }: Firm, userId: string): Promise<Standing | null> {
  return d1.prepare(STANDING).bind(caFirmId, userId).first<Standing>();
}

const OWNS = `INSERT INTO must (ok) SELECT NULL WHERE NOT EXISTS (SELECT 1 FROM firm_members
    WHERE ca_firm_id = ?1 AND user_id = ?2 AND role = 'owner' AND removed_at IS NULL)`;

/** First in a batch: whoever owned the firm when they were let in, and was removed or changed since, does nothing any more. */
const mustOwn = (d1: D1Database, { caFirmId }: Firm, actorId: string) => d1.prepare(OWNS).bind(caFirmId, actorId);

// Also when two owners act on each other at the same moment, one of them is left.
const AND_AN_OWNER_IS_LEFT = `AND role = ?3 AND removed_at IS NULL AND (?3 <> 'owner' OR EXISTS (SELECT 1 FROM firm_members o
    WHERE o.ca_firm_id = ?1 AND o.role = 'owner' AND o.removed_at IS NULL AND o.user_id <> ?2))`;
const IS_IT = `WHERE ca_firm_id = ?1 AND user_id = ?2 ${AND_AN_OWNER_IS_LEFT}`;

// Else who is about to go could leave a door open, by another address of theirs or by one that was on the way to them.
const END_INVITATIONS = `UPDATE invitations SET revoked_at = ?3
  WHERE ca_firm_id = ?1 AND ${WAITS} AND (invited_by = ?2 OR email = (SELECT email FROM users WHERE id = ?2))`;

const invitationsEnded = (d1: D1Database, { caFirmId }: Firm, userId: string) =>
  d1.prepare(END_INVITATIONS).bind(caFirmId, userId, now().toISOString());

/** Whom an act is about, and what they were to the firm when it was asked for. */
type Acted = { id: string; was: FirmRole };

/**
 * Makes a member something else to the firm; undone where they are no longer what they were, or no owner would be left. What an
 * owner who is none any more invited to is over.
 */
export function roleChanged(d1: D1Database, firm: Firm, actor: Person, { id, was }: Acted, role: FirmRole): Change {
  const set = d1.prepare(`UPDATE firm_members SET role = ?4 ${IS_IT}`).bind(firm.caFirmId, id, was, role);
  const ended = was === 'owner' ? [invitationsEnded(d1, firm, id)] : [];
  const entry = {
    action: 'member.change',
    entityType: 'firm-member',
    entityId: id,
    before: { role: was },
    after: { role },
  };
  return {
    chainId: firm.caFirmId,
    statements: [mustOwn(d1, firm, actor.id), set, mustHaveChanged(d1), ...ended],
    entries: [entry],
  };
}

// Whoever is let in again is put on clients anew.
const TAKE_OFF = 'DELETE FROM client_assignments WHERE ca_firm_id = ? AND user_id = ?';

/**
 * Ends a membership, under the same conditions, with the invitations that the person sent or could still accept and what they were put on. What the person
 * did stays theirs; their next request is one of a stranger.
 */
export function memberRemoved(d1: D1Database, firm: Firm, actor: Person, { id, was }: Acted): Change {
  const set = d1
    .prepare(`UPDATE firm_members SET removed_at = ?4, wants_trail_mail = 0 ${IS_IT}`)
    .bind(firm.caFirmId, id, was, now().toISOString());
  const entry = { action: 'member.remove', entityType: 'firm-member', entityId: id, before: { role: was } };
  return {
    chainId: firm.caFirmId,
    statements: [
      mustOwn(d1, firm, actor.id),
      set,
      mustHaveChanged(d1),
      invitationsEnded(d1, firm, id),
      d1.prepare(TAKE_OFF).bind(firm.caFirmId, id),
    ],
    entries: [entry],
  };
}

export type WaitingInvitation = Omit<Invitation, 'invitedBy'> & { invitedBy: string };

/** How many invitations of a firm may wait at a time. */
export const MOST_INVITATIONS = 100;

const WAITING = `SELECT i.id, i.email, i.role, i.created_at createdAt, i.expires_at expiresAt, u.name invitedBy
  FROM invitations i JOIN users u ON u.id = i.invited_by
  WHERE i.ca_firm_id = ? AND ${WAITS} ORDER BY i.created_at DESC, i.id DESC
  LIMIT ${MOST_INVITATIONS}`;

/** The invitations of a firm that nobody has accepted or revoked, newest first, with those whose time is over. */
export async function listInvitations(d1: D1Database, { caFirmId }: FirmScope): Promise<WaitingInvitation[]> {
  return (await d1.prepare(WAITING).bind(caFirmId).all<WaitingInvitation>()).results;
}

/** One invitation of a firm, whatever became of it; undefined where the firm has none by this id. */
export function findInvitation(d1: D1Database, { caFirmId }: FirmScope, id: string): Promise<Invitation | undefined> {
  const isIt = and(eq(invitations.id, id), eq(invitations.caFirmId, caFirmId));
  return openDatabase(d1).select().from(invitations).where(isIt).get();
}

const IS_MEMBER = `SELECT 1 FROM firm_members m JOIN users u ON u.id = m.user_id
  WHERE m.ca_firm_id = ? AND u.email = ? AND m.removed_at IS NULL`;

/** Whether somebody with this address belongs to a firm. */
export async function isMember(d1: D1Database, { caFirmId }: FirmScope, email: string): Promise<boolean> {
  return (await d1.prepare(IS_MEMBER).bind(caFirmId, email).first()) !== null;
}

const DAY_MS = 86_400_000;
const VALID_DAYS = 7;

type Asked = { email: string; role: FirmRole };

/** An invitation as it begins: it can be accepted for seven days. */
export function newInvitationOf({ caFirmId }: FirmScope, person: Person, asked: Asked, tokenHash: string): Invitation {
  const at = now();
  return {
    id: newId(),
    caFirmId,
    ...asked,
    tokenHash,
    invitedBy: person.id,
    createdAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + VALID_DAYS * DAY_MS).toISOString(),
    acceptedAt: null,
    acceptedBy: null,
    revokedAt: null,
  };
}

const isWaiting = () => and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt));

const COUNT_WAITING = `SELECT count(*) FROM invitations WHERE ca_firm_id = ? AND ${WAITS}`;

/** The statements and the trail of a new invitation, which takes the place of the one that waits for the same address. */
export function invited(d1: D1Database, invitation: Invitation): Change {
  const { id, caFirmId, email, role, invitedBy, createdAt, expiresAt } = invitation;
  const db = openDatabase(d1);
  const earlier = and(eq(invitations.caFirmId, caFirmId), eq(invitations.email, email), isWaiting());
  const statements = [
    mustOwn(d1, invitation, invitedBy),
    prepared(d1, db.update(invitations).set({ revokedAt: createdAt }).where(earlier)),
    prepared(d1, db.insert(invitations).values(invitation)),
    mustBeAtMost(d1, MOST_INVITATIONS, COUNT_WAITING, caFirmId),
  ];
  const after = { email, role, expiresAt };
  return {
    chainId: caFirmId,
    statements,
    entries: [{ action: 'member.invite', entityType: 'invitation', entityId: id, after }],
  };
}

/** Ends an invitation that waits; undone where it was accepted or revoked in the meantime. */
export function invitationRevoked(d1: D1Database, actor: Person, invitation: Invitation): Change {
  const { id, caFirmId, email, role } = invitation;
  const isIt = and(eq(invitations.id, id), isWaiting());
  const revoke = openDatabase(d1).update(invitations).set({ revokedAt: now().toISOString() }).where(isIt);
  const statements = [mustOwn(d1, invitation, actor.id), prepared(d1, revoke), mustHaveChanged(d1)];
  const entry = { action: 'invitation.revoke', entityType: 'invitation', entityId: id, before: { email, role } };
  return { chainId: caFirmId, statements, entries: [entry] };
}

export type OpenedInvitation = Invitation & { firm: string; inviter: string };

const BY_TOKEN = `SELECT i.id, i.ca_firm_id caFirmId, i.email, i.role, i.token_hash tokenHash, i.invited_by invitedBy,
    i.created_at createdAt, i.expires_at expiresAt, i.accepted_at acceptedAt, i.accepted_by acceptedBy, i.revoked_at revokedAt,
    f.name firm, u.name inviter
  FROM invitations i JOIN ca_firms f ON f.id = i.ca_firm_id JOIN users u ON u.id = i.invited_by
  WHERE i.token_hash = ? AND f.is_active = 1`;

/** The invitation behind a link, whatever became of it. */
export function openInvitation(d1: D1Database, tokenHash: string): Promise<OpenedInvitation | null> {
  return d1.prepare(BY_TOKEN).bind(tokenHash).first<OpenedInvitation>();
}

const TAKE = `UPDATE invitations SET accepted_at = ?2, accepted_by = ?3
  WHERE id = ?1 AND ${WAITS} AND expires_at > ?2`;

// Who was a member before becomes one again; who is one already stays what they are.
const JOIN = `INSERT INTO firm_members (id, ca_firm_id, user_id, role, created_at) VALUES (?1, ?2, ?3, ?4, ?5)
  ON CONFLICT (user_id, ca_firm_id) DO UPDATE SET role = excluded.role, created_at = excluded.created_at, removed_at = NULL,
    wants_trail_mail = 0 WHERE removed_at IS NOT NULL`;

/** A person joins a firm, once: both the invitation and the membership are as they were asked, or nothing changed. */
export function joined(d1: D1Database, { id, caFirmId, role }: Invitation, person: Person): Change {
  const at = now().toISOString();
  const statements = [
    d1.prepare(TAKE).bind(id, at, person.id),
    mustHaveChanged(d1),
    d1.prepare(JOIN).bind(newId(), caFirmId, person.id, role, at),
    mustHaveChanged(d1),
  ];
  const after = { role, invitation: id };
  const entry = { action: 'member.add', entityType: 'firm-member', entityId: person.id, after };
  return { chainId: caFirmId, statements, entries: [entry] };
}
