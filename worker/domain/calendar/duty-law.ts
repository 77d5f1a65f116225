import { GST_THRESHOLDS } from '../gst/law/thresholds';
import { GST_TIME_LIMITS } from '../gst/law/time-limits';
import { ADVANCE_TAX_FROM } from '../income-tax/advance-tax';
import { INCOME_TAX_DUE, TAX_AUDIT_TURNOVER } from '../income-tax/due-dates';
import { WORKING_STATEMENT_BLOCK } from '../ip/patent';
import { TERM_YEARS } from '../ip/trade-mark';
import { COVERED_FROM } from '../labour/law/contributions';
import { TAX_SLABS } from '../labour/law/professional-tax';
import type { RuleHistory } from '../law/rule';
import { AGENT_LICENCE_YEARS, AGENT_RETURN_DAYS, EXTENSION_YEARS } from '../rera/law/projects-and-agents';
import { ANNUAL_RETURN_CERTIFICATE, XBRL_LIMITS } from '../roc/classification';
import {
  ACCOUNTS_DAYS,
  ANNUAL_RETURN_DAYS,
  EVENT_FORMS,
  FOREIGN_LIABILITIES_RETURN,
  OVERSEAS_INVESTMENT_REPORT,
} from '../roc/law/forms';
import { BOARD_MEETINGS, CSR_LIMITS, DIRECTOR_KYC, NEXT_AGM, PERIOD_FORMS } from '../roc/law/yearly';

/** The provision that asks for a form, where neither the reason nor the due day of it cites one. */
export const ASKED_BY: Readonly<Record<string, RuleHistory<unknown>>> = {
  'GSTR-9': GST_THRESHOLDS.annualReturn,
  'GSTR-9C': GST_THRESHOLDS.reconciliation,
  'ITC-04': GST_THRESHOLDS.jobWorkHalfYearly,
  'RFD-11': GST_TIME_LIMITS.undertakingDays,
  'ITR-5': INCOME_TAX_DUE['ITR-5'],
  'ITR-6': INCOME_TAX_DUE['ITR-6'],
  '3CEB': INCOME_TAX_DUE['3CEB'],
  'mat-report': INCOME_TAX_DUE['mat-report'],
  'amt-report': INCOME_TAX_DUE['amt-report'],
  '10CCB': INCOME_TAX_DUE['10CCB'],
  '10-IC': INCOME_TAX_DUE['10-IC'],
  '10-ID': INCOME_TAX_DUE['10-ID'],
  'tax-audit-report': TAX_AUDIT_TURNOVER,
  'advance-tax': ADVANCE_TAX_FROM,
  agm: NEXT_AGM,
  'board-meeting': BOARD_MEETINGS,
  'AOC-4': ACCOUNTS_DAYS,
  'AOC-4 XBRL': XBRL_LIMITS,
  'MGT-7': ANNUAL_RETURN_DAYS,
  'MGT-8': ANNUAL_RETURN_CERTIFICATE,
  'CSR-2': CSR_LIMITS,
  'DIR-3 KYC': DIRECTOR_KYC,
  'CRA-4': EVENT_FORMS.costAuditReport,
  'ADT-1': EVENT_FORMS.auditorAppointment,
  'DPT-3': PERIOD_FORMS.deposits,
  'MSME-1': PERIOD_FORMS.supplierDues,
  'PAS-6': PERIOD_FORMS.shareReconciliation,
  'MSC-3': PERIOD_FORMS.dormantReturn,
  'pf-return': COVERED_FROM.providentFund,
  'esi-contribution': COVERED_FROM.stateInsurance,
  'professional-tax': TAX_SLABS[29],
  APR: OVERSEAS_INVESTMENT_REPORT,
  'fla-return': FOREIGN_LIABILITIES_RETURN,
  'TM-R': TERM_YEARS,
  'Form 27': WORKING_STATEMENT_BLOCK,
  'rera-agent-return': AGENT_RETURN_DAYS,
  'rera-agent-licence': AGENT_LICENCE_YEARS,
  'rera-registration': EXTENSION_YEARS,
};
