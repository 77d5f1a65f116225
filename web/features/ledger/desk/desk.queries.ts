import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import type { VoucherKind } from '#domain/ledger/model';
import { api } from '../../../lib/api/api';
import { everyPage, nextCursor } from '../../../lib/api/every-page';
import { m } from '../../../lib/messages';
import { toast } from '../../../ui/overlay/toast-store';
import { sentenceOf } from '../../../ui/state/error-panel';

const company = api.companies[':companyId'];

export type Account = InferResponseType<typeof company.accounts.$get, 200>[number];
export type Voucher = InferResponseType<typeof company.vouchers.$get, 200>[number];
export type Opening = InferResponseType<(typeof company)['opening-balances']['$get'], 200>;
export type Lock = InferResponseType<(typeof company)['period-locks']['$get'], 200>[number];
export type NewVoucher = InferRequestType<typeof company.vouchers.$post>['json'];
export type NewOpening = InferRequestType<(typeof company)['opening-balances']['$post']>['json'];
export type NewAccount = InferRequestType<typeof company.accounts.$post>['json'];

/** Posting changes balances, reports and what a bank line may still become: all that is known of the company is asked for again. */
const companyKey = (companyId: string) => ['api', 'companies', companyId] as const;
const deskKey = (companyId: string) => [...companyKey(companyId), 'ledger-desk'] as const;

export const accountsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...deskKey(companyId), 'accounts'],
    queryFn: async () => (await company.accounts.$get({ param: { companyId } })).json(),
  });

/** What each account that moved stands at today, in rupees, debit positive. */
export const balancesQuery = (companyId: string, on: string) =>
  queryOptions({
    queryKey: [...deskKey(companyId), 'balances', on],
    queryFn: async () => {
      const answer = await company['trial-balance'].$get({ param: { companyId }, query: { on } });
      return (await answer.json()).rows;
    },
    select: (rows) => new Map(rows.map(({ accountId, closing }) => [accountId, closing])),
  });

/** The names of those the company deals with, to choose from while typing. */
export const partyNamesQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...deskKey(companyId), 'parties'],
    queryFn: async () =>
      everyPage(async (cursor) =>
        company.parties.$get({ param: { companyId }, query: { limit: '500', ...(cursor && { cursor }) } }),
      ),
    select: (parties) => parties.map(({ name }) => name),
  });

export type VoucherFilter = {
  from: string;
  to?: string | undefined;
  kind?: VoucherKind | undefined;
  q?: string | undefined;
};

const PAGE = 50;

/** Vouchers of some days, the newest first, a page at a time: stored ones and bank lines alike. */
export const vouchersQuery = (companyId: string, { from, to, kind, q }: VoucherFilter) =>
  infiniteQueryOptions({
    queryKey: [...deskKey(companyId), 'vouchers', { from, to, kind, q }],
    queryFn: async ({ pageParam }): Promise<{ rows: Voucher[]; next: string | undefined }> => {
      const days = { from, ...(to && { to }), ...(kind && { kind }), ...(q && { q }) };
      const query = { ...days, order: 'newest' as const, limit: String(PAGE), ...(pageParam && { cursor: pageParam }) };
      const page = await company.vouchers.$get({ param: { companyId }, query });
      return { rows: await page.json(), next: nextCursor(page.headers) };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const voucherQuery = (companyId: string, voucherId: string) =>
  queryOptions({
    queryKey: [...deskKey(companyId), 'voucher', voucherId],
    queryFn: async () => (await company.vouchers[':voucherId'].$get({ param: { companyId, voucherId } })).json(),
  });

/** The bank line that is a voucher itself, with what its category came from. */
export const bankLineQuery = (companyId: string, transactionId: string) =>
  queryOptions({
    queryKey: [...deskKey(companyId), 'bank-line', transactionId],
    queryFn: async () => (await api['bank-transactions'][':transactionId'].$get({ param: { transactionId } })).json(),
  });

export const openingQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...deskKey(companyId), 'opening'],
    queryFn: async () => (await company['opening-balances'].$get({ param: { companyId } })).json(),
  });

export const locksQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...deskKey(companyId), 'locks'],
    queryFn: async () => (await company['period-locks'].$get({ param: { companyId } })).json(),
  });

/** An act on the books: once it is done, what is known of the company is asked for again and the act is said. */
function useAct<Sent, Answer>(
  companyId: string,
  act: (sent: Sent) => Promise<Answer>,
  said: (answer: Answer) => { title: string; description?: string },
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async (answer) => {
      await queryClient.invalidateQueries({ queryKey: companyKey(companyId) });
      toast(said(answer));
    },
  });
}

export const usePostVoucher = (companyId: string) =>
  useAct(
    companyId,
    async (json: NewVoucher) => (await company.vouchers.$post({ param: { companyId }, json })).json(),
    ({ number }) => ({ title: m.desk_posted(), description: number }),
  );

export const useReverse = (companyId: string, voucherId: string) =>
  useAct(
    companyId,
    async (json: { date: string; reason: string }) =>
      (await company.vouchers[':voucherId'].reverse.$post({ param: { companyId, voucherId }, json })).json(),
    ({ number }) => ({ title: m.desk_reversed(), description: m.desk_reversed_by({ number }) }),
  );

export const useTakeBack = (companyId: string, voucherId: string) =>
  useAct(
    companyId,
    async (json: { reason: string }) =>
      (await company.vouchers[':voucherId'].void.$post({ param: { companyId, voucherId }, json })).json(),
    ({ number }) => ({ title: m.desk_taken_back(), description: number }),
  );

export const useAddAccount = (companyId: string) =>
  useAct(
    companyId,
    async (json: NewAccount) => (await company.accounts.$post({ param: { companyId }, json })).json(),
    ({ code, name }) => ({ title: m.desk_account_added(), description: `${code} ${name}` }),
  );

export const useSetOpening = (companyId: string) =>
  useAct(
    companyId,
    async (json: NewOpening) => (await company['opening-balances'].$post({ param: { companyId }, json })).json(),
    () => ({ title: m.desk_opening_saved() }),
  );

export function useTakeOpeningBack(companyId: string) {
  const act = useAct(
    companyId,
    async (asOn: string) =>
      (await company['opening-balances'].$post({ param: { companyId }, json: { asOn, lines: [] } })).json(),
    () => ({ title: m.desk_opening_taken_back() }),
  );
  const tell = (error: unknown) =>
    toast({ title: m.desk_opening_not_taken_back(), description: sentenceOf(error), tone: 'destructive' });
  return (asOn: string) => act.mutateAsync(asOn, { onError: tell });
}

export const useLock = (companyId: string) =>
  useAct(
    companyId,
    async (json: { upTo: string; reason: string }) =>
      (await company['period-locks'].$post({ param: { companyId }, json })).json(),
    () => ({ title: m.desk_locked() }),
  );

export const useLift = (companyId: string, lockId: string) =>
  useAct(
    companyId,
    async (json: { reason: string }) =>
      (await company['period-locks'][':lockId'].lift.$post({ param: { companyId, lockId }, json })).json(),
    () => ({ title: m.desk_lifted() }),
  );
