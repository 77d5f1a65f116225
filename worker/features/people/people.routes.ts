import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { CompanyRole, FirmRole } from '../../domain/session/roles';
import { say } from '../../domain/shared/message';
import { actingOf, once } from '../../platform/acting';
import { authorizeBy } from '../../platform/authorize';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { accept, answers } from '../../platform/http';
import { hashOf } from '../../platform/ids';
import { type Flood, limitFlood } from '../../platform/limits';
import { notHere, Problem } from '../../platform/problem';
import { commit } from '../audit/audit.repository';
import { assignmentRoutes } from './assignment/assignment.routes';
import { companyPeopleRoutes } from './company/company-people.routes';
import {
  alreadyIn,
  changeTerms,
  groupOf,
  invite,
  logged,
  refusals,
  removePerson,
  revokeInvitation,
} from './people.acts';
import { peopleCalls } from './people.calls';
import {
  type AcceptedAnswer,
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
import { hasEnded, stateOf } from './people.ends';
import {
  findStandingIn,
  type Invitation,
  joined,
  listInvitations,
  listMembers,
  type OpenedInvitation,
  openInvitation,
} from './people.repository';
import { requestRoutes } from './request/request.routes';

const authorize = authorizeBy(peopleCalls);

const none = z.strictObject({});

const HOUR = 3_600;
/** A link has 256 bits: who tries links does not find one, and is not let try for long. */
const LINKS: Flood = { account: { most: 60, seconds: HOUR }, network: { most: 120, seconds: HOUR } };

/** A firm's people stay until they are removed. */
const FOR_GOOD = { endsOn: null, reason: null };

export const peopleRoutes = new Hono<AppEnv>()
  .route('/', assignmentRoutes)
  .route('/', companyPeopleRoutes)
  .route('/', requestRoutes)
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
      await changeTerms(c, id, { role });
      return c.json({ id, role });
    },
  )
  .post(
    '/ca-firms/:caFirmId/members/:memberId/remove',
    authorize,
    once,
    accept('json', none),
    answers(200, removedAnswer),
    async (c) => c.json(await removePerson(c, c.req.param('memberId'))),
  )
  .get('/ca-firms/:caFirmId/invitations', authorize, answers(200, z.array(invitationAnswer)), async (c) =>
    c.json((await listInvitations(c.env.DB, groupOf(c))).map((row) => invitationJson(row))),
  )
  .post(
    '/ca-firms/:caFirmId/invitations',
    authorize,
    once,
    accept('json', newInvitation),
    answers(201, invitationAnswer),
    async (c) => c.json(await invite(c, { ...c.req.valid('json'), ...FOR_GOOD }, invitationJson), 201),
  )
  .post(
    '/ca-firms/:caFirmId/invitations/:invitationId/revoke',
    authorize,
    once,
    accept('json', none),
    answers(200, removedAnswer),
    async (c) => c.json(await revokeInvitation(c, c.req.param('invitationId'))),
  )
  .get('/invitations/:token', authorize, answers(200, openedAnswer), async (c) => {
    const invitation = await opened(c);
    const { group, name, role, inviter, expiresAt, endsOn } = invitation;
    const state = stateOf(invitation);
    return c.json({ kind: group.kind, name, role, invitedBy: inviter, expiresAt, endsOn, state });
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
      const { group } = invitation;
      const standing = await findStandingIn(c.env.DB, group, person.id);
      if (standing && invitation.acceptedBy === person.id) return c.json(acceptedOf(invitation, standing.role));
      const state = stateOf(invitation);
      if (state !== 'open') throw refusals[state]();
      if (standing && !hasEnded(standing, today())) throw alreadyIn(group);
      const answer = acceptedOf(invitation, invitation.role);
      await commit(actingOf(c, { status: 200, body: answer }), [joined(c.env.DB, invitation, person)]);
      await logged(c, 'accept-invitation', 200, group);
      return c.json(answer);
    },
  );

const acceptedOf = ({ group: { kind, id } }: Invitation, role: Invitation['role']): AcceptedAnswer =>
  kind === 'firm' ? { caFirmId: id, role: role as FirmRole } : { companyId: id, role: role as CompanyRole };

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
