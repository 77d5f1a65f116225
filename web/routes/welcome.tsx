import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { KINDS } from '../features/auth/auth.form';
import { KindChoice } from '../features/auth/kind-choice';
import { InvitationPage } from '../features/people/invitation-page';
import { WelcomePage } from '../features/welcome/welcome-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/welcome')({
  staticData: { title: m.welcome_title },
  validateSearch: v.object({
    kind: v.optional(v.fallback(v.optional(v.picklist(KINDS)), undefined)),
    /** The secret of an invitation's link. */
    invitation: v.optional(v.fallback(v.optional(v.string()), undefined)),
  }),
  component: Welcome,
});

function Welcome() {
  const { kind, invitation } = Route.useSearch();
  if (invitation) return <InvitationPage token={invitation} />;
  return <WelcomePage kind={kind} choice={<KindChoice to="/welcome" />} />;
}
