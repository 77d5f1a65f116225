import { useQuery } from '@tanstack/react-query';
import { formatRupees, paise, parseRupees } from '#domain/shared/money';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { openBillsQuery } from '../settlement.queries';
import { rupees } from '../words';
import { type Advance, useAdjust } from './advance.queries';

type AdvanceDialogProps = { companyId: string; advance: Advance; onClose: () => void };

/** The open bills of a party, each with what of its advance would be set against it. */
export function AdvanceDialog({ companyId, advance, onClose }: AdvanceDialogProps) {
  const { voucherId, partyId, party, number, side, open } = advance;
  const bills = useQuery(openBillsQuery(companyId, side, party));
  const adjust = useAdjust(companyId);
  const own = bills.data?.filter((bill) => bill.partyId === partyId);
  const most = (billOpen: string) => rupees(formatRupees(paise(Math.min(parseRupees(billOpen), parseRupees(open)))));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.advance_adjust_title({ party })}
      description={m.advance_adjust_words({ number, amount: rupees(open) })}
    >
      <div className="flex flex-col gap-3 text-sm">
        {bills.isError && <ErrorPanel error={bills.error} onRetry={() => void bills.refetch()} />}
        {bills.isPending && <SkeletonRows rows={3} label={m.ui_loading()} />}
        {own?.length === 0 && <p className="text-ink-2">{m.advance_no_bill()}</p>}
        {own && own.length > 0 && (
          <ul
            aria-label={m.settlement_open_bills()}
            className="flex flex-col divide-y divide-line rounded-lg border border-line px-3"
          >
            {own.map((bill) => (
              <li key={bill.id} className="flex items-start justify-between gap-3 py-2">
                <span className="min-w-0">
                  <span className="font-medium wrap-anywhere">{bill.ref}</span>
                  <span className="block text-xs text-ink-2">
                    {m.settlement_bill_of({ day: formatDate(bill.billDate), open: rupees(bill.open) })}
                  </span>
                </span>
                <Button
                  size="sm"
                  isPending={adjust.isPending}
                  aria-label={m.advance_set_against({ amount: most(bill.open), ref: bill.ref })}
                  onClick={() => adjust.mutateAsync({ voucherId, billId: bill.id }).then(onClose, () => undefined)}
                >
                  {m.advance_set({ amount: most(bill.open) })}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
