import { z } from 'zod';
import { say } from '../../domain/shared/message';
import { formatRupees } from '../../domain/shared/money';
import { issue } from '../../platform/problem';
import { lineOf, nameText, numeric, optional } from '../../platform/wire';
import type { FirmFigures } from './firm.repository';
import type { CaFirm } from './firm.table';

export const newFirm = z.object({
  name: nameText,
  registrationNumber: optional(lineOf(50)),
  email: optional(z.email()),
  phone: optional(lineOf(15)),
  address: optional(lineOf(300)),
  city: optional(lineOf(100)),
  state: optional(lineOf(100)),
  pincode: optional(z.string().regex(/^\d{6}$/, issue(say('field.pin-code')))),
});

export type NewFirm = z.infer<typeof newFirm>;

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
