import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

const company = api.companies[':companyId'];
const ofFirm = api['ca-firms'][':caFirmId'].moves;
const one = ofFirm[':moveId'];

export type Move = InferResponseType<typeof company.move.$get>;
export type Offered = InferResponseType<typeof ofFirm.$get>[number];

/** The offer to move a company that waits, and who keeps the company for good. */
export const moveQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['api', 'companies', companyId, 'move'],
    queryFn: async () => (await company.move.$get({ param: { companyId } })).json(),
    // The other side decides behind this page's back.
    staleTime: 0,
  });

/** The companies that are offered to the reader, as an owner of the firm. */
export const offeredQuery = (caFirmId: string) =>
  queryOptions({
    queryKey: ['api', 'ca-firms', caFirmId, 'moves'],
    queryFn: async () => (await ofFirm.$get({ param: { caFirmId } })).json(),
    staleTime: 0,
  });

function useOffer<Asked>(companyId: string, send: (asked: Asked) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: moveQuery(companyId).queryKey }),
  });
}

export const useHandOver = (companyId: string) =>
  useOffer(companyId, (json: { email: string; password: string }) =>
    company['hand-over'].$post({ param: { companyId }, json }),
  );

export const useRelease = (companyId: string) =>
  useOffer(companyId, (json: { password: string }) => company.release.$post({ param: { companyId }, json }));

const SAID = {
  withdraw: m.move_withdrawn,
  refuse: m.move_declined,
  accept: m.move_taken_back,
};

/** Decides the offer of a company. Who sees what may be another after: all is asked for anew. */
export function useDecide(companyId: string, way: keyof typeof SAID) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<unknown> => company.move[way].$post({ param: { companyId }, json: {} }),
    onSuccess: async () => {
      toast({ title: SAID[way]() });
      await queryClient.invalidateQueries();
    },
    onError: (error) => toast({ title: m.move_failed(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

/** Takes an offered company on as the firm's client, or declines it. */
export function useAnswer(caFirmId: string, way: 'accept' | 'refuse') {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (moveId: string): Promise<unknown> => one[way].$post({ param: { caFirmId, moveId }, json: {} }),
    onSuccess: () => toast({ title: way === 'accept' ? m.move_taken_on() : m.move_declined() }),
    onError: (error) => toast({ title: m.move_failed(), description: sentenceOf(error), tone: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
