import type { DashboardSection } from '#domain/session/dashboard-sections';
import { m } from '../../lib/messages';

/** The heading of a section, also where it is folded or named in a list. */
export const sectionNames: Record<DashboardSection, () => string> = {
  money: m.position_title,
  gst: m.gst_title,
  tds: m.tds_card,
  benefits: m.benefits_card,
  ip: m.ip_card,
  books: m.books_title,
  'nothing-due': m.status_quiet,
  rera: m.rera_card,
  itr: m.dashboard_itr_section,
  accounting: m.accounting_title,
};
