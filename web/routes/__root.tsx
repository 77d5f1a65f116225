import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, retainSearchParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import * as v from 'valibot';
import { FailedPage } from '../features/shell/failed-page';
import { Shell } from '../features/shell/shell';
import { afterPaint } from '../lib/after-paint';
import { askToSignIn } from '../lib/guard';
import { AssumedEntryContext, type AssumedEntryProps } from '../ui/why/assumed-entry';

const ExportButton = afterPaint(async () => (await import('../features/export/export-button')).ExportButton);

// Neither is what most come for: each is fetched once it is.
const AssumedEntry = lazy(async () => ({ default: (await import('./-assumed-entry')).AssumedEntry }));
const NotFoundPage = lazy(async () => ({ default: (await import('../features/shell/not-found-page')).NotFoundPage }));

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  validateSearch: v.object({
    company: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined)),
  }),
  // The chosen company goes along every link, so that the next page speaks of the same one.
  search: { middlewares: [retainSearchParams(['company'])] },
  beforeLoad: ({ context, location, matches }) => askToSignIn(context.queryClient, location.href, matches),
  component: Root,
  notFoundComponent: () => (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  ),
  errorComponent: ({ error }) => (
    <Shell>
      <FailedPage error={error} />
    </Shell>
  ),
});

const assumedEntry = (props: AssumedEntryProps) => (
  <Suspense>
    <AssumedEntry {...props} />
  </Suspense>
);

function Root() {
  return (
    <AssumedEntryContext value={assumedEntry}>
      <Shell headerActions={<ExportButton />}>
        <Outlet />
      </Shell>
    </AssumedEntryContext>
  );
}
