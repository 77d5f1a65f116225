import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api, jsonPart } from '../../../../lib/api/api';

const openingFile = api.companies[':companyId']['opening-file'];

export type OpeningReading = InferResponseType<typeof openingFile.$post, 200>;
type Form = InferRequestType<typeof openingFile.$post>['form'];

/** A file with what is said beside it. */
export type OpeningFileSent = { file: File; asOn: string; differenceToSuspense: boolean };

async function post(companyId: string, { file, ...request }: OpeningFileSent, dryRun: boolean) {
  const form: Form = { request: jsonPart(request), file };
  const query = { dryRun: dryRun ? ('true' as const) : ('false' as const) };
  return (await openingFile.$post({ param: { companyId }, query, form })).json();
}

/** Says what a file of opening balances holds; nothing is written. */
export const useReadOpening = (companyId: string) =>
  useMutation({ mutationFn: (sent: OpeningFileSent) => post(companyId, sent, true) });

/** Opens the books with a file. */
export function useTakeOpening(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sent: OpeningFileSent) => post(companyId, sent, false),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['api', 'companies', companyId] }),
  });
}
