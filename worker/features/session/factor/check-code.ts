import type { Context } from 'hono';
import { say } from '../../../domain/shared/message';
import { machineTime } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { countAttempt, forgetAttempts, type Limit, takeBackAttempt } from '../../../platform/limits';
import { logFailure, logSecurity, networkHash } from '../../../platform/log';
import { sendMail } from '../../../platform/mail';
import { atFault, Problem } from '../../../platform/problem';
import { claimStep, findFactor, takeRecoveryCode } from './factor.repository';
import { type FactorEvent, factorMail } from './factor.words';
import { bare } from './recovery';
import { stepOf, unsealed } from './totp';

/** Whose code is looked at. */
export type Holder = { id: string; email: string };

const MINUTE = 60;
const DAY = 86_400;
/** Of a million codes three are right at any time: fifty guesses a day find one in eighteen years. */
const GUESSES: Readonly<Record<'few' | 'day' | 'network', Limit>> = {
  few: { most: 5, seconds: 5 * MINUTE },
  day: { most: 50, seconds: DAY },
  network: { most: 20, seconds: MINUTE },
};

/**
 * Uses a code up, of the app or a recovery code. Throws 400 at the field `code` where it is wrong or was used before, and 429 past
 * five guesses in five minutes; the person then hears of it by mail.
 */
export async function takeCode(c: Context<AppEnv>, holder: Holder, code: string): Promise<void> {
  return withinGuesses(c, holder, async () => {
    const typed = bare(code);
    return /^\d{6}$/.test(typed) ? byApp(c, holder, typed) : byRecovery(c, holder, typed);
  });
}

async function byApp(c: Context<AppEnv>, { id }: Holder, code: string): Promise<void> {
  const factor = await findFactor(c.env.DB, id);
  const secret = factor?.confirmedAt ? await unsealed(c.env, id, factor.secret) : undefined;
  const step = secret && stepOf(secret, code, machineTime());
  if (!step) throw wrongCode();
  if (!(await claimStep(c.env.DB, id, step))) throw atFault(400, 'code', say('factor.code-used'), 'code-used');
}

async function byRecovery(c: Context<AppEnv>, { id, email }: Holder, code: string): Promise<void> {
  const outcome = await takeRecoveryCode(c.env.DB, id, code);
  if (outcome === 'wrong') throw wrongCode();
  if (outcome === 'used') throw atFault(400, 'code', say('factor.recovery-used'), 'recovery-code-used');
  await logSecurity(c, { kind: 'factor', action: 'use-recovery', status: 200, code: 'done', email });
  await tell(c, email, 'recovery-used');
}

/** The step of time of the first code of an app that is being set up. Throws as `takeCode` does. */
export const stepOfFirst = (c: Context<AppEnv>, holder: Holder, secret: string, code: string): Promise<number> =>
  withinGuesses(c, holder, async () => {
    const step = stepOf(secret, bare(code), machineTime());
    if (!step) throw wrongCode();
    return step;
  });

const wrongCode = () => atFault(400, 'code', say('factor.wrong-code'), 'wrong-code');

async function withinGuesses<Answer>(c: Context<AppEnv>, holder: Holder, run: () => Promise<Answer>): Promise<Answer> {
  const { DB } = c.env;
  const [few, day] = [`second-factor:account:${holder.id}`, `second-factor:day:${holder.id}`];
  const network = `second-factor:network:${networkHash(c)}`;
  try {
    await countAttempt(DB, few, GUESSES.few);
    await countAttempt(DB, day, GUESSES.day);
    await countAttempt(DB, network, GUESSES.network);
    const answer = await run();
    await forgetAttempts(DB, few);
    for (const key of [day, network]) await takeBackAttempt(DB, key);
    return answer;
  } catch (failure) {
    await noteFailure(c, holder, failure);
    throw failure;
  }
}

async function noteFailure(c: Context<AppEnv>, { id, email }: Holder, failure: unknown): Promise<void> {
  if (!(failure instanceof Problem)) return;
  const { status, code } = failure;
  await logSecurity(c, { kind: 'factor', action: 'code', status, code, email });
  if (status !== 429) return;
  // Once a day: whoever guesses must not fill a mailbox.
  const isFirst = await countAttempt(c.env.DB, `second-factor:told:${id}`, { most: 1, seconds: DAY }).then(
    () => true,
    () => false,
  );
  if (isFirst) await tell(c, email, 'guessed');
}

/** Mails somebody what happened to their second factor, and to which passkey. It happened, also where the mail is late. */
export async function tell(c: Context<AppEnv>, to: string, what: FactorEvent, passkey = ''): Promise<void> {
  const { origin, requestId } = c.var;
  const mail = factorMail(to, what, { address: `${origin}/profile`, passkey, requestId });
  await sendMail(c.env, mail).catch((failure: unknown) => logFailure(c.var.requestId, failure));
}
