import { useState } from 'react';
import * as v from 'valibot';
import { required } from '../../../../lib/form-parts';
import { m } from '../../../../lib/messages';
import { Button } from '../../../../ui/button';
import { DateInput } from '../../../../ui/form/date-input';
import { EditForm } from '../../../../ui/form/edit-form';
import { Field, Input } from '../../../../ui/form/field';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog';
import { Dialog } from '../../../../ui/overlay/dialog';
import type { Account } from '../desk.queries';
import { useChangeOwnAccount, useRemoveOwnAccount } from '../rule/rule.queries';

type OwnAccountProps = { companyId: string; account: Account };

const form = v.object({
  name: required,
  closedOn: v.pipe(
    v.string(),
    v.transform((day) => day || null),
  ),
});

/** Renames or closes an account of the company's own. */
export function EditOwnAccount({ companyId, account }: OwnAccountProps) {
  const [isOpen, setIsOpen] = useState(false);
  const change = useChangeOwnAccount(companyId, account.id);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.ledger_accounts_edit_title({ name: account.name })}
      description={m.ledger_accounts_edit_words()}
      trigger={
        <Button size="sm" variant="ghost" aria-label={m.edit_edit_named({ name: account.name })}>
          {m.edit_edit()}
        </Button>
      }
    >
      <EditForm
        schema={form}
        now={{ name: account.name, closedOn: account.closedOn }}
        save={(edited) => change.mutateAsync(edited)}
        onDone={() => setIsOpen(false)}
      >
        {(errors) => (
          <>
            <Field name="name" label={m.desk_account_name()} error={errors.name} isRequired>
              {(control) => <Input {...control} defaultValue={account.name} autoComplete="off" maxLength={120} />}
            </Field>
            <Field
              name="closedOn"
              label={m.ledger_accounts_closed_on()}
              hint={m.ledger_accounts_closed_hint()}
              error={errors.closedOn}
            >
              {(control) => <DateInput {...control} defaultValue={account.closedOn ?? ''} />}
            </Field>
          </>
        )}
      </EditForm>
    </Dialog>
  );
}

/** Removes an account to which nothing was posted; of any other the refusal says how much was. */
export function RemoveOwnAccount({ companyId, account: { id, name } }: OwnAccountProps) {
  const remove = useRemoveOwnAccount(companyId, id);
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost" aria-label={m.edit_delete_named({ name })}>
          {m.edit_delete()}
        </Button>
      }
      title={m.edit_delete_title({ name })}
      description={m.ledger_accounts_remove_words()}
      confirmLabel={m.edit_delete()}
      pendingLabel={m.edit_deleting()}
      onConfirm={remove}
    />
  );
}
