import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { m } from '../../../lib/messages';
import { Field, Select } from '../../../ui/form/field';
import { accountLabel } from '../account/account-facts';
import { AddAccountDialog } from '../account/add-account-dialog';
import { bankAccountsQuery } from '../books.queries';

type UploadAccountProps = {
  companyId: string;
  chosenId: string;
  error: string | undefined;
  onChoose: (bankAccountId: string) => void;
};

/** The account a statement is for: one that is in use; the only one is chosen already. */
export function UploadAccount({ companyId, chosenId, error, onChoose }: UploadAccountProps) {
  const accounts = useQuery(bankAccountsQuery(companyId)).data ?? [];
  const active = accounts.filter(({ isActive }) => isActive);
  const soleId = active.length === 1 ? active[0]?.id : undefined;
  const list = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (!soleId || chosenId) return;
    onChoose(soleId);
    // The dialog in which it was just added took the focus with it.
    if (document.activeElement === document.body) list.current?.focus();
  }, [soleId, chosenId, onChoose]);
  const none = accounts.length === 0 ? m.books_no_account_yet() : m.books_no_active_account();
  return (
    <Field name="bankAccountId" label={m.books_account()} error={error} isRequired>
      {(control) => (
        <Select
          {...control}
          ref={list}
          placeholder={active.length === 0 ? none : m.books_choose_account()}
          choices={active.map((account) => ({ value: account.id, label: accountLabel(account) }))}
          value={chosenId}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
    </Field>
  );
}

/** Where there is no account yet, the way to one. It stands beside the form, not in it: it holds a form of its own. */
export function FirstAccount({ companyId }: { companyId: string }) {
  const accounts = useQuery(bankAccountsQuery(companyId)).data;
  if (accounts?.length !== 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunken px-4 py-3 text-sm">
      <p>{m.books_upload_needs_account()}</p>
      <AddAccountDialog companyId={companyId} />
    </div>
  );
}
