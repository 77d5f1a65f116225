import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from './api/api';

const versions = api['law-rules'][':ruleId'].versions;

export type LawVersion = InferResponseType<(typeof versions)['$get'], 200>[number];

/** The dated versions of a rule of law. They change with the product alone, so they are asked for once. */
export const lawVersionsQuery = (ruleId: string) =>
  queryOptions({
    queryKey: ['api', 'law-rules', ruleId],
    queryFn: async () => (await versions.$get({ param: { ruleId } })).json(),
    staleTime: Number.POSITIVE_INFINITY,
  });
