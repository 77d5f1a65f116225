import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';

const dashboard = api.companies[':companyId'].dashboard;

export type Dashboard = InferResponseType<(typeof dashboard)['$get']>;
export type Metrics = Dashboard['metrics'];
export type ToPay = Dashboard['toPay'];
/** An item that is overdue or due soon, with what is paid with it. */
export type NearItem = Dashboard['overdueItems'][number];

export const dashboardQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['api', 'companies', companyId, 'dashboard'],
    queryFn: async () => (await dashboard.$get({ param: { companyId } })).json(),
  });
