import { useQuery } from '@tanstack/react-query';
import { useMayChange } from '../../../lib/access';
import { m } from '../../../lib/messages';
import { EmptyState } from '../../../ui/state/empty-state';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { Skeleton } from '../../../ui/state/skeleton';
import { bankAccountsQuery } from '../books.queries';
import { type PanelProps, useOpenList } from '../books.search';
import { UploadDialog } from '../statement/upload-dialog';
import { AccountCard } from './account-card';
import { AddAccountDialog } from './add-account-dialog';

const GRID = 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3';

export function BankAccounts({ companyId }: PanelProps) {
  const openList = useOpenList();
  const accounts = useQuery(bankAccountsQuery(companyId));
  const keepsBooks = useMayChange(companyId);
  const isEmpty = accounts.data?.length === 0;
  return (
    <div className="flex flex-col gap-4">
      {keepsBooks && (
        <div className="flex flex-wrap gap-2">
          <AddAccountDialog companyId={companyId} variant={isEmpty ? 'primary' : 'secondary'} />
          <UploadDialog companyId={companyId} variant={isEmpty ? 'secondary' : 'primary'} />
        </div>
      )}
      {accounts.isPending && (
        <div role="status" aria-label={m.ui_loading()} className={GRID}>
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </div>
      )}
      {accounts.isError && <ErrorPanel error={accounts.error} onRetry={() => void accounts.refetch()} />}
      {isEmpty && <EmptyState title={m.books_no_accounts()} description={m.books_no_accounts_words()} />}
      {accounts.data && !isEmpty && (
        <ul className={GRID}>
          {accounts.data.map((account) => (
            <li key={account.id}>
              <AccountCard
                companyId={companyId}
                account={account}
                keepsBooks={keepsBooks}
                onOpen={() => openList({ account: account.id })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
