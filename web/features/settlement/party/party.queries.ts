import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../../lib/api/api';
import { nextCursor } from '../../../lib/api/every-page';
import type { Edited } from '../../../lib/edit';
import { m } from '../../../lib/messages';
import { toast } from '../../../ui/overlay/toast-store';

const parties = api.companies[':companyId'].parties;

export type Party = InferResponseType<typeof parties.$get, 200>[number];
export type PartyStatement = InferResponseType<(typeof parties)[':partyId']['statement']['$get'], 200>;
export type NewParty = InferRequestType<typeof parties.$post>['json'];
type PartyEdit = InferRequestType<(typeof parties)[':partyId']['$patch']>['json'];

const companyKey = (companyId: string) => ['api', 'companies', companyId] as const;
const PAGE = '50';

export type PartyFilter = { kind?: 'customer' | 'vendor' | undefined; q?: string | undefined };

/** Customers and suppliers by name, a page at a time. */
export const partiesQuery = (companyId: string, { kind, q }: PartyFilter) =>
  infiniteQueryOptions({
    queryKey: [...companyKey(companyId), 'party-list', { kind, q }],
    queryFn: async ({ pageParam }): Promise<{ rows: Party[]; next: string | undefined }> => {
      const asked = { limit: PAGE, ...(kind && { kind }), ...(q && { q }), ...(pageParam && { cursor: pageParam }) };
      const page = await parties.$get({ param: { companyId }, query: asked });
      return { rows: await page.json(), next: nextCursor(page.headers) };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const partyStatementQuery = (companyId: string, partyId: string, days: { from?: string; to?: string }) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'party-statement', partyId, days],
    queryFn: async () =>
      (await parties[':partyId'].statement.$get({ param: { companyId, partyId }, query: days })).json(),
  });

/** What the server says of others that may be the same is said with the name. */
function useSaved<Sent>(
  companyId: string,
  send: (sent: Sent) => Promise<{ name: string; alike: readonly { name: string; why: string }[] }>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ name, alike }) => {
      const [other] = alike;
      toast({
        title: m.party_saved({ name }),
        ...(other && { description: m.party_alike({ name: other.name, why: other.why }) }),
      });
      await queryClient.invalidateQueries({ queryKey: companyKey(companyId) });
    },
  });
}

export const useAddParty = (companyId: string) =>
  useSaved(companyId, async (json: NewParty) => (await parties.$post({ param: { companyId }, json })).json());

export const useEditParty = (companyId: string, partyId: string) =>
  useSaved(companyId, async (edited: Edited<Record<string, unknown>>) =>
    (await parties[':partyId'].$patch({ param: { companyId, partyId }, json: edited as PartyEdit })).json(),
  );
