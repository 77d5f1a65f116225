import type { Context } from 'hono';
import { say } from '../../domain/shared/message';
import { actingOf } from '../../platform/acting';
import type { AppEnv } from '../../platform/env';
import { hashOf, newSecret } from '../../platform/ids';
import { type Flood, limitFlood } from '../../platform/limits';
import { logSecurity } from '../../platform/log';
import { canMail, mailNotConfigured, sendMail } from '../../platform/mail';
import { notHere, Problem } from '../../platform/problem';
import { type Change, commit } from '../audit/audit.repository';
import { companyOf, firmOf, type Group, isLastingLead, placeOf, type Terms } from './people.group';
import {
  findInvitation,
  findStandingIn,
  invitationRevoked,
  invited,
  isIn,
  listInvitations,
  MOST_INVITATIONS,
  newInvitationOf,
  openInvitation,
  personRemoved,
  termsChanged,
  type WaitingInvitation,
} from './people.repository';
import { invitationMail } from './people.words';

/** The acts on the people of a firm or a company, whichever the call is about. */

const HOUR = 3_600;
/** Each is a mail to somebody who did not ask for it. */
const INVITATIONS: Flood = { account: { most: 50, seconds: HOUR }, network: { most: 100, seconds: HOUR } };

/** The firm or company that the call is about, and whether it is a demonstration. */
export function groupOf({ var: { firmScope, companyScope } }: Context<AppEnv>): Group & { isDemo: boolean } {
  return companyScope
    ? { ...companyOf(companyScope), isDemo: companyScope.isDemo }
    : { ...firmOf(firmScope), isDemo: firmScope.isDemo };
}

/** Invites an address on these terms, in the words of the answer, and mails the link. */
export async function invite<Answer extends object>(
  c: Context<AppEnv>,
  asked: Terms & { email: string },
  answerOf: (made: WaitingInvitation) => Answer,
): Promise<Answer> {
  const { person, origin } = c.var;
  const { isDemo, ...group } = groupOf(c);
  if (isDemo) throw demonstration();
  if (!canMail(c.env)) throw mailNotConfigured();
  await limitFlood(c, 'invitation', INVITATIONS);
  if (await isIn(c.env.DB, group, asked.email)) throw alreadyIn(group);
  const waiting = await listInvitations(c.env.DB, group);
  if (waiting.length >= MOST_INVITATIONS && !waiting.some((known) => known.email === asked.email))
    throw new Problem(409, 'too-many-invitations', say('people.too-many-invitations', { count: MOST_INVITATIONS }));
  const secret = newSecret();
  const invitation = newInvitationOf(group, person, asked, hashOf(secret));
  const answer = answerOf({ ...invitation, invitedBy: person.name });
  await commit(actingOf(c, { status: 201, body: answer }), [invited(c.env.DB, invitation)]);
  await logged(c, 'invite', 201, group);
  const opened = await openInvitation(c.env.DB, invitation.tokenHash);
  if (opened) await sendMail(c.env, invitationMail(opened, `${origin}/welcome?invitation=${secret}`));
  return answer;
}

/** Ends an invitation that waits; nothing where that is so already. */
export async function revokeInvitation(c: Context<AppEnv>, id: string): Promise<{ id: string }> {
  const group = groupOf(c);
  const invitation = await findInvitation(c.env.DB, group, id);
  if (!invitation) throw notHere();
  const answer = { id: invitation.id };
  if (invitation.revokedAt) return answer;
  if (invitation.acceptedAt) throw refusals.accepted();
  await change(c, answer, invitationRevoked(c.env.DB, c.var.person, invitation), 'revoke-invitation');
  return answer;
}

/** Gives somebody other terms; what is not named stays. Nothing where they are in on them already. */
export async function changeTerms(c: Context<AppEnv>, id: string, wanted: Partial<Terms>): Promise<Terms> {
  const group = groupOf(c);
  const { isLastLead, ...was } = await standingOf(c, group, id);
  const becomes = { ...was, ...wanted };
  const { terms } = placeOf(group);
  if (terms.every((term) => was[term] === becomes[term])) return becomes;
  if (isLastLead && !isLastingLead(placeOf(group), becomes)) throw lastLead(group);
  const answer = { id, ...Object.fromEntries(terms.map((term) => [term, becomes[term]])) };
  await change(c, answer, termsChanged(c.env.DB, group, c.var.person, { id, was }, becomes), 'change-role');
  return becomes;
}

/** Takes somebody out: their next request is one of a stranger. */
export async function removePerson(c: Context<AppEnv>, id: string): Promise<{ id: string }> {
  const group = groupOf(c);
  const { isLastLead, ...was } = await standingOf(c, group, id);
  if (isLastLead) throw lastLead(group);
  const answer = { id };
  await change(c, answer, personRemoved(c.env.DB, group, c.var.person, { id, was }), 'remove-member');
  return answer;
}

async function standingOf(c: Context<AppEnv>, group: Group & { isDemo: boolean }, id: string) {
  const standing = await findStandingIn(c.env.DB, group, id);
  if (!standing) throw notHere();
  if (group.isDemo) throw demonstration();
  return standing;
}

async function change(c: Context<AppEnv>, answer: object, changed: Change, action: string): Promise<void> {
  await commit(actingOf(c, { status: 200, body: answer }), [changed]);
  await logged(c, action, 200, groupOf(c));
}

/** Keeps in the security log what was given or taken. */
export const logged = (c: Context<AppEnv>, action: string, status: number, { kind, id }: Group) =>
  logSecurity(c, {
    ...{ kind: 'grant', action, status, code: 'done' },
    ...(kind === 'firm' ? { caFirmId: id } : { companyId: id }),
  });

const demonstration = () => new Problem(409, 'demonstration', say('people.demonstration'));
const lastLead = ({ kind }: Group) => new Problem(409, 'last-owner', say(`people.last-lead.${kind}`));
export const alreadyIn = ({ kind }: Group) => new Problem(409, 'already-member', say(`people.already-in.${kind}`));

/** Why an invitation cannot be accepted any more. */
export const refusals = {
  accepted: () => new Problem(409, 'invitation-accepted', say('people.invitation-accepted')),
  revoked: () => new Problem(409, 'invitation-revoked', say('people.invitation-revoked')),
  over: () => new Problem(409, 'invitation-over', say('people.invitation-over')),
} as const;
