import { APPLICATION_FORMS } from '../ip/application';
import { INCOME_TAX_RELIEFS, ROC_RELIEFS } from '../law/relief-rows';
import { EVENT_FORMS } from '../roc/law/forms';
import { PERIOD_FORMS } from '../roc/law/yearly';
import { STATEMENT_FORMS } from '../tds/law/due-days';

// Returns and acts that stand in no table by their form's name.
const GST_FORMS = [
  ...['GSTR-3B', 'GSTR-1', 'IFF', 'PMT-06', 'CMP-08', 'GSTR-4', 'GSTR-5', 'GSTR-5A', 'GSTR-6', 'GSTR-7', 'GSTR-8'],
  ...['GSTR-9', 'GSTR-9C', 'GSTR-10', 'ITC-04', 'RFD-11'],
];
const INCOME_TAX_FORMS = [
  ...['ITR-6', 'ITR-5', 'tax-audit-report', '3CEB', 'advance-tax'],
  ...['mat-report', 'amt-report', '10CCB', '10-IC', '10-ID'],
];
const ROC_FORMS = ['AOC-4', 'AOC-4 CFS', 'MGT-7', 'MGT-7A', 'agm', 'board-meeting', 'DIR-3 KYC', 'fla-return'];
const LABOUR_FORMS = [
  ...['pf-return', 'esi-contribution', 'professional-tax', 'professional-tax-own', 'professional-tax-return'],
  ...['posh-report', 'bonus', 'APR', 'wages', 'appointment-letters', 'establishment-registration'],
  ...['shops-registration', 'shops-renewal'],
];
const CERTIFICATES = ['Form 16', 'Form 16A', 'Form 27D', 'Form 130', 'Form 131', 'Form 133'];
const TDS_ACTS = ['tds-deposit', 'tcs-deposit'];
const RERA_FORMS = ['rera-update', 'rera-audit', 'rera-agent-return', 'rera-registration', 'rera-agent-licence'];
const IP_FORMS = ['TM-R', 'patent-renewal', 'Form 18', 'Form 27', 'design-extension', ...APPLICATION_FORMS];

const inTables = [...Object.values(EVENT_FORMS), ...Object.values(PERIOD_FORMS)].flatMap((history) =>
  history.map(({ value }) => value.form),
);
const ofStatements = Object.values(STATEMENT_FORMS).flatMap((history) => history.map(({ value }) => value));
const ofReliefs = [...INCOME_TAX_RELIEFS, ...ROC_RELIEFS].flatMap(({ forms }) => forms);

/** Every form or act the rule tables name, in order: what a relief may be entered for. */
export const FORM_NAMES: readonly string[] = [
  ...new Set([
    ...GST_FORMS,
    ...INCOME_TAX_FORMS,
    ...ROC_FORMS,
    ...LABOUR_FORMS,
    ...TDS_ACTS,
    ...RERA_FORMS,
    ...IP_FORMS,
    ...inTables,
    ...ofStatements,
    ...CERTIFICATES,
    ...ofReliefs,
  ]),
].toSorted();
