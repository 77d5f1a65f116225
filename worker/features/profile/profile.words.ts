import { type Message, say } from '../../domain/shared/message';
import { inBaseWords } from '../../platform/http';
import type { Mail } from '../../platform/mail';

/** To the address that an account is to move to: the link that moves it. */
export const moveMail = (to: string, url: string, key: string): Mail =>
  mail(key, to, say('mail.move-subject'), say('mail.move', { url }));

/** To the same, where it has an account already: whoever asked is told nothing of that. */
export const takenMail = (to: string, address: string, key: string): Mail =>
  mail(key, to, say('mail.move-taken-subject'), say('mail.move-taken', { address }));

/** To the address that an account has: somebody asked to move it. */
export const movingMail = (to: string, email: string, address: string, key: string): Mail =>
  mail(key, to, say('mail.moving-subject'), say('mail.moving', { email, address }));

/** To the address that an account had. */
export const movedMail = (to: string, email: string, key: string): Mail =>
  mail(key, to, say('mail.moved-subject'), say('mail.moved', { email }));

const mail = (key: string, to: string, subject: Message, text: Message): Mail => ({
  ...{ key, to },
  subject: inBaseWords(subject),
  text: inBaseWords(text),
});
