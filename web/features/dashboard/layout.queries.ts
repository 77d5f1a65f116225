import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DashboardLayout, USUAL_LAYOUT } from '#domain/session/dashboard-sections';
import { api } from '../../lib/api/api';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

const { dashboard } = api.profile;

const layoutQuery = queryOptions({
  queryKey: ['api', 'profile', 'dashboard'],
  queryFn: async (): Promise<DashboardLayout> => (await dashboard.$get()).json(),
});

/** How whoever is signed in has laid their dashboards; as the product does where that cannot be had, undefined until it is known. */
export function useLayout(): DashboardLayout | undefined {
  const { data, isError } = useQuery(layoutQuery);
  return isError ? USUAL_LAYOUT : data;
}

/** Lays the dashboards anew, seen at once. One after the other, so that the last is what is kept. */
export function useLay() {
  const queryClient = useQueryClient();
  const { queryKey } = layoutQuery;
  return useMutation({
    scope: { id: 'dashboard-layout' },
    mutationFn: ({ order, folded }: DashboardLayout) =>
      dashboard.$put({ json: { order: [...order], folded: [...folded] } }),
    onMutate: async (layout) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, layout);
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey });
      toast({ title: m.dashboard_not_laid(), description: sentenceOf(error), tone: 'destructive' });
    },
  });
}
