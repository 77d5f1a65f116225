import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

const company = api.companies[':companyId'];
const proposals = company['match-proposals'];

export type Proposals = InferResponseType<typeof proposals.$get>;
export type Proposal = Proposals['rows'][number];
export type Candidate = NonNullable<Proposal['best']>;
export type OpenBill = InferResponseType<(typeof company)['open-bills']['$get']>[number];
export type Ageing = InferResponseType<(typeof company)['ageing']['$get']>;
export type Reconciliation = InferResponseType<(typeof company)['bank-reconciliation']['$get']>;
export type Item = InferRequestType<typeof proposals.accept.$post>['json']['items'][number];
export type Settled = { lineId: string; number: string };

/** Whatever is settled changes what every page of the company says. */
const companyKey = (companyId: string) => ['api', 'companies', companyId] as const;

/** So many are looked through at once; settled ones make room for the next. */
const MOST_SHOWN = '200';

export const proposalsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'match-proposals'],
    queryFn: async () => (await proposals.$get({ param: { companyId }, query: { limit: MOST_SHOWN } })).json(),
  });

export const openBillsQuery = (companyId: string, side: OpenBill['side'], q: string) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'open-bills', side, q],
    queryFn: async () =>
      (
        await company['open-bills'].$get({ param: { companyId }, query: { side, limit: '50', ...(q && { q }) } })
      ).json(),
  });

export const rulesQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'settlement-rules'],
    queryFn: async () => (await company['settlement-rules'].$get({ param: { companyId } })).json(),
  });

export const ageingQuery = (companyId: string, side: OpenBill['side'], on: string | undefined) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'ageing', side, on],
    queryFn: async () =>
      (await company.ageing.$get({ param: { companyId }, query: { side, ...(on && { on }) } })).json(),
  });

export const accountsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'bank-accounts'],
    queryFn: async () => (await company['bank-accounts'].$get({ param: { companyId } })).json(),
  });

export const reconciliationQuery = (companyId: string, accountId: string, on: string | undefined) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'bank-reconciliation', accountId, on],
    queryFn: async () =>
      (
        await company['bank-reconciliation'].$get({ param: { companyId }, query: { accountId, ...(on && { on }) } })
      ).json(),
  });

/** The item that accepts a candidate as it was shown. */
export const itemOf = (lineId: string, { bills, keptBack, partyId }: Candidate): Item => ({
  lineId,
  bills: bills.map(({ billId, amount }) => ({ billId, amount })),
  keptBack: keptBack?.amount ?? '0',
  party: partyId,
});

const failed = (error: unknown) =>
  toast({ title: m.settlement_not_settled(), description: sentenceOf(error), tone: 'destructive' });

export function useSettle(companyId: string, onSettled: (settled: readonly Settled[]) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (items: Item[]) =>
      (await proposals.accept.$post({ param: { companyId }, json: { items } })).json(),
    onSuccess: async ({ settled }) => {
      onSettled(settled);
      toast({ title: m.settlement_settled({ count: settled.length }) });
      await queryClient.invalidateQueries({ queryKey: companyKey(companyId) });
    },
    onError: failed,
  });
}

/** Settles what the rules of people accept. Nothing is said where nothing fits. */
export function useSettleByRules(companyId: string, onSettled: (settled: readonly Settled[]) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await proposals['by-rules'].$post({ param: { companyId } })).json(),
    onSuccess: async ({ settled }) => {
      if (settled.length === 0) return;
      onSettled(settled);
      toast({ title: m.settlement_settled_by_rule({ count: formatCount(settled.length) }) });
      await queryClient.invalidateQueries({ queryKey: companyKey(companyId) });
    },
    onError: failed,
  });
}

export function useUnsettle(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ lineId }: Settled) =>
      (
        await company.lines[':transactionId'].posting.undo.$post({
          param: { companyId, transactionId: lineId },
          json: {},
        })
      ).json(),
    onSuccess: async () => {
      toast({ title: m.settlement_undone() });
      await queryClient.invalidateQueries({ queryKey: companyKey(companyId) });
    },
    onError: (error) =>
      toast({ title: m.settlement_not_undone(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

export function useRule(companyId: string) {
  const queryClient = useQueryClient();
  const changed = () => queryClient.invalidateQueries({ queryKey: companyKey(companyId) });
  const set = useMutation({
    mutationFn: async (party: string) =>
      (await company['settlement-rules'].$post({ param: { companyId }, json: { party } })).json(),
    onSuccess: async ({ party }) => {
      toast({ title: m.settlement_rule_set(), description: party });
      await changed();
    },
    onError: failed,
  });
  const withdraw = useMutation({
    mutationFn: async (party: string) =>
      (await company['settlement-rules'].withdraw.$post({ param: { companyId }, json: { party } })).json(),
    onSuccess: async ({ party }) => {
      toast({ title: m.settlement_rule_withdrawn(), description: party });
      await changed();
    },
    onError: failed,
  });
  return { set, withdraw };
}
