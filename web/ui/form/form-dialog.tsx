import { type ReactNode, useState } from 'react';
import type * as v from 'valibot';
import { type FormErrors, useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../button';
import { Dialog, DialogCancel, DialogFooter } from '../overlay/dialog';
import { Field, Input } from './field';
import { FormFailure } from './form-failure';

type FormDialogProps<Schema extends v.GenericSchema> = {
  title: string;
  description?: string;
  trigger: ReactNode;
  schema: Schema;
  label: string;
  send: (typed: v.InferOutput<Schema>) => Promise<unknown>;
  children: (errors: FormErrors) => ReactNode;
};

/** A dialog with one form, which closes once what was typed is kept. */
export function FormDialog<Schema extends v.GenericSchema>(props: FormDialogProps<Schema>) {
  const { title, description, trigger, ...rest } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={title}
      trigger={trigger}
      {...(description && { description })}
    >
      <Inside {...rest} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

type InsideProps<Schema extends v.GenericSchema> = Pick<
  FormDialogProps<Schema>,
  'schema' | 'label' | 'send' | 'children'
> & { onDone: () => void };

function Inside<Schema extends v.GenericSchema>({ schema, label, send, children, onDone }: InsideProps<Schema>) {
  const { errors, ...form } = useForm(schema, async (typed) => {
    await send(typed);
    onDone();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      {children(errors)}
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.edit_saving()}>
          {label}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** A form's fields, two beside each other where there is room. */
export const FIELDS = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2';

type AmountProps = {
  name: string;
  label: string;
  errors: FormErrors;
  now?: string | null;
  hint?: string;
  isRequired?: boolean;
};

/** An amount in rupees; nought is left empty. */
export function Amount({ name, label, errors, now, hint, isRequired = false }: AmountProps) {
  const shown = now && now !== '0.00' ? now.replace(/\.00$/, '') : '';
  return (
    <Field name={name} label={label} error={errors[name]} isRequired={isRequired} {...(hint && { hint })}>
      {(control) => <Input {...control} inputMode="decimal" autoComplete="off" defaultValue={shown} />}
    </Field>
  );
}

/** Something that is so or not. */
export function Check({ name, label, isOn = false }: { name: string; label: string; isOn?: boolean }) {
  return (
    <label className="flex min-h-8 items-center gap-2 text-sm">
      <input type="checkbox" name={name} defaultChecked={isOn} className="size-4 accent-accent" />
      {label}
    </label>
  );
}
