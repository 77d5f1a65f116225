import { useState } from 'react';
import { hasIfsc, STATEMENT_KINDS, type StatementKind } from '#domain/ledger/chart/money';
import type { FormErrors } from '../../../lib/form';
import { m } from '../../../lib/messages';
import { Field, Input, Select } from '../../../ui/form/field';
import type { BankAccount } from '../books.queries';
import { accountKind } from './account-facts';

/** What a form for a bank account asks; of one that is there, with what is known. */
export function AccountFields({ errors, account }: { errors: FormErrors; account?: BankAccount }) {
  const [kind, setKind] = useState<StatementKind>(account?.kind ?? 'current');
  return (
    <>
      <Field name="kind" label={m.books_account_type()} hint={hintOf(kind)} error={errors.kind}>
        {(control) => (
          <Select
            {...control}
            choices={STATEMENT_KINDS.map((value) => ({ value, label: accountKind(value) }))}
            value={kind}
            onChange={({ target }) => setKind(STATEMENT_KINDS.find((one) => one === target.value) ?? 'current')}
          />
        )}
      </Field>
      <Field name="accountName" label={m.books_account_name()} error={errors.accountName} isRequired>
        {(control) => (
          <Input {...control} defaultValue={account?.accountName ?? ''} maxLength={120} autoComplete="off" />
        )}
      </Field>
      <Field name="accountNumber" label={m.books_account_number()} error={errors.accountNumber} isRequired>
        {(control) => (
          <Input
            {...control}
            defaultValue={account?.accountNumber ?? ''}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field name="bankName" label={m.books_bank_name()} error={errors.bankName} isRequired>
        {(control) => <Input {...control} defaultValue={account?.bankName ?? ''} maxLength={120} autoComplete="off" />}
      </Field>
      <Field
        name="ifscCode"
        label={m.books_ifsc()}
        hint={m.books_ifsc_hint()}
        error={errors.ifscCode}
        isRequired={hasIfsc(kind)}
      >
        {(control) => (
          <Input
            {...control}
            className="uppercase"
            defaultValue={account?.ifscCode ?? ''}
            maxLength={11}
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
    </>
  );
}

/** Where its balance stands on the balance sheet, as far as the name does not say so. */
const hintOf = (kind: StatementKind): string | undefined =>
  kind === 'overdraft' || kind === 'loan'
    ? m.books_kind_borrowing()
    : kind === 'card'
      ? m.books_kind_card_hint()
      : undefined;
