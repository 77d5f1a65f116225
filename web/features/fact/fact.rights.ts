import { count, money, orEmpty } from '../../lib/field-parts';
import { m } from '../../lib/messages';
import { classes } from './fact.checks';
import { ipKinds, reraActivities, reraStates } from './fact.choices';
import { choice, dayField, flagField, lineField, moneyField, optionalDay } from './fact.makers';
import type { FieldSpec } from './fact.parts';

const state: FieldSpec = {
  name: 'state',
  label: m.fact_rera_state,
  look: 'choice',
  choices: reraStates,
  reads: choice,
};

const optionalCount = (name: string, label: () => string): FieldSpec => ({
  ...{ name, label, look: 'count', isOptional: true, reads: orEmpty(count) },
});

const SIZE: readonly FieldSpec[] = [
  optionalCount('land', m.fact_rera_land),
  { ...optionalCount('apartments', m.fact_rera_apartments), hint: m.fact_rera_apartments_hint },
];

/** What is asked of projects, licences and intellectual property. */
export const RIGHTS_FIELDS: Readonly<
  Record<'rera-project' | 'rera-agent' | 'rera-activity' | 'ip-asset', readonly FieldSpec[]>
> = {
  'rera-project': [
    lineField('subject', m.fact_rera_number),
    state,
    lineField('name', m.fact_rera_name),
    dayField('registeredOn', m.fact_registered_on),
    dayField('endsOn', m.fact_rera_ends),
    { ...moneyField('cost', m.fact_rera_cost), isOptional: true, reads: orEmpty(money) },
    optionalDay('completedOn', m.fact_completed_on, m.fact_leave_empty),
    ...SIZE,
    flagField('hasAccountFault', m.fact_rera_account_fault),
    { ...optionalCount('openOrders', m.fact_rera_orders), hint: m.fact_rera_orders_hint },
  ],
  'rera-activity': [
    lineField('subject', m.fact_rera_name_of_activity),
    { name: 'activity', label: m.fact_rera_activity, look: 'choice', choices: reraActivities, reads: choice },
    state,
    ...SIZE,
    flagField('isSelling', m.fact_rera_selling),
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
