import { useState } from 'react';
import { natureOfTag } from '#domain/tds/section-search';
import { useForm } from '../../lib/form';
import { plainRupees } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Button } from '../../ui/button';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input, Select } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { deductionForm } from './tds.form';
import { useAddDeduction } from './tds.queries';
import { rateKinds } from './tds.words';

/** What a voucher says of the tax that it credited. */
export type FromVoucher = { voucherId: string; name: string; section: string; eventOn: string; tax: string };

type DeductionDialogProps = { companyId: string; from?: FromVoucher };

/** Enters a deduction by hand, or that of a voucher; without its tax, the law says what it is. */
export function DeductionDialog({ companyId, from }: DeductionDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.tds_add()}
      description={m.tds_add_words()}
      trigger={
        from ? (
          <Button size="sm" aria-label={m.tds_add_of({ payee: from.name })}>
            {m.tds_add()}
          </Button>
        ) : (
          <Button variant="primary">{m.tds_add()}</Button>
        )
      }
    >
      <DeductionForm companyId={companyId} from={from} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

type DeductionFormProps = { companyId: string; from: FromVoucher | undefined; onClose: () => void };

function DeductionForm({ companyId, from, onClose }: DeductionFormProps) {
  const today = useToday();
  const add = useAddDeduction(companyId);
  const [section, setSection] = useState(from?.section ?? '');
  const { errors, ...form } = useForm(deductionForm, async ({ name, pan, rateOf, ...typed }) => {
    await add.mutateAsync({
      ...{ ...typed, payee: { name, ...(pan && { pan }) }, ...(typed.rate && { isTreatyRate: rateOf === 'treaty' }) },
      ...(from && { voucherId: from.voucherId }),
    });
    onClose();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Field name="name" label={m.tds_payee()} error={errors.name} isRequired>
          {(control) => <Input {...control} autoComplete="off" maxLength={120} defaultValue={from?.name ?? ''} />}
        </Field>
        <Field name="pan" label={m.tds_pan()} hint={m.tds_pan_hint()} error={errors.pan}>
          {(control) => <Input {...control} autoComplete="off" maxLength={10} />}
        </Field>
        <Field name="section" label={m.tds_section()} hint={m.tds_section_hint()} error={errors.section} isRequired>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={40}
              value={section}
              onChange={({ target }) => setSection(target.value)}
            />
          )}
        </Field>
        <Field name="amount" label={m.tds_amount()} hint={m.tds_amount_hint()} error={errors.amount} isRequired>
          {(control) => <Input {...control} inputMode="decimal" autoComplete="off" />}
        </Field>
        <Field name="eventOn" label={m.tds_event_on()} error={errors.eventOn} isRequired>
          {(control) => <DateInput {...control} max={today} defaultValue={from?.eventOn ?? ''} />}
        </Field>
        <Field name="deductedOn" label={m.tds_deducted_on()} hint={m.tds_deducted_hint()} error={errors.deductedOn}>
          {(control) => <DateInput {...control} max={today} />}
        </Field>
        <Field name="tax" label={m.tds_tax()} hint={m.tds_tax_hint()} error={errors.tax}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={from ? plainRupees(from.tax) : ''}
            />
          )}
        </Field>
        <ApartFields section={section} errors={errors} />
        <Field name="narration" label={m.tds_for()} error={errors.narration}>
          {(control) => <Input {...control} autoComplete="off" maxLength={200} />}
        </Field>
      </div>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.tds_working()}>
          {m.tds_save()}
        </Button>
      </DialogFooter>
    </form>
  );
}

type ApartFieldsProps = { section: string; errors: Partial<Record<'surcharge' | 'cess' | 'rate' | 'rateOf', string>> };

/** What salaries and payees abroad have besides: surcharge and cess in the tax, and the rate of who is abroad. */
function ApartFields({ section, errors }: ApartFieldsProps) {
  const nature = natureOfTag(section, useToday(), 'other');
  const isAbroad = nature === 'nonResident';
  if (!isAbroad && nature !== 'salary') return null;
  return (
    <>
      <Field name="surcharge" label={m.tds_surcharge()} error={errors.surcharge}>
        {(control) => <Input {...control} inputMode="decimal" autoComplete="off" />}
      </Field>
      <Field name="cess" label={m.tds_cess()} error={errors.cess}>
        {(control) => <Input {...control} inputMode="decimal" autoComplete="off" />}
      </Field>
      {isAbroad && (
        <>
          <Field name="rate" label={m.tds_rate_of()} hint={m.tds_rate_hint()} error={errors.rate}>
            {(control) => <Input {...control} inputMode="decimal" autoComplete="off" maxLength={5} />}
          </Field>
          <Field name="rateOf" label={m.tds_rate_kind()} error={errors.rateOf}>
            {(control) => <Select {...control} choices={rateKinds()} />}
          </Field>
        </>
      )}
    </>
  );
}
