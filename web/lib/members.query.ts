import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from './api/api';

const members = api['ca-firms'][':caFirmId'].members;

export type Member = InferResponseType<typeof members.$get>[number];

/** The people of a firm, by name. */
export const membersQuery = (caFirmId: string) =>
  queryOptions({
    queryKey: ['api', 'ca-firms', caFirmId, 'members'],
    queryFn: async () => (await members.$get({ param: { caFirmId } })).json(),
  });
