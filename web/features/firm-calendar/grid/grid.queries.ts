import { queryOptions } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../../lib/api/api';
import { everyPage, nextCursor } from '../../../lib/api/every-page';

const grid = api['ca-firms'][':caFirmId']['compliance-grid'];

/** An item as a cell of the grid. */
export type Cell = InferResponseType<(typeof grid)['$get'], 200>[number];
type Filter = Pick<NonNullable<InferRequestType<(typeof grid)['$get']>['query']>, 'from' | 'to' | 'status'>;

const keyOf = (caFirmId: string) => ['api', 'ca-firms', caFirmId, 'compliance-grid'] as const;

/** Every cell of a firm's clients that is due within these days, by due day. */
export const cellsQuery = (caFirmId: string, filter: Filter) =>
  queryOptions({
    queryKey: [...keyOf(caFirmId), filter],
    queryFn: () =>
      everyPage<Cell>((cursor) => grid.$get({ param: { caFirmId }, query: { ...filter, ...(cursor && { cursor }) } })),
    // What the staff does on a client's own pages shows here when it is next looked at.
    staleTime: 0,
  });

const MANY = 100;

/** How many items due by a day still wait for a word on whether they were done; beyond a hundred nobody counts. */
export const toConfirmQuery = (caFirmId: string, to: string) =>
  queryOptions({
    queryKey: [...keyOf(caFirmId), 'to-confirm', to],
    queryFn: async () => {
      const query = { to, status: 'unconfirmed', limit: `${MANY}` } as const;
      const page = await grid.$get({ param: { caFirmId }, query });
      return { count: (await page.json()).length, isMore: nextCursor(page.headers) !== undefined };
    },
    staleTime: 0,
  });
