import { z } from 'zod';
import { formatRupees } from '../../domain/shared/money';
import { BILLING_CYCLES, SUBSCRIPTION_TYPES } from '../../domain/subscription/values';
import { numeric } from '../../platform/wire';
import { emailField } from '../people/people.contract';
import type { Offered, PastSubscription, Waiting } from './move.repository';
import { MOVE_KINDS } from './move.table';

const password = z.string().min(1).max(128);

/** To whom a company is handed: an owner of a firm. The password is asked for again. */
export const newHandOver = z.strictObject({ email: emailField.describe('about.move.email'), password });
export const newRelease = z.strictObject({ password });

const waiting = z.object({
  id: z.uuid(),
  kind: z.enum(MOVE_KINDS).describe('about.move.kind'),
  email: z.string().nullable().describe('about.move.email'),
  askedBy: z.string(),
  firm: z.string().nullable().describe('about.move.firm'),
  createdAt: z.string(),
  expiresAt: z.string(),
});

export const moveAnswer = z.object({
  waiting: waiting.nullable(),
  founders: z.array(z.string()).describe('about.move.founders'),
  isFounder: z.boolean().describe('about.move.is-founder'),
});

export const waitingJson = ({ id, kind, email, askedBy, firm, createdAt, expiresAt }: Waiting) => ({
  ...{ id, kind, email, askedBy, firm, createdAt, expiresAt },
});

export const offeredAnswer = z.object({
  id: z.uuid(),
  company: z.string(),
  cin: z.string(),
  askedBy: z.string(),
  email: z.string().describe('about.move.asker-email'),
  expiresAt: z.string(),
});

export const offeredJson = ({ id, company, cin, askedBy, askerEmail, expiresAt }: Offered) => ({
  ...{ id, company, cin, askedBy, email: askerEmail, expiresAt },
});

export const movedAnswer = z.object({ companyId: z.uuid(), caFirmId: z.uuid().nullable() });
export const decidedAnswer = z.object({ id: z.uuid() });

export const pastSubscriptionAnswer = z.object({
  id: z.uuid(),
  clientId: z.uuid(),
  clientName: z.string(),
  subscriptionType: z.enum(SUBSCRIPTION_TYPES),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  monthlyFee: numeric,
  billingCycle: z.enum(BILLING_CYCLES),
  leftAt: z.string(),
});

export const pastSubscriptionJson = (row: PastSubscription): z.infer<typeof pastSubscriptionAnswer> => {
  const { id, clientId, clientName, subscriptionType, startDate, endDate, billingCycle, leftAt } = row;
  const fee = formatRupees(row.monthlyFee);
  return { id, clientId, clientName, subscriptionType, startDate, endDate, monthlyFee: fee, billingCycle, leftAt };
};
