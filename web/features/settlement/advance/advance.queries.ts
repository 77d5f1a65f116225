import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../../lib/api/api';
import { m } from '../../../lib/messages';
import { toast } from '../../../ui/overlay/toast-store';
import { sentenceOf } from '../../../ui/state/error-panel';
import { rupees } from '../words';

const advances = api.companies[':companyId'].advances;

export type Advance = InferResponseType<typeof advances.$get, 200>[number];

export const advanceVouchers = api.companies[':companyId']['advance-vouchers'];

export type AdvanceMove = InferResponseType<typeof advanceVouchers.$get, 200>[number];

const companyKey = (companyId: string) => ['api', 'companies', companyId] as const;

export const advancesQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'advances'],
    queryFn: async () => (await advances.$get({ param: { companyId } })).json(),
  });

export const advanceVouchersQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'advance-vouchers'],
    queryFn: async () => (await advanceVouchers.$get({ param: { companyId } })).json(),
  });

export function useAdjust(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: { voucherId: string; billId: string }) =>
      (await advances.adjust.$post({ param: { companyId }, json })).json(),
    onSuccess: async ({ number, amount }) => {
      toast({ title: m.advance_adjusted({ amount: rupees(amount) }), description: number });
      await queryClient.invalidateQueries({ queryKey: companyKey(companyId) });
    },
    onError: (error) => toast({ title: m.advance_not_adjusted(), description: sentenceOf(error), tone: 'destructive' }),
  });
}
