import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from './api/api';

export type SeenCompany = InferResponseType<typeof api.companies.$get>[number];

/** Every company that the signed-in person may see, by name, with what is late of it. */
export const companiesQuery = queryOptions({
  queryKey: ['api', 'companies', 'seen'],
  queryFn: async () => (await api.companies.$get()).json(),
  // What is late changes with every item that is done: asked again whenever the list is opened.
  staleTime: 0,
});
