import { useState } from 'react';
import * as v from 'valibot';
import { FieldFault, useForm } from '../../../../lib/form';
import { required } from '../../../../lib/form-parts';
import { m } from '../../../../lib/messages';
import { Button } from '../../../../ui/button';
import { Field, Input, Select, Textarea } from '../../../../ui/form/field';
import { FormFailure } from '../../../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../../../ui/overlay/dialog';
import { toast } from '../../../../ui/overlay/toast-store';
import { useAddRates } from './forex.queries';
import { pastedRates } from './rate-text';

const rateForm = v.object({
  kind: v.picklist(['reference', 'bank', 'closing']),
  source: required,
  rates: required,
});

/** Adds exchange rates as they are typed or pasted, with where they are from. */
export function RatesDialog({ companyId }: { companyId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.forex_add_rates()}
      description={m.forex_add_rates_words()}
      trigger={<Button>{m.forex_add_rates()}</Button>}
    >
      <RateForm companyId={companyId} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

function RateForm({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const add = useAddRates(companyId);
  const { errors, ...form } = useForm(rateForm, async ({ kind, source, rates: text }) => {
    const { rates, wrong } = pastedRates(text, kind, source);
    if (wrong.length > 0) throw new FieldFault({ rates: m.forex_rates_wrong({ lines: wrong.join(', ') }) });
    await add.mutateAsync({ rates });
    toast({ title: m.forex_rates_added({ count: rates.length }) });
    onClose();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="kind" label={m.forex_kind()} error={errors.kind}>
        {(control) => (
          <Select
            {...control}
            choices={[
              { value: 'reference', label: m.forex_kind_reference() },
              { value: 'bank', label: m.forex_kind_bank() },
              { value: 'closing', label: m.forex_kind_closing() },
            ]}
          />
        )}
      </Field>
      <Field name="source" label={m.forex_source()} hint={m.forex_source_hint()} error={errors.source} isRequired>
        {(control) => <Input {...control} autoComplete="off" maxLength={120} defaultValue="FBIL" />}
      </Field>
      <Field name="rates" label={m.forex_rates()} hint={m.forex_rates_hint()} error={errors.rates} isRequired>
        {(control) => <Textarea {...control} rows={5} spellCheck={false} className="font-mono" />}
      </Field>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.desk_adding()}>
          {m.forex_add_rates()}
        </Button>
      </DialogFooter>
    </form>
  );
}
