import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { everyPage, nextCursor } from '../../lib/api/every-page';
import type { Period } from './summary/period';

const company = api.companies[':companyId'];
const transaction = api['bank-transactions'][':transactionId'];

export type BankAccount = InferResponseType<(typeof company)['bank-accounts']['$get']>[number];
export type BankTransaction = InferResponseType<(typeof company)['bank-transactions']['$get']>[number];
export type Category = InferResponseType<(typeof api)['expense-categories']['$get']>[number];
export type AddedCategory = InferResponseType<(typeof api)['expense-categories']['$post']>;
export type Summary = InferResponseType<(typeof company)['financial-summary']['$get']>;
export type CategoryExpense = InferResponseType<(typeof company)['category-expenses']['$get']>[number];
export type Upload = InferResponseType<(typeof company)['statement-uploads']['$get']>[number];
export type Coverage = InferResponseType<(typeof company)['bank-coverage']['$get']>[number];
export type RunPreview = InferResponseType<(typeof company)['auto-categorize']['preview']['$get']>;

/** Every answer about a company's books begins with this key; after a change all of them are asked again. */
export const booksKey = (companyId: string) => ['api', 'companies', companyId] as const;

export const CATEGORIES_KEY = ['api', 'expense-categories'] as const;

export const bankAccountsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...booksKey(companyId), 'bank-accounts'],
    queryFn: async () => (await company['bank-accounts'].$get({ param: { companyId } })).json(),
  });

export const categoriesQuery = queryOptions({
  queryKey: CATEGORIES_KEY,
  queryFn: async () => (await api['expense-categories'].$get()).json(),
});

type Query = InferRequestType<(typeof company)['bank-transactions']['$get']>['query'];
/** What a list of transactions is narrowed to, and in which order it comes. */
export type TransactionFilter = Omit<Query, 'cursor' | 'limit' | 'order'>;

/** A company's transactions, newest first, a page at a time. */
export const transactionsQuery = (companyId: string, filter: TransactionFilter, limit: number) =>
  infiniteQueryOptions({
    queryKey: [...booksKey(companyId), 'bank-transactions', filter, limit],
    queryFn: async ({ pageParam }) => {
      const query = { ...filter, limit: String(limit), ...(pageParam && { cursor: pageParam }) };
      const page = await company['bank-transactions'].$get({ param: { companyId }, query });
      return { rows: await page.json(), next: nextCursor(page.headers) };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export type TransactionTotals = InferResponseType<(typeof company)['bank-transactions']['totals']['$get']>;
export type ReadTransaction = InferResponseType<(typeof transaction)['$get']>;

/** How many transactions a filter leaves, of all and of each list, and what came in and went out by them. */
export const filterTotalsQuery = (
  companyId: string,
  { sort: _sort, direction: _direction, ...query }: TransactionFilter,
) =>
  queryOptions({
    queryKey: [...booksKey(companyId), 'bank-transactions', 'totals', query],
    queryFn: async () => (await company['bank-transactions'].totals.$get({ param: { companyId }, query })).json(),
  });

/** One transaction, whether or not a list has it, with the statement it came from. */
export const transactionQuery = (companyId: string, transactionId: string) =>
  queryOptions({
    queryKey: [...booksKey(companyId), 'bank-transactions', transactionId],
    queryFn: async () => (await transaction.$get({ param: { transactionId } })).json(),
  });

export type LineEvent = InferResponseType<(typeof transaction)['history']['$get'], 200>[number];

/** What became of a transaction since it came, newest first. */
export const lineHistoryQuery = (companyId: string, transactionId: string) =>
  queryOptions({
    queryKey: [...booksKey(companyId), 'bank-transactions', transactionId, 'history'],
    queryFn: async () => (await transaction.history.$get({ param: { transactionId } })).json(),
  });

const OF_PAYEE = 50;

/** The last lines of a payee on one side. */
export const payeeLinesQuery = (companyId: string, of: Pick<TransactionFilter, 'payee' | 'side'>) =>
  queryOptions({
    queryKey: [...booksKey(companyId), 'bank-transactions', 'payee', of],
    queryFn: async () => {
      const query = { ...of, limit: String(OF_PAYEE) };
      return (await company['bank-transactions'].$get({ param: { companyId }, query })).json();
    },
  });

/** All transactions that a filter leaves, read to the end of the list. */
export const everyTransaction = (companyId: string, filter: TransactionFilter) =>
  everyPage<BankTransaction>((cursor) => {
    const query = { ...filter, limit: '500', ...(cursor && { cursor }) };
    return company['bank-transactions'].$get({ param: { companyId }, query });
  });

/** The transactions that were categorised last, by whomever. */
export const lastCategorisedQuery = (companyId: string, limit: number) =>
  queryOptions({
    queryKey: [...booksKey(companyId), 'bank-transactions', { order: 'categorised' }, limit],
    queryFn: async () => {
      const query = { order: 'categorised', limit: String(limit) } as const;
      return (await company['bank-transactions'].$get({ param: { companyId }, query })).json();
    },
  });

export const summaryQuery = (companyId: string, period: Period) =>
  queryOptions({
    queryKey: [...booksKey(companyId), 'financial-summary', period],
    queryFn: async () => (await company['financial-summary'].$get({ param: { companyId }, query: period })).json(),
  });

export type MonthTotals = InferResponseType<(typeof company)['monthly-totals']['$get'], 200>[number];

/** Income and expenses of the six months of which the last is that of a day. */
export const monthlyTotalsQuery = (companyId: string, endDate: string) =>
  queryOptions({
    queryKey: [...booksKey(companyId), 'monthly-totals', endDate.slice(0, 7)],
    queryFn: async () => (await company['monthly-totals'].$get({ param: { companyId }, query: { endDate } })).json(),
  });

// The first and the last day that a call takes.
const EVER: Period = { startDate: '1800-01-01', endDate: '2199-12-31' };

/** The counts of everything that is stored, whatever its day. */
export const totalsQuery = (companyId: string) => summaryQuery(companyId, EVER);

export const categoryExpensesQuery = (companyId: string, period: Period) =>
  queryOptions({
    queryKey: [...booksKey(companyId), 'category-expenses', period],
    queryFn: async () => (await company['category-expenses'].$get({ param: { companyId }, query: period })).json(),
  });

/** What the rules would do now. A run and a choice of anybody else change it, so it is asked for each time. */
export const runPreviewQuery = (companyId: string, bankAccountId?: string) =>
  queryOptions({
    queryKey: [...booksKey(companyId), 'auto-categorize', 'preview', bankAccountId],
    queryFn: async () => {
      const query = bankAccountId ? { bankAccountId } : {};
      return (await company['auto-categorize'].preview.$get({ param: { companyId }, query })).json();
    },
    staleTime: 0,
  });

export const uploadsQuery = (companyId: string, bankAccountId: string, limit: number) =>
  infiniteQueryOptions({
    queryKey: [...booksKey(companyId), 'statement-uploads', { bankAccountId }, limit],
    queryFn: async ({ pageParam }) => {
      const query = { bankAccountId, limit: String(limit), ...(pageParam && { cursor: pageParam }) };
      const page = await company['statement-uploads'].$get({ param: { companyId }, query });
      return { rows: await page.json(), next: nextCursor(page.headers) };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** Which days of each account are proved to be whole, and where something is missing. */
export const coverageQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...booksKey(companyId), 'bank-coverage'],
    queryFn: async () => (await company['bank-coverage'].$get({ param: { companyId } })).json(),
  });
