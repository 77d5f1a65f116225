import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { Skeleton } from '../../ui/state/skeleton';
import { AccountPanel } from './account/account-panel';
import { AddAccountDialog } from './account/add-account-dialog';
import { bankAccountsQuery, coverageQuery } from './books.queries';
import { MatchDialog } from './reconcile/match-dialog';
import { RulesDialog } from './rule/rules-dialog';
import { UploadDialog } from './statement/upload-dialog';

/** The accounts of a company with the statements they were kept from. */
export function BankManagement({ companyId, companyName }: { companyId: string; companyName: string }) {
  const accounts = useQuery(bankAccountsQuery(companyId));
  const coverage = useQuery(coverageQuery(companyId));
  const keepsBooks = useMayChange(companyId);
  const isEmpty = accounts.data?.length === 0;
  return (
    <>
      <PageHeader
        title={m.books_management()}
        subtitle={m.books_management_words({ company: companyName })}
        actions={
          <>
            <Link to="/transactions" className={buttonClass('ghost')}>
              {m.books_all_transactions()}
            </Link>
            {keepsBooks && <MatchDialog companyId={companyId} variant="ghost" />}
            {keepsBooks && <RulesDialog companyId={companyId} variant="ghost" />}
            {keepsBooks && <AddAccountDialog companyId={companyId} variant={isEmpty ? 'primary' : 'secondary'} />}
            {keepsBooks && <UploadDialog companyId={companyId} variant={isEmpty ? 'secondary' : 'primary'} />}
          </>
        }
      />
      {accounts.isPending && (
        <div role="status" aria-label={m.ui_loading()} className="flex flex-col gap-4">
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </div>
      )}
      {accounts.isError && <ErrorPanel error={accounts.error} onRetry={() => void accounts.refetch()} />}
      {coverage.isError && <ErrorPanel error={coverage.error} onRetry={() => void coverage.refetch()} />}
      {isEmpty && <EmptyState title={m.books_no_accounts()} description={m.books_no_accounts_words()} />}
      <div className="flex flex-col gap-5">
        {accounts.data?.map((account) => (
          <AccountPanel
            key={account.id}
            companyId={companyId}
            account={account}
            coverage={coverage.data?.find(({ bankAccountId }) => bankAccountId === account.id)}
            keepsBooks={keepsBooks}
          />
        ))}
      </div>
    </>
  );
}
