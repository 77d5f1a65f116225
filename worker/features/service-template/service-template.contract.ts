import { z } from 'zod';
import { formatRupees } from '../../domain/shared/money';
import { numeric } from '../../platform/wire';
import type { ServiceTemplate } from './service-template.table';

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
