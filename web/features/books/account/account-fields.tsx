import type { FormErrors } from '../../../lib/form';
import { m } from '../../../lib/messages';
import { Field, Input, Select } from '../../../ui/form/field';
import type { BankAccount } from '../books.queries';

/** What a form for a bank account asks; of one that is there, with what is known. */
export function AccountFields({ errors, account }: { errors: FormErrors; account?: BankAccount }) {
  return (
    <>
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
      <Field name="ifscCode" label={m.books_ifsc()} hint={m.books_ifsc_hint()} error={errors.ifscCode} isRequired>
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
      <Field name="accountType" label={m.books_account_type()} error={errors.accountType}>
        {(control) => <Select {...control} choices={accountTypes()} defaultValue={account?.accountType ?? 'current'} />}
      </Field>
    </>
  );
}

const accountTypes = () => [
  { value: 'current', label: m.books_current() },
  { value: 'savings', label: m.books_savings() },
];
