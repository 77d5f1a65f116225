import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../../lib/api/api';
import type { Which } from '../settle/settle.queries';

const company = api.companies[':companyId'];
const ofPeriod = company.gst[':gstin'][':period'];
const challans = company['gst-challans'];

export type Monthly = InferResponseType<(typeof ofPeriod)['pmt-06']['$get'], 200>;
export type Composition = InferResponseType<(typeof ofPeriod)['cmp-08']['$get'], 200>;
export type Challans = InferResponseType<typeof challans.$get, 200>;
export type Challan = Challans['challans'][number];
export type PaidLine = Challans['lines'][number];
export type NewChallan = InferRequestType<typeof challans.$post>['json'];
export type Method = Monthly['method'];
export type Dealer = Composition['dealer'];

const key = (companyId: string) => ['api', 'companies', companyId, 'gst', 'payments'] as const;

export const monthlyQuery = (companyId: string, { gstin, period }: Which, method: Method, depositedOn: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'pmt-06', gstin, period, method, depositedOn],
    queryFn: async (): Promise<Monthly> => {
      const asked = { param: { companyId, gstin, period }, query: { method, depositedOn } } as never;
      return (await ofPeriod['pmt-06'].$get(asked)).json() as Promise<Monthly>;
    },
    placeholderData: (before) => before,
  });

export const compositionQuery = (companyId: string, { gstin, period }: Which, dealer: Dealer, filedOn: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'cmp-08', gstin, period, dealer, filedOn],
    queryFn: async (): Promise<Composition> => {
      const asked = { param: { companyId, gstin, period }, query: { dealer, filedOn } } as never;
      return (await ofPeriod['cmp-08'].$get(asked)).json() as Promise<Composition>;
    },
    placeholderData: (before) => before,
  });

export const challansQuery = (companyId: string, gstin: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'challans', gstin],
    queryFn: async () => (await challans.$get({ param: { companyId }, query: { gstin } })).json(),
  });

/** Records a challan; books, calendar and ledgers change with it. */
export function useRecordChallan(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: NewChallan) => (await challans.$post({ param: { companyId }, json })).json(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['api', 'companies', companyId] }),
  });
}

/** Posts the payment of a statement of composition. */
export function usePostComposition(companyId: string, { gstin, period }: Which) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: { dealer: Dealer; filedOn: string }) =>
      (
        await ofPeriod['cmp-08'].$post({ param: { companyId, gstin, period }, json } as never)
      ).json() as Promise<Composition>,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['api', 'companies', companyId] }),
  });
}
