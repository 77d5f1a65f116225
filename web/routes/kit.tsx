import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../features/shell/not-found-page';
import { useSettings } from '../lib/api/session';
import { m } from '../lib/messages';
import { KitPage } from '../ui/kit/kit-page';

export const Route = createFileRoute('/kit')({ staticData: { title: m.kit_title, isPublic: true }, component: Kit });

/** For those who build pages, on their own machine; elsewhere there is no such page. */
function Kit() {
  const settings = useSettings();
  if (!settings) return null;
  return settings.local ? <KitPage /> : <NotFoundPage />;
}
