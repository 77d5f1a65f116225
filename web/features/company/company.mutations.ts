import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import type { InferOutput } from 'valibot';
import { api } from '../../lib/api/api';
import { meQuery } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';
import type { clientForm } from './company.form';
import { clientsQuery } from './company.queries';

const oneCompany = api.companies[':companyId'];

/** Archives a company or restores it. What every page shows of it, of its firm and of who works on what is asked for anew. */
export function useStanding(companyId: string, way: 'archive' | 'restore') {
  const queryClient = useQueryClient();
  const said = SAID[way];
  return useMutation({
    mutationFn: () => oneCompany[way].$post({ param: { companyId }, json: {} }),
    onSuccess: async () => {
      toast({ title: said.done() });
      await queryClient.invalidateQueries();
    },
    onError: (error) => toast({ title: said.failed(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

const SAID = {
  archive: { done: m.company_archived, failed: m.company_archive_failed },
  restore: { done: m.company_restored, failed: m.company_restore_failed },
};

/** Puts a client of a firm in the charge of a member of it; null for nobody. */
export function useGiveCharge(companyId: string, caFirmId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (assignedManagerId: string | null) =>
      oneCompany.$patch({ param: { companyId }, json: { assignedManagerId } }),
    onSuccess: async () => {
      toast({ title: m.company_charge_given() });
      await queryClient.invalidateQueries({ queryKey: clientsQuery(caFirmId).queryKey });
    },
    onError: (error) =>
      toast({ title: m.company_charge_failed(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

/** Corrects who a company is. Its name and numbers stand on every page, and what is due follows: all of it is asked for anew. */
export function useCorrectCompany(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: InferRequestType<typeof oneCompany.particulars.$patch>['json']) =>
      oneCompany.particulars.$patch({ param: { companyId }, json }),
    onSuccess: () => toast({ title: m.edit_company_changed() }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}

/** Changes what a client is to its firm. */
export function useChangeTerms(companyId: string, caFirmId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: InferRequestType<typeof oneCompany.$patch>['json']) =>
      oneCompany.$patch({ param: { companyId }, json }),
    onSuccess: () => toast({ title: m.edit_terms_changed() }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: clientsQuery(caFirmId).queryKey }),
  });
}

/** Adds a client to the firm. The firm's list and figures, and the header's companies, are asked for anew. */
export function useAddClient(caFirmId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (client: InferOutput<typeof clientForm>) => api.companies.$post({ json: { ...client, caFirmId } }),
    onSuccess: async () => {
      toast({ title: m.company_added() });
      const grown = [clientsQuery(caFirmId).queryKey, ['api', 'ca-firms', caFirmId, 'summary'], meQuery.queryKey];
      await Promise.all(grown.map((queryKey) => queryClient.invalidateQueries({ queryKey, exact: true })));
    },
    onError: (error) => toast({ title: m.company_add_failed(), description: sentenceOf(error), tone: 'destructive' }),
  });
}
