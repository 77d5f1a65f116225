import { useState } from 'react';
import * as v from 'valibot';
import { useForm } from '../../../../lib/form';
import { required } from '../../../../lib/form-parts';
import { m } from '../../../../lib/messages';
import { Button } from '../../../../ui/button';
import { Field, Input } from '../../../../ui/form/field';
import { FormFailure } from '../../../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../../../ui/overlay/dialog';
import { useAddAccount } from '../desk.queries';

const accountForm = v.object({
  name: required,
  currency: v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^(?!INR$)[A-Z]{3}$/, () => m.forex_currency_wrong()),
  ),
});

/** Adds a bank account that is kept in another currency. */
export function AddForeignAccount({ companyId }: { companyId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.forex_add_account()}
      description={m.forex_add_account_words()}
      trigger={<Button variant="primary">{m.forex_add_account()}</Button>}
    >
      <AccountForm companyId={companyId} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

function AccountForm({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const add = useAddAccount(companyId);
  const { errors, ...form } = useForm(accountForm, async (typed) => {
    await add.mutateAsync({ ...typed, kind: 'eefc' });
    onClose();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="name" label={m.desk_account_name()} hint={m.forex_name_hint()} error={errors.name} isRequired>
        {(control) => <Input {...control} autoComplete="off" maxLength={120} />}
      </Field>
      <Field name="currency" label={m.desk_currency()} error={errors.currency} isRequired>
        {(control) => <Input {...control} autoComplete="off" maxLength={3} defaultValue="USD" />}
      </Field>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.desk_adding()}>
          {m.forex_add_account()}
        </Button>
      </DialogFooter>
    </form>
  );
}
