import { firstDayOf } from '../../law/periods';
import { ruleInForce } from '../../law/rule';
import type { Explained } from '../../shared/explained';
import type { Paise } from '../../shared/money';
import { type IncomeTaxDue, incomeTaxDueOn, needsTaxAudit } from '../due-dates';
import { REPORT_FORMS } from '../law/report-forms';

export type AuditedCompany = {
  isLlp: boolean;
  /** A report of international or specified domestic transactions is due, which moves both days by a month. */
  hasTransferPricing: boolean;
  turnover: Paise;
  isMostlyDigital?: boolean | undefined;
};

export type AuditDue = {
  isDue: Explained<boolean | undefined>;
  /** As the rules of the year number it. */
  form: string;
  reportDueOn: Explained<IncomeTaxDue>;
  returnDueOn: Explained<IncomeTaxDue>;
};

/** Whether the accounts of a year are audited for tax, on which form, and by when report and return are in. */
export function auditDueOf(year: string, company: AuditedCompany): AuditDue {
  const { turnover, isMostlyDigital, hasTransferPricing } = company;
  const isDue = needsTaxAudit({ year, turnover, ...(isMostlyDigital !== undefined && { isMostlyDigital }) });
  return {
    isDue,
    form: ruleInForce(REPORT_FORMS.taxAudit, firstDayOf(year)).value,
    reportDueOn: incomeTaxDueOn(hasTransferPricing ? 'tax-audit-report-tp' : 'tax-audit-report', year),
    returnDueOn: returnDueOf(year, company, isDue.value),
  };
}

/** The day of the return, as extended; an LLP whose audit is not settled has the day of one that is not audited. */
export function returnDueOf(
  year: string,
  { isLlp, hasTransferPricing }: Pick<AuditedCompany, 'isLlp' | 'hasTransferPricing'>,
  isAudited?: boolean,
): Explained<IncomeTaxDue> {
  if (!isLlp) return incomeTaxDueOn(hasTransferPricing ? 'ITR-6 TP' : 'ITR-6', year);
  return incomeTaxDueOn(hasTransferPricing ? 'ITR-5 TP' : isAudited ? 'ITR-5 audit' : 'ITR-5', year);
}
