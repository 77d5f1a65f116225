import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMayChange } from '../../../lib/access';
import { download } from '../../../lib/download';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { SectionCard } from '../../../ui/card';
import { toast } from '../../../ui/overlay/toast-store';
import { ErrorPanel, sentenceOf } from '../../../ui/state/error-panel';
import { rupees } from '../words';
import { type AdvanceMove, advanceVouchers, advanceVouchersQuery } from './advance.queries';

/** Advances of customers and what went back of them: the voucher of each is made, and is then its file; nothing where there is none. */
export function AdvanceVouchers({ companyId }: { companyId: string }) {
  const query = useQuery(advanceVouchersQuery(companyId));
  const mayChange = useMayChange(companyId);
  const queries = useQueryClient();
  const voucher = useMutation({
    mutationFn: async ({ voucherId, number }: AdvanceMove) => {
      const param = { companyId, voucherId };
      const made = number ?? (await (await advanceVouchers.$post({ param, json: { voucherId } })).json()).number;
      const file = await advanceVouchers[':voucherId'].pdf.$get({ param });
      download(`${made.replaceAll('/', '-')}.pdf`, await file.blob(), 'application/pdf');
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['api', 'companies', companyId] }),
    onError: (error) => toast({ title: sentenceOf(error), tone: 'destructive' }),
  });
  if (query.isError) return <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />;
  const moves = query.data ?? [];
  if (moves.length === 0) return null;
  return (
    <SectionCard title={m.advance_vouchers()} description={m.advance_vouchers_words()}>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {moves.map((move) => (
          <li key={move.voucherId} className="flex flex-wrap items-start justify-end gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 grow basis-48 wrap-anywhere">
              {move.kind === 'receipt-voucher'
                ? m.advance_received({ party: move.party })
                : m.advance_back({ party: move.party })}
              <span className="block text-xs text-ink-2">
                {formatDate(move.movedOn)} · {rupees(move.amount)}
              </span>
            </span>
            {(move.number || mayChange) && (
              <Button
                size="sm"
                isPending={voucher.isPending && voucher.variables?.voucherId === move.voucherId}
                onClick={() => voucher.mutate(move)}
              >
                {move.number
                  ? m.payment_voucher_download({ number: move.number })
                  : m.payment_voucher_make({ day: formatDate(move.movedOn) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
