import type { Context } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../../platform/env';
import { logSecurity, type SecurityKind } from '../../platform/log';
import { Problem } from '../../platform/problem';
import { accountOf } from './session.attempts';
import { emailOfReset } from './session.repository';

/** The acts of identity that the security log keeps; a guess past the limit is refused before it is one. */
const ACTS: Readonly<Record<string, readonly [kind: SecurityKind, action: string]>> = {
  '/sign-in/email': ['sign-in', 'sign-in'],
  '/sign-up/email': ['sign-in', 'sign-up'],
  '/verify-email': ['sign-in', 'confirm-address'],
  '/send-verification-email': ['sign-in', 'ask-confirmation'],
  '/sign-out': ['session', 'sign-out'],
  '/request-password-reset': ['password', 'ask-reset'],
  '/reset-password': ['password', 'reset'],
  '/change-password': ['password', 'change'],
};

/** Runs a call of identity, and keeps in the security log how it ended. */
export async function withLog(c: Context<AppEnv>, path: string, run: () => Promise<Response>): Promise<Response> {
  const act = ACTS[path];
  if (!act) return run();
  const [kind, action] = act;
  // Looked up first: the act may end what says whose it is.
  const email = await whoseAct(c, path);
  const response = await run().catch(async (failure: unknown) => {
    const { status, code } = failure instanceof Problem ? failure : { status: 500, code: 'internal' };
    await logSecurity(c, { kind, action, status, code, email });
    throw failure;
  });
  const { status } = response;
  // A link that holds no more leads on with its fault in the address.
  const isDone = status < 400 && !/[?&]error=/.test(response.headers.get('location') ?? '');
  const body: unknown = isDone ? undefined : await bodyOf(response);
  await logSecurity(c, { kind, action, status, code: isDone ? (DONE[status] ?? 'done') : codeOf(body), email });
  return response;
}

/** A password that was right does not sign in whoever has a second factor. */
const DONE: Readonly<Record<number, string>> = { 202: 'second-step-asked' };

const bodyOf = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => undefined);

const authFailure = z.object({ code: z.string().optional() });

/** The library's code of a refusal, as ours are written. */
export const codeOf = (body: unknown): string =>
  (authFailure.safeParse(body).data?.code ?? 'refused').toLowerCase().replaceAll('_', '-');

const withToken = z.object({ token: z.string() });

/** The address of the account that an act is about. */
async function whoseAct(c: Context<AppEnv>, path: string): Promise<string> {
  if (path === '/verify-email') return emailInside(c.req.query('token'));
  if (path !== '/reset-password') return accountOf(c, path);
  const { token = '' } = withToken.safeParse(await c.req.json().catch(() => undefined)).data ?? {};
  return (await emailOfReset(c.env.DB, token)) ?? '';
}

/** The address that the link of a sign-up's mail carries, whoever signed it: for the log alone. */
function emailInside(token = ''): string {
  try {
    const carried: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return z.object({ email: z.string() }).parse(carried).email.toLowerCase();
  } catch {
    return '';
  }
}
