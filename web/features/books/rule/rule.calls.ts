import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../../lib/api/api';
import { m } from '../../../lib/messages';
import { toast } from '../../../ui/overlay/toast-store';
import { useSayFailed } from '../books.mutations';
import { booksKey } from '../books.queries';

const rules = api.companies[':companyId']['category-rules'];

export type CategoryRule = InferResponseType<(typeof rules)['$get']>[number];
export type NewRule = InferRequestType<(typeof rules)['$post']>['json'];
type RuleChange = InferRequestType<(typeof rules)[':ruleId']['$patch']>['json'];
export type RulePreview = InferResponseType<(typeof rules.preview)['$post']>;

export const rulesQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...booksKey(companyId), 'category-rules'],
    queryFn: async () => (await rules.$get({ param: { companyId } })).json(),
  });

/** Whom a rule would touch, as a new one or in the place of the one it replaces; nothing is stored. */
export function useRulePreview(companyId: string) {
  return useMutation({
    mutationFn: async (rule: NewRule & { replaces?: string }) =>
      (await rules.preview.$post({ param: { companyId }, json: rule })).json(),
  });
}

/** Rules and what a run would do with them are asked again; the books themselves change only with a run. */
function useRefreshRules(companyId: string) {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: [...booksKey(companyId), 'category-rules'] });
    await client.invalidateQueries({ queryKey: [...booksKey(companyId), 'auto-categorize'] });
  };
}

export function useAddRule(companyId: string) {
  const refresh = useRefreshRules(companyId);
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: (rule: NewRule) => rules.$post({ param: { companyId }, json: rule }),
    onSuccess: async () => {
      toast({ title: m.books_rule_added(), description: m.books_rule_added_words() });
      await refresh();
    },
    onError: (error) => sayFailed(m.books_rule_not_added(), error),
  });
}

/** Says that a rule was changed only where it was: a rule that is sent as it is stays the one it is. */
export function useChangeRule(companyId: string) {
  const refresh = useRefreshRules(companyId);
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: async ({ ruleId, change }: { ruleId: string; change: RuleChange }) =>
      (await rules[':ruleId'].$patch({ param: { companyId, ruleId }, json: change })).json(),
    onSuccess: async ({ id }, { ruleId }) => {
      if (id !== ruleId) toast({ title: m.books_rule_changed(), description: m.books_rule_changed_words() });
      await refresh();
    },
    onError: (error) => sayFailed(m.books_rule_not_changed(), error),
  });
}

export function useOrderRules(companyId: string) {
  const refresh = useRefreshRules(companyId);
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: (ids: string[]) => rules.order.$post({ param: { companyId }, json: { ids } }),
    onSuccess: refresh,
    onError: (error) => sayFailed(m.books_rule_not_moved(), error),
  });
}

export function useRemoveRule(companyId: string) {
  const refresh = useRefreshRules(companyId);
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: async (ruleId: string) =>
      (await rules[':ruleId'].remove.$post({ param: { companyId, ruleId } })).json(),
    onSuccess: async ({ message }) => {
      toast({ title: message });
      await refresh();
    },
    onError: (error) => sayFailed(m.books_rule_not_removed(), error),
  });
}
