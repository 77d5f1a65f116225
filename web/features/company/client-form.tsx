import { CLIENT_TYPES } from '#domain/company/values';
import { financialYearOf } from '#domain/shared/dates';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { today } from '../../lib/today';
import { Button } from '../../ui/button';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input, Select } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { CinField } from './cin-field';
import { CODE } from './code-input';
import { clientForm } from './company.form';
import { TYPE } from './company.labels';
import { useAddClient } from './company.mutations';
import { MoreFacts } from './more-facts';

type ClientFormProps = { caFirmId: string; onDone: () => void };

export function ClientForm({ caFirmId, onDone }: ClientFormProps) {
  const addClient = useAddClient(caFirmId);
  const { errors, ...form } = useForm(clientForm, async (client) => {
    await addClient.mutateAsync(client);
    onDone();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-3">
      <Field name="name" label={m.company_name()} error={errors.name} isRequired>
        {(control) => <Input {...control} autoComplete="off" maxLength={120} />}
      </Field>
      <CinField error={errors.cin} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field name="pan" label={m.company_pan()} hint={m.company_pan_hint()} error={errors.pan} isRequired>
          {(control) => <Input {...control} {...CODE} maxLength={10} />}
        </Field>
        <Field name="incorporationDate" label={m.company_incorporated()} error={errors.incorporationDate} isRequired>
          {(control) => <DateInput {...control} max={today()} />}
        </Field>
        <Field name="clientType" label={m.company_type()} error={errors.clientType}>
          {(control) => (
            <Select
              {...control}
              choices={CLIENT_TYPES.map((value) => ({ value, label: TYPE[value].label() }))}
              defaultValue="regular"
            />
          )}
        </Field>
        <Field name="financialYear" label={m.company_year()} error={errors.financialYear} isRequired>
          {(control) => (
            <Input {...control} placeholder="2024-25" defaultValue={financialYearOf(today())} maxLength={7} />
          )}
        </Field>
      </div>
      <MoreFacts caFirmId={caFirmId} errors={errors} />
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.company_adding()}>
          {m.company_add_submit()}
        </Button>
      </DialogFooter>
    </form>
  );
}
