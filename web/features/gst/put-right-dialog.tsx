import { useState } from 'react';
import * as v from 'valibot';
import { useForm } from '../../lib/form';
import { required } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Field, Input, Select } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { type Finding, type NewParticulars, usePutRight } from './gst.queries';

const putRightForm = v.object({ value: required });

const NATURES = ['nil-rated', 'exempt', 'non-gst'] as const;
const NATURE_WORDS = {
  'nil-rated': m.gst_nature_nil,
  exempt: m.gst_nature_exempt,
  'non-gst': m.gst_nature_outside,
} as const;

type Fix = { label: () => string; sent: (value: string, line: number) => NewParticulars };

/** What is put right where it is found: the paper stays as it is. Anything else is put right at the invoice. */
const FIXES: Readonly<Record<string, Fix>> = {
  nature: {
    label: m.gst_field_nature,
    sent: (value, line) => ({ lines: [{ line, nature: NATURES.find((one) => one === value) }] }),
  },
  hsn: { label: m.gst_field_hsn, sent: (hsn, line) => ({ lines: [{ line, hsn }] }) },
  unit: { label: m.gst_field_unit, sent: (unit, line) => ({ lines: [{ line, unit }] }) },
  rate: { label: m.gst_field_rate, sent: (rateNotification) => ({ rateNotification }) },
  irn: { label: m.gst_field_irn, sent: (irn) => ({ irn }) },
  customsNumber: { label: m.gst_field_customs, sent: (customsNumber) => ({ customsNumber }) },
};

export const canPutRight = ({ documentId, field, rule }: Finding): boolean =>
  documentId !== null && field !== null && field in FIXES && rule !== 'GST.RATE.TOOL';

/** Puts right what a finding names, without leaving the return. */
export function PutRightDialog({ companyId, finding }: { companyId: string; finding: Finding }) {
  const [isOpen, setIsOpen] = useState(false);
  const fix = FIXES[finding.field ?? ''];
  const putRight = usePutRight(companyId, finding.documentId ?? '');
  const { errors, ...form } = useForm(putRightForm, async ({ value }) => {
    if (fix) await putRight.mutateAsync(fix.sent(value.trim(), finding.line ?? 1));
    setIsOpen(false);
  });
  if (!fix) return null;
  const title = m.gst_put_right_of({ number: finding.number ?? '' });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={title}
      description={finding.message}
      trigger={
        <Button size="sm" aria-label={title}>
          {m.gst_put_right()}
        </Button>
      }
    >
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <Field name="value" label={fix.label()} error={errors.value} isRequired>
          {(control) =>
            finding.field === 'nature' ? (
              <Select
                {...control}
                defaultValue="exempt"
                choices={NATURES.map((value) => ({ value, label: NATURE_WORDS[value]() }))}
              />
            ) : (
              <Input {...control} autoComplete="off" />
            )
          }
        </Field>
        <FormFailure failure={form.failure} />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {m.gst_save()}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
