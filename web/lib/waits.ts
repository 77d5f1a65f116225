import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import type { WaitsFor } from '#domain/calendar/values';
import { FIRM_ROLES } from '#domain/session/roles';
import { api } from './api/api';
import { useMe } from './api/session';
import { m } from './messages';

/** Who an item waits for, and for what. */
export type Waits = { waitsFor: WaitsFor | null; waitsName: string | null; waitsWhat: string | null };

const NAMES: Readonly<Record<WaitsFor, () => string>> = {
  client: m.waits_client,
  us: m.waits_us,
  portal: m.waits_portal,
  person: m.waits_person,
};

/** Who may be waited for, as a choice. */
export const waitsName = (waitsFor: WaitsFor): string => NAMES[waitsFor]();

/** Who is waited for in a word or two; a person by name. */
export const whoWaits = ({ waitsFor, waitsName: name }: Waits): string | undefined =>
  waitsFor === null ? undefined : waitsFor === 'person' && name ? name : waitsName(waitsFor);

const OF_FIRM: Readonly<Record<WaitsFor, () => string>> = {
  client: m.waits_on_client,
  us: m.waits_on_us,
  portal: m.waits_on_portal,
  person: m.waits_person,
};
const OF_CLIENT: Readonly<Record<WaitsFor, () => string>> = { ...OF_FIRM, client: m.waits_on_you, us: m.waits_on_firm };

/** The same in a sentence, as the firm reads it or its client: 'Waiting for you: challan money'. */
export function waitsWords({ waitsFor, waitsName: name, waitsWhat: what }: Waits, isFirm: boolean): string | undefined {
  if (waitsFor === null) return undefined;
  const who = waitsFor === 'person' && name ? m.waits_on_person({ name }) : (isFirm ? OF_FIRM : OF_CLIENT)[waitsFor]();
  return what ? m.waits_for_what({ who, what }) : who;
}

/** The firm as whose member the reader sees a company; undefined for its own people. */
export function useReadingFirm(companyId: string): string | undefined {
  const me = useMe();
  const company = me?.companies.find(({ id }) => id === companyId);
  // Beyond the first fifty companies are those of a firm.
  if (!company) return me?.firms[0]?.id;
  return FIRM_ROLES.some((role) => role === company.role) ? (company.caFirmId ?? undefined) : undefined;
}

const wait = api['ca-firms'][':caFirmId']['compliance-items'].wait;
export type NewWait = Omit<InferRequestType<(typeof wait)['$post']>['json'], 'items'>;

/** So many go with one call, which is all or nothing. */
const AT_ONCE = 50;

/** Says who items wait for. */
export function useSetWaits(caFirmId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, ...said }: NewWait & { ids: readonly string[] }) => {
      for (let at = 0; at < ids.length; at += AT_ONCE)
        await wait.$post({ param: { caFirmId }, json: { ...said, items: ids.slice(at, at + AT_ONCE) } });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['api', 'ca-firms', caFirmId] }),
        queryClient.invalidateQueries({ queryKey: ['api', 'companies'] }),
      ]),
  });
}
