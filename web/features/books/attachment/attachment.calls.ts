import { queryOptions, useMutation } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../../lib/api/api';
import { m } from '../../../lib/messages';
import { toast } from '../../../ui/overlay/toast-store';
import { useRefreshBooks, useSayFailed } from '../books.mutations';
import { booksKey } from '../books.queries';

const transaction = api['bank-transactions'][':transactionId'];

export type Attachment = InferResponseType<(typeof transaction)['attachments']['$get']>[number];

/** The papers of a line. */
export const attachmentsQuery = (companyId: string, transactionId: string) =>
  queryOptions({
    queryKey: [...booksKey(companyId), 'bank-transactions', transactionId, 'attachments'],
    queryFn: async () => (await transaction.attachments.$get({ param: { transactionId } })).json(),
  });

/** Keeps a paper with a line. */
export function useAttach(companyId: string, transactionId: string) {
  const refresh = useRefreshBooks(companyId);
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: (file: File) => transaction.attachments.$post({ param: { transactionId }, form: { file } }),
    onSuccess: async () => {
      toast({ title: m.books_attached() });
      await refresh();
    },
    onError: (error) => sayFailed(m.books_not_attached(), error),
  });
}

/** Takes a paper from a line. */
export function useDetach(companyId: string, transactionId: string) {
  const refresh = useRefreshBooks(companyId);
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: (attachmentId: string) =>
      transaction.attachments[':attachmentId'].remove.$post({ param: { transactionId, attachmentId } }),
    onSuccess: async () => {
      toast({ title: m.books_detached() });
      await refresh();
    },
    onError: (error) => sayFailed(m.books_not_detached(), error),
  });
}
