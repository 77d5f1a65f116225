import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

const company = api.companies[':companyId'];

export type MonthEnd = InferResponseType<(typeof company)['month-end']['$get']>;
export type OpenItem = MonthEnd['items'][number];
export type YearEnd = InferResponseType<(typeof company)['year-end']['$get']>;

const key = (companyId: string) => ['api', 'companies', companyId, 'bookkeeping'] as const;

export const monthEndQuery = (companyId: string, month: string) =>
  queryOptions({
    queryKey: [...key(companyId), month],
    queryFn: async () => (await company['month-end'].$get({ param: { companyId }, query: { month } })).json(),
  });

export const yearEndQuery = (companyId: string, financialYear: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'year', financialYear],
    queryFn: async () => (await company['year-end'].$get({ param: { companyId }, query: { financialYear } })).json(),
  });

function useChange<Sent>(companyId: string, send: (sent: Sent) => Promise<unknown>, said: (sent: Sent) => string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async (_answer, sent) => {
      await queryClient.invalidateQueries({ queryKey: ['api', 'companies', companyId] });
      toast({ title: said(sent) });
    },
  });
}

export function useReview(companyId: string, month: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: { key: string; isRight: boolean }) =>
      company['month-end'].review.$post({ param: { companyId }, json: { month, ...json } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key(companyId) }),
    onError: (error) =>
      toast({ title: m.bookkeeping_not_saved(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

export const useLock = (companyId: string) =>
  useChange(
    companyId,
    (json: { upTo: string; reason: string }) => company['period-locks'].$post({ param: { companyId }, json }),
    () => m.bookkeeping_locked(),
  );

export const usePostMonth = (companyId: string) =>
  useChange(
    companyId,
    async (json: { month: string }) => {
      await company['fixed-assets'].depreciation.$post({ param: { companyId }, json });
      await company.spreads.post.$post({ param: { companyId }, json });
    },
    () => m.bookkeeping_posted(),
  );

export const useAdopt = (companyId: string) =>
  useChange(
    companyId,
    (json: { financialYear: string; reason: string }) => company['year-end'].$post({ param: { companyId }, json }),
    ({ financialYear }) => m.bookkeeping_adopted({ year: financialYear }),
  );

export const useTakeYearBack = (companyId: string) =>
  useChange(
    companyId,
    ({ financialYear, reason }: { financialYear: string; reason: string }) =>
      company['year-end'][':financialYear']['take-back'].$post({
        param: { companyId, financialYear },
        json: { reason },
      }),
    ({ financialYear }) => m.bookkeeping_year_opened({ year: financialYear }),
  );
