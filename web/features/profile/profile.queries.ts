import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api, send } from '../../lib/api/api';
import { ME_KEY } from '../../lib/api/query-client';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

const { profile } = api;

export type Profile = InferResponseType<typeof profile.$get>;
export type Wish = Profile['wish'];

export const profileQuery = queryOptions({
  queryKey: ['api', 'profile'],
  queryFn: async () => (await profile.$get()).json(),
  // The link of a mail may have been opened elsewhere.
  staleTime: 0,
});

/** Asks anew for what an act has changed: the profile, and the name and address that stand in the header. */
function useAnew() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([ME_KEY, profileQuery.queryKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

export function useRename() {
  const anew = useAnew();
  return useMutation({ mutationFn: (name: string) => profile.$patch({ json: { name } }), onSuccess: anew });
}

export function useAskAddress() {
  const anew = useAnew();
  return useMutation({
    mutationFn: async (asked: { email: string; password: string }) =>
      (await profile.address.$post({ json: asked })).json(),
    // Also after a failure: a wish whose mail is delayed waits like any other.
    onSettled: anew,
  });
}

export function useWithdrawAddress() {
  const anew = useAnew();
  return useMutation({
    mutationFn: () => profile.address.withdraw.$post({ json: {} }),
    onSuccess: async () => {
      toast({ title: m.profile_address_withdrawn() });
      await anew();
    },
    onError: (error) =>
      toast({ title: m.profile_not_withdrawn(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

export function useChooseWish() {
  const anew = useAnew();
  return useMutation({
    mutationFn: (wish: Wish) => profile.digest.$put({ json: { wish } }),
    onSuccess: async () => {
      await anew();
      toast({ title: m.profile_digest_saved(), description: m.profile_digest_saved_words() });
    },
    onError: (error) =>
      toast({ title: m.profile_digest_not_saved(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

export const changePassword = (currentPassword: string, newPassword: string) =>
  send('POST', '/api/auth/change-password', { currentPassword, newPassword });

/** Moves the account that the link of a mail names. Whoever is signed in may be somebody else afterwards. */
export function useConfirmAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (token: string) => (await api.auth['confirm-address'].$post({ json: { token } })).json(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ME_KEY }),
  });
}

export const useStopDigest = () =>
  useMutation({ mutationFn: (optOut: string) => api['digest-opt-outs'][':optOut'].$post({ param: { optOut } }) });
