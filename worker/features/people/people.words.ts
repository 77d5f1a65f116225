import { isoDate } from '../../domain/shared/dates';
import { onDay } from '../../domain/shared/explained';
import { say } from '../../domain/shared/message';
import { inIndia } from '../../platform/clock';
import { inBaseWords } from '../../platform/http';
import { type Mail, plain } from '../../platform/mail';
import type { INVITATION_STATES } from './people.contract';
import type { OpenedInvitation } from './people.repository';
import type { Invitation } from './people.table';

/** What has become of an invitation at an instant. */
export function stateOf(
  { acceptedAt, revokedAt, expiresAt }: Pick<Invitation, 'acceptedAt' | 'revokedAt' | 'expiresAt'>,
  instant: string,
): (typeof INVITATION_STATES)[number] {
  if (acceptedAt) return 'accepted';
  if (revokedAt) return 'revoked';
  return expiresAt <= instant ? 'over' : 'open';
}

/** The mail that carries the link. Names are other people's words: they stand in its text, not in its subject. */
export function invitationMail({ id, email, role, firm, inviter, expiresAt }: OpenedInvitation, link: string): Mail {
  const until = onDay(isoDate(inIndia(new Date(expiresAt)).slice(0, 10)));
  const facts = { inviter: plain(inviter), firm: plain(firm), role: say(`people.role.${role}`), until, link };
  const text = inBaseWords(say('mail.invitation', facts));
  return { key: `invitation:${id}`, to: email, subject: inBaseWords(say('mail.invitation-subject')), text };
}
