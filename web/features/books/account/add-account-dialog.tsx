import { useState } from 'react';
import { useForm } from '../../../lib/form';
import { m } from '../../../lib/messages';
import { Button, type ButtonVariant } from '../../../ui/button';
import { FormFailure } from '../../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../../ui/overlay/dialog';
import { useAddAccount } from '../books.mutations';
import { accountForm } from './account.form';
import { AccountFields } from './account-fields';

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
      <AccountFields errors={errors} />
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
