import { parseRupees } from '#domain/shared/money';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { DateText } from '../../ui/figure/date-text';
import { Money } from '../../ui/figure/money';
import { BILLING, paymentLabel, TYPE } from './subscription.labels';
import type { ClientSubscription } from './subscription.queries';

/** What a list shows of a subscription, part by part. */
type Part = { subscription: ClientSubscription };

/** Whose subscription it is, which opens its sheet. */
export const Company = ({ subscription: { companyName }, onOpen }: Part & { onOpen: () => void }) => (
  <button
    type="button"
    className="text-left font-medium wrap-anywhere underline-offset-2 hover:underline"
    onClick={onOpen}
  >
    {companyName || m.subscription_unknown_company()}
  </button>
);

/** The last day of the term that runs, and whether it goes on after it. */
export const TermEnd = ({ subscription: { termEnd, autoRenewal, isActive } }: Part) => {
  if (termEnd === null) return <span className="text-ink-2">{m.edit_no_end()}</span>;
  const says = !isActive ? m.edit_ended() : autoRenewal ? m.edit_renews() : m.edit_ends();
  return (
    <>
      {says} <DateText day={termEnd} />
    </>
  );
};

export const State = ({ subscription: { isActive } }: Part) => (
  <Badge tone={isActive ? 'green' : 'grey'}>{isActive ? m.subscription_active() : m.subscription_inactive()}</Badge>
);

export const Type = ({ subscription: { subscriptionType } }: Part) => TYPE[subscriptionType]();

export const Fee = ({ subscription: { monthlyFee } }: Part) => <Money amount={parseRupees(monthlyFee)} />;

export const Billing = ({ subscription: { billingCycle } }: Part) => BILLING[billingCycle]();

export const Payment = ({ subscription: { paymentStatus } }: Part) => paymentLabel(paymentStatus);
