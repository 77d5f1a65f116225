import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api, send } from '../../lib/api/api';
import { withFlatFaults } from '../../lib/api/wire-fault';
import { companyKey } from '../../lib/compliance.queries';
import { download } from '../../lib/download';
import { FieldFault } from '../../lib/form';
import { changesSentence, type ItemChange } from '../../lib/item-changes';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';
import type { NewMeeting } from './meeting.form';

const company = api.companies[':companyId'];
const meetings = company['roc-meetings'];
const event = company.events[':eventId'];

export type Register = InferResponseType<typeof meetings.$get, 200>;
export type Meeting = Register['items'][number];
export type DueMeeting = Register['next'][number];

export const registerQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'roc-meetings'],
    queryFn: async () => (await meetings.$get({ param: { companyId }, query: {} })).json(),
  });

/** What is wrong with one line of a field stands beside the field. */
async function withFaultsOfLines<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof FieldFault)) throw error;
    const named = Object.entries(error.fields).map(([name, message]) => [name.replace(/\.\d+$/, ''), message]);
    throw new FieldFault(Object.fromEntries(named));
  }
}

type Recorded = { changes: ItemChange[] };

/** Records a meeting as the event that the calendar reads, and says what became of the calendar. */
export function useRecordMeeting(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (meeting: NewMeeting): Promise<Recorded> =>
      (
        await withFaultsOfLines(() => withFlatFaults(() => send('POST', `/api/companies/${companyId}/events`, meeting)))
      ).json(),
    onSuccess: async ({ changes }) => {
      toast({ title: m.roc_meeting_recorded(), description: changesSentence(changes) });
      await queryClient.invalidateQueries({ queryKey: companyKey(companyId) });
    },
  });
}

/** Takes a meeting out of the register; what followed from it on the calendar is undone. */
export function useWithdrawMeeting(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (eventId: string) =>
      (await event.withdraw.$post({ param: { companyId, eventId }, json: {} })).json(),
    onSuccess: async ({ changes }) => {
      toast({ title: m.roc_meeting_withdrawn(), description: changesSentence(changes) });
      await queryClient.invalidateQueries({ queryKey: companyKey(companyId) });
    },
    onError: (error) => toast({ title: sentenceOf(error), tone: 'destructive' }),
  });
}

type Paper = { kind: DueMeeting['kind']; paper: 'notice' | 'minutes'; on: string; at?: string; place?: string };

/** Downloads notice or minutes of a meeting, to be filled in. */
export function useMeetingPaper(companyId: string) {
  return useMutation({
    mutationFn: async ({ kind, paper, on, at, place }: Paper) => {
      const query = { kind, paper, on, ...(at && { at }), ...(place && { place }) };
      const file = await meetings.paper.$get({ param: { companyId }, query });
      const content = await file.blob();
      download(`${kind}-${paper}-${on}.pdf`, content, content.type);
    },
    onSuccess: () => toast({ title: m.roc_paper_downloaded() }),
  });
}
