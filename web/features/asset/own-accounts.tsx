import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FormErrors } from '../../lib/form';
import { m } from '../../lib/messages';
import { Field, Select } from '../../ui/form/field';
import { ownAccountsQuery } from './asset.queries';

const NAMES = ['costAccount', 'depreciationAccount'] as const;
const LABELS = { costAccount: m.asset_cost_account, depreciationAccount: m.asset_depreciation_account };

/** The accounts of a building: the chart has none, so that they are of the company's own. */
export function OwnAccounts({ companyId, errors }: { companyId: string; errors: FormErrors }) {
  const accounts = useQuery(ownAccountsQuery(companyId)).data;
  const own = accounts ?? [];
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        {NAMES.map((name) => (
          <Field key={name} name={name} label={LABELS[name]()} error={errors[name]} isRequired>
            {(control) => (
              <Select
                {...control}
                placeholder={m.asset_choose_account()}
                choices={own.map((account) => ({ value: account.id, label: `${account.code} ${account.name}` }))}
              />
            )}
          </Field>
        ))}
      </div>
      {accounts && own.length < NAMES.length && (
        <p className="text-sm text-ink-2">
          {m.asset_own_accounts()}{' '}
          <Link
            to="/ledger"
            search={{ tab: 'accounts' }}
            className="font-medium underline decoration-line-strong underline-offset-2 hover:decoration-current"
          >
            {m.asset_own_accounts_add()}
          </Link>
        </p>
      )}
    </div>
  );
}
