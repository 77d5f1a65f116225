import { type ReactNode, useState } from 'react';
import { CATEGORY_GST_RATES } from '#domain/bank/values';
import { useForm } from '../../../lib/form';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { Button } from '../../../ui/button';
import { Field, Input, Select } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../../ui/overlay/dialog';
import { useAddCategory } from '../books.mutations';
import type { AddedCategory } from '../books.queries';
import { categoryForm, NO_SECTION, reasonedCategoryForm } from './category.form';
import { GstWarning, useGstWarning } from './gst-warning';
import { useTdsSections } from './tds-sections';

export function AddCategoryDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <NewCategoryDialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button size="sm">{m.books_add_category()}</Button>}
    />
  );
}

type NewCategoryProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  trigger?: ReactNode;
  /** What was looked for and not found. */
  name?: string;
  /** With the category as it is then. */
  onAdded?: (category: AddedCategory) => void;
};

/** The same where something else opens it, such as a search that found no category. */
export function NewCategoryDialog({ isOpen, onOpenChange, trigger, name = '', onAdded }: NewCategoryProps) {
  const done = (category: AddedCategory) => {
    onOpenChange(false);
    onAdded?.(category);
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={m.books_add_category()} trigger={trigger}>
      <CategoryForm name={name} onDone={done} />
    </Dialog>
  );
}

function CategoryForm({ name, onDone }: { name: string; onDone: (category: AddedCategory) => void }) {
  const [gstRate, setGstRate] = useState('18');
  const today = useToday();
  const addCategory = useAddCategory();
  const warning = useGstWarning(gstRate, today);
  const sections = [{ value: NO_SECTION, label: m.books_tds_none() }, ...useTdsSections(today)];
  const { errors, ...form } = useForm(warning ? reasonedCategoryForm : categoryForm, async (typed) => {
    onDone(await addCategory.mutateAsync(typed));
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="name" label={m.books_category_name()} error={errors.name} isRequired>
        {(control) => <Input {...control} maxLength={120} autoComplete="off" defaultValue={name} />}
      </Field>
      <Field name="gstRate" label={m.books_gst_rate()} error={errors.gstRate}>
        {(control) => (
          <Select
            {...control}
            choices={CATEGORY_GST_RATES.map((rate) => ({ value: rate, label: `${rate}%` }))}
            value={gstRate}
            onChange={({ target }) => setGstRate(target.value)}
          />
        )}
      </Field>
      <GstWarning warning={warning} />
      {warning && (
        <Field
          name="gstRateReason"
          label={m.books_gst_reason()}
          hint={m.books_gst_reason_hint()}
          error={errors.gstRateReason}
          isRequired
        >
          {(control) => <Input {...control} maxLength={200} autoComplete="off" />}
        </Field>
      )}
      <Field name="tdsSection" label={m.books_tds_section()} error={errors.tdsSection}>
        {(control) => <Select {...control} choices={sections} defaultValue={NO_SECTION} />}
      </Field>
      <Field name="tdsRate" label={m.books_tds_rate()} error={errors.tdsRate}>
        {(control) => <Input {...control} type="number" min={0} max={100} step={0.01} defaultValue="0" />}
      </Field>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.books_adding()}>
          {m.books_add_category()}
        </Button>
      </DialogFooter>
    </form>
  );
}
