import { X } from 'lucide-react';
import { useState } from 'react';
import { SHIFTS } from '#domain/ledger/asset/law/schedule-ii';
import { useForm } from '../../lib/form';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { DateInput } from '../../ui/form/date-input';
import { Field, Select } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { shiftForm } from './asset.form';
import { type Asset, useSetShifts } from './asset.queries';

type Shifts = Asset['shifts'];
const WORDS = { double: m.asset_shift_double, triple: m.asset_shift_triple };

/** Says when plant worked in a second or third shift: it is written off faster for those days. */
export function ShiftsDialog({ companyId, asset: { id, name, shifts } }: { companyId: string; asset: Asset }) {
  const [isOpen, setIsOpen] = useState(false);
  const set = useSetShifts(companyId, id);
  const { errors, ...form } = useForm(shiftForm, async (typed) => {
    await set.mutateAsync({ shifts: [...shifts, typed].toSorted((a, b) => (a.from < b.from ? -1 : 1)) });
    setIsOpen(false);
  });
  const without = (gone: Shifts[number]) => set.mutate({ shifts: shifts.filter((one) => one !== gone) });
  const title = m.asset_shifts_of({ name });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={title}
      description={m.asset_shifts_words()}
      trigger={
        <Button size="sm" variant="ghost" aria-label={title}>
          {m.asset_shifts()}
        </Button>
      }
    >
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        {shifts.length > 0 && (
          <ul className="flex flex-col divide-y divide-line text-sm">
            {shifts.map((one) => {
              const words = m.asset_shift_between({
                ...{ shift: WORDS[one.shift](), from: formatDate(one.from), to: formatDate(one.to) },
              });
              return (
                <li key={one.from} className="flex items-center justify-between gap-2 py-1">
                  {words}
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={m.asset_shift_remove({ shift: words })}
                    disabled={set.isPending}
                    onClick={() => without(one)}
                  >
                    <X size={14} aria-hidden="true" />
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          <Field name="from" label={m.asset_shift_from()} error={errors.from} isRequired>
            {(control) => <DateInput {...control} />}
          </Field>
          <Field name="to" label={m.asset_shift_to()} error={errors.to} isRequired>
            {(control) => <DateInput {...control} />}
          </Field>
          <Field name="shift" label={m.asset_shift()} error={errors.shift}>
            {(control) => <Select {...control} choices={SHIFTS.map((value) => ({ value, label: WORDS[value]() }))} />}
          </Field>
        </div>
        <FormFailure failure={form.failure ?? set.error ?? undefined} />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.asset_saving()}>
            {m.asset_shift_add()}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
