import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Field, Input } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { firmForm } from './welcome.form';
import { useAddFirm } from './welcome.mutations';

export function FirmForm() {
  const addFirm = useAddFirm();
  const { errors, ...form } = useForm(firmForm, (typed) => addFirm.mutateAsync(typed));
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="name" label={m.welcome_firm_name()} error={errors.name} isRequired>
        {(control) => <Input {...control} autoComplete="organization" maxLength={120} />}
      </Field>
      <Field
        name="registrationNumber"
        label={m.welcome_registration()}
        hint={m.welcome_registration_hint()}
        error={errors.registrationNumber}
      >
        {(control) => <Input {...control} maxLength={50} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="email" label={m.auth_email()} error={errors.email}>
          {(control) => <Input {...control} type="email" autoComplete="email" />}
        </Field>
        <Field name="phone" label={m.welcome_phone()} error={errors.phone}>
          {(control) => <Input {...control} type="tel" autoComplete="tel" maxLength={15} />}
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field name="city" label={m.welcome_city()} error={errors.city}>
          {(control) => <Input {...control} autoComplete="address-level2" maxLength={100} />}
        </Field>
        <Field name="state" label={m.welcome_state()} error={errors.state}>
          {(control) => <Input {...control} autoComplete="address-level1" maxLength={100} />}
        </Field>
        <Field name="pincode" label={m.welcome_pincode()} error={errors.pincode}>
          {(control) => <Input {...control} inputMode="numeric" autoComplete="postal-code" maxLength={6} />}
        </Field>
      </div>
      <FormFailure failure={form.failure} />
      <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.welcome_adding()}>
        {m.welcome_add_firm()}
      </Button>
    </form>
  );
}
