import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../../../lib/api/api';
import { m } from '../../../../lib/messages';
import { toast } from '../../../../ui/overlay/toast-store';

const loans = api.companies[':companyId'].loans;

export type Loan = InferResponseType<typeof loans.$get, 200>[number];
export type NewLoan = InferRequestType<typeof loans.$post>['json'];

const companyKey = (companyId: string) => ['api', 'companies', companyId] as const;

export const loansQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'loans'],
    queryFn: async () => (await loans.$get({ param: { companyId } })).json(),
  });

export function useAddLoan(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: NewLoan) => (await loans.$post({ param: { companyId }, json })).json(),
    onSuccess: async ({ lender }) => {
      toast({ title: m.loan_recorded({ lender }) });
      await queryClient.invalidateQueries({ queryKey: companyKey(companyId) });
    },
  });
}
