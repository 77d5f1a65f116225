import { queryOptions, useQuery } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { recall, remember } from '../storage';
import { api, ask } from './api';
import { ApiError } from './api-error';
import { ME_KEY, SIGNED_IN_HINT } from './query-client';

export type Me = InferResponseType<typeof api.me.$get>;
export type Firm = Me['firms'][number];
export type Settings = InferResponseType<typeof api.settings.$get>;

/** Who is signed in, with the firms and companies they may see; null for a visitor. */
export const meQuery = queryOptions({
  queryKey: ME_KEY,
  queryFn: async (): Promise<Me | null> => {
    const me = (await mayBeSignedIn()) ? await findMe() : null;
    remember(SIGNED_IN_HINT, me ? 'yes' : null);
    return me;
  },
});

async function findMe(): Promise<Me | null> {
  try {
    return await (await api.me.$get()).json();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

// A browser reports every 401 as an error. One that was not signed in before asks a call that answers null instead.
async function mayBeSignedIn(): Promise<boolean> {
  if (recall(SIGNED_IN_HINT)) return true;
  return (await (await ask('/api/auth/get-session')).json()) !== null;
}

export const settingsQuery = queryOptions({
  queryKey: ['api', 'settings'],
  queryFn: async () => (await api.settings.$get()).json(),
});

export const useMe = (): Me | null | undefined => useQuery(meQuery).data;

export const useSettings = (): Settings | undefined => useQuery(settingsQuery).data;
