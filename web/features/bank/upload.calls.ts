import { useMutation } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../lib/api';
import { toast } from '../../ui/toast-store';
import { useRefreshBooks } from './bank.mutations';

const company = api.companies[':companyId'];

export type Statement = InferRequestType<(typeof company)['statement-preview']['$post']>['json'];
export type Preview = InferResponseType<(typeof company)['statement-preview']['$post']>;
export type Notice = Preview['warnings'][number];

/** Has a statement read; nothing is stored. */
export function usePreviewStatement(companyId: string) {
  return useMutation({
    mutationFn: async (statement: Statement) =>
      (await company['statement-preview'].$post({ param: { companyId }, json: statement })).json(),
  });
}

/** Stores the new lines of a statement, all or none. The server says what it did. */
export function useUploadStatement(companyId: string) {
  const refresh = useRefreshBooks(companyId);
  return useMutation({
    mutationFn: async (statement: Statement) =>
      (await company['upload-statement'].$post({ param: { companyId }, json: statement })).json(),
    onSuccess: async ({ message }) => {
      toast({ title: message });
      await refresh();
    },
  });
}
