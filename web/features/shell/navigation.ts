import { m } from '../../lib/messages';

export type NavigationEntry = { to: string; label: () => string };
export type NavigationGroup = { label: () => string; entries: readonly NavigationEntry[] };

/** The menu of the specification. An entry shows once its page is part of the app. */
export const NAVIGATION: readonly NavigationGroup[] = [
  { label: m.shell_group_dashboard, entries: [{ to: '/', label: m.shell_group_dashboard }] },
  {
    label: m.shell_group_compliance,
    entries: [
      { to: '/compliance-calendar', label: m.calendar_title },
      { to: '/company-facts', label: m.fact_title },
      { to: '/people', label: m.people_page },
      { to: '/firm-calendar', label: m.firm_calendar_title },
      { to: '/reliefs', label: m.relief_title },
      { to: '/document-filing', label: m.shell_page_document_filing },
      { to: '/gst-compliance', label: m.shell_page_gst },
      { to: '/tds-compliance', label: m.shell_page_tds },
      { to: '/roc-compliance', label: m.shell_page_roc },
      { to: '/rera-compliance', label: m.shell_page_rera },
      { to: '/labour-and-fema', label: m.labour_title },
      { to: '/ip-portfolio', label: m.shell_page_ip },
    ],
  },
  {
    label: m.shell_group_tax,
    entries: [
      { to: '/itr-simulator', label: m.shell_page_itr },
      { to: '/tax-audit', label: m.tax_audit_title },
      { to: '/advance-tax', label: m.shell_page_advance_tax },
      { to: '/tax-planning', label: m.shell_page_tax_planning },
      { to: '/startup-benefits', label: m.shell_page_benefits },
    ],
  },
  {
    label: m.shell_group_books,
    entries: [
      { to: '/bank-management', label: m.shell_page_bank },
      { to: '/transactions', label: m.books_transactions },
      { to: '/settlement', label: m.settlement_title },
      { to: '/invoices', label: m.ledger_document_invoices },
      { to: '/bills', label: m.ledger_document_bills },
      { to: '/expense-tracking', label: m.shell_page_expenses },
      { to: '/bookkeeping', label: m.bookkeeping_title },
      { to: '/ledger', label: m.desk_title },
      { to: '/fixed-assets', label: m.asset_title },
      { to: '/financial-reports', label: m.shell_page_reports },
      { to: '/accounting-sync', label: m.exchange_title },
      { to: '/audit-trail', label: m.shell_page_audit },
    ],
  },
  {
    label: m.shell_group_verification,
    entries: [
      { to: '/verification', label: m.shell_page_verification },
      { to: '/document-validation', label: m.shell_page_validation },
      { to: '/compliance-status', label: m.shell_page_status },
    ],
  },
  { label: m.shell_group_firm, entries: [{ to: '/multi-company', label: m.shell_group_firm }] },
];

const OF_FIRMS: readonly string[] = ['/firm-calendar', '/reliefs', '/multi-company'];

/** Whether a page is about the clients of a firm: a founder has none. */
export const isOfFirms = (path: string): boolean => OF_FIRMS.includes(path);

const LEADS: readonly string[] = ['founder', 'owner', 'manager'];

/** Whether a page is for those who lead a company or a firm, and somebody with these roles is none of them. */
export const isHiddenFrom = (path: string, roles: readonly string[]): boolean =>
  path === '/people' && !roles.some((role) => LEADS.includes(role));

/** The groups with the entries whose pages exist; a group without any is left out. */
export function groupsWithPages(hasPage: (path: string) => boolean): NavigationGroup[] {
  return NAVIGATION.map(({ label, entries }) => ({ label, entries: entries.filter(({ to }) => hasPage(to)) })).filter(
    ({ entries }) => entries.length > 0,
  );
}
