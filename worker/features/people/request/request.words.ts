import { isoDate } from '../../../domain/shared/dates';
import { onDay } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import type { Person } from '../../../platform/access';
import { inBaseWords } from '../../../platform/http';
import { type Mail, plain } from '../../../platform/mail';
import type { Group, Terms } from '../people.group';
import type { AccessRequest, Target } from './request.repository';

/** Where those who decide see the requests. */
export const peoplePage = (origin: string, { kind, id }: Group): string =>
  kind === 'firm' ? `${origin}/multi-company?firm=${id}&tab=people` : `${origin}/people?company=${id}`;

type Asked = { id: string; person: Person; reason: string | null };

/** Tells somebody who decides that a person asks. Names and reasons are other people's words: they stand in the text alone. */
export function requestMail(
  { id, person, reason }: Asked,
  target: Target,
  lead: { id: string; email: string },
  link: string,
): Mail {
  const facts = { name: plain(person.name), email: person.email, of: plain(target.name), link };
  const words = reason
    ? say('mail.access-request-for', { ...facts, reason: plain(reason, 200) })
    : say('mail.access-request', facts);
  const subject = inBaseWords(say('mail.access-request-subject'));
  return { key: `access-request:${id}:${lead.id}`, to: lead.email, subject, text: inBaseWords(words) };
}

/** Tells who asked that they are let in. */
export function approvalMail({ id, email }: AccessRequest, name: string, { role, endsOn }: Terms, link: string): Mail {
  const facts = { of: plain(name), role: say(`people.role.${role}`), link };
  const words = endsOn
    ? say('mail.access-given-ending', { ...facts, ends: onDay(isoDate(endsOn)) })
    : say('mail.access-given', facts);
  const subject = inBaseWords(say('mail.access-given-subject'));
  return { key: `access-given:${id}`, to: email, subject, text: inBaseWords(words) };
}
