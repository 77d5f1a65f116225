import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { WAITS } from '#domain/calendar/values';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { type NewWait, type Waits, waitsName } from '../../lib/waits';
import { Button } from '../button';
import { Dialog, DialogCancel, DialogFooter } from '../overlay/dialog';
import { Field, Input, Select } from './field';
import { FormFailure } from './form-failure';

// A choice may not be empty text; this one stands for nobody.
const NOBODY = 'nobody';

const line = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => text || undefined),
  ),
);

const waitForm = v.pipe(
  v.object({ waitsFor: v.picklist([NOBODY, ...WAITS]), name: line, what: line }),
  v.forward(
    v.check(
      ({ waitsFor, name }) => waitsFor !== 'person' || name !== undefined,
      () => m.ui_required(),
    ),
    ['name'],
  ),
);

type WaitDialogProps = {
  trigger: ReactNode;
  description: string;
  now?: Waits | undefined;
  save: (said: NewWait) => Promise<unknown>;
};

/** Asks who is waited for, and for what. */
export function WaitDialog({ trigger, description, now, save }: WaitDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.waits_title()}
      description={description}
      trigger={trigger}
    >
      <WaitForm
        now={now}
        save={async (said) => {
          await save(said);
          setIsOpen(false);
        }}
      />
    </Dialog>
  );
}

function WaitForm({ now, save }: Pick<WaitDialogProps, 'now' | 'save'>) {
  const [who, setWho] = useState<string>(now?.waitsFor ?? 'client');
  const { errors, ...form } = useForm(waitForm, ({ waitsFor, name, what }) =>
    save({ waitsFor: waitsFor === NOBODY ? null : waitsFor, name, what }),
  );
  const choices = [
    ...WAITS.map((value) => ({ value, label: waitsName(value) })),
    { value: NOBODY, label: m.waits_nobody() },
  ];
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="waitsFor" label={m.waits_who()} error={errors.waitsFor}>
        {(control) => (
          <Select {...control} choices={choices} value={who} onChange={({ target }) => setWho(target.value)} />
        )}
      </Field>
      {who === 'person' && (
        <Field name="name" label={m.waits_name()} error={errors.name} isRequired>
          {(control) => <Input {...control} defaultValue={now?.waitsName ?? ''} maxLength={120} autoComplete="off" />}
        </Field>
      )}
      {who !== NOBODY && (
        <Field name="what" label={m.waits_what()} hint={m.waits_what_hint()} error={errors.what}>
          {(control) => <Input {...control} defaultValue={now?.waitsWhat ?? ''} maxLength={120} autoComplete="off" />}
        </Field>
      )}
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.waits_saving()}>
          {m.waits_save()}
        </Button>
      </DialogFooter>
    </form>
  );
}
