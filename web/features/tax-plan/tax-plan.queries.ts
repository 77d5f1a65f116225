import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';

const plans = api.companies[':companyId']['tax-plans'];
const plan = plans[':taxPlanId'];

export type Plan = InferResponseType<typeof plans.$get, 200>[number];
export type SentFacts = InferRequestType<typeof plans.$post>['json']['facts'];

const key = (companyId: string) => ['api', 'companies', companyId, 'tax-plans'] as const;

export const plansQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'list'],
    queryFn: async () => (await plans.$get({ param: { companyId }, query: {} })).json(),
  });

export const suggestionQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'suggestion'],
    queryFn: async () => (await plans.suggestion.$get({ param: { companyId } })).json(),
  });

function useWrite<Sent, Answer>(companyId: string, send: (sent: Sent) => Promise<Answer>, title: () => string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: key(companyId) });
      toast({ title: title() });
    },
  });
}

export const useSavePlan = (companyId: string) =>
  useWrite(
    companyId,
    async (json: { name: string; facts: SentFacts }) => (await plans.$post({ param: { companyId }, json })).json(),
    m.tax_plan_saved,
  );

export const useChangePlan = (companyId: string, taxPlanId: string) =>
  useWrite(
    companyId,
    async (json: { name?: string; facts?: SentFacts }) =>
      (await plan.$patch({ param: { companyId, taxPlanId }, json })).json(),
    m.tax_plan_changed,
  );

export const useReviewPlan = (companyId: string, taxPlanId: string) =>
  useWrite(
    companyId,
    async () => (await plan.review.$post({ param: { companyId, taxPlanId }, json: {} })).json(),
    m.tax_plan_reviewed,
  );

export const useRemovePlan = (companyId: string, taxPlanId: string) =>
  useWrite(
    companyId,
    async () => (await plan.remove.$post({ param: { companyId, taxPlanId }, json: {} })).json(),
    m.tax_plan_removed,
  );
