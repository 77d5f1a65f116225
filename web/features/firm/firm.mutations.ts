import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import { api, send } from '../../lib/api/api';
import { meQuery } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';
import { firmsQuery } from './firm.queries';

const one = api['ca-firms'][':caFirmId'];

/** Changes what is known of the firm. Its name stands on every page; where somebody else was faster, what they wrote is read. */
export function useChangeFirm(caFirmId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: InferRequestType<typeof one.$patch>['json']) => one.$patch({ param: { caFirmId }, json }),
    onSuccess: () => toast({ title: m.edit_firm_changed() }),
    onSettled: () =>
      Promise.all(
        [meQuery.queryKey, firmsQuery.queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey, exact: true }),
        ),
      ),
  });
}

/** Makes the demonstration firm of this person, then asks anew which firms there are. */
export function useInitDemoData() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => send('POST', '/api/init-demo-data'),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: meQuery.queryKey, exact: true });
      await queryClient.invalidateQueries({ queryKey: firmsQuery.queryKey, exact: true });
      toast({ title: m.firm_demo_done(), description: m.firm_demo_ready() });
    },
    onError: (error) => toast({ title: m.firm_demo_failed(), description: sentenceOf(error), tone: 'destructive' }),
  });
}
