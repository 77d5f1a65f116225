import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { companyKey } from '../../lib/compliance.queries';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';

const company = api.companies[':companyId'];
const { complete } = company['compliance-items'][':itemId'];

export type RocDesk = InferResponseType<(typeof company)['roc-forms']['$get'], 200>;
export type RocForm = RocDesk['items'][number];
export type RocStatus = RocForm['status'];

/** The forms of the Registrar as they stand today: those of a company are a few dozen, and fit on one page. */
export const rocFormsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'roc-forms'],
    queryFn: async () => (await company['roc-forms'].$get({ param: { companyId }, query: {} })).json(),
  });

type Filed = InferRequestType<typeof complete.$post>['json'];

/** Records that a form was filed: the calendar's own item of it is completed. */
export function useRecordFiled(companyId: string, itemId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: Filed) => complete.$post({ param: { companyId, itemId }, json }),
    onSuccess: async () => {
      toast({ title: m.roc_filed_recorded() });
      await queryClient.invalidateQueries({ queryKey: companyKey(companyId) });
    },
  });
}
