import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

const company = api.companies[':companyId'];
const booking = company['auto-booking'];

export type Families = InferResponseType<typeof booking.$get, 200>;
export type Family = Families['families'][number];

export const familiesQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['api', 'companies', companyId, 'auto-booking'],
    queryFn: async () => (await booking.$get({ param: { companyId } })).json(),
  });

type Switched = Pick<Family, 'family' | 'isAutomatic'>;

/** Switches a family; what it can post at once when it is switched on, it posts. */
export function useSwitchFamily(companyId: string, nameOf: (family: Family['family']) => string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: Switched) => {
      const said = await (await booking.$put({ param: { companyId }, json })).json();
      queryClient.setQueryData(familiesQuery(companyId).queryKey, said);
      if (!json.isAutomatic) return 0;
      if (json.family === 'own-transfers')
        return (await (await company['auto-categorize'].transfers.$post({ param: { companyId } })).json()).linked;
      const { posted } = await (await booking.run.$post({ param: { companyId } })).json();
      return posted.reduce((sum, { count }) => sum + count, 0);
    },
    onSuccess: async (count, { family, isAutomatic }) => {
      toast({
        title: isAutomatic ? m.auto_booking_on({ name: nameOf(family) }) : m.auto_booking_off({ name: nameOf(family) }),
        ...(count > 0 && { description: m.auto_booking_posted({ count: String(count) }) }),
      });
      await queryClient.invalidateQueries({ queryKey: ['api', 'companies', companyId] });
    },
    onError: (error) =>
      toast({ title: m.auto_booking_not_switched(), description: sentenceOf(error), tone: 'destructive' }),
  });
}
