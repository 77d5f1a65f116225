import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../../lib/api/api';
import { m } from '../../../lib/messages';
import { toast } from '../../../ui/overlay/toast-store';
import { useSayFailed } from '../books.mutations';
import { booksKey } from '../books.queries';

const views = api.companies[':companyId']['saved-views'];

export type SavedView = InferResponseType<(typeof views)['$get']>[number];

const keyOf = (companyId: string) => [...booksKey(companyId), 'saved-views'];

export const viewsQuery = (companyId: string) =>
  queryOptions({
    queryKey: keyOf(companyId),
    queryFn: async () => (await views.$get({ param: { companyId } })).json(),
  });

export type NewView = { name: string; query: string; isShared: boolean };

export function useSaveView(companyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (view: NewView) => views.$post({ param: { companyId }, json: view }),
    onSuccess: async () => {
      toast({ title: m.books_view_saved() });
      await client.invalidateQueries({ queryKey: keyOf(companyId) });
    },
  });
}

export function useRemoveView(companyId: string) {
  const client = useQueryClient();
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: (viewId: string) => views[':viewId'].remove.$post({ param: { companyId, viewId } }),
    onSuccess: async () => {
      toast({ title: m.books_view_removed() });
      await client.invalidateQueries({ queryKey: keyOf(companyId) });
    },
    onError: (error) => sayFailed(m.books_view_not_removed(), error),
  });
}
