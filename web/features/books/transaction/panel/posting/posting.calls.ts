import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../../../../lib/api/api';
import { m } from '../../../../../lib/messages';
import { toast } from '../../../../../ui/overlay/toast-store';
import { sentenceOf } from '../../../../../ui/state/error-panel';
import { booksKey } from '../../../books.queries';

const posting = api.companies[':companyId'].lines[':transactionId'].posting;

type Answered = InferResponseType<typeof posting.$get>;
export type EntryLine = NonNullable<Answered['voucher']>['lines'][number];
export type Preview = {
  kind: string;
  rule: string | null;
  lines: readonly EntryLine[];
  summary: string | null;
  toConfirm: readonly string[];
  problem: { field: string; message: string } | null;
};
export type Offer = {
  kind: string;
  voucherId: string | null;
  loanId: string | null;
  /** What posts it as it is offered. */
  asked: Readonly<Record<string, string>>;
  preview: Preview | null;
};
export type Posting = Omit<Answered, 'offers'> & { offers: readonly Offer[] };
/** What a line is said to be, as its form has it; the server says which field is wrong. */
export type Asked = InferRequestType<typeof posting.$post>['json'];

const keyOf = (companyId: string, transactionId: string) => [...booksKey(companyId), 'posting', transactionId] as const;

export const postingQuery = (companyId: string, transactionId: string) =>
  queryOptions({
    queryKey: keyOf(companyId, transactionId),
    queryFn: async () => (await (await posting.$get({ param: { companyId, transactionId } })).json()) as Posting,
  });

export const previewQuery = (companyId: string, transactionId: string, asked: Asked | undefined) =>
  queryOptions({
    queryKey: [...keyOf(companyId, transactionId), asked],
    queryFn: async () => {
      const answer = await posting.preview.$post({ param: { companyId, transactionId }, json: asked as Asked });
      return (await answer.json()) as Preview;
    },
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Accounts to choose from, by code and name; those on which a bank's statement lies by name alone. */
export const accountNamesQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...booksKey(companyId), 'account-names'],
    queryFn: async () => (await api.companies[':companyId'].accounts.$get({ param: { companyId } })).json(),
    select: (accounts) =>
      accounts
        .filter(({ closedOn }) => closedOn === null)
        .map(({ code, name, origin }) => (origin === 'bank' ? name : `${code} ${name}`)),
  });

export function usePost(companyId: string, transactionId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (asked: Asked) =>
      (await posting.$post({ param: { companyId, transactionId }, json: asked })).json(),
    onSuccess: async ({ voucher }) => {
      toast({ title: m.posting_posted(), ...(voucher && { description: voucher.number }) });
      await queryClient.invalidateQueries({ queryKey: booksKey(companyId) });
    },
    onError: (error) => toast({ title: m.posting_not_posted(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

export function useUnpost(companyId: string, transactionId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await posting.undo.$post({ param: { companyId, transactionId }, json: {} })).json(),
    onSuccess: async () => {
      toast({ title: m.posting_undone() });
      await queryClient.invalidateQueries({ queryKey: booksKey(companyId) });
    },
    onError: (error) => toast({ title: m.posting_not_undone(), description: sentenceOf(error), tone: 'destructive' }),
  });
}
