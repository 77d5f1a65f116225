import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import type { InferOutput } from 'valibot';
import { api } from '../../lib/api/api';
import { m } from '../../lib/messages';
import { today } from '../../lib/today';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';
import type { subscriptionForm } from './subscription.form';
import { subscriptionsQuery } from './subscription.queries';

const one = api['client-subscriptions'][':subscriptionId'];

/** After a change, and where somebody else was faster: the list and the firm's revenue are asked for anew. */
function useAskAnew(caFirmId: string) {
  const queryClient = useQueryClient();
  const stale = [subscriptionsQuery(caFirmId).queryKey, ['api', 'ca-firms', caFirmId, 'summary']];
  return () => Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey, exact: true })));
}

/** Subscribes a client from today on, billed monthly; the list and the firm's revenue are asked for anew. */
export function useCreateSubscription(caFirmId: string) {
  const askAnew = useAskAnew(caFirmId);
  return useMutation({
    mutationFn: (asked: InferOutput<typeof subscriptionForm>) =>
      api['client-subscriptions'].$post({
        json: { ...asked, caFirmId, billingCycle: 'monthly', startDate: today() },
      }),
    onSuccess: async () => {
      toast({ title: m.subscription_created() });
      await askAnew();
    },
    onError: (error) =>
      toast({ title: m.subscription_create_failed(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

type Edit = { id: string; edited: InferRequestType<typeof one.$patch>['json'] };

/** Changes the terms of a subscription. */
export function useChangeSubscription(caFirmId: string) {
  const askAnew = useAskAnew(caFirmId);
  return useMutation({
    mutationFn: ({ id, edited }: Edit) => one.$patch({ param: { subscriptionId: id }, json: edited }),
    onSuccess: () => toast({ title: m.edit_subscription_changed() }),
    onSettled: askAnew,
  });
}

/** Ends a subscription on a day. */
export function useEndSubscription(caFirmId: string) {
  const askAnew = useAskAnew(caFirmId);
  return useMutation({
    mutationFn: ({ id, endDate }: { id: string; endDate: string }) =>
      one.end.$post({ param: { subscriptionId: id }, json: { endDate } }),
    onSuccess: () => toast({ title: m.edit_subscription_ended() }),
    onSettled: askAnew,
  });
}

/** Lets a subscription go on up to a day; null for without an end. */
export function useRenewSubscription(caFirmId: string) {
  const askAnew = useAskAnew(caFirmId);
  return useMutation({
    mutationFn: ({ id, endDate }: { id: string; endDate: string | null }) =>
      one.renew.$post({ param: { subscriptionId: id }, json: { endDate } }),
    onSuccess: () => toast({ title: m.edit_subscription_renewed() }),
    onSettled: askAnew,
  });
}

/** Deletes a subscription that was made by mistake. */
export function useRemoveSubscription(caFirmId: string) {
  const askAnew = useAskAnew(caFirmId);
  return useMutation({
    mutationFn: (id: string) => one.remove.$post({ param: { subscriptionId: id }, json: {} }),
    onSuccess: () => toast({ title: m.edit_subscription_removed() }),
    onError: (error) =>
      toast({ title: m.edit_subscription_not_removed(), description: sentenceOf(error), tone: 'destructive' }),
    onSettled: askAnew,
  });
}
