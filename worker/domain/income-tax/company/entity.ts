import { firstDayOf } from '../../law/periods';
import { passes, ruleInForce } from '../../law/rule';
import { LLP_AUDIT_LIMITS } from '../../roc/classification';
import { yearEnd } from '../../shared/dates';
import type { Paise } from '../../shared/money';
import type { IncomeTaxForm } from '../due-dates';
import { REPORT_FORMS } from '../law/report-forms';
import { type CompanyTaxFacts, TAX_CHOICES, type TaxChoice } from './model';

/** Whether it is an LLP: taxed as a firm, by ITR-5. */
export const isLlp = ({ company }: Pick<CompanyTaxFacts, 'company'>): boolean => company.form === 'llp';

/** The ways in which it can be taxed: the options are for companies. */
export const choicesOf = (facts: Pick<CompanyTaxFacts, 'company'>): readonly TaxChoice[] =>
  isLlp(facts) ? TAX_CHOICES.filter((choice) => choice === 'holiday' || choice === 'normal') : TAX_CHOICES;

/** The return it files, by its number. */
export const returnForm = (facts: Pick<CompanyTaxFacts, 'company' | 'year'>): string =>
  ruleInForce(REPORT_FORMS[isLlp(facts) ? 'firmReturn' : 'companyReturn'], firstDayOf(facts.year)).value;

/**
 * Whether the accounts of an LLP are audited: turnover or contribution is above its limit in the LLP Rules, which are below those of
 * a tax audit. Undefined where the figure that would decide is not stated.
 */
export function isAuditedLlp({ company, turnover, year }: CompanyTaxFacts): boolean | undefined {
  const { value } = ruleInForce(LLP_AUDIT_LIMITS, yearEnd(year));
  const { contribution } = company;
  const isOver = (amount: Paise | undefined, limit: Paise) =>
    amount !== undefined && passes(amount, { value: limit, comparator: 'EXCEEDS' });
  if (isOver(contribution, value.contribution) || isOver(turnover, value.turnover)) return true;
  return contribution === undefined || turnover === undefined ? undefined : false;
}

/** The row of days of its return. While it is not told whether an LLP is audited, the earlier day is taken. */
export function returnRow(facts: CompanyTaxFacts): IncomeTaxForm {
  const { hasTransferPricing } = facts.company;
  if (!isLlp(facts)) return hasTransferPricing ? 'ITR-6 TP' : 'ITR-6';
  if (hasTransferPricing) return 'ITR-5 TP';
  return isAuditedLlp(facts) ? 'ITR-5 audit' : 'ITR-5';
}
