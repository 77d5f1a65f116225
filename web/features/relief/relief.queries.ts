import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api';
import { everyPage } from '../../lib/api/every-page';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';
import type { Decision, NewRelief, Relief } from './relief.types';

const reliefsKey = (caFirmId: string) => ['api', 'ca-firms', caFirmId, 'reliefs'] as const;
const reliefs = api['ca-firms'][':caFirmId'].reliefs;
const oneOf = reliefs[':reliefId'];

const LARGEST_PAGE = '500';

/** Every relief of the firm, newest first. Another person may have entered one, so they are asked for each time. */
export const reliefsQuery = (caFirmId: string) =>
  queryOptions({
    queryKey: reliefsKey(caFirmId),
    queryFn: () =>
      everyPage<Relief>((cursor) =>
        reliefs.$get({ param: { caFirmId }, query: { limit: LARGEST_PAGE, ...(cursor && { cursor }) } }),
      ),
    staleTime: 0,
  });

/** Which clients and dates it touches. Filings and new clients change it, so it is asked for each time it is looked at. */
export const effectQuery = (caFirmId: string, reliefId: string) =>
  queryOptions({
    queryKey: [...reliefsKey(caFirmId), reliefId, 'effect'],
    queryFn: async () => (await oneOf.effect.$get({ param: { caFirmId, reliefId }, query: {} })).json(),
    staleTime: 0,
  });

type OneItem = { companyId: string; itemId: string };

/** Why one item is due when it is and costs what it costs, without the relief and with it. */
export const effectWhyQuery = (caFirmId: string, reliefId: string, { companyId, itemId }: OneItem) =>
  queryOptions({
    queryKey: [...reliefsKey(caFirmId), reliefId, 'effect', itemId],
    queryFn: async () => {
      const query = { companyId, itemId };
      return (await (await oneOf.effect.$get({ param: { caFirmId, reliefId }, query })).json()).items[0]?.why ?? null;
    },
    staleTime: 0,
  });

export function useEnterRelief(caFirmId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (relief: NewRelief) => reliefs.$post({ param: { caFirmId }, json: relief }),
    onSuccess: async () => {
      toast({ title: m.relief_entered(), description: m.relief_entered_words() });
      await queryClient.invalidateQueries({ queryKey: reliefsKey(caFirmId) });
    },
  });
}

const DONE: Record<Decision, () => string> = {
  approve: m.relief_approved,
  refuse: m.relief_refused,
  withdraw: m.relief_withdrawn,
};

/** Approves, refuses or withdraws; then every client's dates are asked again. */
export function useDecide(caFirmId: string, reliefId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (decision: Decision) =>
      (await oneOf[decision].$post({ param: { caFirmId, reliefId }, json: {} })).json(),
    onSuccess: async ({ updated, remaining }, decision) => {
      const description = decision === 'refuse' ? m.relief_nothing_moved() : updatedWords(updated, remaining);
      toast({ title: DONE[decision](), description });
      await queryClient.invalidateQueries({ queryKey: ['api', 'ca-firms', caFirmId] });
      await queryClient.invalidateQueries({ queryKey: ['api', 'companies'] });
    },
    onError: (error) => toast({ title: m.relief_not_decided(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

const updatedWords = (updated: number, remaining: number): string =>
  remaining > 0 ? m.relief_updated_rest({ updated, remaining }) : m.relief_updated({ updated });
