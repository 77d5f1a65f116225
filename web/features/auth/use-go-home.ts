import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { safeNext } from '../../lib/guard';
import { arriveAsMe, homeOf } from './auth.calls';

/** After the session changed: on to where the person was going, else to their first page. */
export function useGoHome(): (next?: string) => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (next) => {
    const me = await arriveAsMe(queryClient);
    router.history.push(safeNext(next) ?? homeOf(me));
  };
}
