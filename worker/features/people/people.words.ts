import { isoDate } from '../../domain/shared/dates';
import { onDay } from '../../domain/shared/explained';
import { say } from '../../domain/shared/message';
import { inIndia } from '../../platform/clock';
import { inBaseWords } from '../../platform/http';
import { type Mail, plain } from '../../platform/mail';
import type { OpenedInvitation } from './people.repository';

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
