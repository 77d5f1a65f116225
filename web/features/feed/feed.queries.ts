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

const firmFeeds = api['ca-firms'][':caFirmId']['calendar-feeds'];

export type FirmFeed = InferResponseType<typeof firmFeeds.$get>[number];

export const firmFeedsQuery = (caFirmId: string) =>
  queryOptions({
    queryKey: ['api', 'ca-firms', caFirmId, 'calendar-feeds'],
    queryFn: async () => (await firmFeeds.$get({ param: { caFirmId } })).json(),
    staleTime: 0,
  });

/** Ends a feed, one's own or, named the firm, any of it: whoever holds its link gets nothing any more. */
export function useRevokeFeed(caFirmId?: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Pick<Feed, 'id'>) => {
      if (caFirmId) await firmFeeds[':feedId'].revoke.$post({ param: { caFirmId, feedId: id }, json: {} });
      else await feeds[':feedId'].revoke.$post({ param: { feedId: id }, json: {} });
    },
    onSuccess: async () => {
      toast({ title: m.feed_revoked() });
      await queryClient.invalidateQueries({ queryKey: feedsQuery.queryKey });
      if (caFirmId) await queryClient.invalidateQueries({ queryKey: ['api', 'ca-firms', caFirmId] });
    },
    onError: (error) => toast({ title: m.feed_not_revoked(), description: sentenceOf(error), tone: 'destructive' }),
  });
}
