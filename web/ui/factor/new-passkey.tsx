import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { deviceOf } from '../../lib/device';
import { useForm } from '../../lib/form';
import { required } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { Button } from '../button';
import { Field, Input } from '../form/field';
import { FormFailure } from '../form/form-failure';
import { type Creation, type MadePasskey, makePasskey } from './passkey';

const nameForm = v.object({ name: required });

type NewPasskeyProps = {
  begun: Creation;
  onMade: (made: { name: string; credential: MadePasskey }) => Promise<unknown>;
};

/** Takes a name for a passkey, and has the device make it. */
export function NewPasskey({ begun, onMade }: NewPasskeyProps) {
  const form = useForm(nameForm, async ({ name }) => onMade({ name, credential: await makePasskey(begun) }));
  const input = useRef<HTMLInputElement>(null);
  // What stood here before is gone, and the keys would be nowhere.
  useEffect(() => input.current?.select(), []);
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <p className="text-sm">{m.factor_passkey_make_words()}</p>
      <Field name="name" label={m.factor_passkey_name()} hint={m.factor_passkey_name_hint()} error={form.errors.name}>
        {(control) => <Input {...control} ref={input} defaultValue={deviceOf(navigator.userAgent)} maxLength={120} />}
      </Field>
      <FormFailure failure={form.failure} />
      <div>
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.factor_waiting()}>
          {m.factor_passkey_make()}
        </Button>
      </div>
    </form>
  );
}
