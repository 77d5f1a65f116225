import type { Context } from 'hono';
import { generateCookie } from 'hono/cookie';
import { PASSWORD_LENGTH } from '../../domain/session/password';
import { type Message, say } from '../../domain/shared/message';
import { signedToken } from '../../platform/authorize';
import { machineTime } from '../../platform/clock';
import { isCommonPassword } from '../../platform/common-passwords';
import { type AppEnv, isDemoOn } from '../../platform/env';
import { jsonIn } from '../../platform/form';
import { fitting, inBaseWords, languageOf, problemResponse } from '../../platform/http';
import { newId } from '../../platform/ids';
import { logSecurity } from '../../platform/log';
import { canMail, type Mail, mailNotConfigured, sendMail } from '../../platform/mail';
import { atFault, notHere, Problem } from '../../platform/problem';
import { Gate } from './factor/second-step';
import { codeOf, withLog } from './session.acts';
import { withinLimits } from './session.attempts';
import { authOf, VERIFIED_WITHIN } from './session.auth';
import { changeBody, mailedBody, resetBody, signUpBody } from './session.contract';
import { emailOfReset, emailOfSession, endSessionOf, endSessionsOf, forgetUnverified } from './session.repository';
import { SIGN_UP_COOKIE, signUpProof } from './sign-up';

// What better-auth offers beyond these is not used, so it is not there.
const OFFERED = new Set([
  '/sign-in/email',
  '/sign-up/email',
  '/sign-in/anonymous',
  '/sign-out',
  '/verify-email',
  '/send-verification-email',
  '/request-password-reset',
  '/reset-password',
  '/get-session',
  '/list-sessions',
  '/change-password',
]);
const isOffered = (path: string) => OFFERED.has(path) || /^\/reset-password\/[\w-]+$/.test(path);

/** Answers a call of identity: what the library offers and we use, with what the product does beside it. */
export async function identity(c: Context<AppEnv>): Promise<Response> {
  const path = c.req.path.replace(/^\/api\/auth/, '');
  if (!isOffered(path)) throw notHere();
  mustBeMethod(c.req.method, path);
  if (path === '/sign-in/anonymous' && !isDemoOn(c.env)) throw notHere();
  const body = c.req.raw.body ? await c.req.text() : undefined;
  const request = new Request(c.req.raw, body === undefined ? {} : { body });
  const run = STEPS[path] ?? answered;
  return asOurs(c, await withinLimits(c, path, () => withLog(c, path, () => run(c, request))));
}

/** What a browser opens; everything else of identity's is sent. */
const OPENED = /^\/(verify-email|get-session|list-sessions|reset-password\/[\w-]+)$/;

/** Throws 405 with the methods that the path has. */
function mustBeMethod(method: string, path: string): void {
  const methods = OPENED.test(path) ? ['GET', 'HEAD'] : ['POST'];
  if (methods.includes(method)) return;
  const allow = methods.join(', ');
  throw new Problem(405, 'method-not-allowed', say('problem.method-not-allowed', { allow }), {}, {}, { allow });
}

type Step = (c: Context<AppEnv>, request: Request) => Promise<Response>;

const answered: Step = (c, request) => authOf(c.env, c.var.origin).handler(request);

type Words = { subject: Message; text: (address: string) => Message };

/** What whoever asks for a mail reads where the library has none for them. */
const HAS_ACCOUNT: Words = {
  subject: say('mail.has-account-subject'),
  text: (address) => say('mail.has-account', { address }),
};
const NO_ACCOUNT: Words = {
  subject: say('mail.no-account-subject'),
  text: (address) => say('mail.no-account', { address }),
};
const NOTHING_TO_CONFIRM: Words = {
  subject: say('mail.nothing-to-confirm-subject'),
  text: (address) => say('mail.nothing-to-confirm', { address }),
};

/**
 * Answers when the mail that the call is for was handed over, with the failure where it could not be, and begins nothing where none
 * can be. Each address gets a mail: one with an account and one without are answered, and take as long, alike, also while mail is down.
 */
const mailed =
  (otherwise: Words): Step =>
  async (c, request) => {
    if (!canMail(c.env)) throw mailNotConfigured();
    const mails: Mail[] = [];
    const response = await authOf(c.env, c.var.origin, { mail: (mail) => mails.push(mail) }).handler(request);
    if (!response.ok) return response;
    await sendMail(c.env, mails[0] ?? (await mailWithoutLink(c, otherwise)));
    return response;
  };

async function mailWithoutLink(c: Context<AppEnv>, { subject, text }: Words): Promise<Mail> {
  const { email } = await fitting(mailedBody, await jsonIn(c));
  const key = `without-link:${c.var.requestId}`;
  return { key, to: email, subject: inBaseWords(subject), text: inBaseWords(text(`${c.var.origin}/sign-in`)) };
}

/** What the product does beside the library. */
const STEPS: Readonly<Record<string, Step>> = {
  '/sign-in/email': signIn,
  '/sign-up/email': signUp,
  '/verify-email': verifyEmail,
  '/send-verification-email': mailed(NOTHING_TO_CONFIRM),
  '/request-password-reset': mailed(NO_ACCOUNT),
  '/reset-password': resetPassword,
  '/change-password': changePassword,
};

/** Refuses a password that a guesser would try first. Throws 400 at its field. */
function refuseGuessable(field: string, password: string, email: string | undefined): void {
  const typed = password.trim().toLowerCase();
  if (email && [email.toLowerCase(), email.toLowerCase().split('@')[0]].includes(typed))
    throw atFault(400, field, say('identity.password-is-email'), 'password-is-email');
  if (isCommonPassword(password)) throw atFault(400, field, say('identity.password-common'), 'password-common');
}

/** Chooses a password by the link of a mail. */
async function resetPassword(c: Context<AppEnv>, request: Request): Promise<Response> {
  const { newPassword, token } = await fitting(resetBody, await jsonIn(c));
  refuseGuessable('newPassword', newPassword, await emailOfReset(c.env.DB, token));
  return answered(c, request);
}

/** Changes a password, and ends every session that began with the old one; whoever changes it goes on in a new one. */
async function changePassword(c: Context<AppEnv>, request: Request): Promise<Response> {
  const sent = await jsonIn(c);
  const { newPassword } = await fitting(changeBody, sent);
  refuseGuessable('newPassword', newPassword, await emailOfSession(c.env.DB, (await signedToken(c)) ?? ''));
  const body = JSON.stringify({ ...(sent as object), revokeOtherSessions: true });
  // Whoever is signed in has shown all that is asked for.
  const auth = authOf(c.env, c.var.origin, { mayOpen: async () => true });
  return auth.handler(new Request(request, { body }));
}

/** Whoever signs in where somebody is signed in takes the place of that session. */
async function signIn(c: Context<AppEnv>, request: Request): Promise<Response> {
  const earlier = await signedToken(c);
  const gate = new Gate(c.env);
  const auth = authOf(c.env, c.var.origin, { mayOpen: (userId) => gate.opens(userId) });
  const response = await gate.answer(await auth.handler(request));
  if (response.status !== 200 || !earlier) return response;
  const email = await emailOfSession(c.env.DB, earlier);
  await endSessionOf(c.env.DB, earlier);
  if (email) await logSecurity(c, { kind: 'session', action: 'replace-session', status: 200, code: 'done', email });
  return response;
}

/** A sign-up whose mail nobody opened holds no address: the next one takes its place, and ends its password and sessions. */
async function signUp(c: Context<AppEnv>, request: Request): Promise<Response> {
  const { email, password } = await fitting(signUpBody, await jsonIn(c));
  if (!canMail(c.env)) throw mailNotConfigured();
  refuseGuessable('password', password, email);
  const { least, most } = PASSWORD_LENGTH;
  if (least <= password.length && password.length <= most) await forgetUnverified(c.env.DB, email);
  const response = await mailed(HAS_ACCOUNT)(c, request);
  return response.ok ? withProof(response, await signUpProof(c.env, email), VERIFIED_WITHIN) : response;
}

/**
 * Somebody who opens a mail in another browser than the one that signed up is led to choose a password. They are not signed in
 * before: the link may be that of whoever sent it to them, and what they enter would be in the other's account.
 */
async function verifyEmail(c: Context<AppEnv>, request: Request): Promise<Response> {
  let withoutPassword: string | undefined;
  const auth = authOf(c.env, c.var.origin, {
    unproved: (userId) => {
      withoutPassword = userId;
    },
  });
  const opened = await auth.handler(request);
  if (!withoutPassword) return withProof(opened, '', 0);
  await endSessionsOf(c.env.DB, withoutPassword);
  const response = withProof(new Response(null, { status: 302 }), '', 0);
  const token = newId();
  const { internalAdapter } = await auth.$context;
  const expiresAt = new Date(machineTime() + CHOSEN_WITHIN_MS);
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: withoutPassword,
    expiresAt,
  });
  response.headers.set('location', `/reset-password?token=${token}&isConfirmed=true`);
  return response;
}

const CHOSEN_WITHIN_MS = 3_600_000;

function withProof(response: Response, proof: string, maxAge: number): Response {
  const kept = new Response(response.body, response);
  const cookie = generateCookie(SIGN_UP_COOKIE, proof, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge,
  });
  kept.headers.append('set-cookie', cookie);
  return kept;
}

/** Session tokens stay in the cookie, and refusals speak as ours do. */
async function asOurs(c: Context<AppEnv>, response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const body = withoutTokens(await response.json().catch(() => null));
  if (response.status >= 400) return refusal(c, response.status, body);
  return new Response(JSON.stringify(body), response);
}

function withoutTokens(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTokens);
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'token');
  return Object.fromEntries(kept.map(([name, member]) => [name, withoutTokens(member)]));
}

// The refusals of better-auth that we have words for; its own are English.
const KNOWN = new Set([
  'invalid-email-or-password',
  'invalid-password',
  'invalid-email',
  'email-not-verified',
  'user-already-exists',
  'user-already-exists-use-another-email',
  'password-too-short',
  'password-too-long',
  'invalid-token',
  'token-expired',
  'email-already-verified',
  'session-not-fresh',
]);

function refusal(c: Context<AppEnv>, status: number, body: unknown): Response {
  const code = codeOf(body);
  const known = status >= 500 ? 503 : (status as 400);
  const message = KNOWN.has(code) ? say(`identity.${code}`) : say('problem.refused');
  return problemResponse(new Problem(known, code, message), c.var.requestId, languageOf(c.req.raw));
}
