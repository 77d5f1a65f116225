import { infiniteQueryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { nextCursor } from '../../lib/api/every-page';

const log = api['ca-firms'][':caFirmId']['security-log'];

export type SecurityRow = InferResponseType<typeof log.$get>[number];
export type SecurityKind = SecurityRow['kind'];

const PAGE = 50;

/** A firm's security log, newest first, a page at a time; of one kind where one is asked for. */
export const securityQuery = (caFirmId: string, kind: SecurityKind | undefined) =>
  infiniteQueryOptions({
    queryKey: ['api', 'ca-firms', caFirmId, 'security-log', { kind }],
    queryFn: async ({ pageParam }) => {
      const query = { limit: String(PAGE), ...(kind && { kind }), ...(pageParam && { cursor: pageParam }) };
      const page = await log.$get({ param: { caFirmId }, query });
      return { rows: await page.json(), next: nextCursor(page.headers) };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
