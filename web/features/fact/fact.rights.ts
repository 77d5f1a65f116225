import { money, orEmpty } from '../../lib/field-parts';
import { m } from '../../lib/messages';
import { classes } from './fact.checks';
import { ipKinds, reraStates } from './fact.choices';
import { choice, dayField, lineField, moneyField, optionalDay } from './fact.makers';
import type { FieldSpec } from './fact.parts';

const state: FieldSpec = {
  name: 'state',
  label: m.fact_rera_state,
  look: 'choice',
  choices: reraStates,
  reads: choice,
};

/** What is asked of projects, licences and intellectual property. */
export const RIGHTS_FIELDS: Readonly<Record<'rera-project' | 'rera-agent' | 'ip-asset', readonly FieldSpec[]>> = {
  'rera-project': [
    lineField('subject', m.fact_rera_number),
    state,
    lineField('name', m.fact_rera_name),
    dayField('registeredOn', m.fact_registered_on),
    dayField('endsOn', m.fact_rera_ends),
    { ...moneyField('cost', m.fact_rera_cost), isOptional: true, reads: orEmpty(money) },
    optionalDay('completedOn', m.fact_completed_on, m.fact_leave_empty),
  ],
  'rera-agent': [lineField('subject', m.fact_rera_licence), state, dayField('licenceEndsOn', m.fact_licence_ends)],
  'ip-asset': [
    lineField('subject', m.fact_ip_number),
    { name: 'kind', label: m.fact_ip_kind, look: 'choice', choices: ipKinds, reads: choice },
    lineField('name', m.fact_ip_name),
    dayField('appliedOn', m.fact_applied_on),
    optionalDay('registeredOn', m.fact_ip_registered_on, m.fact_leave_empty),
    {
      name: 'classes',
      label: m.fact_classes,
      hint: m.fact_classes_hint,
      look: 'line',
      isOptional: true,
      reads: classes,
    },
  ],
};
