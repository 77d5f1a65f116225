import type { Context } from 'hono';
import { say } from '../../../domain/shared/message';
import type { AppEnv } from '../../../platform/env';
import { atFault, Problem } from '../../../platform/problem';
import { mustKnowPassword } from '../../../platform/step-up';
import { type Holder, takeCode } from './check-code';
import type { Shown } from './factor.contract';
import { type Standing, standingOf } from './factor.repository';
import { takePasskey } from './passkey';

/** Takes a second factor, by a code or a passkey. Throws as `takeCode` and `takePasskey` do, and 400 where there is neither. */
export async function takeShown(
  c: Context<AppEnv>,
  holder: Holder,
  { code, passkey }: Shown,
  purpose: 'confirm' | 'second-step',
): Promise<void> {
  if (passkey) return takePasskey(c, holder, passkey, purpose);
  if (!code) throw atFault(400, 'code', say('field.required'));
  return takeCode(c, holder, code);
}

/** Goes on where somebody shows their password, and their second factor where one is on. How they stand to it is returned. */
export async function mustProve(
  c: Context<AppEnv>,
  { password, ...shown }: Shown & { password: string },
): Promise<Standing> {
  await mustKnowPassword(c, password);
  const standing = await standingOf(c.env.DB, c.var.person.id);
  if (standing.ways.length > 0) await takeShown(c, c.var.person, shown, 'confirm');
  return standing;
}

/** A visitor of the demonstration has no password, and nothing to guard. Throws 403. */
export function mustHaveAccount(c: Context<AppEnv>): void {
  if (c.var.person.isAnonymous) throw new Problem(403, 'sign-up-first', say('profile.sign-up-first'));
}
