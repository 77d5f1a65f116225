import { useState } from 'react';
import * as v from 'valibot';
import { flag } from '../../../lib/field-parts';
import { useForm } from '../../../lib/form';
import { required } from '../../../lib/form-parts';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { Field, Input } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../../ui/overlay/dialog';
import { useSaveView } from './view.calls';

const viewForm = v.object({ name: required, isShared: flag });

/** Keeps the filters that are set under a name. */
export function SaveView({ companyId, query }: { companyId: string; query: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.books_view_save()}
      description={m.books_view_words()}
      trigger={
        <Button size="sm" variant="ghost">
          {m.books_view_save()}
        </Button>
      }
    >
      <ViewForm companyId={companyId} query={query} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

function ViewForm({ companyId, query, onClose }: { companyId: string; query: string; onClose: () => void }) {
  const save = useSaveView(companyId);
  const form = useForm(viewForm, async (view) => {
    await save.mutateAsync({ ...view, query });
    onClose();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="name" label={m.books_view_name()} error={form.errors.name} isRequired>
        {(control) => <Input {...control} maxLength={120} />}
      </Field>
      <label className="flex min-h-7 items-center gap-2 text-sm">
        <input type="checkbox" name="isShared" className="accent-(--accent)" />
        {m.books_view_shared()}
      </label>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {m.books_view_save()}
        </Button>
      </DialogFooter>
    </form>
  );
}
