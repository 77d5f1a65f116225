import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';

const dashboard = api.companies[':companyId'].dashboard;

export type Metrics = InferResponseType<(typeof dashboard)['$get']>['metrics'];

export const dashboardQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['api', 'companies', companyId, 'dashboard'],
    queryFn: async () => (await dashboard.$get({ param: { companyId } })).json(),
  });
