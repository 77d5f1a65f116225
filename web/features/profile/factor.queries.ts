import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';

const call = api['second-factor'];

export type FactorState = InferResponseType<typeof call.$get>;

export const factorQuery = queryOptions({
  queryKey: ['api', 'second-factor'],
  queryFn: async () => (await call.$get()).json(),
  // A recovery code may have been used at a sign-in elsewhere.
  staleTime: 0,
});

/** What proves somebody: the password, and a code where the second factor is on. */
export type Proof = { password: string; code: string };

export const beginFactor = async (password: string) => (await call.begin.$post({ json: { password } })).json();
export const confirmFactor = async (code: string) =>
  (await (await call.confirm.$post({ json: { code } })).json()).recoveryCodes;
export const renewCodes = async (proof: Proof) =>
  (await (await call['recovery-codes'].$post({ json: proof })).json()).recoveryCodes;

export function useRemoveFactor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (proof: Proof) => call.remove.$post({ json: proof }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: factorQuery.queryKey }),
  });
}
