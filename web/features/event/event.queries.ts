import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, send } from '../../lib/api/api';
import { nextCursor } from '../../lib/api/every-page';
import { withFlatFaults } from '../../lib/api/wire-fault';
import { calendarQuery, companyKey } from '../../lib/compliance.queries';
import { changesSentence } from '../../lib/item-changes';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';
import type { CompanyEvent, NewEvent, RecordedEvent } from './event.types';
import { eventName } from './event.words';

const events = api.companies[':companyId'].events;

const PAGE = '50';

/** What happened to a company, newest first, a page at a time. */
export const eventsQuery = (companyId: string) =>
  infiniteQueryOptions({
    queryKey: [...companyKey(companyId), 'events'],
    queryFn: async ({ pageParam }) => {
      const query = { limit: PAGE, ...(pageParam && { cursor: pageParam }) };
      const page = await events.$get({ param: { companyId }, query });
      return { rows: await page.json(), next: nextCursor(page.headers) };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** Items that fell due before anything was recorded here, of which nobody has said whether they were done. */
export const unconfirmedQuery = (companyId: string) => calendarQuery(companyId, { status: 'unconfirmed' });

/** Records an event, and says in words what became of the calendar. */
export function useRecordEvent(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (event: NewEvent): Promise<RecordedEvent> => {
      const { subject, ...rest } = event;
      const body = subject ? event : rest;
      // The body follows from what was chosen; the server's schema of that kind is its only judge.
      return (await withFlatFaults(() => send('POST', `/api/companies/${companyId}/events`, body))).json();
    },
    onSuccess: async ({ event, changes }) => {
      toast({ title: m.event_recorded({ name: eventName(event) }), description: changesSentence(changes) });
      await queryClient.invalidateQueries({ queryKey: companyKey(companyId) });
    },
  });
}

/** Takes an event back; what followed from it on the calendar is undone. */
export function useTakeBackEvent(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: CompanyEvent) =>
      (await events[':eventId'].withdraw.$post({ param: { companyId, eventId: id }, json: {} })).json(),
    onSuccess: async ({ changes }, event) => {
      toast({ title: m.event_taken_back({ name: eventName(event) }), description: changesSentence(changes) });
      await queryClient.invalidateQueries({ queryKey: companyKey(companyId) });
    },
    onError: (error) => toast({ title: m.event_not_taken_back(), description: sentenceOf(error), tone: 'destructive' }),
  });
}
