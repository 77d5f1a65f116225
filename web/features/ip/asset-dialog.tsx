import { type ReactNode, useState } from 'react';
import { type FormErrors, useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input, Select } from '../../ui/form/field';
import { Check, FIELDS } from '../../ui/form/form-dialog';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { assetForm } from './asset.form';
import { type Asset, type NewAsset, useKeepAsset } from './ip.queries';
import { typeChoices } from './ip.words';

type AssetDialogProps = { companyId: string; known?: Asset; trigger: ReactNode };

/** Adds a right, or changes what is stated of one; without a filing date it is a draft. */
export function AssetDialog({ companyId, known, trigger }: AssetDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      width="lg"
      title={known ? m.ip_change_of({ name: known.name }) : m.ip_add()}
      description={m.ip_add_words()}
      trigger={trigger}
    >
      <AssetForm companyId={companyId} known={known} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

type AssetFormProps = { companyId: string; known: Asset | undefined; onClose: () => void };

function AssetForm({ companyId, known, onClose }: AssetFormProps) {
  const keep = useKeepAsset(companyId, known?.id);
  const [type, setType] = useState<Asset['type']>(known?.type ?? 'trademark');
  const { errors, ...form } = useForm(assetForm, async (typed) => {
    await keep.mutateAsync(typed as NewAsset);
    onClose();
  });
  const parts = { errors, known };
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <div className={FIELDS}>
        <Field name="type" label={m.ip_type()} error={errors.type} isRequired>
          {(control) => (
            <Select
              {...control}
              choices={typeChoices()}
              value={type}
              onChange={({ target }) => setType(target.value as Asset['type'])}
            />
          )}
        </Field>
        <Text {...parts} name="name" label={m.ip_name()} isRequired />
        <Text {...parts} name="applicationNumber" label={m.ip_application_number()} hint={m.ip_application_hint()} />
        <Day {...parts} name="filingDate" label={m.ip_filing_date()} now={known?.filingDate} />
        <Field name="classes" label={m.ip_classes()} hint={classHint(type)} error={errors.classes}>
          {(control) => <Input {...control} autoComplete="off" defaultValue={known?.classes.join(', ') ?? ''} />}
        </Field>
        <Text {...parts} name="registrationNumber" label={m.ip_registration_number()} />
        <Day {...parts} name="registrationDate" label={m.ip_registration_date()} now={known?.registrationDate} />
        <Day
          {...parts}
          name="renewalDate"
          label={m.ip_in_force_to()}
          hint={m.ip_in_force_hint()}
          now={known?.inForceTo}
        />
        <Field
          name="jurisdiction"
          label={m.ip_jurisdiction()}
          hint={m.ip_jurisdiction_hint()}
          error={errors.jurisdiction}
        >
          {(control) => (
            <Input {...control} autoComplete="off" maxLength={2} defaultValue={known?.jurisdiction ?? 'IN'} />
          )}
        </Field>
        <Day
          {...parts}
          name="priorityDate"
          label={m.ip_priority_date()}
          hint={m.ip_priority_hint()}
          now={known?.priorityDate}
        />
        {type !== 'copyright' && type !== 'design' && (
          <>
            <Day
              {...parts}
              name="reportDate"
              label={m.ip_report_date()}
              hint={type === 'patent' ? m.ip_report_issued() : m.ip_report_received()}
              now={known?.reportDate}
            />
            <Day {...parts} name="answeredDate" label={m.ip_answered_date()} now={known?.answeredDate} />
          </>
        )}
        {type === 'trademark' && (
          <>
            <Day {...parts} name="publicationDate" label={m.ip_publication_date()} now={known?.publicationDate} />
            <Day {...parts} name="oppositionDate" label={m.ip_opposition_date()} now={known?.oppositionDate} />
          </>
        )}
        {type === 'patent' && (
          <>
            <Day
              {...parts}
              name="examinationRequestDate"
              label={m.ip_examination_request()}
              now={known?.examinationRequestDate}
            />
            <Day {...parts} name="completedDate" label={m.ip_completed_date()} now={known?.completedDate} />
          </>
        )}
      </div>
      {type === 'patent' && (
        <Check name="isProvisional" label={m.ip_provisional()} isOn={known?.isProvisional ?? false} />
      )}
      {type === 'trademark' && (
        <Check name="madridFiling" label={m.ip_madrid_filing()} isOn={known?.madridFiling ?? false} />
      )}
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.edit_saving()}>
          {m.ip_save()}
        </Button>
      </DialogFooter>
    </form>
  );
}

const classHint = (type: Asset['type']) => (type === 'trademark' ? m.ip_classes_hint() : m.ip_classes_other_hint());

type PartProps = { name: string; label: string; hint?: string; errors: FormErrors };
type TextProps = PartProps & { known: Asset | undefined; isRequired?: boolean };

function Text({ name, label, hint, errors, known, isRequired = false }: TextProps) {
  const now = known ? { ...known }[name as 'name'] : '';
  return (
    <Field name={name} label={label} error={errors[name]} isRequired={isRequired} {...(hint && { hint })}>
      {(control) => <Input {...control} autoComplete="off" maxLength={120} defaultValue={now ?? ''} />}
    </Field>
  );
}

function Day({
  name,
  label,
  hint,
  errors,
  now,
}: PartProps & { now: string | null | undefined; known: Asset | undefined }) {
  return (
    <Field name={name} label={label} error={errors[name]} {...(hint && { hint })}>
      {(control) => <DateInput {...control} defaultValue={now ?? ''} />}
    </Field>
  );
}
