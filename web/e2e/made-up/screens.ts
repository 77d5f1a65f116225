import type { Page } from 'playwright-core';
import { SETUP_STEPS } from '../../features/fact/fact.search';
import { reads } from './words';

/** What every visitor can open. */
export const OPEN_PAGES: readonly string[] = [
  ...[
    '/sign-in',
    '/sign-up',
    '/sign-up?kind=firm',
    '/sign-up?next=/welcome?invitation=none',
    '/forgot-password',
    '/reset-password',
    '/reset-password?token=none',
    '/confirm-address?token=none',
    '/stop-digest?token=none',
    '/stop-digest',
  ],
  ...['/privacy-policy', '/terms-of-service', '/data-security', '/no-such-page'],
];

/** What somebody of a firm can open, in the states that an address can hold. */
export const PAGES: readonly string[] = [
  ...[
    '/',
    '/?tab=accounts',
    '/?tab=transactions',
    '/transactions',
    '/transactions?unsure=true',
    '/?tab=categorization',
  ],
  ...[
    '/bank-management',
    '/compliance-calendar',
    '/compliance-calendar?view=month',
    '/compliance-calendar?status=done',
  ],
  ...[
    '/company-facts',
    '/company-facts?tab=events',
    '/company-facts?tab=filed',
    '/company-facts?tab=past',
    '/compliance-status',
  ],
  ...SETUP_STEPS.map((step) => `/company-facts?step=${step}`),
  ...['/firm-calendar', '/firm-calendar?view=list&status=everything', '/reliefs', '/calendar-feeds'],
  ...['/reliefs?from=law&kind=fee_waiver', '/reliefs?now=true&form=GSTR-3B'],
  ...['/sessions', '/profile', '/people', '/request-access'],
  ...['/expense-tracking', '/expense-tracking?period=m2026-10'],
  ...['/bookkeeping', '/bookkeeping?month=2026-10', '/fixed-assets'],
  ...['/settlement', '/settlement?tab=receivable', '/settlement?tab=payable&columns=working', '/settlement?tab=bank'],
  ...['/settlement?tab=parties', '/ledger?tab=loans', '/ledger?tab=currency', '/tds-compliance'],
  ...['/tds-compliance?tab=deductions', '/tds-compliance?tab=finder', '/tds-compliance?tab=challans'],
  ...['/tds-compliance?tab=lower', '/tds-compliance?tab=receivable', '/roc-compliance'],
  ...['/roc-compliance?tab=meetings', '/rera-compliance', '/itr-simulator', '/itr-simulator?year=2026-27'],
  ...['/tax-audit?year=2025-26', '/tax-audit?year=2026-27', '/verification'],
  ...['/invoices', '/invoices?status=open', '/bills', '/accounting-sync'],
  ...['/ip-portfolio', '/startup-benefits', '/advance-tax', '/tax-planning', '/labour-and-fema'],
  ...['/gst-compliance', '/gst-compliance?tab=gstr-1&period=2026-10'],
  ...['gstr-2b', 'gstr-3b', 'set-off', 'payments', 'year'].map((tab) => `/gst-compliance?tab=${tab}`),
  ...['profit-and-loss', 'cash-flow', 'categories', 'payees'].map(
    (report) => `/financial-reports?report=${report}&period=q2026-2&compare=previous`,
  ),
  ...['profit-and-loss', 'balance-sheet', 'trial-balance', 'cash-flow', 'ledger', 'day-book'].map(
    (tab) => `/financial-reports?tab=${tab}&compare=year&columns=month`,
  ),
  ...['/ledger', '/ledger?kind=debit-note', '/ledger?tab=accounts', '/ledger?tab=opening', '/ledger?tab=locks'],
  ...['/audit-trail', '/audit-trail?status=failed', '/audit-trail?of=firm'],
  ...['/multi-company', '/multi-company?tab=subscriptions', '/multi-company?tab=templates'],
  '/multi-company?tab=people',
  '/multi-company?tab=security',
];

/** What a founder sees of a company of which nothing is known yet. */
export const NEW_COMPANY_PAGES: readonly string[] = [
  ...[
    '/',
    '/?tab=accounts',
    '/?tab=transactions',
    '/?tab=categorization',
    '/bank-management',
    '/transactions',
    '/compliance-calendar',
  ],
  ...[
    '/company-facts',
    '/company-facts?tab=events',
    '/company-facts?tab=filed',
    '/compliance-status',
    '/firm-calendar',
    '/welcome?invitation=none',
  ],
  ...[
    '/reliefs',
    '/calendar-feeds',
    '/expense-tracking',
    '/bookkeeping',
    '/fixed-assets',
    '/ip-portfolio',
    '/startup-benefits',
    '/gst-compliance',
    '/financial-reports',
    '/financial-reports?tab=bank',
    '/accounting-sync',
    '/ledger',
    '/ledger?tab=accounts',
    '/ledger?tab=opening',
    ...['/ledger?tab=loans', '/ledger?tab=currency', '/settlement?tab=parties'],
    '/multi-company',
    '/people',
    '/request-access',
    '/request-access?kind=firm',
  ],
];

/** A line that is new, one whose balance does not follow, and one that cannot be read. */
const STATEMENT = `Date,Description,Debit Amount,Credit Amount,Balance
19/11/2026,UPI/628812345678/ZEPTO/OFFICE PANTRY,450.00,,99550.00
20/11/2026,ATM CSH,2000.00,,99.00
31/11/2026,UPI/ZEPTO,300.00,,53712.00`;

const REFUSED = 'What was pasted here\nis no statement';

const CELLS = STATEMENT.split(/[,\n]/);

/** What opens over a page: where, by the button or link of which text, what is done in it then, and what was typed. */
export type Overlay = {
  on: string;
  by: string;
  act?: (page: Page) => Promise<unknown>;
  typed?: readonly string[];
};

export const OVERLAYS: readonly Overlay[] = [
  { on: '/gst-compliance?tab=payments', by: 'gst_challan_record' },
  { on: '/gst-compliance?tab=set-off', by: 'gst_ledger_add' },
  { on: '/gst-compliance?tab=gstr-1&period=2026-10', by: 'gst_refusal_open' },
  { on: '/', by: 'shell_account' },
  { on: '/', by: 'shell_notifications_unread' },
  { on: '/', by: 'why_button' },
  {
    on: '/',
    by: 'calendar_why_cost',
    act: async (page) => {
      await page.locator('.why-sheet').getByText(reads('why_over_time')).first().click();
      await page.locator('.why-sheet').getByText(reads('calendar_then_title')).click();
      await page.locator('.why-sheet input').last().fill('2026-11-19');
      await page.locator('.why-sheet').getByText(reads('calendar_mark_done')).click();
    },
  },
  { on: '/?tab=accounts', by: 'books_add_account', act: (page) => press(page, 'books_add_account') },
  { on: '/?tab=transactions', by: 'books_change_category_of' },
  { on: '/transactions', by: 'transactions_change_category' },
  { on: '/transactions', by: 'transactions_more_filters' },
  { on: '/transactions', by: 'books_details_of' },
  {
    on: '/transactions?matched=no',
    by: 'books_details_of',
    act: (page) =>
      page
        .getByRole('complementary')
        .getByRole('button', { name: reads('match_choose') })
        .click(),
  },
  { on: '/transactions', by: 'books_split_row' },
  { on: '/transactions', by: 'books_keys' },
  { on: '/transactions?q=UPI', by: 'books_view_save' },
  { on: '/?tab=categorization', by: 'books_auto_categorise' },
  { on: '/?tab=categorization', by: 'books_undo' },
  { on: '/?tab=categorization', by: 'books_add_category' },
  { on: '/bank-management', by: 'books_upload', act: (page) => preview(page, STATEMENT), typed: CELLS },
  {
    on: '/bank-management',
    by: 'books_upload',
    act: (page) => preview(page, REFUSED),
    typed: [...REFUSED.split('\n')],
  },
  { on: '/financial-reports?tab=day-book', by: 'statement_open_voucher' },
  { on: '/bank-management', by: 'books_rules', act: (page) => press(page, 'books_rule_preview') },
  { on: '/bank-management', by: 'books_match' },
  { on: '/bank-management', by: 'books_undo_upload_named' },
  { on: '/', by: 'calendar_action', act: (page) => press(page, 'waits_say') },
  { on: '/compliance-calendar', by: 'calendar_add', act: (page) => press(page, 'calendar_add') },
  { on: '/company-facts?fact=employees', by: 'fact_change' },
  { on: '/company-facts?fact=employees', by: 'fact_correct' },
  { on: '/company-facts?fact=employees', by: 'fact_take_back_named' },
  { on: '/company-facts?tab=events', by: 'event_record', act: (page) => press(page, 'event_record_submit') },
  { on: '/company-facts?tab=events', by: 'fact_take_back_named' },
  { on: '/compliance-status', by: 'why_button' },
  { on: '/reliefs', by: 'relief_enter', act: (page) => press(page, 'relief_enter_submit') },
  { on: '/expense-tracking', by: 'spending_set_budget', act: (page) => press(page, 'spending_save_budget') },
  { on: '/fixed-assets', by: 'asset_add', act: (page) => press(page, 'asset_save') },
  { on: '/bookkeeping?month=2026-10', by: 'bookkeeping_lock_to', act: (page) => press(page, 'bookkeeping_lock') },
  {
    on: '/ledger',
    by: 'desk_new_voucher',
    act: async (page) => {
      const line = page.getByRole('dialog').locator('input[role="combobox"]').first();
      await line.click();
      await page.getByRole('listbox').getByRole('option').first().waitFor();
      await line.press('Escape');
      await press(page, 'desk_post');
    },
  },
  { on: '/ledger?period=m2026-10', by: 'desk_sides' },
  { on: '/ledger?tab=accounts', by: 'ledger_accounts_add_rule', act: (page) => press(page, 'ledger_accounts_set') },
  { on: '/ledger?tab=accounts', by: 'desk_add_account', act: (page) => press(page, 'desk_add_account') },
  { on: '/ledger?tab=opening', by: 'opening_file_again' },
  { on: '/ledger?tab=currency', by: 'forex_add_account', act: (page) => press(page, 'forex_add_account') },
  { on: '/ledger?tab=locks', by: 'desk_lock', act: (page) => press(page, 'desk_lock_submit') },
  {
    on: '/invoices',
    by: 'ledger_document_add_invoice',
    act: (page) => press(page, 'ledger_document_record'),
  },
  { on: '/invoices', by: 'ledger_document_set_up' },
  {
    on: '/bills',
    by: 'ledger_document_add_bill',
    act: async (page) => {
      await page.getByRole('dialog').locator('summary').first().click();
      await page.getByRole('dialog').locator('[name="tds"]').selectOption('typed');
      await page.getByRole('dialog').locator('[name="currency"]').fill('USD');
    },
  },
  { on: '/bills', by: 'ledger_document_import' },
  { on: '/tds-compliance?tab=lower', by: 'tds_lower_add' },
  { on: '/tds-compliance?tab=receivable', by: 'tds_credit_import' },
  { on: '/ip-portfolio', by: 'ip_add', act: (page) => press(page, 'ip_save') },
  { on: '/ip-portfolio', by: 'ip_sync' },
  { on: '/calendar-feeds', by: 'feed_make' },
  { on: '/reliefs', by: 'relief_approve_named' },
  { on: '/reliefs', by: 'relief_refuse_named' },
  { on: '/audit-trail?of=firm&status=pending', by: 'audit_report' },
  { on: '/audit-trail', by: 'audit_dates' },
  { on: '/audit-trail?of=firm', by: 'audit_relief_propose' },
  { on: '/transactions', by: 'transactions_dates' },
  { on: '/multi-company', by: 'company_add' },
  { on: '/multi-company?tab=subscriptions', by: 'subscription_add' },
  { on: '/multi-company', by: 'edit_firm' },
  { on: '/multi-company?tab=templates', by: 'edit_template_add' },
  { on: '/multi-company?tab=templates', by: 'edit_archive_named' },
  { on: '/company-facts', by: 'edit_company' },
  { on: '/bank-management', by: 'edit_edit_named' },
];

const press = (page: Page, key: string) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: reads(key) })
    .last()
    .click();

async function preview(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(reads('books_account')).first().selectOption({ index: 1 });
  await dialog.getByLabel(reads('books_statement_text')).fill(text);
  await press(page, 'books_preview');
}
