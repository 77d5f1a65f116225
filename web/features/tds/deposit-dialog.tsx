import { useState } from 'react';
import { useForm } from '../../lib/form';
import { plainRupees } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Button } from '../../ui/button';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input, Select } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { depositForm } from './tds.form';
import { type Challan, type DepositLine, useDeposit } from './tds.queries';
import { dayOf, exact } from './tds.words';

type DepositDialogProps = { companyId: string; challan: Challan; lines: readonly DepositLine[] };

/** Records what the bank gave for a challan; a bank line of the same amount is offered first. */
export function DepositDialog({ companyId, challan, lines }: DepositDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.tds_deposit_title()}
      description={m.tds_deposit_words()}
      trigger={
        <Button size="sm" variant="primary">
          {m.tds_record_deposit()}
        </Button>
      }
    >
      <DepositForm companyId={companyId} challan={challan} lines={lines} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

function DepositForm({ companyId, challan, lines, onClose }: DepositDialogProps & { onClose: () => void }) {
  const today = useToday();
  const deposit = useDeposit(companyId, challan.id);
  const likely = lines.find(({ amount }) => amount === challan.total);
  const { errors, ...form } = useForm(depositForm, async ({ keepUnused, ...typed }) => {
    await deposit.mutateAsync({ ...typed, ...(keepUnused && { keepUnused: true }) });
    onClose();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
        <Field name="bsr" label={m.tds_bsr()} error={errors.bsr} isRequired>
          {(control) => (
            <Input {...control} inputMode="numeric" autoComplete="off" maxLength={7} defaultValue={likely?.bsr ?? ''} />
          )}
        </Field>
        <Field name="depositedOn" label={m.tds_deposited_on()} error={errors.depositedOn} isRequired>
          {(control) => <DateInput {...control} max={today} defaultValue={likely?.on ?? ''} />}
        </Field>
        <Field name="serial" label={m.tds_serial()} error={errors.serial} isRequired>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              defaultValue={likely?.serial ?? ''}
            />
          )}
        </Field>
        <Field name="total" label={m.tds_total()} hint={m.tds_total_hint()} error={errors.total}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={likely ? plainRupees(likely.amount) : ''}
            />
          )}
        </Field>
        <Field name="interest" label={m.tds_interest()} error={errors.interest}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={likely ? plainRupees(challan.interest) : ''}
            />
          )}
        </Field>
        <Field name="fee" label={m.tds_fee()} error={errors.fee}>
          {(control) => <Input {...control} inputMode="decimal" autoComplete="off" />}
        </Field>
      </div>
      <Field name="transactionId" label={m.tds_bank_line()} hint={m.tds_bank_line_hint()} error={errors.transactionId}>
        {(control) => (
          <Select
            {...control}
            defaultValue={likely?.id ?? ''}
            choices={[
              { value: '', label: m.tds_bank_line_none() },
              ...lines.map(({ id, on, amount, narration }) => ({
                value: id,
                label: `${dayOf(on)} · ${exact(amount)} · ${narration}`.slice(0, 90),
              })),
            ]}
          />
        )}
      </Field>
      <label className="flex items-center gap-2 text-sm">
        <input type="checkbox" name="keepUnused" value="yes" className="size-4" />
        {m.tds_keep_unused()}
      </label>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.tds_working()}>
          {m.tds_record_deposit()}
        </Button>
      </DialogFooter>
    </form>
  );
}
