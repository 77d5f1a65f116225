import { QueryClient } from '@tanstack/react-query';

/** Answers stay until a mutation names them stale; nothing is asked again behind the reader's back. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false },
    mutations: { retry: false },
  },
});
