import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../features/profile/profile-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/profile')({
  staticData: { title: m.profile_title },
  component: ProfilePage,
});
