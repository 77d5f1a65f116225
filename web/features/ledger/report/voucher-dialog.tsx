import { useQuery } from '@tanstack/react-query';
import { formatDate, formatInstant } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { buttonClass } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { OPENS } from '../ledger-link';
import { SourceLink } from '../source-link';
import { figure } from './figure';
import { type Voucher, voucherQuery } from './statement.queries';
import { KIND_NAMES } from './voucher-words';

type VoucherDialogProps = {
  companyId: string;
  voucherId: string;
  onClose: () => void;
  onAccount: (account: string) => void;
};

/** One voucher with its entries, who or what posted it, and the way to the line it came from. */
export function VoucherDialog({ companyId, voucherId, onClose, onAccount }: VoucherDialogProps) {
  const voucher = useQuery(voucherQuery(companyId, voucherId));
  const { data } = voucher;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        data ? m.statement_voucher_title({ kind: KIND_NAMES[data.kind](), number: data.number }) : m.statement_voucher()
      }
      {...(data && { description: formatDate(data.date) })}
      place="side"
    >
      {voucher.isPending && <SkeletonRows rows={5} label={m.ui_loading()} />}
      {voucher.isError && <ErrorPanel error={voucher.error} onRetry={() => void voucher.refetch()} />}
      {data && <VoucherFacts voucher={data} onAccount={onAccount} />}
    </Dialog>
  );
}

/** How a rule is said: a line's category, an account chosen for it, or a rule of the ledger by its code. */
function postedByRule(rule: string): string {
  if (rule === 'category') return m.statement_by_category();
  if (rule === 'settlement-rule') return m.statement_by_settlement_rule();
  return rule === 'own' ? m.statement_by_own_rule() : m.statement_by_rule({ rule });
}

const CELL = 'border-b border-line py-1.5 pr-3 align-top last:pr-0';

function VoucherFacts({ voucher, onAccount }: { voucher: Voucher; onAccount: (account: string) => void }) {
  const { narration, reference, lines, rule, postedBy, postedAt, status } = voucher;
  return (
    <div className="flex flex-col gap-3 text-sm">
      {status === 'void' && <p className="font-medium text-red">{m.statement_void()}</p>}
      {narration && <p className="wrap-anywhere">{narration}</p>}
      {reference && <p className="text-ink-2">{m.statement_reference({ reference })}</p>}
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{m.statement_entries()}</caption>
        <thead>
          <tr className="text-left text-xs text-ink-3">
            <th scope="col" className={CELL}>
              {m.statement_account()}
            </th>
            <th scope="col" className={`${CELL} text-right`}>
              {m.statement_debit()}
            </th>
            <th scope="col" className={`${CELL} text-right`}>
              {m.statement_credit()}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a voucher may name an account twice
            <tr key={`${entry.account}-${at}`}>
              <td className={CELL}>
                <button type="button" className={OPENS} onClick={() => onAccount(entry.account)}>
                  {entry.accountName}
                </button>
                {(entry.party ?? entry.tag) && <span className="text-ink-3"> · {entry.party ?? entry.tag}</span>}
              </td>
              <td className={`${CELL} text-right tabular-nums`}>{figure(entry.debit)}</td>
              <td className={`${CELL} text-right tabular-nums`}>{figure(entry.credit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-xs text-ink-2">
        {rule ? postedByRule(rule) : m.statement_by_person({ name: postedBy, at: formatInstant(postedAt) })}
      </p>
      <SourceLink voucher={voucher} className={buttonClass('secondary', 'sm', 'w-fit')} />
    </div>
  );
}
