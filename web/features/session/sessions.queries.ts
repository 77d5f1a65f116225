import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { forgetMe } from '../../lib/api/query-client';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

export type Session = InferResponseType<typeof api.sessions.$get>[number];

export const sessionsQuery = queryOptions({
  queryKey: ['api', 'sessions'],
  queryFn: async () => (await api.sessions.$get()).json(),
  // Another device may have signed in or out since this page was last open.
  staleTime: 0,
});

/** Ends one sign-in at once. Ending one's own makes this device a visitor's again. */
export function useRevokeSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Session) => api.sessions[':sessionId'].revoke.$post({ param: { sessionId: id } }),
    onSuccess: async (_answer, { isCurrent }) => {
      toast({ title: m.sessions_revoked() });
      if (isCurrent) forgetMe();
      else await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) =>
      toast({ title: m.sessions_revoke_failed(), description: sentenceOf(error), tone: 'destructive' }),
  });
}
