import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Keyboard } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { m } from '../../../lib/messages';
import { useMedia } from '../../../lib/use-media';
import { Button } from '../../../ui/button';
import { VirtualTable } from '../../../ui/list/virtual-table';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { type BankAccount, type BankTransaction, transactionsQuery } from '../books.queries';
import type { BooksSearch, PanelProps } from '../books.search';
import { besideSplit, splitAcross } from '../split/split-row';
import { keyOf, transactionOf } from '../split/split-rows';
import { SavedViews } from '../view/saved-views';
import { ListFacts } from './list-totals';
import { NoTransactions } from './no-transactions';
import { ChosenBar } from './selection-bar';
import { filterOf } from './transaction.filter';
import { type ListActs, narrowColumns, wideColumns } from './transaction-columns';
import { NO_FILTER, TransactionFilters } from './transaction-filters';
import { TransactionOverlays } from './transaction-overlays';
import { useWayToEnd } from './use-loading-on';
import { useTransactionActs } from './use-transaction-acts';

const PAGE = 200;
// Below this the columns beside the description would leave it no room.
const ONE_COLUMN = '(width < 64rem)';

type AllTransactionsProps = PanelProps & { accounts: readonly BankAccount[]; keepsBooks: boolean };

/** All transactions with search, filters and orders, worked by mouse or by keys. */
export function AllTransactions({ companyId, search, onSearch, accounts, keepsBooks }: AllTransactionsProps) {
  const queryClient = useQueryClient();
  const wanted = transactionsQuery(companyId, filterOf(search), PAGE);
  const list = useInfiniteQuery({ ...wanted, placeholderData: keepPreviousData });
  const rows = useMemo(() => rowsOf(list.data?.pages ?? []), [list.data]);
  const container = useRef<HTMLDivElement>(null);
  const acts = useTransactionActs(rows, keepsBooks, container, shownBy(search));
  const { chosen, setOpen, keys, list: shown, place } = acts;
  const toEnd = useWayToEnd(list, shownBy(search), () => keys.goTo(shown.length - 1));
  const columns = useColumns({
    ...{ companyId, accounts, keepsBooks, search, onSearch, choice: acts, place },
    onOpen: ({ id }) => setOpen({ kind: 'row', id }),
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way; every act has its button
    <div
      ref={container}
      className="flex flex-col gap-3"
      onKeyDownCapture={toEnd.onKeyDown}
      onKeyDown={keys.onKeyDown}
      {...toEnd.stops}
    >
      <TransactionFilters search={search} accounts={accounts} onSearch={onSearch} />
      <SavedViews companyId={companyId} search={search} keepsBooks={keepsBooks} onSearch={onSearch} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        {keepsBooks && (
          <ChosenBar
            list={list}
            onGiveUp={() => void queryClient.cancelQueries({ queryKey: wanted.queryKey })}
            filter={shownBy(search)}
            rows={rows}
            choice={acts}
            onCategorise={() => setOpen({ kind: 'categorise' })}
          />
        )}
        <Button size="sm" variant="ghost" className="ml-auto" onClick={() => setOpen({ kind: 'help' })}>
          <Keyboard size={14} aria-hidden="true" />
          {m.books_keys()}
        </Button>
      </div>
      {rows.length > 0 && (
        <ListFacts pages={list.data?.pages ?? []} hasMore={list.hasNextPage} isGoingToEnd={toEnd.isGoing} />
      )}
      {list.isPending && <SkeletonRows rows={10} label={m.ui_loading()} />}
      {list.isError && <ErrorPanel error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && rows.length === 0 && <NoTransactions isSearch onClear={() => onSearch(NO_FILTER)} />}
      {rows.length > 0 && (
        // The rows out of sight change their room while one scrolls, which the browser is not to make up for.
        <div className="[&>section]:[overflow-anchor:none]">
          <VirtualTable
            caption={m.books_transactions()}
            columns={columns}
            rows={shown}
            rowKey={keyOf}
            hasMore={list.hasNextPage && !list.isFetchingNextPage && !list.isError}
            onNearEnd={() => void list.fetchNextPage()}
            active={keys.active}
            onActive={keys.setActive}
            moved={keys.moved}
            isMarked={(row) => chosen.has(transactionOf(row).id) || transactionOf(row).id === place.openId}
            across={splitAcross(companyId, place)}
          />
        </div>
      )}
      <TransactionOverlays companyId={companyId} rows={rows} keepsBooks={keepsBooks} acts={acts} />
    </div>
  );
}

/** What decides which rows there are; their order does not. */
function shownBy(search: BooksSearch): string {
  const { sort: _sort, direction: _direction, ...filter } = filterOf(search);
  return JSON.stringify(filter);
}

function useColumns(acts: ListActs) {
  const isNarrow = useMedia(ONE_COLUMN);
  return besideSplit(isNarrow ? narrowColumns(acts) : wideColumns(acts));
}

/** Joined as whole arrays: taken row by row, 200,000 of them would cost a frame. */
function rowsOf(pages: readonly { rows: BankTransaction[] }[]): BankTransaction[] {
  const none: BankTransaction[] = [];
  return none.concat(...pages.map(({ rows }) => rows));
}
