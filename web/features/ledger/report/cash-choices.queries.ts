import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../../lib/api/api';
import { m } from '../../../lib/messages';
import { toast } from '../../../ui/overlay/toast-store';
import { sentenceOf } from '../../../ui/state/error-panel';

const calls = api.companies[':companyId']['cash-equivalents'];

export type CashChoice = InferResponseType<typeof calls.$get, 200>[number];
type NewCashChoice = InferRequestType<typeof calls.$post>['json'];

const keyOf = (companyId: string) => ['api', 'companies', companyId] as const;

export const cashChoicesQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...keyOf(companyId), 'cash-equivalents'],
    queryFn: async () => (await calls.$get({ param: { companyId } })).json(),
  });

/** Lets an account count as cash or no more; every statement is asked for again. */
export function useSetCashChoice(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: NewCashChoice) => (await calls.$post({ param: { companyId }, json })).json(),
    onSuccess: async ({ counts, name }) => {
      await queryClient.invalidateQueries({ queryKey: keyOf(companyId) });
      toast({ title: counts ? m.statement_cash_on({ account: name }) : m.statement_cash_off({ account: name }) });
    },
    onError: (error) =>
      toast({ title: m.statement_cash_failed(), description: sentenceOf(error), tone: 'destructive' }),
  });
}
