import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import { api } from './api/api';

const assignments = api['ca-firms'][':caFirmId'].assignments;

export type Assignment = InferRequestType<typeof assignments.$post>['json'];

/** Who of a firm is put on which clients, beside those in their charge. For owners and managers. */
export const assignmentsQuery = (caFirmId: string) =>
  queryOptions({
    queryKey: ['api', 'ca-firms', caFirmId, 'assignments'],
    queryFn: async () => (await assignments.$get({ param: { caFirmId } })).json(),
  });

/** Puts a member on clients or takes them off. How many clients each person has is asked for anew. */
export function useAssign(caFirmId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (asked: Assignment) => assignments.$post({ param: { caFirmId }, json: asked }),
    onSettled: () =>
      Promise.all(
        ['assignments', 'members'].map((list) =>
          queryClient.invalidateQueries({ queryKey: ['api', 'ca-firms', caFirmId, list] }),
        ),
      ),
  });
}
