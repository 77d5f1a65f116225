import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { anonymous } from 'better-auth/plugins/anonymous';
import { PASSWORD_LENGTH } from '../../domain/session/password';
import { say } from '../../domain/shared/message';
import { SESSION_COOKIE } from '../../platform/access';
import { openDatabase } from '../../platform/database';
import { type Bindings, isDemoOn, settingsOf } from '../../platform/env';
import { inBaseWords } from '../../platform/http';
import { newId } from '../../platform/ids';
import { type Mail, sendMail } from '../../platform/mail';
import { hashPassword, verifyPassword } from '../../platform/password';
import { handDemoOver } from './demo-hand-over.repository';
import { Gate } from './factor/second-step';
import { accounts, sessions, users, verifications } from './session.table';
import { confirmAddress, dropUnprovedPassword } from './sign-up';

const HOUR = 3_600;

/** How long the link of a sign-up's mail holds, in seconds. */
export const VERIFIED_WITHIN = 24 * HOUR;

/** Who hears of what the library keeps to itself. */
type Listener = {
  /** An address was confirmed, and the password of its account was not its owner's. */
  unproved?: (userId: string) => void;
  /** Takes the mail of a call, to be sent when it is done; else it is sent at once. */
  mail?: (mail: Mail) => void;
  /** Whether a session of somebody may begin. Without it none of somebody does who has a second factor, or must set one up. */
  mayOpen?: (userId: string) => Promise<boolean>;
};

/** Identity only: who somebody is. Built per request, since a database captured at start hangs after the isolate has idled. */
export function authOf(env: Bindings, origin: string, { unproved, mail, mayOpen }: Listener = {}) {
  // Before the address is confirmed and after: a sign-up may come between.
  const dropUnproved = async ({ id }: { id: string }, request?: Request) => {
    if (await dropUnprovedPassword(env, id, request)) unproved?.(id);
  };
  const send = async (written: Mail) => (mail ? mail(written) : sendMail(env, written));
  const opens = mayOpen ?? ((userId: string) => new Gate(env).opens(userId));
  return betterAuth({
    appName: 'Anupalan',
    baseURL: origin,
    basePath: '/api/auth',
    secret: settingsOf(env).BETTER_AUTH_SECRET,
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(openDatabase(env.DB), {
      provider: 'sqlite',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    databaseHooks: {
      // Whatever way in the library finds: false begins no session.
      session: { create: { before: async ({ userId }) => ((await opens(userId)) ? undefined : false) } },
    },
    // Our own counters limit attempts per account and address before a password is hashed.
    rateLimit: { enabled: false },
    session: { expiresIn: 12 * HOUR, disableSessionRefresh: true, freshAge: HOUR / 6, cookieCache: { enabled: false } },
    advanced: {
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: SESSION_COOKIE,
          attributes: { secure: true, httpOnly: true, sameSite: 'lax', path: '/' },
        },
      },
      database: { generateId: newId },
      // The security log has what is kept of addresses.
      ipAddress: { disableIpTracking: true },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_LENGTH.least,
      maxPasswordLength: PASSWORD_LENGTH.most,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: verifyPassword },
      sendResetPassword: ({ user, url, token }) => send(resetMail(user.email, url, token)),
      // The link of a mail was opened, so the address is theirs.
      onPasswordReset: ({ user }) => confirmAddress(env.DB, user.id),
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: true,
      expiresIn: VERIFIED_WITHIN,
      sendVerificationEmail: ({ user, url, token }) => send(verificationMail(user.email, url, token)),
      beforeEmailVerification: dropUnproved,
      afterEmailVerification: dropUnproved,
    },
    plugins: isDemoOn(env) ? [demoVisitor(env)] : [],
  });
}

/** A visitor of the demonstration; signing up hands their demonstration over to the new account. */
const demoVisitor = (env: Bindings) =>
  anonymous({
    emailDomainName: 'demo.invalid',
    generateName: () => inBaseWords(say('identity.visitor')),
    disableDeleteAnonymousUser: true,
    onLinkAccount: ({ anonymousUser, newUser }) => handDemoOver(env.DB, anonymousUser.user.id, newUser.user.id),
  });

const verificationMail = (to: string, url: string, token: string): Mail => ({
  key: `verify:${token.slice(-43)}`,
  to,
  subject: inBaseWords(say('mail.verify-subject')),
  text: inBaseWords(say('mail.verify', { url })),
});

const resetMail = (to: string, url: string, token: string): Mail => ({
  key: `reset:${token}`,
  to,
  subject: inBaseWords(say('mail.reset-subject')),
  text: inBaseWords(say('mail.reset', { url })),
});
