import { createRouter } from '@tanstack/react-router';
import { queryClient } from './lib/api/query-client';
import { routeTree } from './routeTree.gen';

// Query alone decides what is fresh, so the router keeps nothing of its own.
export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
});
