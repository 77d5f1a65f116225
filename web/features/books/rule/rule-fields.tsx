import { useQuery } from '@tanstack/react-query';
import { m } from '../../../lib/messages';
import { Field, Input, Select } from '../../../ui/form/field';
import { accountLabel } from '../account/account-facts';
import { bankAccountsQuery } from '../books.queries';
import { useCategories } from '../category/category-groups';
import { sideName } from '../words';
import { ANY, type faultsOf, type TypedRule } from './rule.form';

type RuleFieldsProps = {
  companyId: string;
  typed: TypedRule;
  faults: Partial<ReturnType<typeof faultsOf>>;
  onChange: (change: Partial<TypedRule>) => void;
};

export function RuleFields({ companyId, typed, faults, onChange }: RuleFieldsProps) {
  const { groupsBy } = useCategories();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field name="ruleText" label={m.books_rule_contains()} error={faults.contains} isRequired>
        {(control) => (
          <Input
            {...control}
            maxLength={100}
            value={typed.contains}
            onChange={({ target }) => onChange({ contains: target.value })}
          />
        )}
      </Field>
      <Field name="category" label={m.books_category()} error={faults.category} isRequired>
        {(control) => (
          <Select
            {...control}
            placeholder={m.books_choose_category()}
            groups={groupsBy(({ id }) => id)}
            value={typed.categoryId}
            onChange={({ target }) => onChange({ categoryId: target.value })}
          />
        )}
      </Field>
      <SideField typed={typed} onChange={onChange} />
      <AccountField companyId={companyId} typed={typed} onChange={onChange} />
      {(['amountFrom', 'amountTo'] as const).map((name) => (
        <Field
          key={name}
          name={name}
          label={name === 'amountFrom' ? m.books_amount_from() : m.books_amount_to()}
          error={faults[name]}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              maxLength={18}
              value={typed[name]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

type OneFieldProps = Pick<RuleFieldsProps, 'typed' | 'onChange'>;

function SideField({ typed, onChange }: OneFieldProps) {
  return (
    <Field name="side" label={m.books_role_side()}>
      {(control) => (
        <Select
          {...control}
          choices={[
            { value: ANY, label: m.books_either_side() },
            { value: 'debit', label: sideName('debit') },
            { value: 'credit', label: sideName('credit') },
          ]}
          value={typed.side}
          onChange={({ target: { value } }) =>
            onChange({ side: value === 'debit' || value === 'credit' ? value : ANY })
          }
        />
      )}
    </Field>
  );
}

function AccountField({ companyId, typed, onChange }: OneFieldProps & { companyId: string }) {
  const accounts = useQuery(bankAccountsQuery(companyId)).data ?? [];
  const choices = accounts.map((account) => ({ value: account.id, label: accountLabel(account) }));
  return (
    <Field name="account" label={m.books_account()}>
      {(control) => (
        <Select
          {...control}
          choices={[{ value: ANY, label: m.books_all_accounts() }, ...choices]}
          value={typed.account}
          onChange={({ target }) => onChange({ account: target.value })}
        />
      )}
    </Field>
  );
}
