import { QueryCache, QueryClient } from '@tanstack/react-query';
import { remember } from '../storage';
import { ApiError } from './api-error';

export const ME_KEY = ['api', 'me'] as const;

/** Kept while somebody is signed in, so that a first-time visitor's page need not ask a call that refuses. */
export const SIGNED_IN_HINT = 'was-signed-in';

/** The session is over: whoever looks now is a visitor. */
export function forgetMe(): void {
  remember(SIGNED_IN_HINT, null);
  queryClient.setQueryData(ME_KEY, null);
}

/** Answers stay until a mutation names them stale; nothing is asked again behind the reader's back. */
export const queryClient: QueryClient = new QueryClient({
  // A call refused with 401 means that the session is over; the shell then leads to the sign-in page.
  queryCache: new QueryCache({
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) forgetMe();
    },
  }),
  // 'always': without a connection a call fails at once and is over. It would else wait unseen and be sent later, when
  // whoever made it has long given it up. What could not be shown is asked again when the connection is back.
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      // What failed says so, with another try: it is not asked again because one more part of the page shows it.
      retryOnMount: false,
      retry: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
