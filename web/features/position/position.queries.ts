import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';

const position = api.companies[':companyId'].position;

export type Position = InferResponseType<typeof position.$get, 200>;

export const positionQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['api', 'companies', companyId, 'position'],
    queryFn: async () => (await position.$get({ param: { companyId }, query: {} })).json(),
  });
