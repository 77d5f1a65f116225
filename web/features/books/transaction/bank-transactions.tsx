import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMayChange } from '../../../lib/access';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { ShowAll } from '../../../ui/list/show-all';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { bankAccountsQuery, totalsQuery, transactionsQuery } from '../books.queries';
import { type PanelProps, useOpenList } from '../books.search';
import { NoTransactions } from './no-transactions';
import { TransactionTable } from './transaction-table';

const FIRST_SCREEN = 20;

/** The first screen of the specification; search, filters and the rest stand on the page of transactions. */
export function BankTransactions({ companyId }: PanelProps) {
  const keepsBooks = useMayChange(companyId);
  const accounts = useQuery(bankAccountsQuery(companyId)).data ?? [];
  const totals = useQuery(totalsQuery(companyId));
  const list = useInfiniteQuery(transactionsQuery(companyId, {}, FIRST_SCREEN));
  const rows = list.data?.pages.flatMap((page) => page.rows).slice(0, FIRST_SCREEN) ?? [];
  const openList = useOpenList();
  const showAll = () => openList({});
  return (
    <div className="flex flex-col gap-3">
      <div className="flex justify-end">
        <Button size="sm" onClick={showAll}>
          {m.books_search_and_filter()}
        </Button>
      </div>
      {list.isPending && <SkeletonRows rows={10} label={m.ui_loading()} />}
      {list.isError && <ErrorPanel error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && rows.length === 0 && <NoTransactions isSearch={false} onClear={showAll} />}
      {rows.length > 0 && (
        <TransactionTable companyId={companyId} rows={rows} accounts={accounts} keepsBooks={keepsBooks} />
      )}
      <ShowAll shown={rows.length} total={totals.data?.transactionCount ?? 0} onShowAll={showAll} />
    </div>
  );
}
