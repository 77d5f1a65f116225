import { queryOptions, useMutation } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../../lib/api/api';
import { m } from '../../../lib/messages';
import { toast } from '../../../ui/overlay/toast-store';
import { useRefreshBooks, useSayFailed } from '../books.mutations';
import { booksKey } from '../books.queries';

const transaction = api['bank-transactions'][':transactionId'];

export type SplitPart = InferResponseType<(typeof transaction)['split']['$get']>['parts'][number];
export type SentPart = InferRequestType<(typeof transaction)['split']['$put']>['json']['parts'][number];

/** The parts of a line as they are now. */
export const splitQuery = (companyId: string, transactionId: string) =>
  queryOptions({
    queryKey: [...booksKey(companyId), 'bank-transactions', transactionId, 'split'],
    queryFn: async () => (await transaction.split.$get({ param: { transactionId } })).json(),
  });

/** Splits a line into parts that add up to it, or undoes the split where none are sent. */
export function useSplit(companyId: string) {
  const refresh = useRefreshBooks(companyId);
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: async ({ transactionId, parts }: { transactionId: string; parts: SentPart[] }) =>
      (await transaction.split.$put({ param: { transactionId }, json: { parts } })).json(),
    onSuccess: async ({ isSplit, warning }) => {
      const title = isSplit ? m.books_split_done() : m.books_split_undone();
      toast({ title, ...(warning && { description: warning }) });
      await refresh();
    },
    onError: (error) => sayFailed(m.books_split_failed(), error),
  });
}
