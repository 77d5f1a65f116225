import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { serviceTemplatesQuery } from '../features/service-template/service-template.queries';
import { SubscriptionsTab } from '../features/subscription/subscriptions-tab';

// Not in the file of its route: a type there that names the tab would keep its scripts on the first page.
type SubscriptionsProps = Omit<ComponentProps<typeof SubscriptionsTab>, 'caFirmId' | 'offers'> & { id: string };

/** The firm's subscriptions, whose services come from its templates. */
export function Subscriptions({ id, ...rest }: SubscriptionsProps) {
  const { data: templates = [] } = useQuery(serviceTemplatesQuery(id));
  const offers = templates.filter(({ isActive }) => isActive).map(({ name }) => name);
  return <SubscriptionsTab caFirmId={id} offers={offers} {...rest} />;
}
