import { createFileRoute } from '@tanstack/react-router';
import { SessionsPage } from '../features/session/sessions-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/sessions')({
  staticData: { title: m.sessions_title },
  component: SessionsPage,
});
