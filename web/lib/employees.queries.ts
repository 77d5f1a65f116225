import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from './api/api';

const { employees } = api.companies[':companyId'];

export type Employee = InferResponseType<typeof employees.$get, 200>[number];

/** Who is employed, with pay, and with what they declared for a year. */
export const employeesQuery = (companyId: string, year: string) =>
  queryOptions({
    queryKey: ['api', 'companies', companyId, 'employees', year],
    queryFn: async () => (await employees.$get({ param: { companyId }, query: { year } })).json(),
  });
