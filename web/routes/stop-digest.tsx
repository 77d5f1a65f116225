import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { StopDigestPage } from '../features/profile/by-mail';
import { m } from '../lib/messages';

export const Route = createFileRoute('/stop-digest')({
  staticData: { title: m.profile_stop_title, isPublic: true },
  validateSearch: v.object({ token: v.optional(v.fallback(v.optional(v.string()), undefined)) }),
  component: StopDigest,
});

function StopDigest() {
  const { token } = Route.useSearch();
  return <StopDigestPage token={token} />;
}
