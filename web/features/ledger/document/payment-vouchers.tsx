import { Download } from 'lucide-react';
import { parseRupees } from '#domain/shared/money';
import { useMayChange } from '../../../lib/access';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { Money } from '../../../ui/figure/money';
import { usePaymentVoucher, type WholeDocument } from './document.queries';

type Payment = WholeDocument['payments'][number];

/** The payments of a bill under reverse charge: the voucher of each is made, and is then its file. */
export function PaymentVouchers({ companyId, document }: { companyId: string; document: WholeDocument }) {
  const mayChange = useMayChange(companyId);
  const voucher = usePaymentVoucher(companyId, document.id);
  if (document.payments.length === 0) return null;
  return (
    <section aria-label={m.payment_voucher_title()} className="flex flex-col gap-2">
      <h3 className="font-semibold">{m.payment_voucher_title()}</h3>
      <p className="text-ink-2">{m.payment_voucher_words()}</p>
      <ul className="flex flex-col gap-2">
        {document.payments.map((payment) => (
          <li key={payment.paymentId} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              {formatDate(payment.paidOn)} · <Money amount={parseRupees(payment.amount)} isExact />
            </span>
            {(payment.number !== null || mayChange) && (
              <Button
                size="sm"
                isPending={voucher.isPending && voucher.variables?.paymentId === payment.paymentId}
                onClick={() => voucher.mutate(payment)}
              >
                <Told payment={payment} />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Told({ payment: { number, paidOn } }: { payment: Payment }) {
  if (number === null) return m.payment_voucher_make({ day: formatDate(paidOn) });
  return (
    <>
      <Download size={14} aria-hidden="true" />
      {m.payment_voucher_download({ number })}
    </>
  );
}
