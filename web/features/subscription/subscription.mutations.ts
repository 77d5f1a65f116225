import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferOutput } from 'valibot';
import { api } from '../../lib/api/api';
import { m } from '../../lib/messages';
import { today } from '../../lib/today';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';
import type { subscriptionForm } from './subscription.form';
import { subscriptionsQuery } from './subscription.queries';

/** Subscribes a client from today on, billed monthly; the list and the firm's revenue are asked for anew. */
export function useCreateSubscription(caFirmId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (asked: InferOutput<typeof subscriptionForm>) =>
      api['client-subscriptions'].$post({
        json: { ...asked, caFirmId, billingCycle: 'monthly', startDate: today() },
      }),
    onSuccess: async () => {
      toast({ title: m.subscription_created() });
      const grown = [subscriptionsQuery(caFirmId).queryKey, ['api', 'ca-firms', caFirmId, 'summary']];
      await Promise.all(grown.map((queryKey) => queryClient.invalidateQueries({ queryKey, exact: true })));
    },
    onError: (error) =>
      toast({ title: m.subscription_create_failed(), description: sentenceOf(error), tone: 'destructive' }),
  });
}
