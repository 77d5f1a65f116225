import { queryOptions, useMutation } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../../lib/api/api';
import { m } from '../../../lib/messages';
import { toast } from '../../../ui/overlay/toast-store';
import { useRefreshBooks, useSayFailed } from '../books.mutations';
import { booksKey } from '../books.queries';

const balances = api.companies[':companyId']['account-balances'];
const transaction = api['bank-transactions'][':transactionId'];

export type AccountBalance = InferResponseType<(typeof balances)['$get']>[number];
export type Difference = AccountBalance['differences'][number];
export type Duplicate = Difference['duplicates'][number];
export type BalanceLine = Duplicate['one'];
export type Said = AccountBalance['said'][number];

/** What the books of each account hold against what the bank prints, and the lines that explain where they differ. */
export const balancesQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...booksKey(companyId), 'account-balances'],
    queryFn: async () => (await balances.$get({ param: { companyId } })).json(),
  });

/** What may be said of a line and another: which of them stays, that both do, or nothing any more. */
export type Saying = { call: 'merge' | 'keep-both' | 'ask-again'; transactionId: string; withId: string };

/** Says it; the toast repeats what that did. */
export function useSayOfLines(companyId: string) {
  const refresh = useRefreshBooks(companyId);
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: async ({ call, transactionId, withId }: Saying) =>
      (await transaction[call].$post({ param: { transactionId }, json: { withId } })).json(),
    onSuccess: async ({ message }, { call }) => {
      toast({ title: DONE[call](), description: message });
      await refresh();
    },
    onError: (error) => sayFailed(m.balance_not_said(), error),
  });
}

const DONE: Readonly<Record<Saying['call'], () => string>> = {
  merge: m.balance_merged,
  'keep-both': m.balance_kept_both,
  'ask-again': m.balance_undone,
};
