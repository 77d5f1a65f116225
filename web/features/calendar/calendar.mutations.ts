import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { companyKey } from '../../lib/compliance.queries';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

const company = api.companies[':companyId'];
const items = company['compliance-items'];
const item = items[':itemId'];

/** After a change everything that is shown of the company is asked again; it resolves when it has arrived. */
function useRefresh(companyId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: companyKey(companyId) });
}

const sayFailed = (title: string) => (error: unknown) =>
  toast({ title, description: sentenceOf(error), tone: 'destructive' });

export type Generated = InferResponseType<(typeof company)['compliance-calendar']['generate']['$post'], 200>;

/** Works the calendar out anew from the facts; what changed since the last run is its answer. */
export function useGenerate(companyId: string) {
  const refresh = useRefresh(companyId);
  return useMutation({
    mutationFn: async () =>
      (await company['compliance-calendar'].generate.$post({ param: { companyId }, json: {} })).json(),
    onSuccess: async ({ message, changes, unchanged }) => {
      const isEmpty = changes.length + unchanged === 0;
      toast({ title: isEmpty ? m.calendar_nothing_generated() : m.calendar_generated(), description: message });
      await refresh();
    },
    onError: sayFailed(m.calendar_generate_failed()),
  });
}

type Done = InferRequestType<(typeof item.complete)['$post']>['json'];

export function useComplete(companyId: string, itemId: string) {
  const refresh = useRefresh(companyId);
  return useMutation({
    mutationFn: (done: Done) => item.complete.$post({ param: { companyId, itemId }, json: done }),
    onSuccess: async () => {
      toast({ title: m.calendar_marked_done() });
      await refresh();
    },
  });
}

export function useReopen(companyId: string, itemId: string) {
  const refresh = useRefresh(companyId);
  return useMutation({
    mutationFn: () => item.reopen.$post({ param: { companyId, itemId }, json: {} }),
    onSuccess: async () => {
      toast({ title: m.calendar_reopened() });
      await refresh();
    },
    onError: sayFailed(m.calendar_not_reopened()),
  });
}

/** Removes an item of a person's own; those of the law stay. */
export function useWithdraw(companyId: string, itemId: string) {
  const refresh = useRefresh(companyId);
  return useMutation({
    mutationFn: () => item.withdraw.$post({ param: { companyId, itemId }, json: {} }),
    onSuccess: async () => {
      toast({ title: m.calendar_removed() });
      await refresh();
    },
    onError: sayFailed(m.calendar_not_removed()),
  });
}

export function useNote(companyId: string, itemId: string) {
  const refresh = useRefresh(companyId);
  return useMutation({
    mutationFn: (note: string | null) => item.$patch({ param: { companyId, itemId }, json: { note } }),
    onSuccess: async () => {
      toast({ title: m.calendar_note_saved() });
      await refresh();
    },
  });
}

export type NewItem = InferRequestType<(typeof items)['$post']>['json'];

export function useAddItem(companyId: string) {
  const refresh = useRefresh(companyId);
  return useMutation({
    mutationFn: (added: NewItem) => items.$post({ param: { companyId }, json: added }),
    onSuccess: async () => {
      toast({ title: m.calendar_item_added() });
      await refresh();
    },
  });
}

type Statement = InferRequestType<(typeof company.events)['$post']>['json'];

/** States an event; the items that follow from it change with it. */
export function useStateEvent(companyId: string) {
  const refresh = useRefresh(companyId);
  return useMutation({
    mutationFn: (statement: Statement) => company.events.$post({ param: { companyId }, json: statement }),
    onSuccess: async () => {
      toast({ title: m.calendar_stated() });
      await refresh();
    },
    onError: sayFailed(m.calendar_not_stated()),
  });
}

type Amounts = { holdsFrom: string; stated: readonly { subject: string; amount: string }[] };

/** States the amounts on which the cost of a late form rests; the cost changes with them. */
export function useStateAmounts(companyId: string) {
  const refresh = useRefresh(companyId);
  return useMutation({
    mutationFn: async ({ holdsFrom, stated }: Amounts) => {
      for (const { subject, amount } of stated) {
        const json = { kind: 'form-amount', subject, holdsFrom, value: { amount } } as const;
        await company.facts.$post({ param: { companyId }, json });
      }
    },
    onSuccess: () => toast({ title: m.calendar_amount_saved() }),
    onSettled: refresh,
  });
}

/** Takes an amount back; one that was stated before it counts again. */
export function useTakeBackAmount(companyId: string) {
  const refresh = useRefresh(companyId);
  return useMutation({
    mutationFn: (factId: string) => company.facts[':factId'].withdraw.$post({ param: { companyId, factId }, json: {} }),
    onSuccess: async () => {
      toast({ title: m.calendar_amount_taken_back() });
      await refresh();
    },
    onError: sayFailed(m.calendar_amount_not_taken_back()),
  });
}
