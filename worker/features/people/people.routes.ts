import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../domain/shared/message';
import { actingOf, once } from '../../platform/acting';
import { authorizeBy } from '../../platform/authorize';
import { now } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { accept, answers } from '../../platform/http';
import { hashOf, newSecret } from '../../platform/ids';
import { type Flood, limitFlood } from '../../platform/limits';
import { logSecurity } from '../../platform/log';
import { canMail, mailNotConfigured, sendMail } from '../../platform/mail';
import { notHere, Problem } from '../../platform/problem';
import { type Change, commit } from '../audit/audit.repository';
import { assignmentRoutes } from './assignment/assignment.routes';
import { peopleCalls } from './people.calls';
import {
  acceptedAnswer,
  invitationAnswer,
  invitationJson,
  memberAnswer,
  memberJson,
  membersAnswer,
  newInvitation,
  newRole,
  openedAnswer,
  removedAnswer,
} from './people.contract';
import {
  findInvitation,
  findMember,
  invitationRevoked,
  invited,
  isMember,
  joined,
  listInvitations,
  listMembers,
  MOST_INVITATIONS,
  memberRemoved,
  newInvitationOf,
  type OpenedInvitation,
  openInvitation,
  roleChanged,
  type Standing,
} from './people.repository';
import { invitationMail, stateOf } from './people.words';

const authorize = authorizeBy(peopleCalls);

const none = z.strictObject({});

const HOUR = 3_600;
/** Each is a mail to somebody who did not ask for it. */
const INVITATIONS: Flood = { account: { most: 50, seconds: HOUR }, network: { most: 100, seconds: HOUR } };
/** A link has 256 bits: who tries links does not find one, and is not let try for long. */
const LINKS: Flood = { account: { most: 60, seconds: HOUR }, network: { most: 120, seconds: HOUR } };

export const peopleRoutes = new Hono<AppEnv>()
  .route('/', assignmentRoutes)
  .get('/ca-firms/:caFirmId/members', authorize, answers(200, membersAnswer), async (c) => {
    const { firmScope } = c.var;
    const members = await listMembers(c.env.DB, firmScope);
    return c.json(members.map((member) => memberJson(member, firmScope.role === 'owner')));
  })
  .patch(
    '/ca-firms/:caFirmId/members/:memberId',
    authorize,
    once,
    accept('json', newRole),
    answers(200, memberAnswer),
    async (c) => {
      const id = c.req.param('memberId');
      const { role } = c.req.valid('json');
      const { role: was, isLastOwner } = await memberOf(c, id);
      const answer = { id, role };
      if (was === role) return c.json(answer);
      if (isLastOwner) throw lastOwner();
      const { firmScope, person } = c.var;
      await change(c, answer, roleChanged(c.env.DB, firmScope, person, { id, was }, role), 'change-role');
      return c.json(answer);
    },
  )
  .post(
    '/ca-firms/:caFirmId/members/:memberId/remove',
    authorize,
    once,
    accept('json', none),
    answers(200, removedAnswer),
    async (c) => {
      const id = c.req.param('memberId');
      const { role: was, isLastOwner } = await memberOf(c, id);
      if (isLastOwner) throw lastOwner();
      const answer = { id };
      const { firmScope, person } = c.var;
      await change(c, answer, memberRemoved(c.env.DB, firmScope, person, { id, was }), 'remove-member');
      return c.json(answer);
    },
  )
  .get('/ca-firms/:caFirmId/invitations', authorize, answers(200, z.array(invitationAnswer)), async (c) => {
    const instant = now().toISOString();
    return c.json((await listInvitations(c.env.DB, c.var.firmScope)).map((row) => invitationJson(row, instant)));
  })
  .post(
    '/ca-firms/:caFirmId/invitations',
    authorize,
    once,
    accept('json', newInvitation),
    answers(201, invitationAnswer),
    async (c) => {
      const { person, firmScope, origin } = c.var;
      const asked = c.req.valid('json');
      await refuseInvitation(c, asked.email);
      const secret = newSecret();
      const invitation = newInvitationOf(firmScope, person, asked, hashOf(secret));
      const answer = invitationJson({ ...invitation, invitedBy: person.name }, invitation.createdAt);
      await commit(actingOf(c, { status: 201, body: answer }), [invited(c.env.DB, invitation)]);
      await logged(c, 'invite', 201, firmScope.caFirmId);
      const opened = await openInvitation(c.env.DB, invitation.tokenHash);
      if (opened) await sendMail(c.env, invitationMail(opened, `${origin}/welcome?invitation=${secret}`));
      return c.json(answer, 201);
    },
  )
  .post(
    '/ca-firms/:caFirmId/invitations/:invitationId/revoke',
    authorize,
    once,
    accept('json', none),
    answers(200, removedAnswer),
    async (c) => {
      const invitation = await findInvitation(c.env.DB, c.var.firmScope, c.req.param('invitationId'));
      if (!invitation) throw notHere();
      const answer = { id: invitation.id };
      if (invitation.revokedAt) return c.json(answer);
      if (invitation.acceptedAt) throw refusals.accepted();
      await change(c, answer, invitationRevoked(c.env.DB, c.var.person, invitation), 'revoke-invitation');
      return c.json(answer);
    },
  )
  .get('/invitations/:token', authorize, answers(200, openedAnswer), async (c) => {
    const { firm, role, inviter, expiresAt, ...rest } = await opened(c);
    const state = stateOf({ expiresAt, ...rest }, now().toISOString());
    return c.json({ firm, role, invitedBy: inviter, expiresAt, state });
  })
  .post(
    '/invitations/:token/accept',
    authorize,
    once,
    accept('json', none),
    answers(200, acceptedAnswer),
    async (c) => {
      const { person } = c.var;
      const invitation = await opened(c);
      const { caFirmId, role } = invitation;
      const answer = { caFirmId, role };
      const member = await findMember(c.env.DB, invitation, person.id);
      if (member && invitation.acceptedBy === person.id) return c.json({ caFirmId, role: member.role });
      const state = stateOf(invitation, now().toISOString());
      if (state !== 'open') throw refusals[state]();
      if (member) throw alreadyMember();
      await commit(actingOf(c, { status: 200, body: answer }), [joined(c.env.DB, invitation, person)]);
      await logged(c, 'accept-invitation', 200, caFirmId);
      return c.json(answer);
    },
  );

/** Throws where nobody can be invited, or not this address. */
async function refuseInvitation(c: Context<AppEnv>, email: string): Promise<void> {
  const { firmScope } = c.var;
  if (firmScope.isDemo) throw new Problem(409, 'demonstration', say('people.demonstration'));
  if (!canMail(c.env)) throw mailNotConfigured();
  await limitFlood(c, 'invitation', INVITATIONS);
  if (await isMember(c.env.DB, firmScope, email)) throw alreadyMember();
  const waiting = await listInvitations(c.env.DB, firmScope);
  if (waiting.length >= MOST_INVITATIONS && !waiting.some((known) => known.email === email))
    throw new Problem(409, 'too-many-invitations', say('people.too-many-invitations', { count: MOST_INVITATIONS }));
}

/** The invitation behind the link of a call, of whoever it was sent to. Throws 404 for an unknown link, 403 for another address. */
async function opened(c: Context<AppEnv>): Promise<OpenedInvitation> {
  const { person } = c.var;
  if (person.isAnonymous) throw new Problem(403, 'sign-up-first', say('people.sign-in-first'));
  await limitFlood(c, 'invitation-link', LINKS);
  const invitation = await openInvitation(c.env.DB, hashOf(c.req.param('token') ?? ''));
  if (!invitation) throw notHere();
  if (invitation.email !== person.email.toLowerCase())
    throw new Problem(403, 'another-address', say('people.another-address', { email: person.email }));
  return invitation;
}

async function memberOf(c: Context<AppEnv>, id: string): Promise<Standing> {
  const member = await findMember(c.env.DB, c.var.firmScope, id);
  if (!member) throw notHere();
  if (c.var.firmScope.isDemo) throw new Problem(409, 'demonstration', say('people.demonstration'));
  return member;
}

async function change(c: Context<AppEnv>, answer: object, changed: Change, action: string): Promise<void> {
  await commit(actingOf(c, { status: 200, body: answer }), [changed]);
  await logged(c, action, 200, c.var.firmScope.caFirmId);
}

const logged = (c: Context<AppEnv>, action: string, status: number, caFirmId: string) =>
  logSecurity(c, { kind: 'grant', action, status, code: 'done', caFirmId });

const lastOwner = () => new Problem(409, 'last-owner', say('people.last-owner'));
const alreadyMember = () => new Problem(409, 'already-member', say('people.already-member'));

/** Why an invitation cannot be accepted any more. */
const refusals = {
  accepted: () => new Problem(409, 'invitation-accepted', say('people.invitation-accepted')),
  revoked: () => new Problem(409, 'invitation-revoked', say('people.invitation-revoked')),
  over: () => new Problem(409, 'invitation-over', say('people.invitation-over')),
} as const;
