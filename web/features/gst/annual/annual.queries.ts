import { queryOptions, useMutation } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../../lib/api/api';
import { download } from '../../../lib/download';
import { toast } from '../../../ui/overlay/toast-store';
import { sentenceOf } from '../../../ui/state/error-panel';

const call = api.companies[':companyId'].gst[':gstin'][':year']['gstr-9'];

export type Annual = Extract<InferResponseType<typeof call.$get>, { lines: unknown }>;
export type AnnualSum = Annual['lines'][number];
export type AnnualRow = Annual['rows'][number];
export type WhichYear = { gstin: string; year: string };

export const annualQuery = (companyId: string, { gstin, year }: WhichYear, line?: string) =>
  queryOptions({
    queryKey: ['api', 'companies', companyId, 'gst', 'gstr-9', gstin, year, line ?? ''],
    queryFn: async (): Promise<Annual> => {
      const asked = { param: { companyId, gstin, year }, query: line ? { line } : {} } as never;
      return (await call.$get(asked)).json() as Promise<Annual>;
    },
  });

/** Downloads the worksheet in the reader's words. */
export const useAnnualFile = (companyId: string, { gstin, year }: WhichYear) =>
  useMutation({
    mutationFn: async (format: 'csv' | 'xlsx') => {
      const answer = await call.$get({ param: { companyId, gstin, year }, query: { format } } as never);
      const content = await answer.blob();
      download(`gstr-9-${gstin}-${year}.${format}`, content, content.type);
    },
    onError: (error) => toast({ title: sentenceOf(error), tone: 'destructive' }),
  });
