import { isoDate } from '../../domain/shared/dates';
import { onDay } from '../../domain/shared/explained';
import { say } from '../../domain/shared/message';
import { inIndia } from '../../platform/clock';
import { inBaseWords } from '../../platform/http';
import { type Mail, plain } from '../../platform/mail';
import type { MoveKind } from './move.table';

type Told = { id: string; kind: MoveKind; company: string; asker: string; expiresAt: string; link: string };

/** Tells whoever can agree that a company is offered. Names are other people's words: they stand in the text alone. */
export function offerMail({ id, kind, company, asker, expiresAt, link }: Told, to: string): Mail {
  const until = onDay(isoDate(inIndia(new Date(expiresAt)).slice(0, 10)));
  const facts = { asker: plain(asker), company: plain(company), until, link };
  const subject = inBaseWords(say(`mail.move-${kind}-subject`));
  return { key: `move:${id}:${to}`, to, subject, text: inBaseWords(say(`mail.move-${kind}`, facts)) };
}

/** Tells who offered that the other side agreed. */
export function movedMail(id: string, { company, by }: { company: string; by: string }, to: string): Mail {
  const words = say('mail.company-moved', { company: plain(company), by: plain(by) });
  return { key: `moved:${id}`, to, subject: inBaseWords(say('mail.company-moved-subject')), text: inBaseWords(words) };
}
