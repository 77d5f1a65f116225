import { useState } from 'react';
import { AREAS, PRIORITIES } from '#domain/calendar/values';
import { useForm } from '../../../lib/form';
import { areaWords } from '../../../lib/form-words';
import { priorityWords } from '../../../lib/item-words';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { DateInput } from '../../../ui/form/date-input';
import { Field, Input, Select } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../../ui/overlay/dialog';
import { itemForm } from '../calendar.form';
import { useAddItem } from '../calendar.mutations';

/** A deadline of one's own beside those of the law. */
export function AddItem({ companyId }: { companyId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.calendar_add()}
      description={m.calendar_add_words()}
      trigger={<Button size="sm">{m.calendar_add()}</Button>}
    >
      <ItemForm companyId={companyId} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

function ItemForm({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const add = useAddItem(companyId);
  const { errors, ...form } = useForm(itemForm, async (typed) => {
    await add.mutateAsync(typed);
    onClose();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="title" label={m.calendar_add_title()} error={errors.title} isRequired>
        {(control) => <Input {...control} maxLength={200} autoComplete="off" />}
      </Field>
      <Field name="dueDate" label={m.calendar_due()} error={errors.dueDate} isRequired>
        {(control) => <DateInput {...control} />}
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field name="type" label={m.calendar_area()} error={errors.type}>
          {(control) => <Select {...control} choices={areaChoices()} defaultValue="other" />}
        </Field>
        <Field name="priority" label={m.calendar_priority()} error={errors.priority}>
          {(control) => <Select {...control} choices={priorities()} defaultValue="medium" />}
        </Field>
      </div>
      <Field name="description" label={m.calendar_add_description()} error={errors.description}>
        {(control) => <Input {...control} maxLength={1_000} autoComplete="off" />}
      </Field>
      <Field
        name="penaltyAmount"
        label={m.calendar_add_penalty()}
        hint={m.calendar_add_penalty_hint()}
        error={errors.penaltyAmount}
      >
        {(control) => <Input {...control} inputMode="decimal" autoComplete="off" />}
      </Field>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {m.calendar_add()}
        </Button>
      </DialogFooter>
    </form>
  );
}

const areaChoices = () => AREAS.map((area) => ({ value: area, label: areaWords(area) }));
const priorities = () => PRIORITIES.map((priority) => ({ value: priority, label: priorityWords(priority) }));
