import { z } from 'zod';
import { say } from '../../domain/shared/message';
import { formatRupees, paise } from '../../domain/shared/money';
import { BILLING_CYCLES, SUBSCRIPTION_TYPES } from '../../domain/subscription/values';
import { issue } from '../../platform/problem';
import { isoDay, nameText, numeric, optional, rupees } from '../../platform/wire';
import type { ClientSubscription } from './subscription.table';

export const newSubscription = z.object({
  companyId: z.uuid(issue(say('field.company-id'))),
  caFirmId: z.uuid(issue(say('field.firm-id'))),
  subscriptionType: z.enum(SUBSCRIPTION_TYPES).default('basic'),
  billingCycle: z.enum(BILLING_CYCLES).default('monthly'),
  monthlyFee: rupees.default(paise(0)),
  startDate: isoDay,
  endDate: optional(isoDay),
  servicesIncluded: z.array(nameText).max(50).default([]),
  autoRenewal: z.boolean().default(false),
});

export type NewSubscription = z.infer<typeof newSubscription>;

export const subscriptionAnswer = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  caFirmId: z.uuid(),
  companyName: z.string(),
  subscriptionType: z.enum(SUBSCRIPTION_TYPES),
  startDate: z.iso.date(),
  endDate: z.iso.date().nullable(),
  monthlyFee: numeric,
  servicesIncluded: z.array(z.string()),
  isActive: z.boolean(),
  autoRenewal: z.boolean(),
  billingCycle: z.enum(BILLING_CYCLES),
  paymentStatus: z.string(),
  createdAt: z.string(),
});

export function subscriptionJson(row: ClientSubscription, companyName: string): z.infer<typeof subscriptionAnswer> {
  return { ...row, companyName, monthlyFee: formatRupees(row.monthlyFee) };
}
