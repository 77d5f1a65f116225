import { isoDate } from '../../domain/shared/dates';
import { onDay } from '../../domain/shared/explained';
import { say } from '../../domain/shared/message';
import { inIndia, now, today } from '../../platform/clock';
import { inBaseWords } from '../../platform/http';
import { type Mail, plain } from '../../platform/mail';
import type { INVITATION_STATES } from './people.contract';
import type { Terms } from './people.group';
import type { Invitation, OpenedInvitation } from './people.repository';

/** Whether what was given is over by itself: it lets in through its last day in India. */
export const hasEnded = ({ endsOn }: Pick<Terms, 'endsOn'>, day: string): boolean => endsOn !== null && endsOn < day;

type Ends = Pick<Invitation, 'acceptedAt' | 'revokedAt' | 'expiresAt' | 'endsOn'>;

/** What has become of an invitation by now. One to what has ended meanwhile is over, too. */
export function stateOf({ acceptedAt, revokedAt, expiresAt, endsOn }: Ends): (typeof INVITATION_STATES)[number] {
  if (acceptedAt) return 'accepted';
  if (revokedAt) return 'revoked';
  return isOver({ expiresAt, endsOn }) ? 'over' : 'open';
}

/** Whether nobody can accept an invitation any more. */
export const isOver = ({ expiresAt, endsOn }: Pick<Ends, 'expiresAt' | 'endsOn'>): boolean =>
  expiresAt <= now().toISOString() || hasEnded({ endsOn }, today());

/** The mail that carries the link. Names are other people's words: they stand in its text, not in its subject. */
export function invitationMail(opened: OpenedInvitation, link: string): Mail {
  const { id, email, role, group, name, inviter, expiresAt, endsOn } = opened;
  const until = onDay(isoDate(inIndia(new Date(expiresAt)).slice(0, 10)));
  const facts = { inviter: plain(inviter), firm: plain(name), role: say(`people.role.${role}`), until, link };
  const words = endsOn
    ? say('mail.invitation-ending', { ...facts, ends: onDay(isoDate(endsOn)) })
    : say('mail.invitation', facts);
  const subject = inBaseWords(say(`mail.invitation-subject.${group.kind}`));
  return { key: `invitation:${id}`, to: email, subject, text: inBaseWords(words) };
}
