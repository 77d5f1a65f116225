import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormErrors } from '../../lib/form';
import { membersQuery } from '../../lib/members.query';
import { m } from '../../lib/messages';
import { Field, Input, Select } from '../../ui/form/field';
import { CODE } from './code-input';

const NAMES = ['gstin', 'tan', 'udyam', 'assignedManagerId', 'monthlyFee'] as const;

/** What a client may have beside the required facts. Out of the way until wanted, or until one of it is wrong. */
export function MoreFacts({ caFirmId, errors }: { caFirmId: string; errors: FormErrors }) {
  const { data: members = [] } = useQuery(membersQuery(caFirmId));
  const [isOpen, setIsOpen] = useState(false);
  const hasErrors = NAMES.some((name) => errors[name] !== undefined);
  return (
    <details
      open={isOpen || hasErrors}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="rounded-md border border-line"
    >
      <summary className="rounded-md px-3 py-2 text-sm font-medium text-ink-2 hover:text-ink">
        {m.company_more()}
      </summary>
      <div className="grid gap-3 px-3 pt-1 pb-3 sm:grid-cols-2">
        <Field name="gstin" label={m.company_gstin()} error={errors.gstin}>
          {(control) => <Input {...control} {...CODE} maxLength={15} />}
        </Field>
        <Field name="tan" label={m.company_tan()} error={errors.tan}>
          {(control) => <Input {...control} {...CODE} maxLength={10} />}
        </Field>
        <Field name="udyam" label={m.company_udyam()} error={errors.udyam}>
          {(control) => <Input {...control} {...CODE} maxLength={19} />}
        </Field>
        <Field name="assignedManagerId" label={m.company_manager()} error={errors.assignedManagerId}>
          {(control) => (
            <Select
              {...control}
              choices={[
                { value: '', label: m.company_unassigned() },
                ...members.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        </Field>
        <Field name="monthlyFee" label={m.company_fee()} error={errors.monthlyFee}>
          {(control) => <Input {...control} inputMode="decimal" autoComplete="off" maxLength={16} />}
        </Field>
      </div>
    </details>
  );
}
