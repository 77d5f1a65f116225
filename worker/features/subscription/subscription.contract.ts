import { z } from 'zod';
import { say } from '../../domain/shared/message';
import { formatRupees, paise } from '../../domain/shared/money';
import { endOfTermOn, standsOn } from '../../domain/subscription/term';
import { BILLING_CYCLES, SUBSCRIPTION_TYPES } from '../../domain/subscription/values';
import { today } from '../../platform/clock';
import { issue } from '../../platform/problem';
import { clearable, editBy, isoDay, nameText, numeric, optional, rupees } from '../../platform/wire';
import type { ClientSubscription } from './subscription.table';

const services = z.array(nameText).max(50);

export const newSubscription = z.object({
  companyId: z.uuid(issue(say('field.company-id'))),
  caFirmId: z.uuid(issue(say('field.firm-id'))),
  subscriptionType: z.enum(SUBSCRIPTION_TYPES).default('basic'),
  billingCycle: z.enum(BILLING_CYCLES).default('monthly'),
  monthlyFee: rupees.default(paise(0)),
  startDate: isoDay,
  endDate: optional(isoDay),
  servicesIncluded: services.default([]),
  autoRenewal: z.boolean().default(false),
});

export type NewSubscription = z.infer<typeof newSubscription>;

export const subscriptionChange = editBy({
  subscriptionType: z.enum(SUBSCRIPTION_TYPES).optional(),
  billingCycle: z.enum(BILLING_CYCLES).optional(),
  monthlyFee: rupees.optional(),
  startDate: isoDay.optional(),
  endDate: clearable(isoDay),
  servicesIncluded: services.optional(),
  autoRenewal: z.boolean().optional(),
});

/** The last day of a subscription that is ended; today, where none is named. */
export const subscriptionEnd = z.strictObject({ endDate: optional(isoDay) });

/** Up to when a subscription goes on; null for without an end. */
export const subscriptionRenewal = z.strictObject({ endDate: isoDay.nullable() });

export const subscriptionAnswer = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  caFirmId: z.uuid(),
  companyName: z.string(),
  subscriptionType: z.enum(SUBSCRIPTION_TYPES),
  startDate: z.iso.date(),
  endDate: z.iso.date().nullable().describe('about.subscription.end-date'),
  termEnd: z.iso.date().nullable().describe('about.subscription.term-end'),
  monthlyFee: numeric,
  servicesIncluded: z.array(z.string()),
  isActive: z.boolean().describe('about.subscription.is-active'),
  autoRenewal: z.boolean(),
  billingCycle: z.enum(BILLING_CYCLES),
  paymentStatus: z.string(),
  createdAt: z.string(),
});

export function subscriptionJson(row: ClientSubscription, companyName: string): z.infer<typeof subscriptionAnswer> {
  const day = today();
  return {
    ...row,
    companyName,
    monthlyFee: formatRupees(row.monthlyFee),
    isActive: standsOn(row, day),
    termEnd: endOfTermOn(row, day),
  };
}
