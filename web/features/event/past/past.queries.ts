import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../../lib/api/api';
import { companyKey } from '../../../lib/compliance.queries';
import { formatCount } from '../../../lib/format';
import { changesSentence, type ItemChange } from '../../../lib/item-changes';
import { m } from '../../../lib/messages';
import { toast } from '../../../ui/overlay/toast-store';

const past = api.companies[':companyId']['past-periods'];

export type Past = InferResponseType<(typeof past)['$get'], 200>;
export type PastRow = Past['rows'][number];
export type PastPeriod = PastRow['periods'][number];
type Answers = InferRequestType<(typeof past)['$post']>['json']['answers'];

/** An answer as it is given for many periods alike. */
export type Says =
  | { is: 'filed'; on: string }
  | { is: 'nothing-due'; reason: string }
  | { is: 'settled' | 'not-filed' | 'unsaid' };

/** Everything that fell due of a company since it was formed, and what was said of each. */
export const pastQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'past-periods'],
    queryFn: async () => (await past.$get({ param: { companyId } })).json(),
  });

/** What one call takes, fewer where each carries a reason; of more, each piece is written whole. */
const callTakes = (says: Says): number => (says.is === 'nothing-due' ? 150 : 1_000);

/** Says of many periods at once how they stand. */
export function useAnswerPast(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ periods, says }: { periods: readonly PastPeriod[]; says: Says }) => {
      const answers: Answers = periods.map(({ key, said }) => ({ key, was: said, ...says }));
      const changes: ItemChange[] = [];
      let unchanged = 0;
      const most = callTakes(says);
      for (let at = 0; at < answers.length; at += most) {
        const json = { answers: answers.slice(at, at + most) };
        const answered = await (await past.$post({ param: { companyId }, json })).json();
        changes.push(...answered.changes);
        unchanged += answered.unchanged;
      }
      return { saved: answers.length - unchanged, changes };
    },
    onSuccess: ({ saved, changes }) =>
      toast(
        saved > 0
          ? { title: m.past_saved({ count: formatCount(saved) }), description: changesSentence(changes) }
          : { title: m.past_unchanged() },
      ),
    // Where somebody else was quicker, the list is looked at again as well.
    onSettled: () => queryClient.invalidateQueries({ queryKey: companyKey(companyId) }),
  });
}
