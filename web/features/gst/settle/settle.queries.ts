import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../../lib/api/api';
import { download } from '../../../lib/download';
import { m } from '../../../lib/messages';
import { toast } from '../../../ui/overlay/toast-store';
import { sentenceOf } from '../../../ui/state/error-panel';

const ofPeriod = api.companies[':companyId'].gst[':gstin'][':period'];

export type Draft = InferResponseType<(typeof ofPeriod)['gstr-3b']['$get'], 200>;
export type DraftCell = Draft['cells'][number];
export type DraftRow = Draft['rows'][number];
export type SetOff = InferResponseType<(typeof ofPeriod)['set-off']['$get'], 200>;

/** The registration and period of a return. */
export type Which = { gstin: string; period: string };

const key = (companyId: string) => ['api', 'companies', companyId, 'gst'] as const;

export const draftQuery = (companyId: string, { gstin, period }: Which, cell?: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'gstr-3b', gstin, period, cell ?? ''],
    queryFn: async (): Promise<Draft> => {
      const asked = { param: { companyId, gstin, period }, query: cell ? { cell } : { limit: '1' } } as never;
      return (await ofPeriod['gstr-3b'].$get(asked)).json() as Promise<Draft>;
    },
  });

export const setOffQuery = (companyId: string, { gstin, period }: Which, filedOn: string, isExcepted: boolean) =>
  queryOptions({
    queryKey: [...key(companyId), 'set-off', gstin, period, filedOn, isExcepted],
    queryFn: async (): Promise<SetOff> => {
      const query = { filedOn, isExcepted: String(isExcepted) };
      return (
        await ofPeriod['set-off'].$get({ param: { companyId, gstin, period }, query } as never)
      ).json() as Promise<SetOff>;
    },
  });

/** Posts what is proposed; the books change with it. */
export function usePostSetOff(companyId: string, { gstin, period }: Which) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: { filedOn: string; isExcepted: boolean }) =>
      (
        await ofPeriod['set-off'].$post({ param: { companyId, gstin, period }, json } as never)
      ).json() as Promise<SetOff>,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['api', 'companies', companyId] }),
  });
}

/** Saves the portal's file of GSTR-3B. */
export async function downloadDraft(companyId: string, { gstin, period }: Which): Promise<void> {
  try {
    const asked = { param: { companyId, gstin, period }, query: { format: 'portal' } } as never;
    const answer = await ofPeriod['gstr-3b'].$get(asked);
    const name = `GSTR-3B_${gstin}_${period}.json`;
    download(name, await answer.text(), 'application/json');
    toast({ title: m.gst_file_saved({ name }) });
  } catch (error) {
    toast({ title: m.gst_file_failed(), description: sentenceOf(error), tone: 'destructive' });
  }
}
