import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import * as v from 'valibot';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';

const company = api.companies[':companyId'];
const ledger = company.gst[':gstin'].ledgers[':ledger'];
const statements = company['gst-ledger-statements'];

export type LedgerName = 'cash' | 'credit';
export type Ledger = InferResponseType<typeof ledger.$get, 200>;
export type Pair = Ledger['pairs'][number];
export type NewStatement = InferRequestType<typeof statements.$post>['json'];

export const ledgerQuery = (companyId: string, gstin: string, name: LedgerName, on: string) =>
  queryOptions({
    queryKey: ['api', 'companies', companyId, 'gst', 'ledgers', gstin, name, on],
    queryFn: async (): Promise<Ledger> => {
      const asked = { param: { companyId, gstin, ledger: name }, query: on ? { on } : {} } as never;
      return (await ledger.$get(asked)).json() as Promise<Ledger>;
    },
    placeholderData: (before) => before,
  });

/** Sends a statement of the portal; all of it is kept or none. */
export function useKeepStatement(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: NewStatement) => (await statements.$post({ param: { companyId }, json })).json(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['api', 'companies', companyId, 'gst'] }),
  });
}

const problems = v.object({ problems: v.array(v.object({ line: v.number(), message: v.string() })) });

/** The lines at fault of a statement that was refused. */
export function faultsOf(error: unknown): readonly { line: number; message: string }[] {
  if (!(error instanceof ApiError)) return [];
  try {
    const read = v.safeParse(problems, JSON.parse(error.body));
    return read.success ? read.output.problems : [];
  } catch {
    return []; // Not JSON: the sentence of the failure is all there is.
  }
}
