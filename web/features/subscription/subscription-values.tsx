import { parseRupees } from '#domain/shared/money';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Money } from '../../ui/figure/money';
import { BILLING, paymentLabel, TYPE } from './subscription.labels';
import type { ClientSubscription } from './subscription.queries';

/** What a list shows of a subscription, part by part. */
type Part = { subscription: ClientSubscription };

export const Company = ({ subscription: { companyName } }: Part) => (
  <span className="font-medium wrap-anywhere">{companyName || m.subscription_unknown_company()}</span>
);

export const State = ({ subscription: { isActive } }: Part) => (
  <Badge tone={isActive ? 'green' : 'grey'}>{isActive ? m.subscription_active() : m.subscription_inactive()}</Badge>
);

export const Type = ({ subscription: { subscriptionType } }: Part) => TYPE[subscriptionType]();

export const Fee = ({ subscription: { monthlyFee } }: Part) => <Money amount={parseRupees(monthlyFee)} />;

export const Billing = ({ subscription: { billingCycle } }: Part) => BILLING[billingCycle]();

export const Payment = ({ subscription: { paymentStatus } }: Part) => paymentLabel(paymentStatus);
