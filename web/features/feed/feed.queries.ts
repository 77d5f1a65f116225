import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

const feeds = api['calendar-feeds'];

export type Feed = InferResponseType<typeof feeds.$get>[number];
export type NewFeed = InferRequestType<typeof feeds.$post>['json'];
/** The link is told once: afterwards only its hash is known. */
export type MadeFeed = InferResponseType<typeof feeds.$post>;

export const feedsQuery = queryOptions({
  queryKey: ['api', 'calendar-feeds'],
  queryFn: async () => (await feeds.$get()).json(),
  // Calendar clients read feeds behind this page's back, which moves 'last read'.
  staleTime: 0,
});

export function useMakeFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (feed: NewFeed) => (await feeds.$post({ json: feed })).json(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: feedsQuery.queryKey }),
  });
}

/** Ends a feed: whoever holds its link gets nothing any more. */
export function useRevokeFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Feed, 'id'>) => feeds[':feedId'].revoke.$post({ param: { feedId: id }, json: {} }),
    onSuccess: async () => {
      toast({ title: m.feed_revoked() });
      await queryClient.invalidateQueries({ queryKey: feedsQuery.queryKey });
    },
    onError: (error) => toast({ title: m.feed_not_revoked(), description: sentenceOf(error), tone: 'destructive' }),
  });
}
