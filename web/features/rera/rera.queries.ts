import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { companyKey } from '../../lib/compliance.queries';
import { download } from '../../lib/download';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

const company = api.companies[':companyId'];
const { complete } = company['compliance-items'][':itemId'];

export type ReraDesk = InferResponseType<(typeof company)['rera-compliance']['$get'], 200>;
export type ReraState = ReraDesk['states'][number];
export type ReraProject = ReraState['projects'][number];
export type ReraDuty = ReraProject['duties'][number];

export const reraQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'rera-compliance'],
    queryFn: async () => (await company['rera-compliance'].$get({ param: { companyId } })).json(),
  });

/** Assesses every State as of today; the dashboard and this page then say what was found. */
export function useAssess(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await company['rera-assessment'].$post({ param: { companyId } })).json(),
    onSuccess: async () => {
      toast({ title: m.rera_assessed(), description: m.rera_assessed_words() });
      await queryClient.invalidateQueries({ queryKey: companyKey(companyId) });
    },
    onError: (error) => toast({ title: sentenceOf(error), tone: 'destructive' }),
  });
}

const PAPERS = { forms: company['rera-forms'], disclaimers: company['rera-disclaimers'] } as const;

/** Downloads the worksheet of the States' forms, or the disclaimers. */
export const useReraPaper = (companyId: string, paper: keyof typeof PAPERS) =>
  useMutation({
    mutationFn: async () => {
      const file = await PAPERS[paper].$get({ param: { companyId } });
      const content = await file.blob();
      download(`rera-${paper}.pdf`, content, content.type);
    },
    onSuccess: () => toast({ title: paper === 'forms' ? m.rera_forms_made() : m.rera_disclaimers_downloaded() }),
    onError: (error) => toast({ title: sentenceOf(error), tone: 'destructive' }),
  });

type Filed = InferRequestType<typeof complete.$post>['json'];

export function useRecordDuty(companyId: string, itemId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: Filed) => complete.$post({ param: { companyId, itemId }, json }),
    onSuccess: async () => {
      toast({ title: m.rera_filed_recorded() });
      await queryClient.invalidateQueries({ queryKey: companyKey(companyId) });
    },
  });
}
