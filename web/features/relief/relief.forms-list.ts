import { FORM_NAMES } from '#domain/calendar/forms';

/** The forms that notifications move or ease most, under their area of law. */
const LISTED = {
  ROC: ['AOC-4', 'MGT-7', 'MGT-7A', 'ADT-1', 'DPT-3', 'MSME-1', 'DIR-3 KYC', 'INC-20A', 'LLP Form 8', 'LLP Form 11'],
  GST: ['GSTR-1', 'GSTR-3B', 'IFF', 'PMT-06', 'CMP-08', 'GSTR-4', 'GSTR-9', 'GSTR-9C'],
  TDS: ['TDS deposit', 'TCS deposit', '138', '140', '144', '143', '24Q', '26Q', '27Q', '27EQ'],
  'Income tax': ['ITR-6', 'ITR-5', 'Tax audit report', '3CEB', 'Advance tax'],
  RERA: ['RERA quarterly update', 'RERA annual audit', 'RERA agent return'],
  IP: ['TM-R', 'Patent renewal', 'Form 27'],
} as const;

const listed: readonly string[] = Object.values(LISTED).flat();

/** Every form by its area; what the rule tables name besides stands under the last one. */
export const FORMS_BY_AREA: Readonly<Record<string, readonly string[]>> = {
  ...LISTED,
  Other: FORM_NAMES.filter((name) => !listed.includes(name)),
};
