import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ConfirmAddressPage } from '../features/profile/by-mail';
import { m } from '../lib/messages';

export const Route = createFileRoute('/confirm-address')({
  staticData: { title: m.profile_confirm_title, isPublic: true },
  validateSearch: v.object({ token: v.optional(v.fallback(v.optional(v.string()), undefined)) }),
  component: ConfirmAddress,
});

function ConfirmAddress() {
  const { token } = Route.useSearch();
  return <ConfirmAddressPage token={token} />;
}
