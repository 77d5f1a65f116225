import { infiniteQueryOptions, useMutation } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { nextCursor } from '../../lib/api/every-page';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';
import type { AuditSearch } from './audit.search';

const trail = api.companies[':companyId']['audit-trail'];

export type Entry = InferResponseType<(typeof trail)['$get']>[number];
export type Verdict = InferResponseType<(typeof trail)['verify']['$get']>;

const PAGE = 50;
// A statement of a thousand lines is a thousand entries; they are left out until asked for.
const LINE_IMPORTS = 'bank-transaction.import';

/** A company's trail, newest first, a page at a time. It grows with every act of anybody, so it is asked for each time. */
export const trailQuery = (companyId: string, { q, status, area, imports }: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['api', 'companies', companyId, 'audit-trail', { q, status, area, imports }],
    queryFn: async ({ pageParam }) => {
      const filter = { ...(q && { q }), ...(status && { status }), ...(area && { entityType: area }) };
      const hidden = imports ? {} : { without: LINE_IMPORTS };
      const query = { ...filter, ...hidden, limit: String(PAGE), ...(pageParam && { cursor: pageParam }) };
      const page = await trail.$get({ param: { companyId }, query });
      return { rows: await page.json(), next: nextCursor(page.headers) };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** Has the server compute every hash of the chain again. */
export function useVerify(companyId: string) {
  return useMutation({
    mutationFn: async () => (await trail.verify.$get({ param: { companyId } })).json(),
    onError: (error) => toast({ title: m.audit_not_verified(), description: sentenceOf(error), tone: 'destructive' }),
  });
}
