import type { RuleHistory } from '../../law/rule';
import { FORMS_2026 } from '../../law/sources';
import { actHistory, unread } from '../../law/table';

/** The number of a form under the Rules of 1962 and, for tax year 2026-27 and later, under those of 2026, whenever it is filed. */
const numbered = (id: string, old: string, now: string, rule: string): RuleHistory<string> =>
  actHistory<string>({ id: `IT.FORM.${id}`, unit: 'form', source: FORMS_2026 }, [
    { from: '2014-04-01', value: old, statute: `Income-tax Rules 1962, Form ${old}` },
    { from: '2026-04-01', value: now, statute: `Income-tax Rules 2026 rule ${rule}, Form ${now}` },
  ]);

/** A form whose number under the Rules of 2026 nobody has confirmed: it goes by the old one, marked as unverified. */
const unconfirmed = (id: string, old: string): RuleHistory<string> =>
  actHistory<string>({ id: `IT.FORM.${id}`, unit: 'form', source: unread(`Form ${old} and its successor`) }, [
    { from: '2014-04-01', value: old, statute: `Income-tax Rules 1962, Form ${old}` },
    { from: '2026-04-01', value: old, statute: `Income-tax Rules 2026, successor of Form ${old}`, confidence: 'low' },
  ]);

export const REPORT_FORMS = {
  companyReturn: numbered('RETURN', 'ITR-6', 'ITR-6', '164'),
  firmReturn: numbered('RETURN.FIRM', 'ITR-5', 'ITR-5', '164'),
  taxAudit: numbered('AUDIT', '3CA-3CD', '26', '47'),
  transferPricing: numbered('PRICING', '3CEB', '48', '85'),
  minimumTax: numbered('MAT', '29B', '66', '137'),
  alternateMinimumTax: numbered('AMT', '29C', '67', '138'),
  foreignTaxCredit: numbered('FTC', '67', '44', '76(10)'),
  treatyInformation: numbered('TREATY', '10F', '41', '75'),
  slumpSale: numbered('SLUMP', '3CEA', '28', '54'),
  preliminaryExpenses: numbered('PRELIMINARY', '3AF', '5', '27'),
  preliminaryExpensesAudit: numbered('PRELIMINARY.AUDIT', '3AE', '6', '28'),
  updatedReturn: numbered('UPDATED', 'ITR-U', 'ITR-UN', '165'),
  appealToCommissioner: numbered('APPEAL', '35', '99', '167'),
  appealToTribunal: numbered('APPEAL.ITAT', '36', '115', '193'),
  manufacturing25: unconfirmed('25', '10-IB'),
  concessional22: unconfirmed('22', '10-IC'),
  newManufacturing15: unconfirmed('15', '10-ID'),
  startupDeduction: unconfirmed('STARTUP', '10CCB'),
  employment: unconfirmed('EMPLOYMENT', '10DA'),
  patentRoyalty: unconfirmed('PATENT', '3CFA'),
} as const satisfies Record<string, RuleHistory<string>>;
