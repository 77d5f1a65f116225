import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import { api } from '../../../lib/api/api';

const complete = api['ca-firms'][':caFirmId']['compliance-items'].complete;
export type Filed = InferRequestType<(typeof complete)['$post']>['json']['items'][number];

/** So many go with one call, which is all or nothing. */
const AT_ONCE = 50;

/** Marks what several clients have filed, call by call; `onMarked` is told after each what is stored. */
export function useMarkFiled(caFirmId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({
      filed,
      onMarked,
    }: {
      filed: readonly Filed[];
      onMarked: (ids: readonly string[]) => void;
    }) => {
      for (let at = 0; at < filed.length; at += AT_ONCE) {
        const items = filed.slice(at, at + AT_ONCE);
        await complete.$post({ param: { caFirmId }, json: { items } });
        onMarked(items.map(({ itemId }) => itemId));
      }
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['api', 'ca-firms', caFirmId] }),
        queryClient.invalidateQueries({ queryKey: ['api', 'companies'] }),
      ]),
  });
}
