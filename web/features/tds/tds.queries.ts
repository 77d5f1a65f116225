import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { parseRupees } from '#domain/shared/money';
import { api } from '../../lib/api/api';
import { download } from '../../lib/download';
import { formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { useCompanyChange } from '../../lib/use-company-change';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

const company = api.companies[':companyId'];
const { tds } = company;

export type Overview = InferResponseType<typeof tds.overview.$get>;
export type Deduction = InferResponseType<typeof tds.deductions.$get>[number];
export type Proposal = InferResponseType<typeof tds.proposals.$get>[number];
export type Challans = InferResponseType<typeof tds.challans.$get>;
export type Challan = Challans['items'][number];
export type Draft = Challans['drafts'][number];
export type DepositLine = Challans['lines'][number];
export type NewDeduction = InferRequestType<typeof tds.deductions.$post>['json'];
export type Deposit = InferRequestType<(typeof tds.challans)[':challanId']['deposit']['$post']>['json'];
export type Accepted = InferRequestType<typeof tds.proposals.accept.$post>['json'];

export const tdsKey = (companyId: string) => ['api', 'companies', companyId, 'tds'] as const;

export const overviewQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...tdsKey(companyId), 'overview'],
    queryFn: async () => (await tds.overview.$get({ param: { companyId } })).json(),
  });

export type WhatIf = InferResponseType<(typeof tds)['what-if']['$get'], 200>;

export const whatIfQuery = (companyId: string, on: string) =>
  queryOptions({
    queryKey: [...tdsKey(companyId), 'what-if', on],
    queryFn: async () => (await tds['what-if'].$get({ param: { companyId }, query: { on } })).json(),
    placeholderData: keepPreviousData,
  });

export type LedgerAsked = {
  q?: string | undefined;
  year?: string | undefined;
  status?: 'pending' | 'deposited' | undefined;
};

const asked = ({ q, year, status }: LedgerAsked) => ({
  ...(q && { q }),
  ...(year && { year }),
  ...(status && { status }),
});

export const deductionsQuery = (companyId: string, given: LedgerAsked) =>
  queryOptions({
    queryKey: [...tdsKey(companyId), 'deductions', given],
    queryFn: async () => (await tds.deductions.$get({ param: { companyId }, query: asked(given) })).json(),
  });

export const proposalsQuery = (companyId: string, year: string) =>
  queryOptions({
    queryKey: [...tdsKey(companyId), 'proposals', year],
    queryFn: async () => (await tds.proposals.$get({ param: { companyId }, query: { year } })).json(),
  });

export type Heads = 'together' | 'apart';

export const challansQuery = (companyId: string, heads: Heads) =>
  queryOptions({
    queryKey: [...tdsKey(companyId), 'challans', heads],
    queryFn: async () => (await tds.challans.$get({ param: { companyId }, query: { heads } })).json(),
    placeholderData: keepPreviousData,
  });

const rupees = (amount: string) => formatInrExact(parseRupees(amount));

export const useAddDeduction = (companyId: string) =>
  useCompanyChange(
    companyId,
    async (json: NewDeduction) => (await tds.deductions.$post({ param: { companyId }, json })).json(),
    ({ tax }) => ({ title: m.tds_added({ tax: rupees(tax) }) }),
  );

export const useWithdrawDeduction = (companyId: string) =>
  useCompanyChange(
    companyId,
    async ({ id, reason }: { id: string; reason: string }) =>
      (
        await tds.deductions[':tdsDeductionId'].withdraw.$post({
          param: { companyId, tdsDeductionId: id },
          json: { reason },
        })
      ).json(),
    () => ({ title: m.tds_withdrawn() }),
  );

export const useAccept = (companyId: string) =>
  useCompanyChange(
    companyId,
    async (json: Accepted) => (await tds.proposals.accept.$post({ param: { companyId }, json })).json(),
    ({ accepted, total }) => ({ title: m.tds_accepted({ count: accepted.length, total: rupees(total) }) }),
  );

export const usePrepare = (companyId: string) =>
  useCompanyChange(
    companyId,
    async ({ deductionIds, heads }: { deductionIds: string[]; heads: Heads }) =>
      (
        await tds.challans.$post({
          param: { companyId },
          json: { deductionIds, areHeadsApart: heads === 'apart' },
        })
      ).json(),
    ({ items }) => ({ title: m.tds_prepared({ count: items.length }) }),
  );

export const useDeposit = (companyId: string, challanId: string) =>
  useCompanyChange(
    companyId,
    async (json: Deposit) =>
      (await tds.challans[':challanId'].deposit.$post({ param: { companyId, challanId }, json })).json(),
    ({ total }) => ({ title: m.tds_deposited({ total: rupees(total) }) }),
  );

export const useCancelChallan = (companyId: string) =>
  useCompanyChange(
    companyId,
    async ({ id, reason }: { id: string; reason: string }) =>
      (await tds.challans[':challanId'].cancel.$post({ param: { companyId, challanId: id }, json: { reason } })).json(),
    () => ({ title: m.tds_challan_cancelled() }),
  );

/** The challan of one deduction, as the specification's call makes it. */
export const useGenerateChallan = (companyId: string) =>
  useCompanyChange(
    companyId,
    async (id: string) =>
      (
        await api['tds-transactions'][':tdsTransactionId']['generate-challan'].$post({
          param: { tdsTransactionId: id },
        })
      ).json(),
    ({ message }) => ({ title: m.tds_challan_generated(), description: message }),
  );

async function saved(answer: Promise<{ headers: Headers; blob: () => Promise<Blob> }>, name: string): Promise<void> {
  const file = await answer;
  const [, given] = /filename="([^"]+)"/.exec(file.headers.get('content-disposition') ?? '') ?? [];
  const content = await file.blob();
  download(given ?? name, content, content.type);
}

export const useDownloadLedger = (companyId: string) =>
  useMutation({
    mutationFn: ({ format, ...given }: LedgerAsked & { format: 'csv' | 'xlsx' }) =>
      saved(tds.ledger.$get({ param: { companyId }, query: { ...asked(given), format } }), `tds-ledger.${format}`),
    onSuccess: () => toast({ title: m.tds_downloaded() }),
    onError: (error) => toast({ title: sentenceOf(error), tone: 'destructive' }),
  });

export const useChallanFile = (companyId: string) =>
  useMutation({
    mutationFn: ({ id, format }: { id: string; format: 'pdf' | 'text' }) =>
      saved(
        tds.challans[':challanId'].file.$get({ param: { companyId, challanId: id }, query: { format } }),
        `challan.${format}`,
      ),
    onError: (error) => toast({ title: sentenceOf(error), tone: 'destructive' }),
  });
