import type { BillingCycle, SubscriptionType } from '#domain/subscription/values';
import { m } from '../../lib/messages';

export const TYPE: Record<SubscriptionType, () => string> = {
  basic: m.subscription_type_basic,
  premium: m.subscription_type_premium,
  enterprise: m.subscription_type_enterprise,
};

export const BILLING: Record<BillingCycle, () => string> = {
  monthly: m.subscription_billing_monthly,
  quarterly: m.subscription_billing_quarterly,
  yearly: m.subscription_billing_yearly,
};

/** Payment statuses are open text; the one every subscription begins with has a label of its own. */
export const paymentLabel = (status: string): string =>
  status === 'current' ? m.subscription_payment_current() : status;
