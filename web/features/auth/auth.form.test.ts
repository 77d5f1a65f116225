import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PASSWORD_LENGTH } from '#domain/session/password';
import { errorsOf } from '../../lib/form';
import { signInForm, signUpForm } from './auth.form';

const asha = { name: 'Asha', email: 'asha@example.in', password: 'x'.repeat(PASSWORD_LENGTH.least) };

const errors = (schema: v.GenericSchema, typed: unknown) => errorsOf(v.safeParse(schema, typed).issues ?? []);

test.each([
  [PASSWORD_LENGTH.least - 1, false],
  [PASSWORD_LENGTH.least, true],
  [PASSWORD_LENGTH.most, true],
  [PASSWORD_LENGTH.most + 1, false],
])('a new password of %i characters is accepted: %s', (length, isAccepted) => {
  expect(v.safeParse(signUpForm, { ...asha, password: 'x'.repeat(length) }).success).toBe(isAccepted);
});

test('an empty sign-in names both fields', () => {
  expect(errors(signInForm, { email: '', password: '' })).toEqual({ email: 'Required', password: 'Required' });
});

test('spaces around an address are not part of it', () => {
  expect(v.parse(signUpForm, { ...asha, email: ' asha@example.in ' }).email).toBe('asha@example.in');
});

test('an address without a domain is refused', () => {
  expect(Object.keys(errors(signUpForm, { ...asha, email: 'asha@' }))).toEqual(['email']);
});
