import type { Context } from 'hono';
import { say } from '../domain/shared/message';
import type { AppEnv } from './env';
import { countAttempt, forgetAttempts, type Limit, takeBackAttempt } from './limits';
import { logSecurity, networkHash } from './log';
import { verifyPassword } from './password';
import { atFault } from './problem';

// Who sits before an open session need not be its person. What would let them stay asks for the password again.

const MINUTE = 60;
const GUESSES: { account: Limit; network: Limit } = {
  account: { most: 5, seconds: MINUTE },
  network: { most: 20, seconds: MINUTE },
};

const PASSWORD = `SELECT password FROM accounts WHERE user_id = ? AND provider_id = 'credential'`;

/**
 * Goes on where a password is that of whoever is signed in. Throws 400 at the field `password` where it is not, and 429 past five
 * tries a minute, before anything is hashed.
 */
export async function mustKnowPassword(c: Context<AppEnv>, password: string): Promise<void> {
  const { DB } = c.env;
  const { id } = c.var.person;
  const [account, network] = [`password:account:${id}`, `password:network:${networkHash(c)}`];
  await countAttempt(DB, account, GUESSES.account);
  await countAttempt(DB, network, GUESSES.network);
  const hash = await DB.prepare(PASSWORD).bind(id).first<string>('password');
  if (!hash || !(await verifyPassword({ hash, password }))) {
    await logSecurity(c, { kind: 'password', action: 'confirm', status: 400, code: 'invalid-password' });
    throw atFault(400, 'password', say('identity.invalid-password'), 'invalid-password');
  }
  await forgetAttempts(DB, account);
  await takeBackAttempt(DB, network);
}
