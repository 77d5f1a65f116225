import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import type * as v from 'valibot';
import type { Side } from '#domain/bank/values';
import { api } from '../../lib/api/api';
import { ApiError } from '../../lib/api/api-error';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';
import type { accountForm } from './account/account.form';
import { type BankAccount, booksKey, CATEGORIES_KEY, type Category } from './books.queries';
import type { categoryForm } from './category/category.form';
import { kindOfSide } from './transaction/selection';

/** After a change everything that was shown of the company's books is asked again; it resolves when it has arrived. */
export function useRefreshBooks(companyId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: booksKey(companyId) });
}

/** Says that an act failed. Where somebody else was faster, what is shown is out of date and is loaded again. */
export function useSayFailed(companyId: string) {
  const refresh = useRefreshBooks(companyId);
  return (title: string, error: unknown, description = sentenceOf(error)) => {
    const isStale = error instanceof ApiError && error.problem?.code === 'changed-meanwhile';
    if (isStale) void refresh();
    toast(
      isStale
        ? { title: m.books_changed_meanwhile(), description: m.books_changed_meanwhile_words(), tone: 'destructive' }
        : { title, description, tone: 'destructive' },
    );
  };
}

export function useAddAccount(companyId: string) {
  const refresh = useRefreshBooks(companyId);
  return useMutation({
    mutationFn: (account: v.InferOutput<typeof accountForm>) =>
      api.companies[':companyId']['bank-accounts'].$post({ param: { companyId }, json: account }),
    onSuccess: async () => {
      toast({ title: m.books_account_added() });
      await refresh();
    },
  });
}

export function useMarkAccount(companyId: string) {
  const refresh = useRefreshBooks(companyId);
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: ({ id, isActive }: Pick<BankAccount, 'id' | 'isActive'>) =>
      api['bank-accounts'][':accountId'].$patch({ param: { accountId: id }, json: { isActive } }),
    onSuccess: async (_answer, { isActive }) => {
      toast({ title: isActive ? m.books_account_activated() : m.books_account_deactivated() });
      await refresh();
    },
    onError: (error) => sayFailed(m.books_account_not_changed(), error),
  });
}

const oneAccount = api['bank-accounts'][':accountId'];

type AccountEdit = { id: string; edited: InferRequestType<typeof oneAccount.$patch>['json'] };

/** Changes what is said of an account. */
export function useChangeAccount(companyId: string) {
  const refresh = useRefreshBooks(companyId);
  return useMutation({
    mutationFn: ({ id, edited }: AccountEdit) => oneAccount.$patch({ param: { accountId: id }, json: edited }),
    onSuccess: () => toast({ title: m.edit_account_changed() }),
    onSettled: refresh,
  });
}

/** Deletes an account that nothing hangs on. */
export function useRemoveAccount(companyId: string) {
  const refresh = useRefreshBooks(companyId);
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: (id: string) => oneAccount.remove.$post({ param: { accountId: id }, json: {} }),
    onSuccess: async () => {
      toast({ title: m.edit_account_removed() });
      await refresh();
    },
    onError: (error) => sayFailed(m.edit_account_not_removed(), error),
  });
}

export function useAddCategory() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (category: v.InferOutput<typeof categoryForm>) =>
      (await api['expense-categories'].$post({ json: category })).json(),
    onSuccess: async () => {
      toast({ title: m.books_category_added() });
      await queryClient.invalidateQueries({ queryKey: CATEGORIES_KEY });
    },
  });
}

export type Choice = { transactionId: string; side: Side; category: Category };

/** Sets the category of one transaction by hand. */
export function useCategorise(companyId: string) {
  const refresh = useRefreshBooks(companyId);
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: async ({ transactionId, side, category }: Choice) => {
      const json = { category: category.kind ?? kindOfSide(side), subcategory: category.name };
      const answer = await api['bank-transactions'][':transactionId'].categorize.$patch({
        param: { transactionId },
        json,
      });
      return answer.json();
    },
    onSuccess: async ({ warning }) => {
      toast({ title: m.books_categorised(), ...(warning && { description: warning }) });
      await refresh();
    },
    onError: (error) => sayFailed(m.books_not_categorised(), error),
  });
}

/** Runs the rules over all that nobody has categorised; of one account where it is named. */
export function useAutoCategorise(companyId: string, bankAccountId?: string) {
  const refresh = useRefreshBooks(companyId);
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: async () => {
      const asked = { param: { companyId }, query: bankAccountId ? { bankAccountId } : {} };
      return (await api.companies[':companyId']['auto-categorize'].$post(asked)).json();
    },
    onSuccess: async ({ message }) => {
      toast({ title: m.books_run_done(), description: message });
      await refresh();
    },
    onError: (error) =>
      sayFailed(m.books_error(), error, error instanceof ApiError ? m.books_run_failed() : sentenceOf(error)),
  });
}

export function useUndoRun(companyId: string) {
  const refresh = useRefreshBooks(companyId);
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: async () =>
      (await api.companies[':companyId']['auto-categorize'].undo.$post({ param: { companyId } })).json(),
    onSuccess: async ({ message }) => {
      toast({ title: m.books_undo_done(), description: message });
      await refresh();
    },
    onError: (error) => sayFailed(m.books_undo_failed(), error),
  });
}
