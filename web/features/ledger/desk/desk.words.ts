import type { AccountClass, StatementLine } from '#domain/ledger/chart/lines';
import type { MoneyKind } from '#domain/ledger/chart/money';
import type { VoucherKind } from '#domain/ledger/model';
import { m } from '../../../lib/messages';

const KINDS: Record<VoucherKind, () => string> = {
  receipt: m.desk_kind_receipt,
  payment: m.desk_kind_payment,
  contra: m.desk_kind_contra,
  journal: m.desk_kind_journal,
  sales: m.desk_kind_sales,
  purchase: m.desk_kind_purchase,
  'credit-note': m.desk_kind_credit_note,
  'debit-note': m.desk_kind_debit_note,
  opening: m.desk_kind_opening,
};
export const kindWords = (kind: VoucherKind): string => KINDS[kind]();

const SOURCES: Readonly<Record<string, () => string>> = {
  manual: m.desk_source_manual,
  opening: m.desk_source_opening,
  'bank-line': m.desk_source_bank_line,
  document: m.desk_source_document,
  asset: m.desk_source_asset,
  payroll: m.desk_source_payroll,
  loan: m.desk_source_loan,
  return: m.desk_source_return,
  import: m.desk_source_import,
  reversal: m.desk_source_reversal,
  forex: m.forex_tab,
};
export const sourceWords = (kind: string): string => SOURCES[kind]?.() ?? kind;

const RULES: Readonly<Record<string, () => string>> = {
  category: m.desk_rule_category,
  own: m.desk_rule_own,
  'settlement-rule': m.desk_rule_settlement,
  B01: m.desk_rule_suspense,
  B09: m.desk_rule_returned,
  B10: m.desk_rule_returned,
  D20: m.forex_rule_line,
  Y05: m.forex_rule_restated,
};
/** Which rule posted it; nothing where a person wrote it. */
export const ruleWords = (rule: string | null): string | undefined =>
  rule === null ? undefined : (RULES[rule]?.() ?? m.desk_rule_named({ rule }));

const CLASSES: Record<AccountClass, () => string> = {
  asset: m.desk_class_asset,
  liability: m.desk_class_liability,
  equity: m.desk_class_equity,
  income: m.desk_class_income,
  expense: m.desk_class_expense,
};
export const classWords = (name: AccountClass): string => CLASSES[name]();

const MONEY: Record<MoneyKind, () => string> = {
  current: m.desk_money_current,
  savings: m.desk_money_savings,
  overdraft: m.desk_money_overdraft,
  card: m.desk_money_card,
  cash: m.desk_money_cash,
  wallet: m.desk_money_wallet,
  gateway: m.desk_money_gateway,
  loan: m.desk_money_loan,
  'fixed-deposit': m.desk_money_deposit,
  eefc: m.desk_money_eefc,
};
export const moneyWords = (kind: MoneyKind): string => MONEY[kind]();

const LINES: Record<StatementLine, () => string> = {
  'share-capital': m.desk_line_share_capital,
  'reserves-and-surplus': m.desk_line_reserves,
  'share-application-money': m.desk_line_share_application,
  'long-term-borrowings': m.desk_line_long_borrowings,
  'other-long-term-liabilities': m.desk_line_other_long_liabilities,
  'long-term-provisions': m.desk_line_long_provisions,
  'short-term-borrowings': m.desk_line_short_borrowings,
  'trade-payables': m.desk_line_payables,
  'other-current-liabilities': m.desk_line_other_liabilities,
  'short-term-provisions': m.desk_line_short_provisions,
  ppe: m.desk_line_ppe,
  'intangible-assets': m.desk_line_intangibles,
  cwip: m.desk_line_cwip,
  'non-current-investments': m.desk_line_investments,
  'deferred-tax': m.desk_line_deferred_tax,
  'long-term-loans-and-advances': m.desk_line_long_advances,
  'other-non-current-assets': m.desk_line_other_long_assets,
  inventories: m.desk_line_inventories,
  'trade-receivables': m.desk_line_receivables,
  'cash-and-bank': m.desk_line_cash,
  'short-term-loans-and-advances': m.desk_line_short_advances,
  'other-current-assets': m.desk_line_other_assets,
  'income-tax': m.desk_line_income_tax,
  suspense: m.desk_line_suspense,
  revenue: m.desk_line_revenue,
  'other-income': m.desk_line_other_income,
  'exchange-differences': m.desk_line_exchange,
  'materials-consumed': m.desk_line_materials,
  purchases: m.desk_line_purchases,
  'inventory-changes': m.desk_line_inventory_changes,
  'employee-benefits': m.desk_line_employees,
  'finance-costs': m.desk_line_finance,
  depreciation: m.desk_line_depreciation,
  'other-expenses': m.desk_line_other_expenses,
  'exceptional-items': m.desk_line_exceptional,
  'prior-period-items': m.desk_line_prior_period,
  'extraordinary-items': m.desk_line_extraordinary,
  'tax-expense': m.desk_line_tax,
};
export const lineWords = (line: StatementLine): string => LINES[line]();
