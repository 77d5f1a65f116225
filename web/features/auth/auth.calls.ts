import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { api, send } from '../../lib/api/api';
import { type Me, meQuery } from '../../lib/api/session';
import type { Arrival } from './auth.form';

const auth = (path: string, body: object) => send('POST', `/api/auth/${path}`, body);

/** Where the mail's link leads once the address is confirmed: to the first facts, or to what somebody was invited to. */
const afterMail = (arrival: Arrival) => ('kind' in arrival ? `/welcome?kind=${arrival.kind}` : arrival.invitation);

/** What a password that is right leads to: a session, also where an owner is advised to set a second factor up, or a second step. */
export type SignedIn = { need?: 'factor' | 'set-up'; ways?: ('app' | 'passkey')[]; setUpBy?: string };

export const signIn = async (typed: { email: string; password: string }): Promise<SignedIn> =>
  (await auth('sign-in/email', typed)).json();

export const signUp = (arrival: Arrival, typed: { name: string; email: string; password: string }) =>
  auth('sign-up/email', { ...typed, callbackURL: afterMail(arrival) });

export const sendVerification = (email: string, arrival: Arrival) =>
  auth('send-verification-email', { email, callbackURL: afterMail(arrival) });

export const requestReset = (email: string) => auth('request-password-reset', { email, redirectTo: '/reset-password' });

export const resetPassword = (token: string, newPassword: string) => auth('reset-password', { token, newPassword });

/** A session for a visitor without an account, with a demonstration firm that only they see. */
export async function exploreDemo(): Promise<void> {
  await auth('sign-in/anonymous', {});
  await send('POST', '/api/init-demo-data');
}

/** Asks anew who is signed in, and forgets what the session before could see. */
export async function arriveAsMe(queryClient: QueryClient): Promise<Me | null> {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'settings' && queryKey[1] !== 'me' });
  return queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
}

/** The first page of somebody who is signed in. */
export function homeOf(me: Me | null): string {
  if (!me) return '/sign-in';
  if (me.firms.length > 0) return '/multi-company';
  return me.companies.length > 0 ? '/' : '/welcome';
}

const outbox = v.array(
  v.object({ to: v.string(), subject: v.string(), text: v.string(), key: v.string(), at: v.string() }),
);

export type Mail = v.InferOutput<typeof outbox>[number];

/** The newest mail kept for an address; there is an outbox only where mail stays on the machine. */
export async function newestMailTo(address: string): Promise<Mail | null> {
  const mails = v.parse(outbox, await (await api.dev.outbox.$get()).json());
  return mails.findLast(({ to }) => to.toLowerCase() === address.toLowerCase()) ?? null;
}
