import { type ReactNode, useState } from 'react';
import type * as v from 'valibot';
import { type Edited, editedOf } from '../../lib/edit';
import { type FormErrors, useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../button';
import { DialogCancel, DialogFooter } from '../overlay/dialog';
import { FormFailure } from './form-failure';

type Fields = Readonly<Record<string, unknown>>;

type EditFormProps<Typed extends Fields> = {
  schema: v.GenericSchema<unknown, Typed>;
  /** What the server said last of the fields; the form shows what they were when it was opened. */
  now: Fields;
  /** The fields as the form writes them, where that is not as the server does. */
  asTyped?: (now: Fields) => Fields;
  save: (edited: Edited<Typed>) => Promise<unknown>;
  onDone: () => void;
  children: (errors: FormErrors) => ReactNode;
};

/** Changes what is known of something: only what was touched is sent, and what somebody else has changed meanwhile is said beside its field. */
export function EditForm<Typed extends Fields>(props: EditFormProps<Typed>) {
  const { schema, now, asTyped = (fields) => fields, save, onDone, children } = props;
  const [opened] = useState(() => asTyped(now));
  const { errors, ...form } = useForm(schema, async (typed) => {
    const edited = editedOf(typed, opened, now);
    if (edited) await save(edited);
    onDone();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      {children(errors)}
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.edit_saving()}>
          {m.edit_save()}
        </Button>
      </DialogFooter>
    </form>
  );
}
