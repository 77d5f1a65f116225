export const SUBSCRIPTION_TYPES = ['basic', 'premium', 'enterprise'] as const;
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number];

export const BILLING_CYCLES = ['monthly', 'quarterly', 'yearly'] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];
