import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ErrorPanel } from '../../ui/error-panel';
import { ShowAll, ShowMore } from '../../ui/show-all';
import { SkeletonRows } from '../../ui/skeleton';
import { useKeepsBooks } from './bank.access';
import { bankAccountsQuery, type TransactionFilter, totalsQuery, transactionsQuery } from './bank.queries';
import type { BankSearch } from './bank.search';
import type { PanelProps } from './bank-panel';
import { NO_FILTER, TransactionFilters } from './transaction-filters';
import { TransactionTable } from './transaction-table';

const FIRST_SCREEN = 20;
const PAGE = 100;

/** The first screen of the specification; then all of them, with search, filters and paging. */
export function BankTransactions({ companyId, search, onSearch }: PanelProps) {
  const isAll = search.all ?? false;
  const keepsBooks = useKeepsBooks(companyId);
  const accounts = useQuery(bankAccountsQuery(companyId)).data ?? [];
  const totals = useQuery(totalsQuery(companyId));
  const wanted = isAll
    ? transactionsQuery(companyId, filterOf(search), PAGE)
    : transactionsQuery(companyId, {}, FIRST_SCREEN);
  const list = useInfiniteQuery({ ...wanted, placeholderData: keepPreviousData });
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const total = totals.data?.transactionCount ?? 0;
  return (
    <div className="flex flex-col gap-3">
      {isAll ? (
        <TransactionFilters search={search} accounts={accounts} onSearch={onSearch} />
      ) : (
        <div className="flex justify-end">
          <Button size="sm" onClick={() => onSearch({ all: true })}>
            {m.bank_search_and_filter()}
          </Button>
        </div>
      )}
      {list.isPending && <SkeletonRows rows={10} label={m.ui_loading()} />}
      {list.isError && <ErrorPanel error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && rows.length === 0 && <Nothing isSearch={isAll && total > 0} onClear={() => onSearch(NO_FILTER)} />}
      {rows.length > 0 && (
        <TransactionTable companyId={companyId} rows={rows} accounts={accounts} keepsBooks={keepsBooks} />
      )}
      {isAll ? (
        <ShowMore
          hasMore={list.hasNextPage}
          isPending={list.isFetchingNextPage}
          onShowMore={() => void list.fetchNextPage()}
        />
      ) : (
        <ShowAll shown={rows.length} total={total} onShowAll={() => onSearch({ all: true })} />
      )}
    </div>
  );
}

function filterOf({ account, category, from, to, q }: BankSearch): TransactionFilter {
  return {
    ...(account && { bankAccountId: account }),
    ...(category && { category }),
    ...(from && { from }),
    ...(to && { to }),
    ...(q && { q }),
  };
}

function Nothing({ isSearch, onClear }: { isSearch: boolean; onClear: () => void }) {
  if (!isSearch) return <EmptyState title={m.bank_no_data()} description={m.bank_no_data_words()} />;
  return (
    <EmptyState
      title={m.bank_nothing_found()}
      description={m.bank_nothing_found_words()}
      action={<Button onClick={onClear}>{m.bank_clear_filters()}</Button>}
    />
  );
}
