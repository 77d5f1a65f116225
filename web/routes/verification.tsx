import { createFileRoute } from '@tanstack/react-router';
import { VerificationPage } from '../features/verification/verification-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/verification')({
  staticData: { title: m.shell_page_verification },
  component: VerificationPage,
});
