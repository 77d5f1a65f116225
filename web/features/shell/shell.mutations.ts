import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { send } from '../../lib/api/api';
import { forgetMe, SIGNED_IN_HINT } from '../../lib/api/query-client';
import { meQuery } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { remember } from '../../lib/storage';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

/** Ends the session on the server, then forgets everything it showed. */
export function useSignOut() {
  const leave = useLeave();
  return useMutation({
    mutationFn: () => send('POST', '/api/auth/sign-out'),
    onSuccess: leave,
    onError: (error) =>
      toast({ title: m.shell_sign_out_failed(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

/** Removes the demonstration firm with all that belongs to it; a visitor without an account leaves with it. */
export function useRemoveDemonstration({ isVisitor }: { isVisitor: boolean }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const signOut = useSignOut();
  return useMutation({
    mutationFn: (firmId: string) => send('DELETE', `/api/ca-firms/${firmId}/demo`),
    onSuccess: async () => {
      toast({ title: m.shell_demo_removed() });
      if (isVisitor) return signOut.mutateAsync();
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'settings' });
      await queryClient.fetchQuery(meQuery);
      await navigate({ to: '/welcome', search: {} });
    },
    onError: (error) =>
      toast({ title: m.shell_demo_remove_failed(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

function useLeave() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    remember(SIGNED_IN_HINT, null);
    // First the page, then the person: the other way round, the page left would ask to be signed in to again.
    await navigate({ to: '/sign-in', search: {} });
    forgetMe();
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'me' && queryKey[1] !== 'settings' });
  };
}
