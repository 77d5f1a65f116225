import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../../../lib/api/api';
import { m } from '../../../../lib/messages';
import { toast } from '../../../../ui/overlay/toast-store';
import { sentenceOf } from '../../../../ui/state/error-panel';

const loans = api.companies[':companyId'].loans;

export type Loan = InferResponseType<typeof loans.$get, 200>[number];
export type NewLoan = InferRequestType<typeof loans.$post>['json'];

const companyKey = (companyId: string) => ['api', 'companies', companyId] as const;

export const loansQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'loans'],
    queryFn: async () => (await loans.$get({ param: { companyId } })).json(),
  });

/** Lets prepayments of a loan lower its instalment, or shorten it. */
export function useChangeLoan(companyId: string, loanId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: InferRequestType<(typeof loans)[':loanId']['$patch']>['json']) =>
      (await loans[':loanId'].$patch({ param: { companyId, loanId }, json })).json(),
    onSuccess: async ({ lender }) => {
      await queryClient.invalidateQueries({ queryKey: companyKey(companyId) });
      toast({ title: m.loan_changed({ lender }) });
    },
    onError: (error) => toast({ title: m.loan_not_changed(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

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
