import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { everyPage, nextCursor } from '../../lib/api/every-page';
import { EVERYTHING, type FirmCalendarSearch } from './firm-calendar.search';
import { daysOf } from './months';

const firm = api['ca-firms'][':caFirmId'];
const ofClient = api.companies[':companyId']['compliance-calendar'];

export type FirmItem = InferResponseType<(typeof firm)['compliance-calendar']['$get'], 200>[number];
export type ClientItem = Omit<FirmItem, 'companyName'> & { companyName?: string };

const companiesOf = firm.companies;
export type Client = InferResponseType<typeof companiesOf.$get>[number];

/** The clients to choose from: the same answer, under the same key, as the list of clients. */
export const clientsQuery = (caFirmId: string) =>
  queryOptions({
    queryKey: ['api', 'ca-firms', caFirmId, 'companies'],
    queryFn: () =>
      everyPage<Client>((cursor) => companiesOf.$get({ param: { caFirmId }, query: { limit: '500', cursor } })),
  });

const PAGE = '100';

/** The items of all clients by due date, or of one, a page at a time. */
export const firmCalendarQuery = (caFirmId: string, { client, area, status, month, waits }: FirmCalendarSearch) =>
  infiniteQueryOptions({
    queryKey: ['api', 'ca-firms', caFirmId, 'compliance-calendar', { client, area, status, month, waits }],
    queryFn: async ({ pageParam }) => {
      const filter = {
        ...(area && { area }),
        ...(waits && { waits }),
        ...(status !== EVERYTHING && { status: status ?? 'open' }),
        ...(month && daysOf(month)),
      };
      const query = { ...filter, limit: PAGE, ...(pageParam && { cursor: pageParam }) };
      const page = await (client
        ? ofClient.$get({ param: { companyId: client }, query })
        : firm['compliance-calendar'].$get({ param: { caFirmId }, query }));
      const rows: ClientItem[] = await page.json();
      return { rows, next: nextCursor(page.headers) };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // What the staff does on a client's own pages shows here when it is next looked at.
    staleTime: 0,
  });
