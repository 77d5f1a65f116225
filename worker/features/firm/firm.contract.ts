import { z } from 'zod';
import { say } from '../../domain/shared/message';
import { formatRupees } from '../../domain/shared/money';
import { issue } from '../../platform/problem';
import { clearable, editBy, lineOf, nameText, numeric, optional } from '../../platform/wire';
import type { FirmFigures } from './firm.repository';
import type { CaFirm } from './firm.table';

const registrationNumber = lineOf(50);
const email = z.email().max(254);
const phone = lineOf(15);
const address = lineOf(300);
const place = lineOf(100);
const pincode = z.string().regex(/^\d{6}$/, issue(say('field.pin-code')));

export const newFirm = z.object({
  name: nameText,
  registrationNumber: optional(registrationNumber),
  email: optional(email),
  phone: optional(phone),
  address: optional(address),
  city: optional(place),
  state: optional(place),
  pincode: optional(pincode),
});

export type NewFirm = z.infer<typeof newFirm>;

export const firmChange = editBy({
  name: nameText.optional(),
  registrationNumber: clearable(registrationNumber),
  email: clearable(email),
  phone: clearable(phone),
  address: clearable(address),
  city: clearable(place),
  state: clearable(place),
  pincode: clearable(pincode),
});

const text = z.string().nullable();

export const firmAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  registrationNumber: text,
  email: text,
  phone: text,
  address: text,
  city: text,
  state: text,
  pincode: text,
  isActive: z.boolean(),
  isDemo: z.boolean(),
  createdAt: z.string(),
});

export function firmJson({ demoOf: _demoOf, ...firm }: CaFirm): z.infer<typeof firmAnswer> {
  return firm;
}

export const firmSummaryAnswer = z.object({
  companies: z.number(),
  activeCompanies: z.number(),
  monthlyRevenue: numeric,
  activeSubscriptions: z.number(),
  templates: z.number(),
  defaultTemplates: z.number(),
  /** The mean score of active clients that have one, rounded; null before any has. */
  complianceScore: z.number().nullable(),
  scoredCompanies: z.number(),
});

export function firmSummaryJson({ monthlyRevenue, ...figures }: FirmFigures): z.infer<typeof firmSummaryAnswer> {
  return { ...figures, monthlyRevenue: formatRupees(monthlyRevenue) };
}
