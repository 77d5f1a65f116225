import type { Context } from 'hono';
import { getCookie, setCookie, setSignedCookie } from 'hono/cookie';
import { say } from '../../../domain/shared/message';
import { SESSION_COOKIE } from '../../../platform/access';
import { signedToken } from '../../../platform/authorize';
import { failedOn } from '../../../platform/database';
import { type AppEnv, settingsOf } from '../../../platform/env';
import { logSecurity } from '../../../platform/log';
import { Problem } from '../../../platform/problem';
import { changedMeanwhile } from '../../audit/audit.repository';
import { endSessionOf } from '../session.repository';
import { type Holder, tell } from './check-code';
import {
  type FirstCodes,
  findStep,
  openSession,
  SESSION_SECONDS,
  type Step,
  standingOf,
  stepEnded,
} from './factor.repository';
import type { FactorEvent } from './factor.words';
import { newRecoveryCodes } from './recovery';
import { STEP_COOKIE } from './second-step';

type Ctx = Context<AppEnv>;

/** Whose second step it is. */
export const holderOf = ({ userId, email, name }: Step) => ({ id: userId, email, name });

/** The second step that this browser is at. Throws 409 where it is at none, or at another one. */
export async function stepAt(c: Ctx, need: Step['need']): Promise<{ step: Step; secret: string }> {
  const secret = getCookie(c, STEP_COOKIE) ?? '';
  const step = secret === '' ? null : await findStep(c.env.DB, secret);
  if (step?.need !== need) throw new Problem(409, 'step-over', say('factor.step-over'));
  return { step, secret };
}

const COOKIE = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const;

/** Ends the second step of this browser, and begins the session that it was for. */
export const signedIn = (c: Ctx, { userId, email }: Step, secret: string): Promise<void> =>
  beganSession(c, { id: userId, email }, { action: 'second-step', before: stepEnded(c.env.DB, secret) });

type Way = { action: 'second-step' | 'passkey-sign-in'; before: readonly D1PreparedStatement[] };

/** Begins a session of somebody who has shown all that is asked for, in the place of whoever was signed in here before. */
export async function beganSession(c: Ctx, { id, email }: Holder, { action, before }: Way): Promise<void> {
  const { DB } = c.env;
  const earlier = await signedToken(c);
  const userAgent = c.req.header('user-agent') ?? '';
  const token = await openSession(DB, id, userAgent, before).catch(refuseLate);
  if (earlier) await endSessionOf(DB, earlier);
  const { BETTER_AUTH_SECRET } = settingsOf(c.env);
  await setSignedCookie(c, SESSION_COOKIE, token, BETTER_AUTH_SECRET, { ...COOKIE, maxAge: SESSION_SECONDS });
  setCookie(c, STEP_COOKIE, '', { ...COOKIE, maxAge: 0 });
  await logSecurity(c, { kind: 'sign-in', action, status: 200, code: 'done', email });
}

/** Which session stays when a way is added to a second factor, and whether it may be added beside others. */
export type Adding = { keptToken: string; mustBeFirst?: boolean };

/** Who sets a second factor up before they are signed in has shown the password alone: beside another way that is not enough. */
export const FIRST: Adding = { keptToken: '', mustBeFirst: true };

/** The recovery codes that the first way of a second factor brings; none for a further one. */
export async function firstCodes(d1: D1Database, userId: string, mustBeFirst: boolean): Promise<FirstCodes> {
  const { ways } = await standingOf(d1, userId);
  return mustBeFirst || ways.length === 0 ? newRecoveryCodes() : undefined;
}

export function refuseLate(failure: unknown): never {
  throw failedOn(failure, 'must.ok') ? changedMeanwhile() : failure;
}

/** Keeps in the security log what became of somebody's second factor, and mails it to them. */
export async function noted(c: Ctx, { email }: Holder, action: string, what: FactorEvent, passkey = ''): Promise<void> {
  await logSecurity(c, { kind: 'factor', action, status: 200, code: 'done', email });
  await tell(c, email, what, passkey);
}
