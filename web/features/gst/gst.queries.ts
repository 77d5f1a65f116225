import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { download } from '../../lib/download';
import { m } from '../../lib/messages';
import { formatMonth } from '../../lib/month-words';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

const company = api.companies[':companyId'];
const ofPeriod = company.gst[':gstin'][':period'];

export type Overview = InferResponseType<(typeof company)['gst-returns']['$get']>;
export type ListedReturn = Overview['returns'][number];
export type Worksheet = InferResponseType<(typeof ofPeriod)['gstr-1']['$get']>;
export type WorksheetRow = Worksheet['rows'][number];
export type Finding = Worksheet['findings'][number];
export type Step = InferRequestType<(typeof company)['gst-returns']['steps']['$post']>['json'];

const key = (companyId: string) => ['api', 'companies', companyId, 'gst'] as const;

export const overviewQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'overview'],
    queryFn: async () => (await company['gst-returns'].$get({ param: { companyId } })).json(),
  });

/** Which return: the registration, its period, and the facility in the place of GSTR-1. */
export type Which = { gstin: string; period: string; form: 'gstr-1' | 'iff' };

export const worksheetQuery = (companyId: string, { gstin, period, form }: Which, section?: string) =>
  queryOptions({
    queryKey: [...key(companyId), form, gstin, period, section ?? ''],
    queryFn: async (): Promise<Worksheet> => {
      const asked = { param: { companyId, gstin, period }, query: section ? { section } : {} } as never;
      return (await (form === 'iff' ? ofPeriod.iff : ofPeriod['gstr-1']).$get(asked)).json() as Promise<Worksheet>;
    },
  });

/** Saves the portal's file of a return. */
export async function downloadPortalFile(companyId: string, { gstin, period, form }: Which): Promise<void> {
  const asked = { param: { companyId, gstin, period }, query: { format: 'portal' } } as never;
  try {
    const answer = await (form === 'iff' ? ofPeriod.iff : ofPeriod['gstr-1']).$get(asked);
    const name = `${form.toUpperCase()}_${gstin}_${period}.json`;
    download(name, await answer.text(), 'application/json');
    toast({ title: m.gst_file_saved({ name }) });
  } catch (error) {
    toast({ title: m.gst_file_failed(), description: sentenceOf(error), tone: 'destructive' });
  }
}

/** A step of a return: what follows from it is asked anew. */
export function useStep(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: Step) => (await company['gst-returns'].steps.$post({ param: { companyId }, json })).json(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['api', 'companies', companyId] }),
  });
}

export type NewAmendment = InferRequestType<(typeof company)['gst-amendments']['$post']>['json'];

/** Amends a document of a filed return: it stands in the next return that is open. */
export function useAmend(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: NewAmendment) =>
      (await company['gst-amendments'].$post({ param: { companyId }, json })).json(),
    onSuccess: async ({ number, reportIn }) => {
      await queryClient.invalidateQueries({ queryKey: ['api', 'companies', companyId] });
      toast({ title: m.gst_amended({ number, month: formatMonth(reportIn) }) });
    },
  });
}

const particulars = company.invoices[':documentId']['gst-particulars'];
export type NewParticulars = InferRequestType<typeof particulars.$patch>['json'];

/** Puts right what a return asks of an invoice; the return is asked anew. */
export function usePutRight(companyId: string, documentId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: NewParticulars) =>
      (await particulars.$patch({ param: { companyId, documentId }, json })).json(),
    onSuccess: async ({ number }) => {
      await queryClient.invalidateQueries({ queryKey: ['api', 'companies', companyId] });
      toast({ title: m.gst_put_right_saved({ number }) });
    },
  });
}

/** Runs the whole check; the toast has the words of its answer. */
export function useValidation(companyId: string) {
  return useMutation({
    mutationFn: async (json: { gstin?: string; period?: string }) =>
      (await company['gst-validation'].$post({ param: { companyId }, json })).json(),
    onSuccess: ({ gstin, isValid }) =>
      toast({
        title: m.gst_validation_complete(),
        description: isValid ? m.gst_validation_valid({ gstin }) : m.gst_validation_invalid({ gstin }),
      }),
  });
}
