import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import type { MadePasskey, UsedPasskey } from '../../ui/factor/passkey';

const call = api['second-factor'];

export type FactorState = InferResponseType<typeof call.$get>;
export type Passkey = FactorState['passkeys'][number];

export const factorQuery = queryOptions({
  queryKey: ['api', 'second-factor'],
  queryFn: async () => (await call.$get()).json(),
  // A recovery code may have been used at a sign-in elsewhere.
  staleTime: 0,
});

/** What proves somebody: the password, and a code or a passkey where the second factor is on. */
export type Proof = { password: string; code?: string; passkey?: UsedPasskey };

export const askChallenge = async (password: string) => (await call.challenge.$post({ json: { password } })).json();
export const beginFactor = async (proof: Proof) => (await call.begin.$post({ json: proof })).json();
export const confirmFactor = async (code: string) =>
  (await (await call.confirm.$post({ json: { code } })).json()).recoveryCodes;
export const renewCodes = async (proof: Proof) =>
  (await (await call['recovery-codes'].$post({ json: proof })).json()).recoveryCodes;
export const beginPasskey = async (proof: Proof) => (await call.passkeys.begin.$post({ json: proof })).json();
export const addPasskey = async (made: { name: string; credential: MadePasskey }) =>
  (await (await call.passkeys.$post({ json: made })).json()).recoveryCodes;

/** A change of the second factor, after which it is asked for anew. */
function useFactorChange<Given>(mutationFn: (given: Given) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: factorQuery.queryKey }),
  });
}

export const useRemoveFactor = () => useFactorChange((proof: Proof) => call.remove.$post({ json: proof }));

export const useRenamePasskey = (passkeyId: string) =>
  useFactorChange((name: string) => call.passkeys[':passkeyId'].$patch({ param: { passkeyId }, json: { name } }));

export const useRemovePasskey = (passkeyId: string) =>
  useFactorChange((proof: Proof) => call.passkeys[':passkeyId'].remove.$post({ param: { passkeyId }, json: proof }));
