import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

export const ME_KEY = ['api', 'me'] as const;

/** Answers stay until a mutation names them stale; nothing is asked again behind the reader's back. */
export const queryClient: QueryClient = new QueryClient({
  // A call refused with 401 means that the session is over; the shell then leads to the sign-in page.
  queryCache: new QueryCache({
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) queryClient.setQueryData(ME_KEY, null);
    },
  }),
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false },
    mutations: { retry: false },
  },
});
