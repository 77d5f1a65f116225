import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, retainSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { FailedPage } from '../features/shell/failed-page';
import { NotFoundPage } from '../features/shell/not-found-page';
import { Shell } from '../features/shell/shell';
import { afterPaint } from '../lib/after-paint';
import { askToSignIn } from '../lib/guard';
import { AssumedEntryContext } from '../ui/why/assumed-entry';
import { assumedEntry } from './-assumed-entry';

const ExportButton = afterPaint(async () => (await import('../features/export/export-button')).ExportButton);

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  validateSearch: v.object({
    company: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined)),
  }),
  // The chosen company goes along every link, so that the next page speaks of the same one.
  search: { middlewares: [retainSearchParams(['company'])] },
  beforeLoad: ({ context, location, matches }) => askToSignIn(context.queryClient, location.href, matches),
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: ({ error }) => (
    <Shell>
      <FailedPage error={error} />
    </Shell>
  ),
});

function Root() {
  return (
    <AssumedEntryContext value={assumedEntry}>
      <Shell headerActions={<ExportButton />}>
        <Outlet />
      </Shell>
    </AssumedEntryContext>
  );
}
