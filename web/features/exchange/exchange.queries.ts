import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api, jsonPart } from '../../lib/api/api';
import { download } from '../../lib/download';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

const company = api.companies[':companyId'];
const sync = company['accounting-sync'];
const auditFiles = company['audit-files'];

export type Plan = InferResponseType<typeof sync.$post, 200>;
export type PlanRow = Plan['rows'][number];
export type Import = InferResponseType<typeof sync.$get, 200>[number];
export type AuditFile = InferResponseType<typeof auditFiles.$get, 200>[number];
export type SyncFormat = 'tally-xml' | 'zoho-csv';
export type ExportFormat = NonNullable<
  InferRequestType<(typeof company)['accounting-export']['$get']>['query']['format']
>;

type Form = InferRequestType<typeof sync.$post>['form'];
type Request = NonNullable<NonNullable<Form['request']>['of']>;
export type Choices = NonNullable<Request['choices']>;

const key = (companyId: string) => ['api', 'companies', companyId] as const;

export const importsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'accounting-sync'],
    queryFn: async () => (await sync.$get({ param: { companyId } })).json(),
  });

export const auditFilesQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'audit-files'],
    queryFn: async () => (await auditFiles.$get({ param: { companyId } })).json(),
  });

/** Every account that a ledger of a file may be; those of parties are reached by naming a party. */
export const accountChoicesQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'accounting-accounts'],
    queryFn: async () => (await company.accounts.$get({ param: { companyId } })).json(),
    select: (accounts) =>
      accounts
        .filter(({ code, closedOn }) => closedOn === null && !OF_PARTIES.has(code))
        .map(({ id, code, name }) => ({ value: `account ${id}`, label: `${code} ${name}` })),
  });

const OF_PARTIES: ReadonlySet<string> = new Set(['1401', '1601', '2601', '2725', '2728']);

const ASK_EVERY_MS = 1_500;

/** How far an import is that is under way. */
export const progressQuery = (companyId: string, isRunning: boolean) =>
  queryOptions({
    queryKey: [...key(companyId), 'accounting-progress'],
    queryFn: async () => (await sync.progress.$get({ param: { companyId } })).json(),
    enabled: isRunning,
    refetchInterval: ASK_EVERY_MS,
    gcTime: 0,
  });

/** How many megabytes of books a file may hold, and how many may travel. */
const MOST_READ = 64;
const MOST_SENT = 14;

/** The limit in megabytes that a file is above; nothing where it is not. A file that is packed holds more than it travels with. */
export function aboveLimit({ name, size }: File): number | null {
  const most = isPacked(name) ? MOST_SENT : MOST_READ;
  return size > most * 1024 * 1024 ? most : null;
}

const isPacked = (name: string): boolean => /\.(?:zip|gz)$/i.test(name);

/** A file with what is said beside it. */
export type Sent = {
  format: SyncFormat;
  file: File;
  choices: Choices;
  openingOn: string;
  differenceToSuspense: boolean;
};

/** Whether a file is sent as it is; a long one travels packed, in a twentieth of the time. */
const LONG_FILE = 2_000_000;

async function packed(file: File): Promise<File> {
  if (file.size < LONG_FILE || isPacked(file.name)) return file;
  const stream = file.stream().pipeThrough(new CompressionStream('gzip'));
  return new File([await new Response(stream).blob()], `${file.name}.gz`);
}

async function post(
  companyId: string,
  { format, file, choices, openingOn, differenceToSuspense }: Sent,
  dryRun: boolean,
) {
  const request = { choices, differenceToSuspense, ...(openingOn && { openingOn }) };
  const form: Form = { request: jsonPart(request), file: await packed(file) };
  const answer = await sync.$post({ param: { companyId }, query: { format, dryRun: dryRun ? 'true' : 'false' }, form });
  return answer.json();
}

/** Says what taking a file in would do; nothing is written. */
export const useTryImport = (companyId: string) =>
  useMutation({ mutationFn: (sent: Sent) => post(companyId, sent, true) });

/** Everything of a company's books may have changed. */
function useRefresh(companyId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: key(companyId) });
}

export function useImport(companyId: string) {
  const refresh = useRefresh(companyId);
  return useMutation({
    mutationFn: (sent: Sent) => post(companyId, sent, false),
    onSuccess: async ({ counts }) => {
      toast({ title: m.exchange_imported({ count: counts.new }) });
      await refresh();
    },
  });
}

export function useUndoImport(companyId: string) {
  const refresh = useRefresh(companyId);
  return useMutation({
    mutationFn: async (importId: string) =>
      (await sync[':importId'].undo.$post({ param: { companyId, importId } })).json(),
    onSuccess: async ({ vouchers }) => {
      toast({ title: m.exchange_undone({ count: vouchers }) });
      await refresh();
    },
    onError: (error) => toast({ title: m.exchange_not_undone(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

async function saved(answer: { headers: Headers; blob: () => Promise<Blob> }, otherwise: string): Promise<string> {
  const content = await answer.blob();
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? otherwise;
  download(name, content, content.type);
  return name;
}

export function useAccountingExport(companyId: string) {
  return useMutation({
    mutationFn: async (query: { format: ExportFormat; from?: string; to?: string }) =>
      saved(await company['accounting-export'].$get({ param: { companyId }, query }), `books-${query.format}`),
    onSuccess: (name) => toast({ title: m.exchange_exported(), description: name }),
    onError: (error) =>
      toast({ title: m.exchange_not_exported(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

/** Makes audit files and hands them to the browser; only then is it said that they are there. */
export function useMakeAuditFiles(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (year: string) => {
      const { id } = await (await auditFiles.$post({ param: { companyId }, query: { year } })).json();
      return fetched(companyId, id);
    },
    onSuccess: async (name) => {
      toast({ title: m.exchange_audit_made(), description: name });
      await queryClient.invalidateQueries({ queryKey: auditFilesQuery(companyId).queryKey });
    },
    onError: (error) =>
      toast({ title: m.exchange_audit_failed(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

export function useAuditFile(companyId: string) {
  return useMutation({
    mutationFn: (id: string) => fetched(companyId, id),
    onSuccess: (name) => toast({ title: m.exchange_exported(), description: name }),
    onError: (error) =>
      toast({ title: m.exchange_not_exported(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

const fetched = async (companyId: string, auditFileId: string) =>
  saved(await auditFiles[':auditFileId'].file.$get({ param: { companyId, auditFileId } }), 'audit-files.zip');
