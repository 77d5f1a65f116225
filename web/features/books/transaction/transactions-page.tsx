import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useMayChange } from '../../../lib/access';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { PageHeader } from '../../../ui/page-header';
import { bankAccountsQuery } from '../books.queries';
import type { ChangeList, ListSearch } from '../books.search';
import { AutoCategoriseDialog } from '../categorise/auto-categorise-dialog';
import { UploadDialog } from '../statement/upload-dialog';
import { filterOf } from './filter/filter';
import { ListTabs } from './filter/list-tabs';
import { Proved } from './proved';
import { TransactionList } from './transaction-list';
import { useExportRows } from './use-export';

type TransactionsPageProps = { companyId: string; search: ListSearch; onSearch: ChangeList };

/** All transactions of a company: whether they agree with the bank, what is left to do, and the work on them. */
export function TransactionsPage({ companyId, search, onSearch }: TransactionsPageProps) {
  const keepsBooks = useMayChange(companyId);
  const accounts = useQuery(bankAccountsQuery(companyId)).data ?? [];
  const exporting = useExportRows(companyId, accounts);
  return (
    <div className="flex flex-col gap-3">
      <PageHeader
        title={m.books_transactions()}
        subtitle={<Proved companyId={companyId} account={search.account} />}
        actions={
          <>
            <Button
              variant="ghost"
              title={m.transactions_export_hint()}
              isPending={exporting.isPending}
              pendingLabel={m.transactions_export_reading()}
              onClick={() => exporting.mutate({ filter: filterOf(search) })}
            >
              <Download size={16} aria-hidden="true" />
              {m.transactions_export()}
            </Button>
            {keepsBooks && <AutoCategoriseDialog companyId={companyId} label={m.books_auto_categorise()} />}
            {keepsBooks && <UploadDialog companyId={companyId} variant="primary" />}
          </>
        }
      />
      <ListTabs companyId={companyId} search={search} keepsBooks={keepsBooks} onSearch={onSearch} />
      <TransactionList
        companyId={companyId}
        search={search}
        onSearch={onSearch}
        accounts={accounts}
        keepsBooks={keepsBooks}
      />
    </div>
  );
}
