import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { addDays, type IsoDate } from '#domain/shared/dates';
import { api, jsonPart } from '../../../../lib/api/api';

const company = api.companies[':companyId'];
const forex = company['foreign-currency'];
const rates = company['exchange-rates'];
const line = forex.lines[':foreignLineId'];

export type Forex = InferResponseType<typeof forex.$get, 200>;
export type ForeignAccount = Forex['accounts'][number];
export type ForeignBill = Forex['bills'][number];
export type Rate = Forex['rates'][number];
export type Restated = Forex['restatement'][number];
export type ForeignLine = InferResponseType<typeof forex.lines.$get, 200>[number];
export type FileReading = InferResponseType<typeof forex.file.$post, 200>;
export type LinePosting = InferRequestType<typeof line.post.$post>['json'];
export type Posted = InferResponseType<typeof line.post.$post, 200>;
export type NewRates = InferRequestType<typeof rates.$post>['json'];

const companyKey = (companyId: string) => ['api', 'companies', companyId] as const;

export const forexQuery = (companyId: string, on: string) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'foreign-currency', on],
    queryFn: async () => (await forex.$get({ param: { companyId }, query: { on } })).json(),
  });

export const foreignLinesQuery = (companyId: string, account: string) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'foreign-lines', account],
    queryFn: async () => (await forex.lines.$get({ param: { companyId }, query: { account } })).json(),
  });

/** Money that is changed reaches the other account within days. */
const NEAR_DAYS = 10;

/** Lines in rupees that may be the other half of money that was changed. */
export const rupeeLinesQuery = (companyId: string, date: IsoDate, side: 'credit' | 'debit') =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'rupee-lines', date, side],
    queryFn: async () => {
      const query = {
        ...{ from: addDays(date, -NEAR_DAYS), to: addDays(date, NEAR_DAYS) },
        ...{ side, limit: '200' },
      };
      return (await company['bank-transactions'].$get({ param: { companyId }, query })).json();
    },
  });

/** Posting changes balances and reports: all that is known of the company is asked for again. */
function useAct<Sent, Answer>(companyId: string, act: (sent: Sent) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: companyKey(companyId) }),
  });
}

const asked = (isDryRun: boolean) => ({ dryRun: isDryRun ? ('true' as const) : ('false' as const) });

type Statement = { account: string; file: File };
async function sendFile(companyId: string, { file, ...request }: Statement, isDryRun: boolean) {
  const form: InferRequestType<typeof forex.file.$post>['form'] = { request: jsonPart(request), file };
  return (await forex.file.$post({ param: { companyId }, query: asked(isDryRun), form })).json();
}
export const useReadFile = (companyId: string) =>
  useMutation({ mutationFn: (sent: Statement) => sendFile(companyId, sent, true) });
export const useTakeFile = (companyId: string) =>
  useAct(companyId, (sent: Statement) => sendFile(companyId, sent, false));

type Sent = { lineId: string; json: LinePosting };
async function sendLine(companyId: string, { lineId, json }: Sent, isDryRun: boolean) {
  const param = { companyId, foreignLineId: lineId };
  return (await line.post.$post({ param, query: asked(isDryRun), json })).json();
}
export const useShowEntries = (companyId: string) =>
  useMutation({ mutationFn: (sent: Sent) => sendLine(companyId, sent, true) });
export const usePostLine = (companyId: string) => useAct(companyId, (sent: Sent) => sendLine(companyId, sent, false));

export const useUndoLine = (companyId: string, foreignLineId: string) =>
  useAct(companyId, async (json: { reason: string }) =>
    (await line.undo.$post({ param: { companyId, foreignLineId }, json })).json(),
  );
export const useRemoveLine = (companyId: string, foreignLineId: string) =>
  useAct(companyId, async (json: { reason: string }) =>
    (await line.remove.$post({ param: { companyId, foreignLineId }, json })).json(),
  );

export const useAddRates = (companyId: string) =>
  useAct(companyId, async (json: NewRates) => (await rates.$post({ param: { companyId }, json })).json());
export const useRemoveRate = (companyId: string, exchangeRateId: string) =>
  useAct(companyId, async (json: { reason: string }) =>
    (await rates[':exchangeRateId'].remove.$post({ param: { companyId, exchangeRateId }, json })).json(),
  );

export const useRestate = (companyId: string) =>
  useAct(companyId, async (on: string) =>
    (await forex.restate.$post({ param: { companyId }, query: asked(false), json: { on } })).json(),
  );
