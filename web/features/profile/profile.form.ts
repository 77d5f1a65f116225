import * as v from 'valibot';
import { PASSWORD_LENGTH } from '#domain/session/password';
import { m } from '../../lib/messages';

const required = () => m.ui_required();

export const nameForm = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(120, () => m.auth_name_long({ most: 120 })),
  ),
});

const password = v.pipe(v.string(), v.nonEmpty(required));

export const addressForm = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(required),
    v.email(() => m.auth_email_wrong()),
  ),
  password,
});

export const passwordForm = v.object({
  currentPassword: password,
  newPassword: v.pipe(
    password,
    v.minLength(PASSWORD_LENGTH.least, () => m.auth_password_short({ least: PASSWORD_LENGTH.least })),
    v.maxLength(PASSWORD_LENGTH.most, () => m.auth_password_long({ most: PASSWORD_LENGTH.most })),
  ),
});
