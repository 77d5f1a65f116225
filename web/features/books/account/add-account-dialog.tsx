import { useState } from 'react';
import { useForm } from '../../../lib/form';
import { m } from '../../../lib/messages';
import { Button, type ButtonVariant } from '../../../ui/button';
import { Field, Input, Select } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../../ui/overlay/dialog';
import { useAddAccount } from '../books.mutations';
import { accountForm } from './account.form';

type AddAccountDialogProps = { companyId: string; variant?: ButtonVariant };

export function AddAccountDialog({ companyId, variant = 'secondary' }: AddAccountDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.books_add_account()}
      description={m.books_add_account_words()}
      trigger={<Button variant={variant}>{m.books_add_account()}</Button>}
    >
      <AccountForm companyId={companyId} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

function AccountForm({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const addAccount = useAddAccount(companyId);
  const { errors, ...form } = useForm(accountForm, async (typed) => {
    await addAccount.mutateAsync(typed);
    onClose();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="accountName" label={m.books_account_name()} error={errors.accountName} isRequired>
        {(control) => <Input {...control} maxLength={120} autoComplete="off" />}
      </Field>
      <Field name="accountNumber" label={m.books_account_number()} error={errors.accountNumber} isRequired>
        {(control) => <Input {...control} maxLength={40} autoComplete="off" spellCheck={false} />}
      </Field>
      <Field name="bankName" label={m.books_bank_name()} error={errors.bankName} isRequired>
        {(control) => <Input {...control} maxLength={120} autoComplete="off" />}
      </Field>
      <Field name="ifscCode" label={m.books_ifsc()} hint={m.books_ifsc_hint()} error={errors.ifscCode} isRequired>
        {(control) => (
          <Input {...control} className="uppercase" maxLength={11} autoCapitalize="characters" spellCheck={false} />
        )}
      </Field>
      <Field name="accountType" label={m.books_account_type()} error={errors.accountType}>
        {(control) => <Select {...control} choices={accountTypes()} defaultValue="current" />}
      </Field>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.books_adding()}>
          {m.books_add_account()}
        </Button>
      </DialogFooter>
    </form>
  );
}

const accountTypes = () => [
  { value: 'current', label: m.books_current() },
  { value: 'savings', label: m.books_savings() },
];
