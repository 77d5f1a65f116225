import { useState } from 'react';
import * as v from 'valibot';
import { firmFields } from '../../lib/firm-fields';
import { line, orNothing } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { EditForm } from '../../ui/form/edit-form';
import { Field, Input } from '../../ui/form/field';
import { Dialog } from '../../ui/overlay/dialog';
import { useChangeFirm } from './firm.mutations';
import type { CaFirm } from './firm.queries';

const firmForm = v.object({ ...firmFields, address: orNothing(line) });

/** Changes what is known of the firm: its name, its registration, where it is reached. */
export function EditFirm({ firm }: { firm: CaFirm }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.edit_firm()}
      description={m.edit_firm_words()}
      trigger={<Button>{m.edit_firm()}</Button>}
    >
      <FirmForm firm={firm} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

function FirmForm({ firm, onDone }: { firm: CaFirm; onDone: () => void }) {
  const change = useChangeFirm(firm.id);
  const text = (name: keyof CaFirm) => ({ defaultValue: String(firm[name] ?? '') });
  return (
    <EditForm schema={firmForm} now={firm} save={change.mutateAsync} onDone={onDone}>
      {(errors) => (
        <>
          <Field name="name" label={m.welcome_firm_name()} error={errors.name} isRequired>
            {(control) => <Input {...control} {...text('name')} autoComplete="off" maxLength={120} />}
          </Field>
          <Field
            name="registrationNumber"
            label={m.edit_firm_frn()}
            hint={m.welcome_registration_hint()}
            error={errors.registrationNumber}
          >
            {(control) => <Input {...control} {...text('registrationNumber')} autoComplete="off" maxLength={50} />}
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field name="email" label={m.auth_email()} error={errors.email}>
              {(control) => <Input {...control} {...text('email')} type="email" autoComplete="off" maxLength={254} />}
            </Field>
            <Field name="phone" label={m.welcome_phone()} error={errors.phone}>
              {(control) => <Input {...control} {...text('phone')} type="tel" autoComplete="off" maxLength={15} />}
            </Field>
          </div>
          <Field name="address" label={m.edit_firm_address()} error={errors.address}>
            {(control) => <Input {...control} {...text('address')} autoComplete="off" maxLength={300} />}
          </Field>
          <div className="grid gap-4 sm:grid-cols-3">
            <Field name="city" label={m.welcome_city()} error={errors.city}>
              {(control) => <Input {...control} {...text('city')} autoComplete="off" maxLength={100} />}
            </Field>
            <Field name="state" label={m.welcome_state()} error={errors.state}>
              {(control) => <Input {...control} {...text('state')} autoComplete="off" maxLength={100} />}
            </Field>
            <Field name="pincode" label={m.welcome_pincode()} error={errors.pincode}>
              {(control) => (
                <Input {...control} {...text('pincode')} inputMode="numeric" autoComplete="off" maxLength={6} />
              )}
            </Field>
          </div>
        </>
      )}
    </EditForm>
  );
}
