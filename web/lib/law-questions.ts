import { ADVANCE_TAX_FROM } from '#domain/income-tax/advance-tax';
import { SMALL_SUPPLIER_DAYS, TAX_AUDIT_LIMITS } from '#domain/income-tax/law/deductions';
import { INSURED_WAGES } from '#domain/labour/law/contributions';
import { type RuleHistory, ruleInForce } from '#domain/law/rule';
import { CSR_LIMITS } from '#domain/roc/law/yearly';
import { financialYearOf, yearStart } from '#domain/shared/dates';
import { formatPercent } from '#domain/shared/money';
import { formatInr } from './format';
import { m } from './messages';
import { today } from './today';

/** What the law says today, for a question that names its limit. */
const now = <Value>(history: RuleHistory<Value>): Value => ruleInForce(history, today()).value;

export const suppliersQuestion = () => m.fact_ask_suppliers({ limit: now(SMALL_SUPPLIER_DAYS).withAgreement });
export const advanceTaxQuestion = () => m.fact_ask_advance_tax({ amount: formatInr(now(ADVANCE_TAX_FROM)) });
export const responsibilityQuestion = () => {
  const { netWorth, netProfit } = ruleInForce(CSR_LIMITS, yearStart(financialYearOf(today()))).value;
  return m.fact_ask_responsibility({ worth: formatInr(netWorth), profit: formatInr(netProfit) });
};
export const wagesQuestion = () => m.fact_ask_wages({ amount: formatInr(now(INSURED_WAGES).ordinary) });

/** The share of receipts and of payments in cash up to which the larger limit of the tax audit holds, in per cent. */
export const cashShare = (): string => formatPercent(now(TAX_AUDIT_LIMITS).cashShareAtMost);
export const digitalQuestion = () => m.fact_ask_digital({ share: cashShare() });
