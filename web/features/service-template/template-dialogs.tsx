import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import type { FormErrors } from '../../lib/form';
import { useForm } from '../../lib/form';
import { line, orNothing, plainRupees, required, rupees } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { EditForm } from '../../ui/form/edit-form';
import { Field, Input, Select, Textarea } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { frequencyChoices, typeChoices } from './service-template.labels';
import { useAddTemplate, useChangeTemplate } from './service-template.mutations';
import type { ServiceTemplate } from './service-template.queries';

const templateForm = v.object({
  name: required,
  description: orNothing(line),
  serviceType: required,
  frequency: required,
  basePrice: rupees(() => m.company_fee_wrong()),
  complianceItems: v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    ),
  ),
});

/** Makes a service template of the firm. */
export function AddTemplateDialog({ caFirmId }: { caFirmId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.edit_template_add()}
      description={m.edit_template_add_words()}
      trigger={
        <Button variant="primary">
          <Plus size={14} aria-hidden="true" />
          {m.edit_template_add()}
        </Button>
      }
    >
      <NewTemplate caFirmId={caFirmId} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

function NewTemplate({ caFirmId, onDone }: { caFirmId: string; onDone: () => void }) {
  const add = useAddTemplate(caFirmId);
  const { errors, ...form } = useForm(templateForm, async (typed) => {
    await add.mutateAsync(typed);
    onDone();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <TemplateFields errors={errors} />
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.edit_saving()}>
          {m.edit_template_add()}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** Changes a service template. What subscriptions agreed on stays as they have it. */
export function EditTemplateDialog({ template, trigger }: { template: ServiceTemplate; trigger: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const change = useChangeTemplate(template.caFirmId);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.edit_template()}
      description={m.edit_template_words()}
      trigger={trigger}
    >
      <EditForm
        schema={templateForm}
        now={template}
        asTyped={(now) => ({ ...now, basePrice: plainRupees(String(now.basePrice)) })}
        save={(edited) => change.mutateAsync({ id: template.id, edited })}
        onDone={() => setIsOpen(false)}
      >
        {(errors) => <TemplateFields errors={errors} template={template} />}
      </EditForm>
    </Dialog>
  );
}

function TemplateFields({ errors, template }: { errors: FormErrors; template?: ServiceTemplate }) {
  return (
    <>
      <Field name="name" label={m.edit_template_name()} error={errors.name} isRequired>
        {(control) => <Input {...control} defaultValue={template?.name ?? ''} autoComplete="off" maxLength={120} />}
      </Field>
      <Field name="description" label={m.edit_template_description()} error={errors.description}>
        {(control) => <Textarea {...control} defaultValue={template?.description ?? ''} rows={2} maxLength={300} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field name="serviceType" label={m.template_type()} error={errors.serviceType}>
          {(control) => (
            <Select
              {...control}
              choices={typeChoices(template?.serviceType)}
              defaultValue={template?.serviceType ?? 'gst'}
            />
          )}
        </Field>
        <Field name="frequency" label={m.template_frequency()} error={errors.frequency}>
          {(control) => (
            <Select
              {...control}
              choices={frequencyChoices(template?.frequency)}
              defaultValue={template?.frequency ?? 'monthly'}
            />
          )}
        </Field>
        <Field name="basePrice" label={m.template_price()} error={errors.basePrice} isRequired>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              defaultValue={template ? plainRupees(template.basePrice) : ''}
            />
          )}
        </Field>
      </div>
      <Field
        name="complianceItems"
        label={m.template_covers()}
        hint={m.edit_template_covers_hint()}
        error={errors.complianceItems}
      >
        {(control) => (
          <Input {...control} defaultValue={template?.complianceItems.join(', ') ?? ''} autoComplete="off" />
        )}
      </Field>
    </>
  );
}
