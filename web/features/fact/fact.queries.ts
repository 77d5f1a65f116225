import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, send } from '../../lib/api/api';
import { withFlatFaults } from '../../lib/api/wire-fault';
import { companyKey } from '../../lib/compliance.queries';
import { changesSentence } from '../../lib/item-changes';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';
import type { Fact, Stated, Statement } from './fact.types';
import { factName } from './fact.words';

const facts = api.companies[':companyId'].facts;

export const factsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'facts'],
    queryFn: async () => (await facts.$get({ param: { companyId } })).json(),
  });

/** States a fact. Field faults are the form's to show; what became of the calendar is said in words. */
export function useStateFact(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (statement: Statement): Promise<Stated> => {
      const { subject, ...rest } = statement;
      const body = subject ? statement : rest;
      // The body follows from the fields of its kind; the server's schema of that kind is its only judge.
      return (await withFlatFaults(() => send('POST', `/api/companies/${companyId}/facts`, body))).json();
    },
    onSuccess: async ({ fact, changes }) => {
      toast({ title: m.fact_stated({ name: factName(fact) }), description: changesSentence(changes) });
      await queryClient.invalidateQueries({ queryKey: companyKey(companyId) });
    },
  });
}

/** Takes a statement back; the one before it holds again. */
export function useTakeBack(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Fact) =>
      (await facts[':factId'].withdraw.$post({ param: { companyId, factId: id }, json: {} })).json(),
    onSuccess: async ({ changes }, fact) => {
      toast({ title: m.fact_taken_back({ name: factName(fact) }), description: changesSentence(changes) });
      await queryClient.invalidateQueries({ queryKey: companyKey(companyId) });
    },
    onError: (error) => toast({ title: m.fact_not_taken_back(), description: sentenceOf(error), tone: 'destructive' }),
  });
}
