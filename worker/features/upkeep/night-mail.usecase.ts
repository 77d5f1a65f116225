import type { IsoDate } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { type Bindings, settingsOf } from '../../platform/env';
import { inBaseWords } from '../../platform/http';
import { logFailure } from '../../platform/log';
import { sendMail } from '../../platform/mail';
import type { Anchored } from '../audit/anchor.repository';
import { nightReaders } from '../audit/chain-ends.repository';

/**
 * Mails to each owner who asked for it what a night kept of the firm's chains. A mailbox is out of reach of whoever can change the
 * database and the files: a trail that was written anew does not agree with it. The same night again is the same mail.
 */
export async function mailNight(env: Bindings, day: IsoDate, firms: Anchored['firms']): Promise<void> {
  const byFirm = new Map(firms.map((night) => [night.caFirmId, night]));
  for (const { caFirmId, firm, userId, email } of await nightReaders(env.DB)) {
    const night = byFirm.get(caFirmId);
    if (!night) continue;
    const { chains, entries, code } = night;
    const address = `${settingsOf(env).APP_ORIGIN}/audit-trail?of=firm`;
    const subject = inBaseWords(say('mail.night-subject', { firm, day }));
    const text = inBaseWords(say('mail.night', { firm, day, chains, entries, code, address }));
    // A mail that fails is kept and tried again.
    await sendMail(env, { key: `night:${caFirmId}:${userId}:${day}`, to: email, subject, text }).catch(
      (error: unknown) => logFailure(`night ${day}`, error),
    );
  }
}
