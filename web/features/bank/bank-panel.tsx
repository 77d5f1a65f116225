import { m } from '../../lib/messages';
import { Tabs } from '../../ui/tabs';
import type { BankSearch, ChangeSearch } from './bank.search';
import { BankAccounts } from './bank-accounts';
import { BankCategorization } from './bank-categorization';
import { BankOverview } from './bank-overview';
import { BankTransactions } from './bank-transactions';

export type PanelProps = { companyId: string; search: BankSearch; onSearch: ChangeSearch };

/** The bank bookkeeping of one company. What is open in it stands in the address. */
export function BankPanel({ companyId, search, onSearch }: PanelProps) {
  const props = { companyId, search, onSearch };
  return (
    <section aria-labelledby="bank-bookkeeping" className="mt-8">
      <h2 id="bank-bookkeeping" className="mb-2 text-lg font-semibold">
        {m.bank_title()}
      </h2>
      <Tabs
        label={m.bank_title()}
        value={search.tab ?? 'overview'}
        onValueChange={(tab) => onSearch({ tab: tab === 'overview' ? undefined : tab })}
        tabs={[
          { value: 'overview', label: m.bank_tab_overview(), content: <BankOverview {...props} /> },
          { value: 'accounts', label: m.bank_tab_accounts(), content: <BankAccounts {...props} /> },
          { value: 'transactions', label: m.bank_tab_transactions(), content: <BankTransactions {...props} /> },
          { value: 'categorization', label: m.bank_tab_categorization(), content: <BankCategorization {...props} /> },
        ]}
      />
    </section>
  );
}
