/**
 * The lines of the statements under which accounts are presented: Schedule III of the Companies Act 2013, Division I (companies on
 * Accounting Standards). `income-tax`, `exchange-differences` and `deferred-tax` stand on the side their balance has; `suspense`
 * stands in no final statement.
 */
export const STATEMENT_LINES = {
  'share-capital': 'equity',
  'reserves-and-surplus': 'equity',
  'share-application-money': 'equity',
  'long-term-borrowings': 'liability',
  'other-long-term-liabilities': 'liability',
  'long-term-provisions': 'liability',
  'short-term-borrowings': 'liability',
  'trade-payables': 'liability',
  'other-current-liabilities': 'liability',
  'short-term-provisions': 'liability',
  ppe: 'asset',
  'intangible-assets': 'asset',
  cwip: 'asset',
  'non-current-investments': 'asset',
  'deferred-tax': 'asset',
  'long-term-loans-and-advances': 'asset',
  'other-non-current-assets': 'asset',
  inventories: 'asset',
  'trade-receivables': 'asset',
  'cash-and-bank': 'asset',
  'short-term-loans-and-advances': 'asset',
  'other-current-assets': 'asset',
  'income-tax': 'asset',
  suspense: 'asset',
  revenue: 'income',
  'other-income': 'income',
  'exchange-differences': 'income',
  'materials-consumed': 'expense',
  purchases: 'expense',
  'inventory-changes': 'expense',
  'employee-benefits': 'expense',
  'finance-costs': 'expense',
  depreciation: 'expense',
  'other-expenses': 'expense',
  'exceptional-items': 'expense',
  'prior-period-items': 'expense',
  'extraordinary-items': 'expense',
  'tax-expense': 'expense',
} as const;

export type StatementLine = keyof typeof STATEMENT_LINES;
export type AccountClass = (typeof STATEMENT_LINES)[StatementLine];

/** Tally's own groups that the chart uses; Tally reserves them, so that no file makes one. */
export const TALLY_GROUPS = [
  'Bank Accounts',
  'Bank OD A/c',
  'Capital Account',
  'Cash-in-Hand',
  'Current Assets',
  'Current Liabilities',
  'Deposits (Asset)',
  'Direct Expenses',
  'Duties & Taxes',
  'Fixed Assets',
  'Indirect Expenses',
  'Indirect Incomes',
  'Investments',
  'Loans & Advances (Asset)',
  'Provisions',
  'Purchase Accounts',
  'Reserves & Surplus',
  'Sales Accounts',
  'Secured Loans',
  'Stock-in-Hand',
  'Sundry Creditors',
  'Sundry Debtors',
  'Suspense A/c',
  'Unsecured Loans',
] as const;
export type TallyGroup = (typeof TALLY_GROUPS)[number];
