import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';

const firm = api['ca-firms'][':caFirmId'];

export type CaFirm = InferResponseType<(typeof api)['ca-firms']['$get']>[number];
export type FirmSummary = InferResponseType<typeof firm.summary.$get>;

export const firmsQuery = queryOptions({
  queryKey: ['api', 'ca-firms'],
  queryFn: async () => (await api['ca-firms'].$get()).json(),
});

export const firmSummaryQuery = (caFirmId: string) =>
  queryOptions({
    queryKey: ['api', 'ca-firms', caFirmId, 'summary'],
    queryFn: async () => (await firm.summary.$get({ param: { caFirmId } })).json(),
  });
