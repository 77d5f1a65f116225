import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DashboardLayout, USUAL_LAYOUT } from '#domain/session/dashboard-sections';
import { api } from '../../lib/api/api';
import { meQuery, useMe } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

/** How whoever is signed in has laid their dashboards. */
export const useLayout = (): DashboardLayout => useMe()?.dashboard ?? USUAL_LAYOUT;

/** Lays the dashboards anew, seen at once. One after the other, so that the last is what is kept. */
export function useLay() {
  const queryClient = useQueryClient();
  const { queryKey } = meQuery;
  return useMutation({
    scope: { id: 'dashboard-layout' },
    mutationFn: (layout: DashboardLayout) => api.profile.dashboard.$put({ json: layout }),
    onMutate: async (dashboard) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (me) => me && { ...me, dashboard });
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey });
      toast({ title: m.dashboard_not_laid(), description: sentenceOf(error), tone: 'destructive' });
    },
  });
}
