import type { DashboardSection } from '#domain/session/dashboard-sections';
import { m } from '../../lib/messages';

/** The heading of a section where it is folded or named in a list: words of its own, since those of a desk would bring all of it. */
export const sectionNames: Record<DashboardSection, () => string> = {
  money: m.dashboard_section_money,
  gst: m.dashboard_section_gst,
  tds: m.dashboard_section_tds,
  benefits: m.dashboard_section_benefits,
  ip: m.dashboard_section_ip,
  books: m.books_title,
  'nothing-due': m.status_quiet,
  rera: m.dashboard_section_rera,
  itr: m.dashboard_section_itr,
  accounting: m.dashboard_section_accounting,
  verification: m.dashboard_section_verification,
};
