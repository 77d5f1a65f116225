import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { KINDS } from '../features/auth/auth.form';
import { KindChoice } from '../features/auth/kind-choice';
import { WelcomePage } from '../features/welcome/welcome-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/welcome')({
  staticData: { title: m.welcome_title },
  validateSearch: v.object({ kind: v.optional(v.fallback(v.optional(v.picklist(KINDS)), undefined)) }),
  component: Welcome,
});

function Welcome() {
  const { kind } = Route.useSearch();
  return <WelcomePage kind={kind} choice={<KindChoice to="/welcome" />} />;
}
