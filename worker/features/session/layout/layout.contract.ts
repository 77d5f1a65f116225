import { z } from 'zod';
import { DASHBOARD_SECTIONS } from '../../../domain/session/dashboard-sections';

const sections = z
  .array(z.enum(DASHBOARD_SECTIONS))
  .max(DASHBOARD_SECTIONS.length)
  .refine((named) => new Set(named).size === named.length);

export const layoutBody = z.object({
  order: sections.describe('about.dashboard.order'),
  folded: sections.describe('about.dashboard.folded'),
});
