import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ResetPasswordPage } from '../features/auth/reset-password-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/reset-password')({
  staticData: { title: m.auth_reset_title, isPublic: true },
  validateSearch: v.object({
    token: v.optional(v.fallback(v.optional(v.string()), undefined)),
    isConfirmed: v.optional(v.fallback(v.optional(v.boolean()), undefined)),
  }),
  component: ResetPassword,
});

function ResetPassword() {
  const { token, isConfirmed } = Route.useSearch();
  return <ResetPasswordPage token={token} isConfirmed={isConfirmed} />;
}
