import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import type { DocumentSide } from '#domain/ledger/document/model';
import { api, jsonPart } from '../../../lib/api/api';
import { download } from '../../../lib/download';
import { m } from '../../../lib/messages';
import { toast } from '../../../ui/overlay/toast-store';
import { sentenceOf } from '../../../ui/state/error-panel';
import type { Status } from './document.search';

const company = api.companies[':companyId'];
const callsOf = (side: DocumentSide) => (side === 'sale' ? company.invoices : company.bills);

export type DocumentRow = InferResponseType<typeof company.invoices.$get>[number];
export type WholeDocument = InferResponseType<(typeof company.invoices)[':documentId']['$get']>;
export type SentDocument = InferRequestType<typeof company.invoices.$post>['json'];
export type ImportReading = InferResponseType<(typeof company.invoices.import)['$post']>;
export type RecordedDocument = Exclude<InferResponseType<typeof company.invoices.$post, 201>, { items: unknown }>;
export type InvoiceProfile = InferResponseType<(typeof company)['invoice-profile']['$get']>;

const key = (companyId: string) => ['api', 'companies', companyId, 'documents'] as const;

type Asked = { status: Status; q: string };
const PAGE = 100;

const queryOf = ({ status, q }: Asked) => ({ status, ...(q && { q }) });

export const documentsQuery = (companyId: string, side: DocumentSide, asked: Asked) =>
  infiniteQueryOptions({
    queryKey: [...key(companyId), side, asked],
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const query = { ...queryOf(asked), limit: String(PAGE), ...(pageParam && { cursor: pageParam }) };
      const answer = await callsOf(side).$get({ param: { companyId }, query });
      const link = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
      const next = link && new URL(link, location.origin).searchParams.get('cursor');
      return { rows: await answer.json(), next: next ?? undefined };
    },
    getNextPageParam: ({ next }) => next,
  });

export const totalsQuery = (companyId: string, side: DocumentSide) =>
  queryOptions({
    queryKey: [...key(companyId), side, 'totals'],
    queryFn: async () => (await company['document-totals'].$get({ param: { companyId }, query: { side } })).json(),
  });

export const documentQuery = (companyId: string, side: DocumentSide, documentId: string) =>
  queryOptions({
    queryKey: [...key(companyId), side, 'one', documentId],
    queryFn: async () => (await callsOf(side)[':documentId'].$get({ param: { companyId, documentId } })).json(),
  });

export const voucherQuery = (companyId: string, voucherId: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'voucher', voucherId],
    queryFn: async () => (await company.vouchers[':voucherId'].$get({ param: { companyId, voucherId } })).json(),
  });

export const partiesQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'parties'],
    queryFn: async () => (await company.parties.$get({ param: { companyId }, query: { limit: '500' } })).json(),
  });

export const accountsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'accounts'],
    queryFn: async () => (await company.accounts.$get({ param: { companyId } })).json(),
  });

export const profileQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'profile'],
    queryFn: async () => (await company['invoice-profile'].$get({ param: { companyId } })).json(),
  });

export const itemsQuery = (companyId: string, side: DocumentSide) =>
  queryOptions({
    queryKey: [...key(companyId), side, 'items'],
    queryFn: async () => (await company['document-items'].$get({ param: { companyId }, query: { side } })).json(),
  });

/** What a document would come to with tax withheld; nothing is recorded. */
export const trialQuery = (companyId: string, side: DocumentSide, sent: SentDocument | undefined) =>
  queryOptions({
    // Apart from what is read anew once a document was recorded: its number would be taken then.
    queryKey: ['document-trial', companyId, side, sent],
    gcTime: 0,
    enabled: sent !== undefined,
    retry: false,
    queryFn: async () => {
      if (!sent) return null;
      const answer = await callsOf(side).$post({ param: { companyId }, query: { dryRun: 'true' }, json: sent });
      const body = await answer.json();
      return ('items' in body ? body.items[0] : body) ?? null;
    },
  });

/** Whatever was read of a company's books may be different once a document was recorded or cancelled. */
const useRead = (companyId: string) => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['api', 'companies', companyId] });
};

export function useRecord(companyId: string, side: DocumentSide) {
  const onSuccess = useRead(companyId);
  return useMutation({
    /** The same key again records nothing more: a second press, or a repeat after a lost answer. */
    mutationFn: async ({ sent, once }: { sent: SentDocument; once: string }) => {
      const headers = { 'idempotency-key': once };
      const call = { param: { companyId }, query: {}, json: sent };
      const answer = await (await callsOf(side).$post(call, { headers })).json();
      return 'items' in answer ? answer.items[0] : answer;
    },
    onSuccess,
  });
}

export function useCancel(companyId: string, side: DocumentSide) {
  const onSuccess = useRead(companyId);
  return useMutation({
    mutationFn: ({ documentId, reason }: { documentId: string; reason: string }) =>
      callsOf(side)[':documentId'].cancel.$post({ param: { companyId, documentId }, json: { reason } }),
    onSuccess,
  });
}

export function useMakeSelfInvoice(companyId: string) {
  const onSuccess = useRead(companyId);
  return useMutation({
    mutationFn: async ({ documentId, json }: { documentId: string; json: { number?: string; date?: string } }) =>
      (await company.bills[':documentId']['self-invoice'].$post({ param: { companyId, documentId }, json })).json(),
    onSuccess,
  });
}

/** Makes the voucher of a payment, where it has none, and downloads it. */
export function usePaymentVoucher(companyId: string, documentId: string) {
  const onSuccess = useRead(companyId);
  return useMutation({
    mutationFn: async ({ paymentId, number }: WholeDocument['payments'][number]) => {
      const of = company.bills[':documentId']['payment-voucher'];
      const param = { companyId, documentId };
      const made = number ?? (await (await of.$post({ param, json: { paymentId } })).json()).number;
      const file = await of.$get({ param, query: { paymentId } });
      download(`${made.replaceAll('/', '-')}.pdf`, await file.blob(), 'application/pdf');
    },
    onSuccess,
    onError: (error) => toast({ title: sentenceOf(error), tone: 'destructive' }),
  });
}

export function useImport(companyId: string, side: DocumentSide) {
  const read = useRead(companyId);
  return useMutation({
    mutationFn: async ({ file, dryRun, mapping }: { file: File; dryRun: boolean; mapping: Record<string, number> }) => {
      const form = { file, request: jsonPart({ dryRun, mapping }) };
      return (await callsOf(side).import.$post({ param: { companyId }, form })).json();
    },
    onSuccess: (_, { dryRun }) => (dryRun ? undefined : read()),
  });
}

export function useSetProfile(companyId: string) {
  const onSuccess = useRead(companyId);
  return useMutation({
    mutationFn: (json: Record<string, string>) => company['invoice-profile'].$put({ param: { companyId }, json }),
    onSuccess,
  });
}

/** Has the file of an invoice, or of the self-invoice of a bill, made and hands it to the browser; only then is it said to be there. */
export function usePdf(companyId: string) {
  return useMutation({
    mutationFn: async ({ id, number, isOwnOfBill }: { id: string; number: string; isOwnOfBill?: boolean }) => {
      const call = { param: { companyId, documentId: id } };
      const answer = isOwnOfBill
        ? await company.bills[':documentId']['self-invoice'].$get(call)
        : await company.invoices[':documentId'].pdf.$get(call);
      return { name: `${number.replaceAll('/', '-')}.pdf`, content: await answer.blob() };
    },
    onSuccess: ({ name, content }) => {
      download(name, content, 'application/pdf');
      toast({ title: m.ledger_document_downloaded(), description: name });
    },
    onError: (error) =>
      toast({ title: m.ledger_document_not_downloaded(), description: sentenceOf(error), tone: 'destructive' }),
  });
}
