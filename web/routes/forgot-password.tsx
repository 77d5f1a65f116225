import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../features/auth/forgot-password-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/forgot-password')({
  staticData: { title: m.auth_forgot_title, isPublic: true },
  component: ForgotPasswordPage,
});
