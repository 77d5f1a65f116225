import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { SignInPage } from '../features/auth/sign-in-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/sign-in')({
  staticData: { title: m.auth_sign_in, isPublic: true },
  validateSearch: v.object({ next: v.optional(v.fallback(v.optional(v.string()), undefined)) }),
  component: SignIn,
});

function SignIn() {
  const { next } = Route.useSearch();
  return <SignInPage next={next} />;
}
