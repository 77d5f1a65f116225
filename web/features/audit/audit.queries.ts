import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { nextCursor } from '../../lib/api/every-page';
import { download } from '../../lib/download';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';
import { actionsNamed } from './audit.actions';
import type { AuditSearch } from './audit.search';

const ofCompany = api.companies[':companyId']['audit-trail'];
const ofFirm = api['ca-firms'][':caFirmId']['audit-trail'];

/** Whose trail a page shows: a company's, or the firm's own. */
export type TrailOf = { kind: 'company' | 'firm'; id: string; name: string };

export type Entry = Omit<InferResponseType<(typeof ofCompany)['$get']>[number], 'companyId'>;
export type Verdict = InferResponseType<(typeof ofCompany)['verify']['$get']>;
export type Night = InferResponseType<(typeof ofFirm)['nights']['$get']>['nights'][number];

const PAGE = 50;
// A statement of a thousand lines is a thousand entries; they are left out until asked for.
const LINE_IMPORTS = 'bank-transaction.import';

const keyOf = ({ kind, id }: TrailOf) =>
  ['api', kind === 'company' ? 'companies' : 'ca-firms', id, 'audit-trail'] as const;

type Filter = Pick<AuditSearch, 'status' | 'area' | 'imports' | 'from' | 'to'>;

const filterOf = ({ status, area, imports, from, to }: Filter) => ({
  ...(status && { status }),
  ...(area && { entityType: area }),
  ...(!imports && { without: LINE_IMPORTS }),
  ...(from && { from }),
  ...(to && { to }),
});

/** A trail, newest first, a page at a time. It grows with every act of anybody, so it is asked for each time. */
export const trailQuery = (of: TrailOf, { q, by, ...search }: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(of), { q, by, ...filterOf(search) }],
    queryFn: async ({ pageParam }): Promise<{ rows: Entry[]; next: string | undefined }> => {
      const actions = q ? actionsNamed(q).join(',') : '';
      const sought = { ...(q && { q }), ...(actions && { actions }), ...(by && { userId: by }) };
      const query = { ...sought, ...filterOf(search), limit: String(PAGE), ...(pageParam && { cursor: pageParam }) };
      const page =
        of.kind === 'company'
          ? await ofCompany.$get({ param: { companyId: of.id }, query })
          : await ofFirm.$get({ param: { caFirmId: of.id }, query });
      return { rows: await page.json(), next: nextCursor(page.headers) };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** Who acted, with the number of their entries under the same filter. */
export const trailPeopleQuery = (of: TrailOf, { status, area, imports, from, to }: Filter) =>
  queryOptions({
    queryKey: [...keyOf(of), 'people', filterOf({ status, area, imports, from, to })],
    queryFn: async () => {
      const query = filterOf({ status, area, imports, from, to });
      return of.kind === 'company'
        ? (await ofCompany.people.$get({ param: { companyId: of.id }, query })).json()
        : (await ofFirm.people.$get({ param: { caFirmId: of.id }, query })).json();
    },
    staleTime: 0,
  });

/** Has the server compute every hash of the chain again. */
export function useVerify(of: TrailOf) {
  return useMutation({
    mutationFn: async (): Promise<Verdict> =>
      of.kind === 'company'
        ? (await ofCompany.verify.$get({ param: { companyId: of.id } })).json()
        : (await ofFirm.verify.$get({ param: { caFirmId: of.id } })).json(),
    onError: (error) => toast({ title: m.audit_not_verified(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

export type ReportFormat = 'csv' | 'pdf';

/** Has the report of a financial year made and hands it to the browser; only then is it said to be there. */
export function useAuditReport(of: TrailOf) {
  return useMutation({
    mutationFn: async (query: { financialYear: string; format: ReportFormat }) => {
      const answer =
        of.kind === 'company'
          ? await ofCompany.report.$get({ param: { companyId: of.id }, query })
          : await ofFirm.report.$get({ param: { caFirmId: of.id }, query });
      return { name: `audit-trail-${query.financialYear}.${query.format}`, content: await answer.blob() };
    },
    onSuccess: ({ name, content }) => {
      download(name, content, content.type);
      toast({ title: m.audit_report_downloaded(), description: name });
    },
    onError: (error) =>
      toast({ title: m.audit_report_not_downloaded(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

/** What the last nights kept of the firm's trails, and whether the reader is mailed it. */
export const nightsQuery = (caFirmId: string) =>
  queryOptions({
    queryKey: ['api', 'ca-firms', caFirmId, 'audit-trail', 'nights'],
    queryFn: async () => (await ofFirm.nights.$get({ param: { caFirmId } })).json(),
  });

/** Chooses whether the reader is mailed each night. */
export function useNightMail(caFirmId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isMailed: boolean) => ofFirm.nights.$put({ param: { caFirmId }, json: { isMailed } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['api', 'ca-firms', caFirmId, 'audit-trail'] }),
    onError: (error) =>
      toast({ title: m.audit_nights_not_saved(), description: sentenceOf(error), tone: 'destructive' }),
  });
}
