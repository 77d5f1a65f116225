import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { categoryWords } from '../../lib/category-words';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

const company = api.companies[':companyId'];

export type Spending = InferResponseType<typeof company.spending.$get>;
export type Habit = Spending['recurring'][number];
export type Budget = Spending['budgets'][number];
export type NewBudget = { subcategory: string; amount: string; fromMonth: string };

const key = (companyId: string) => ['api', 'companies', companyId, 'spending'] as const;

export const spendingQuery = (companyId: string, { from, to }: { from: string; to: string }) =>
  queryOptions({
    queryKey: [...key(companyId), { from, to }],
    queryFn: async () => (await company.spending.$get({ param: { companyId }, query: { from, to } })).json(),
  });

/** The categories a budget can be set for, as choices: what money is spent on. */
export const budgetChoicesQuery = queryOptions({
  queryKey: ['api', 'expense-categories'],
  queryFn: async () => (await api['expense-categories'].$get()).json(),
  select: (all) => {
    const parents = new Set(all.map(({ parentId }) => parentId));
    const spentOn = all.filter(({ id, kind, isDefault }) => !parents.has(id) && (kind === 'expense' || !isDefault));
    return spentOn.map(({ id, name }) => ({ value: name, label: categoryWords(id, name) }));
  },
});

export function useSetBudget(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (budget: NewBudget) =>
      (await company.budgets.$post({ param: { companyId }, json: budget })).json(),
    onSuccess: async ({ categoryId, subcategory }) => {
      await queryClient.invalidateQueries({ queryKey: key(companyId) });
      toast({ title: m.spending_budget_set(), description: categoryWords(categoryId, subcategory) });
    },
  });
}

export function useRemoveBudget(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Budget, 'id'>) =>
      company.budgets[':budgetId'].remove.$post({ param: { companyId, budgetId: id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: key(companyId) });
      toast({ title: m.spending_budget_removed() });
    },
    onError: (error) =>
      toast({ title: m.spending_budget_not_removed(), description: sentenceOf(error), tone: 'destructive' }),
  });
}
