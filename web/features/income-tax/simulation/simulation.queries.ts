import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import type { CompanyTaxFacts, TaxChoice } from '#domain/income-tax/company/model';
import { api } from '../../../lib/api/api';
import { download } from '../../../lib/download';
import { m } from '../../../lib/messages';
import { toast } from '../../../ui/overlay/toast-store';
import { sentenceOf } from '../../../ui/state/error-panel';
import { sentOf } from './simulation.form';

const simulations = api.companies[':companyId']['itr-simulations'];
const one = simulations[':itrSimulationId'];

export type Books = InferResponseType<typeof simulations.books.$get, 200>;
export type Summary = InferResponseType<typeof simulations.$get, 200>[number];
type New = InferRequestType<typeof simulations.$post>['json'];

export const simulationsKey = (companyId: string) => ['api', 'companies', companyId, 'itr-simulations'] as const;

export const booksQuery = (companyId: string, year?: string) =>
  queryOptions({
    queryKey: [...simulationsKey(companyId), 'books', year ?? ''],
    queryFn: async () =>
      (await simulations.books.$get({ param: { companyId }, query: { ...(year && { year }) } })).json(),
  });

export const listQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...simulationsKey(companyId), 'list'],
    queryFn: async () => (await simulations.$get({ param: { companyId }, query: { limit: '20' } })).json(),
  });

/** The facts of a simulation that was kept. */
export const keptFacts = async (companyId: string, itrSimulationId: string) =>
  (await (await one.$get({ param: { companyId, itrSimulationId } })).json()).facts;

export type Source = 'books' | 'typed';

export function useKeep(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ facts, source }: { facts: CompanyTaxFacts; source: Source }) =>
      (await simulations.$post({ param: { companyId }, json: { source, facts: sentOf(facts) } as New })).json(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...simulationsKey(companyId), 'list'] }),
    onError: (error) => toast({ title: sentenceOf(error), tone: 'destructive' }),
  });
}

export type Paper = { kind: 'pdf' | 'xlsx' } | { kind: 'draft'; choice?: TaxChoice };

/** A paper of a simulation that was kept, saved where the browser saves files. */
export const usePaper = (companyId: string) =>
  useMutation({
    mutationFn: async ({ id: itrSimulationId, paper }: { id: string; paper: Paper }) => {
      const param = { companyId, itrSimulationId };
      const file =
        paper.kind === 'draft'
          ? await one.draft.$get({ param, query: { ...(paper.choice && { choice: paper.choice }) } })
          : await one.worksheet.$get({ param, query: { format: paper.kind } });
      const [, name] = /filename="([^"]+)"/.exec(file.headers.get('content-disposition') ?? '') ?? [];
      const content = await file.blob();
      download(name ?? 'itr', content, content.type);
    },
    onSuccess: (_, { paper }) => toast({ title: paper.kind === 'draft' ? m.itr_draft_made() : m.itr_worksheet_made() }),
    onError: (error) => toast({ title: sentenceOf(error), tone: 'destructive' }),
  });
