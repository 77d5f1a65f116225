import { z } from 'zod';
import { formatRupees } from '../../domain/shared/money';
import { clearable, editBy, lineOf, nameText, numeric, optional, rupees } from '../../platform/wire';
import type { ServiceTemplate } from './service-template.table';

/** Types and frequencies are open text: a firm names its services as it sells them. */
const kind = lineOf(60);
const description = lineOf(300);
const complianceItems = z.array(nameText).max(50);

export const newServiceTemplate = z.strictObject({
  name: nameText,
  description: optional(description),
  serviceType: kind,
  frequency: kind,
  basePrice: rupees,
  complianceItems: complianceItems.default([]),
});

export type NewServiceTemplate = z.infer<typeof newServiceTemplate>;

export const serviceTemplateChange = editBy({
  name: nameText.optional(),
  description: clearable(description),
  serviceType: kind.optional(),
  frequency: kind.optional(),
  basePrice: rupees.optional(),
  complianceItems: complianceItems.optional(),
});

export const serviceTemplateAnswer = z.object({
  id: z.uuid(),
  caFirmId: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  serviceType: z.string(),
  frequency: z.string(),
  basePrice: numeric,
  complianceItems: z.array(z.string()),
  isDefault: z.boolean(),
  isActive: z.boolean(),
  createdAt: z.string(),
});

export function serviceTemplateJson(row: ServiceTemplate): z.infer<typeof serviceTemplateAnswer> {
  return { ...row, basePrice: formatRupees(row.basePrice) };
}
