import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../../../lib/api/api';
import { categoryWords } from '../../../../lib/category-words';
import { m } from '../../../../lib/messages';
import type { ChoiceGroup } from '../../../../ui/form/field';
import { toast } from '../../../../ui/overlay/toast-store';
import { sentenceOf } from '../../../../ui/state/error-panel';

const company = api.companies[':companyId'];
const rules = company['posting-rules'];
const oneAccount = company.accounts[':ownAccountId'];

export type PostingRule = InferResponseType<typeof rules.$get, 200>[number];
export type NewPostingRule = InferRequestType<typeof rules.$post>['json'];

const companyKey = (companyId: string) => ['api', 'companies', companyId] as const;

export const postingRulesQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'posting-rules'],
    queryFn: async () => (await rules.$get({ param: { companyId } })).json(),
  });

/** The lines that a rule would move, by the accounts they leave and reach. */
export const movedQuery = (companyId: string, rule: NewPostingRule) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'posting-rules', 'preview', rule],
    queryFn: async () => (await (await rules.preview.$post({ param: { companyId }, json: rule })).json()).moves,
    retry: false,
  });

/** An act on what categories and accounts mean: all that is known of the books is asked for again. */
function useAct<Sent>(companyId: string, act: (sent: Sent) => Promise<unknown>, title: () => string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: companyKey(companyId) });
      toast({ title: title() });
    },
  });
}

export const useSetRule = (companyId: string) =>
  useAct(
    companyId,
    async (json: NewPostingRule) => (await rules.$post({ param: { companyId }, json })).json(),
    m.ledger_accounts_rule_set,
  );

/** Lets a category post as it did before a rule. */
export function useRemoveRule(companyId: string, postingRuleId: string) {
  const act = useAct(
    companyId,
    async () => (await rules[':postingRuleId'].remove.$post({ param: { companyId, postingRuleId } })).json(),
    m.ledger_accounts_rule_removed,
  );
  const tell = (error: unknown) =>
    toast({ title: m.ledger_accounts_rule_stays(), description: sentenceOf(error), tone: 'destructive' });
  return () => act.mutateAsync(undefined, { onError: tell });
}

export type AccountEdit = InferRequestType<typeof oneAccount.$patch>['json'];

export const useChangeOwnAccount = (companyId: string, ownAccountId: string) =>
  useAct(
    companyId,
    async (json: AccountEdit) => (await oneAccount.$patch({ param: { companyId, ownAccountId }, json })).json(),
    m.ledger_accounts_changed,
  );

export function useRemoveOwnAccount(companyId: string, ownAccountId: string) {
  const act = useAct(
    companyId,
    async () => (await oneAccount.remove.$post({ param: { companyId, ownAccountId }, json: {} })).json(),
    m.ledger_accounts_removed,
  );
  return () =>
    act.mutateAsync(undefined, {
      onError: (error) =>
        toast({ title: m.ledger_accounts_stays(), description: sentenceOf(error), tone: 'destructive' }),
    });
}

type Category = InferResponseType<(typeof api)['expense-categories']['$get'], 200>[number];

/** The categories by their groups, as choices; the company's own first. */
export const categoriesQuery = queryOptions({
  queryKey: ['api', 'expense-categories'],
  queryFn: async () => (await api['expense-categories'].$get()).json(),
});

const isGroup = ({ isDefault, parentId }: Category): boolean => isDefault && parentId === null;

export function categoryGroups(all: readonly Category[]): ChoiceGroup[] {
  const of = (label: string, members: readonly Category[]): ChoiceGroup => ({
    label,
    choices: members.map(({ id, name }) => ({ value: id, label: categoryWords(id, name) })),
  });
  const own = all.filter(({ isDefault }) => !isDefault);
  const chart = all.filter(isGroup).map(({ id, name }) =>
    of(
      name,
      all.filter(({ parentId }) => parentId === id),
    ),
  );
  return own.length > 0 ? [of(m.books_own_categories(), own), ...chart] : chart;
}
