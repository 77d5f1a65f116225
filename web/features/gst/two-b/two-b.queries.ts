import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../../lib/api/api';
import { FieldFault } from '../../../lib/form';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { toast } from '../../../ui/overlay/toast-store';
import { sentenceOf } from '../../../ui/state/error-panel';

const company = api.companies[':companyId'];
const ofPeriod = company.gst[':gstin'][':period'];
const decisions = company['2b-decisions'];

export type Matches = InferResponseType<(typeof ofPeriod)['2b-matches']['$get']>;
export type Pair = Matches['pairs'][number];
export type Lapses = InferResponseType<(typeof ofPeriod)['2b-lapses']['$get']>;
export type Deciding = InferRequestType<typeof decisions.$post>['json'];
export type Action = 'accept' | 'hold' | 'block' | 'reject' | 'undo';

export const SHOWN = ['all', 'to-decide', 'taken', 'held', 'blocked', 'not-in-2b', 'other'] as const;
export type Shown = (typeof SHOWN)[number];

export type Which = { companyId: string; gstin: string; period: string };

const key = ({ companyId, gstin, period }: Which) => ['api', 'companies', companyId, 'gst', gstin, period] as const;

/** So many pairs are shown at once. */
export const PAGE = 100;

/** The pairs of a period from a place on, a page at once. */
export const matchesQuery = (which: Which, show: Shown, knownOn: string, from: number) =>
  queryOptions({
    queryKey: [...key(which), '2b-matches', show, knownOn, from],
    queryFn: async () =>
      (
        await ofPeriod['2b-matches'].$get({
          param: which,
          query: {
            show,
            limit: String(PAGE),
            ...(from > 0 && { cursor: `after-${from}` }),
            ...(knownOn && { knownOn }),
          },
        })
      ).json(),
    placeholderData: (before) => before,
  });

export const lapsesQuery = (which: Which) =>
  queryOptions({
    queryKey: [...key(which), '2b-lapses'],
    queryFn: async () => (await ofPeriod['2b-lapses'].$get({ param: which })).json(),
  });

/** A file may have this much. */
const MOST_BYTES = 10 * 1_048_576;
const inMegabytes = (bytes: number): string => formatCount(Math.ceil(bytes / 1_048_576));

/** Sends a file of the portal; the toast has what came of it, or why it was refused and where. */
export function useImport({ companyId, gstin, period }: Which) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      // Told before any of it is sent: the call takes no more.
      if (file.size > MOST_BYTES)
        throw new FieldFault({
          file: m.two_b_too_large({ size: inMegabytes(file.size), most: inMegabytes(MOST_BYTES) }),
        });
      const body = new FormData();
      body.set('file', file);
      const sent = { param: { companyId }, query: { gstin, period } };
      return (await company.gst['2b'].$post(sent, { init: { body } })).json();
    },
    onSuccess: ({ message, warnings }) => {
      toast({ title: message, ...(warnings[0] && { description: warnings[0].message }) });
      return queryClient.invalidateQueries({ queryKey: ['api', 'companies', companyId] });
    },
  });
}

/** Decides documents; whatever shows the company's credit is asked anew. */
export function useDecide({ companyId, gstin, period }: Which, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: Omit<Deciding, 'gstin' | 'period'>) =>
      (await decisions.$post({ param: { companyId }, json: { ...json, gstin, period } as Deciding })).json(),
    onSuccess: ({ decided, skipped }) => {
      const [first] = skipped;
      toast({
        title: m.two_b_decided({ count: formatCount(decided) }),
        ...(first && { description: m.two_b_skipped({ count: formatCount(skipped.length), reason: first.reason }) }),
      });
      onDone();
      return queryClient.invalidateQueries({ queryKey: ['api', 'companies', companyId] });
    },
    onError: (error) => toast({ title: m.two_b_not_decided(), description: sentenceOf(error), tone: 'destructive' }),
  });
}
