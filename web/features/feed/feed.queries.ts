import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ask, send } from '../../lib/api';
import { m } from '../../lib/messages';
import { sentenceOf } from '../../ui/error-panel';
import { toast } from '../../ui/toast-store';

export type FeedKind = 'company' | 'staff' | 'firm';

export type Feed = { id: string; kind: FeedKind; label: string; createdAt: string; lastReadAt: string | null };
export type NewFeed = { kind: FeedKind; companyId?: string; caFirmId?: string };
/** The link is told once: afterwards only its hash is known. */
export type MadeFeed = Pick<Feed, 'id' | 'kind' | 'label'> & { url: string };

const PATH = '/api/calendar-feeds';

export const feedsQuery = queryOptions({
  queryKey: ['api', 'calendar-feeds'],
  queryFn: async (): Promise<Feed[]> => (await ask(PATH)).json(),
  // Calendar clients read feeds behind this page's back, which moves 'last read'.
  staleTime: 0,
});

export function useMakeFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (feed: NewFeed): Promise<MadeFeed> => (await send('POST', PATH, feed)).json(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: feedsQuery.queryKey }),
  });
}

/** Ends a feed: whoever holds its link gets nothing any more. */
export function useRevokeFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Feed, 'id'>) => send('POST', `${PATH}/${id}/revoke`),
    onSuccess: async () => {
      toast({ title: m.feed_revoked() });
      await queryClient.invalidateQueries({ queryKey: feedsQuery.queryKey });
    },
    onError: (error) => toast({ title: m.feed_not_revoked(), description: sentenceOf(error), tone: 'destructive' }),
  });
}
