import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { everyPage } from '../../lib/api/every-page';

const subscriptionsOf = api['ca-firms'][':caFirmId'].subscriptions;

export type ClientSubscription = InferResponseType<typeof subscriptionsOf.$get>[number];

const pastOf = api['ca-firms'][':caFirmId']['past-subscriptions'];

export type PastSubscription = InferResponseType<typeof pastOf.$get>[number];

const PAGE = '500';

export const subscriptionsQuery = (caFirmId: string) =>
  queryOptions({
    queryKey: ['api', 'ca-firms', caFirmId, 'subscriptions'],
    queryFn: () =>
      everyPage<ClientSubscription>((cursor) =>
        subscriptionsOf.$get({ param: { caFirmId }, query: { limit: PAGE, cursor } }),
      ),
  });

/** What clients paid that the firm let go. */
export const pastSubscriptionsQuery = (caFirmId: string) =>
  queryOptions({
    queryKey: ['api', 'ca-firms', caFirmId, 'past-subscriptions'],
    queryFn: () =>
      everyPage<PastSubscription>((cursor) => pastOf.$get({ param: { caFirmId }, query: { limit: PAGE, cursor } })),
  });
