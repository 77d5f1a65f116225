import { financialYearOf } from '#domain/shared/dates';
import { type FormErrors, useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { today } from '../../lib/today';
import { Button } from '../../ui/button';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { companyForm } from './welcome.form';
import { useAddOwnCompany } from './welcome.mutations';

export function CompanyForm() {
  const addCompany = useAddOwnCompany();
  const { errors, ...form } = useForm(companyForm, (typed) => addCompany.mutateAsync(typed));
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="name" label={m.welcome_company_name()} error={errors.name} isRequired>
        {(control) => <Input {...control} autoComplete="organization" maxLength={120} />}
      </Field>
      <Field name="cin" label={m.welcome_cin()} hint={m.welcome_cin_hint()} error={errors.cin} isRequired>
        {(control) => (
          <Input {...control} className="uppercase" autoCapitalize="characters" spellCheck={false} maxLength={21} />
        )}
      </Field>
      <Field name="pan" label={m.welcome_pan()} hint={m.welcome_pan_hint()} error={errors.pan} isRequired>
        {(control) => (
          <Input {...control} className="uppercase" autoCapitalize="characters" spellCheck={false} maxLength={10} />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="incorporationDate" label={m.welcome_incorporated()} error={errors.incorporationDate} isRequired>
          {(control) => <DateInput {...control} max={today()} />}
        </Field>
        <Field name="financialYear" label={m.welcome_year()} error={errors.financialYear} isRequired>
          {(control) => (
            <Input {...control} placeholder="2024-25" defaultValue={financialYearOf(today())} maxLength={7} />
          )}
        </Field>
      </div>
      <Registrations errors={errors} />
      <FormFailure failure={form.failure} />
      <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.welcome_adding()}>
        {m.welcome_add_company()}
      </Button>
    </form>
  );
}

function Registrations({ errors }: { errors: FormErrors }) {
  const parts = [
    { name: 'tan', label: m.welcome_tan(), length: 10 },
    { name: 'gstin', label: m.welcome_gstin(), length: 15 },
    { name: 'udyam', label: m.welcome_udyam(), length: 19 },
  ];
  return (
    <fieldset className="flex flex-col gap-4 border-t border-line pt-4">
      <legend className="sr-only">{m.welcome_registrations()}</legend>
      <p aria-hidden="true" className="text-sm text-ink-2">
        {m.welcome_registrations()}
      </p>
      {parts.map(({ name, label, length }) => (
        <Field key={name} name={name} label={label} error={errors[name]}>
          {(control) => (
            <Input
              {...control}
              className="uppercase"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={length}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}
