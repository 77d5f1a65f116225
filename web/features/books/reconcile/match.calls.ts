import { queryOptions, useMutation } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../../lib/api/api';
import { m } from '../../../lib/messages';
import { toast } from '../../../ui/overlay/toast-store';
import { useRefreshBooks, useSayFailed } from '../books.mutations';
import { booksKey } from '../books.queries';

const reconcile = api.companies[':companyId'].reconcile;
const transaction = api['bank-transactions'][':transactionId'];

export type MatchPlan = InferResponseType<(typeof reconcile.preview)['$get']>;

/** What a run would match now. Any change of the books changes it, so it is asked for each time. */
export const matchPlanQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...booksKey(companyId), 'reconcile', 'preview'],
    queryFn: async () => (await reconcile.preview.$get({ param: { companyId }, query: {} })).json(),
    staleTime: 0,
  });

/** Matches transactions to what they paid, over the period that was shown. */
export function useMatch(companyId: string) {
  const refresh = useRefreshBooks(companyId);
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: async (period: Pick<MatchPlan, 'from' | 'to'>) =>
      (await reconcile.$post({ param: { companyId }, json: period })).json(),
    onSuccess: async ({ message }) => {
      toast({ title: m.books_match_done(), description: message });
      await refresh();
    },
    onError: (error) => sayFailed(m.books_match_failed(), error),
  });
}

/** Takes a match off a transaction, both legs of a transfer at once; says what that opened. */
export function useUnmatch(companyId: string, transactionId: string) {
  const refresh = useRefreshBooks(companyId);
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: async (withId: string) =>
      (await transaction.unmatch.$post({ param: { transactionId }, json: { withId } })).json(),
    onSuccess: async ({ unmatched }) => {
      toast({ title: m.match_undone(), description: undoneWords(unmatched) });
      await refresh();
    },
    onError: (error) => sayFailed(m.match_not_undone(), error),
  });
}

function undoneWords(unmatched: number): string {
  if (unmatched === 0) return m.match_undone_before();
  return unmatched === 1 ? m.match_undone_one() : m.match_undone_legs();
}

const candidates = transaction['match-candidates'];

export type Candidate = InferResponseType<(typeof candidates)['$get']>['candidates'][number];

/** What an open transaction may be. Any change of the books or of what was filed changes it, so it is asked for each time. */
export const candidatesQuery = (companyId: string, transactionId: string) =>
  queryOptions({
    queryKey: [...booksKey(companyId), 'match-candidates', transactionId],
    queryFn: async () => (await candidates.$get({ param: { transactionId } })).json(),
    staleTime: 0,
  });

/** Matches a transaction by hand to one of its candidates. */
export function useChooseMatch(companyId: string, transactionId: string) {
  const refresh = useRefreshBooks(companyId);
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: async (withId: string) =>
      (await transaction.match.$post({ param: { transactionId }, json: { withId } })).json(),
    onSuccess: async ({ matched }) => {
      toast({ title: m.match_made(), description: madeWords(matched) });
      await refresh();
    },
    onError: (error) => sayFailed(m.match_not_made(), error),
  });
}

/** Says of an open transaction that another is not its other leg: it is not asked about again. */
export function useRefuseMatch(companyId: string, transactionId: string) {
  const refresh = useRefreshBooks(companyId);
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: async (withId: string) =>
      (await transaction['refuse-match'].$post({ param: { transactionId }, json: { withId } })).json(),
    onSuccess: async ({ message }) => {
      toast({ title: m.match_refused(), description: message });
      await refresh();
    },
    onError: (error) => sayFailed(m.match_not_made(), error),
  });
}

function madeWords(matched: number): string {
  if (matched === 0) return m.match_made_before();
  return matched === 1 ? m.match_made_one() : m.match_made_legs();
}
