import { FORM_NAMES } from '#domain/calendar/forms';
import type { Area } from '#domain/calendar/values';

/** The forms that notifications move or ease most, under their area of law. */
const LISTED = {
  ROC: ['AOC-4', 'MGT-7', 'MGT-7A', 'ADT-1', 'DPT-3', 'MSME-1', 'DIR-3 KYC', 'INC-20A', 'LLP Form 8', 'LLP Form 11'],
  GST: ['GSTR-1', 'GSTR-3B', 'IFF', 'PMT-06', 'CMP-08', 'GSTR-4', 'GSTR-9', 'GSTR-9C', 'ITC-04'],
  TDS: ['tds-deposit', 'tcs-deposit', '138', '140', '144', '143', '24Q', '26Q', '27Q', '27EQ'],
  'income-tax': ['ITR-6', 'ITR-5', 'tax-audit-report', '3CEB', 'mat-report', '10CCB', '10-IC', 'advance-tax'],
  RERA: ['rera-update', 'rera-audit', 'rera-agent-return'],
  IP: ['TM-R', 'patent-renewal', 'Form 27'],
} as const;

const listed: readonly string[] = Object.values(LISTED).flat();

/** Every form by its area; what the rule tables name besides stands under the last one. */
export const FORMS_BY_AREA: Readonly<Record<Area, readonly string[]>> = {
  ...LISTED,
  other: FORM_NAMES.filter((name) => !listed.includes(name)),
};
