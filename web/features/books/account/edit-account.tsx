import { useState } from 'react';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { EditForm } from '../../../ui/form/edit-form';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { Dialog } from '../../../ui/overlay/dialog';
import { useChangeAccount, useRemoveAccount } from '../books.mutations';
import type { BankAccount } from '../books.queries';
import { accountForm } from './account.form';
import { AccountFields } from './account-fields';

type OfAccount = { companyId: string; account: BankAccount };

/** Changes what is said of a bank account. Its number stays once statements of it are in the books. */
export function EditAccount({ companyId, account }: OfAccount) {
  const [isOpen, setIsOpen] = useState(false);
  const change = useChangeAccount(companyId);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.edit_account()}
      description={m.edit_account_words()}
      trigger={
        <Button size="sm" aria-label={m.edit_edit_named({ name: account.accountName })}>
          {m.edit_edit()}
        </Button>
      }
    >
      <EditForm
        schema={accountForm}
        now={account}
        save={(edited) => change.mutateAsync({ id: account.id, edited })}
        onDone={() => setIsOpen(false)}
      >
        {(errors) => <AccountFields errors={errors} account={account} />}
      </EditForm>
    </Dialog>
  );
}

/** Deletes an account that nothing hangs on; of any other the refusal says what does. */
export function RemoveAccount({ companyId, account }: OfAccount) {
  const remove = useRemoveAccount(companyId);
  const { id, accountName: name } = account;
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost" aria-label={m.edit_delete_named({ name })}>
          {m.edit_delete()}
        </Button>
      }
      title={m.edit_delete_title({ name })}
      description={m.edit_account_remove_words()}
      confirmLabel={m.edit_delete()}
      pendingLabel={m.edit_deleting()}
      onConfirm={() => remove.mutateAsync(id)}
    />
  );
}
