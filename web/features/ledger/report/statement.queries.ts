import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../../lib/api/api';
import { nextCursor } from '../../../lib/api/every-page';
import { download } from '../../../lib/download';
import { m } from '../../../lib/messages';
import { toast } from '../../../ui/overlay/toast-store';
import { sentenceOf } from '../../../ui/state/error-panel';

const company = api.companies[':companyId'];

export type Trial = InferResponseType<(typeof company)['trial-balance']['$get']>;
export type Statement = InferResponseType<(typeof company)['profit-and-loss']['$get']>;
export type AccountLedger = InferResponseType<(typeof company.ledger)[':accountId']['$get']>;
export type DayBook = InferResponseType<(typeof company)['day-book']['$get']>;
export type Voucher = InferResponseType<(typeof company.vouchers)[':voucherId']['$get']>;
export type Basis = Pick<Statement, 'basis' | 'missing'>;

export const FILE_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** What a report is asked: days, columns and units, as the call takes them. */
export type Asked = Readonly<Record<string, string>>;

const key = (companyId: string, report: string) => ['api', 'companies', companyId, report] as const;

export const trialQuery = (companyId: string, query: Asked) =>
  queryOptions({
    queryKey: [...key(companyId, 'trial-balance'), query],
    queryFn: async () => (await company['trial-balance'].$get({ param: { companyId }, query })).json(),
  });

const STATEMENTS = ['profit-and-loss', 'balance-sheet', 'cash-flow'] as const;
export type StatementName = (typeof STATEMENTS)[number];

export const statementQuery = (companyId: string, report: StatementName, query: Asked) =>
  queryOptions({
    queryKey: [...key(companyId, report), query],
    queryFn: async (): Promise<Statement> => {
      const param = { companyId };
      if (report === 'balance-sheet') return (await company['balance-sheet'].$get({ param, query })).json();
      if (report === 'cash-flow') return (await company['cash-flow'].$get({ param, query })).json();
      return (await company['profit-and-loss'].$get({ param, query })).json();
    },
  });

const PAGE = '100';
type Paged<Page> = { page: Page; next: string | undefined };

export const ledgerQuery = (companyId: string, accountId: string, query: Asked) =>
  infiniteQueryOptions({
    queryKey: [...key(companyId, 'ledger'), accountId, query],
    queryFn: async ({ pageParam }): Promise<Paged<AccountLedger>> => {
      const asked = { ...query, limit: PAGE, ...(pageParam && { cursor: pageParam }) };
      const answer = await company.ledger[':accountId'].$get({ param: { companyId, accountId }, query: asked });
      return { page: await answer.json(), next: nextCursor(answer.headers) };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const dayBookQuery = (companyId: string, query: Asked) =>
  infiniteQueryOptions({
    queryKey: [...key(companyId, 'day-book'), query],
    queryFn: async ({ pageParam }): Promise<Paged<DayBook>> => {
      const asked = { ...query, limit: PAGE, ...(pageParam && { cursor: pageParam }) };
      const answer = await company['day-book'].$get({ param: { companyId }, query: asked });
      return { page: await answer.json(), next: nextCursor(answer.headers) };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const accountsQuery = (companyId: string) =>
  queryOptions({
    queryKey: key(companyId, 'accounts'),
    queryFn: async () => (await company.accounts.$get({ param: { companyId } })).json(),
  });

export const voucherQuery = (companyId: string, voucherId: string) =>
  queryOptions({
    queryKey: [...key(companyId, 'vouchers'), voucherId],
    queryFn: async () => (await company.vouchers[':voucherId'].$get({ param: { companyId, voucherId } })).json(),
  });

export type FileOf = { report: StatementName | 'trial-balance' | 'day-book' | { ledger: string }; query: Asked };

/** Has a file made of a report and hands it to the browser; only then is it said to be there. */
export function useStatementFile(companyId: string) {
  return useMutation({
    mutationFn: async ({ report, query, format }: FileOf & { format: FileFormat }) => {
      const answer = await fileOf(companyId, report, { ...query, format });
      const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
      return { name: name ?? `report.${format}`, content: await answer.blob() };
    },
    onSuccess: ({ name, content }) => {
      download(name, content, content.type);
      toast({ title: m.report_downloaded(), description: name });
    },
    onError: (error) =>
      toast({ title: m.report_not_downloaded(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

function fileOf(companyId: string, report: FileOf['report'], query: Asked) {
  const param = { companyId };
  if (typeof report === 'object')
    return company.ledger[':accountId'].$get({ param: { companyId, accountId: report.ledger }, query });
  return company[report].$get({ param, query });
}
