import type { FactKind } from '#domain/company/facts';
import { kindOfCin } from '#domain/company/legal-form';
import { count, orEmpty } from '../../lib/field-parts';
import { required } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { usedPlantQuestion } from '../../lib/used-plant';
import { din, gstin, tan } from './fact.checks';
import { financialYears, gstFilers, legalForms, regimes, taxedStates, yesAndNo } from './fact.choices';
import { answer, choice, dayField, flagField, lineField, moneyField, optionalDay } from './fact.makers';
import type { FieldSpec } from './fact.parts';
import { RIGHTS_FIELDS } from './fact.rights';

/** What the form of each kind asks. A field named 'subject' tells several statements of one kind apart. */
export const FACT_FIELDS: Readonly<Record<Exclude<FactKind, 'form-amount'>, readonly FieldSpec[]>> = {
  'legal-form': [
    {
      name: 'legalForm',
      label: m.fact_legal_form,
      look: 'choice',
      choices: legalForms,
      begin: ({ cin }) => kindOfCin(cin)?.legalForm,
      reads: choice,
    },
    { ...flagField('isNeverSmall', m.fact_never_small), begin: ({ cin }) => kindOfCin(cin)?.isNeverSmall },
  ],
  capital: [moneyField('paidUp', m.fact_paid_up), moneyField('authorised', m.fact_authorised)],
  contribution: [moneyField('amount', m.fact_contribution)],
  employees: [{ name: 'count', label: m.fact_employees, look: 'count', reads: count }],
  turnover: [
    {
      name: 'subject',
      label: m.fact_year,
      look: 'choice',
      choices: ({ today }) => financialYears(today),
      begin: ({ today }) => financialYears(today)[0]?.value,
      reads: choice,
    },
    moneyField('amount', m.fact_turnover),
  ],
  'gst-registration': [
    {
      name: 'subject',
      label: m.fact_gstin,
      look: 'code',
      longest: 15,
      begin: ({ gstin: known }) => known ?? undefined,
      reads: gstin,
    },
    {
      name: 'filer',
      label: m.fact_filer,
      look: 'choice',
      choices: gstFilers,
      begin: () => 'regular-monthly',
      reads: choice,
    },
    dayField('registeredOn', m.fact_registered_on),
    optionalDay('cancelledOn', m.fact_cancelled_on, m.fact_cancelled_hint),
    optionalDay('cancellationOrderOn', m.fact_cancellation_order_on, m.fact_cancellation_order_hint),
    { ...lineField('district', m.fact_district, m.fact_district_hint), isOptional: true, reads: orEmpty(required) },
  ],
  'first-export': [dayField('invoicedOn', m.fact_first_export)],
  'provident-fund': [
    lineField('subject', m.fact_fund_code, m.fact_fund_code_hint),
    dayField('coveredFrom', m.fact_covered_from),
  ],
  'state-insurance': [lineField('subject', m.fact_insurance_code), dayField('coveredFrom', m.fact_covered_from)],
  'professional-tax': [
    { name: 'subject', label: m.fact_tax_state, look: 'choice', choices: taxedStates, reads: choice },
    dayField('employsFrom', m.fact_employs_from),
    flagField('paysYearly', m.fact_pays_yearly),
  ],
  tan: [
    {
      name: 'subject',
      label: m.fact_tan,
      look: 'code',
      longest: 10,
      begin: ({ tan: known }) => known ?? undefined,
      reads: tan,
    },
    flagField('paysSalary', m.fact_pays_salary),
    flagField('paysResidents', m.fact_pays_residents, true),
    flagField('paysNonResidents', m.fact_pays_non_residents),
    flagField('collects', m.fact_collects),
  ],
  director: [
    { name: 'subject', label: m.fact_din, hint: m.fact_din_hint, look: 'count', longest: 8, reads: din },
    lineField('name', m.fact_name),
    dayField('appointedOn', m.fact_appointed_on),
    optionalDay('lastKycOn', m.fact_last_kyc, m.fact_last_kyc_hint),
    flagField('hasNoKyc', m.fact_no_kyc),
    optionalDay('ceasedOn', m.fact_ceased_on, m.fact_leave_empty),
  ],
  auditor: [
    lineField('name', m.fact_auditor_name),
    dayField('appointedOn', m.fact_appointed_on),
    { name: 'years', label: m.fact_auditor_years, look: 'count', longest: 2, begin: () => '5', reads: count },
  ],
  'tax-regime': [
    {
      name: 'subject',
      label: m.fact_tax_year,
      look: 'choice',
      choices: ({ today }) => financialYears(today).toReversed(),
      begin: ({ today }) => financialYears(today).at(-1)?.value,
      reads: choice,
    },
    { name: 'regime', label: m.fact_regime, look: 'choice', choices: regimes, reads: choice },
  ],
  'tax-carried': [
    {
      name: 'subject',
      label: m.fact_carried_year,
      look: 'choice',
      choices: ({ today }) => financialYears(today),
      begin: ({ today }) => financialYears(today)[0]?.value,
      reads: choice,
    },
    moneyField('loss', m.fact_carried_loss),
    moneyField('depreciation', m.fact_carried_depreciation),
    moneyField('credit', m.fact_carried_credit),
    flagField('wasInTime', m.fact_carried_in_time, true),
  ],
  'holiday-claim': [
    {
      name: 'firstYear',
      label: m.fact_claim_year,
      look: 'choice',
      choices: ({ today }) => financialYears(today),
      begin: ({ today }) => financialYears(today)[0]?.value,
      reads: choice,
    },
  ],
  formation: [flagField('isReconstruction', m.fact_reconstruction), flagField('hasUsedPlant', usedPlantQuestion)],
  'startup-recognition': [
    lineField('certificate', m.fact_certificate, m.fact_dpiit_hint),
    dayField('recognisedOn', m.fact_recognised_on),
  ],
  'board-certificate': [
    lineField('certificate', m.fact_certificate, m.fact_board_hint),
    dayField('issuedOn', m.fact_issued_on),
  ],
  duty: [{ name: 'answer', label: m.fact_answer_field, look: 'choice', choices: yesAndNo, reads: answer }],
  ...RIGHTS_FIELDS,
};
