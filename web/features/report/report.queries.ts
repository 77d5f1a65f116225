import { queryOptions, useMutation } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { ReportName } from '#domain/report/reports-names';
import type { Comparison } from '#domain/report/reports-period';
import { api } from '../../lib/api/api';
import { download } from '../../lib/download';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

const reports = api.companies[':companyId'].reports;

export type Report = InferResponseType<(typeof reports)[':report']['$get']>;
export type ReportStanding = InferResponseType<typeof reports.$get>[number];

export type Span = { from: string; to: string };
export const FILE_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

const key = (companyId: string) => ['api', 'companies', companyId, 'reports'] as const;

export const standingsQuery = (companyId: string, { from, to }: Span) =>
  queryOptions({
    queryKey: [...key(companyId), { from, to }],
    queryFn: async () => (await reports.$get({ param: { companyId }, query: { from, to } })).json(),
  });

type Asked = Span & { compare?: Comparison | undefined };

const queryOf = ({ from, to, compare }: Asked) => ({ from, to, ...(compare && { compare }) });

export const reportQuery = (companyId: string, report: ReportName, asked: Asked) =>
  queryOptions({
    queryKey: [...key(companyId), report, queryOf(asked)],
    queryFn: async () =>
      (await reports[':report'].$get({ param: { companyId, report }, query: queryOf(asked) })).json(),
  });

type File = { report: ReportName; asked: Asked; format: FileFormat };

/** Has a file made of a report and hands it to the browser; only then is it said to be there. */
export function useReportFile(companyId: string) {
  return useMutation({
    mutationFn: async ({ report, asked, format }: File) => {
      const query = { ...queryOf(asked), format };
      const answer = await reports[':report'].$get({ param: { companyId, report }, query });
      const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
      return { name: name ?? `${report}.${format}`, content: await answer.blob() };
    },
    onSuccess: ({ name, content }) => {
      download(name, content, content.type);
      toast({ title: m.report_downloaded(), description: name });
    },
    onError: (error) =>
      toast({ title: m.report_not_downloaded(), description: sentenceOf(error), tone: 'destructive' }),
  });
}
