import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { KINDS } from '../features/auth/auth.form';
import { SignUpPage } from '../features/auth/sign-up-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/sign-up')({
  staticData: { title: m.auth_sign_up, isPublic: true },
  validateSearch: v.object({
    kind: v.optional(v.fallback(v.optional(v.picklist(KINDS)), undefined)),
    /** Where somebody who was invited goes on. */
    next: v.optional(v.fallback(v.optional(v.string()), undefined)),
  }),
  component: SignUp,
});

function SignUp() {
  const { kind, next } = Route.useSearch();
  return <SignUpPage kind={kind} next={next} />;
}
