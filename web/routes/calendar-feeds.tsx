import { createFileRoute } from '@tanstack/react-router';
import { FeedsPage } from '../features/feed/feeds-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/calendar-feeds')({
  staticData: { title: m.feed_title },
  component: FeedsPage,
});
