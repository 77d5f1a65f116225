import { say } from '../../../domain/shared/message';
import { inBaseWords } from '../../../platform/http';
import type { Mail } from '../../../platform/mail';

/** What somebody hears of that happened to their second factor. */
export type FactorEvent =
  | 'added'
  | 'removed'
  | 'renewed'
  | 'recovery-used'
  | 'guessed'
  | 'passkey-added'
  | 'passkey-removed';

type Told = { address: string; passkey: string; requestId: string };

export const factorMail = (to: string, what: FactorEvent, { requestId, ...told }: Told): Mail => ({
  key: `second-factor-${what}:${requestId}`,
  to,
  subject: inBaseWords(say(`mail.factor-${what}-subject`)),
  text: inBaseWords(say(`mail.factor-${what}`, told)),
});
