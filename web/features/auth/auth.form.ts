import * as v from 'valibot';
import { PASSWORD_LENGTH } from '#domain/session/password';
import { m } from '../../lib/messages';

export const KINDS = ['company', 'firm'] as const;
export type Kind = (typeof KINDS)[number];

/** For whom somebody new comes: a company or firm of their own, or by the path of an invitation's link. */
export type Arrival = { kind: Kind } | { invitation: string };

/** The path of an invitation, where that is what somebody was going to; it is not lost on those who have no account yet. */
export const invitationIn = (next: string | undefined): string | undefined =>
  next?.startsWith('/welcome?invitation=') ? next : undefined;

const required = () => m.ui_required();

const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(required),
  v.email(() => m.auth_email_wrong()),
);

const newPassword = v.pipe(
  v.string(),
  v.nonEmpty(required),
  v.minLength(PASSWORD_LENGTH.least, () => m.auth_password_short({ least: PASSWORD_LENGTH.least })),
  v.maxLength(PASSWORD_LENGTH.most, () => m.auth_password_long({ most: PASSWORD_LENGTH.most })),
);

export const signInForm = v.object({ email, password: v.pipe(v.string(), v.nonEmpty(required)) });

export const signUpForm = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(120, () => m.auth_name_long({ most: 120 })),
  ),
  email,
  password: newPassword,
});

export const forgotForm = v.object({ email });

export const resetForm = v.object({ newPassword });
