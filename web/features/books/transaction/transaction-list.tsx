import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { useMedia } from '../../../lib/use-media';
import { cx } from '../../../ui/cx';
import { VirtualTable } from '../../../ui/list/virtual-table';
import { DiscardQuestion } from '../../../ui/overlay/discard-question';
import type { Guard } from '../../../ui/overlay/panel-beside';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import type { BankAccount } from '../books.queries';
import type { ChangeList, ListSearch } from '../books.search';
import { besideSplit, splitAcross } from '../split/split-row';
import { AlikeOffer } from './alike-offer';
import { isNarrowed, NO_FILTER, shownBy } from './filter/filter';
import { useTotals } from './filter/list-tabs';
import { TransactionFilters } from './filter/transaction-filters';
import { ListFoot } from './list-foot';
import { isGapRow, keyOf, type ListRow, transactionOf } from './list-rows';
import { NoTransactions } from './no-transactions';
import { ChosenBar } from './selection-bar';
import { narrowColumns, wideColumns } from './transaction-columns';
import { TransactionOverlays } from './transaction-overlays';
import { useExportRows } from './use-export';
import { useTransactionActs } from './use-transaction-acts';
import { useWayToEnd } from './use-way-to-end';
import { useWholeList } from './use-whole-list';

const TransactionPanel = lazy(async () => ({
  default: (await import('./panel/transaction-panel')).TransactionPanel,
}));

// Below this the columns beside the description would leave it no room.
const ONE_COLUMN = '(width < 64rem)';
const ROW = { wide: 37, narrow: 62 };
const heightOf = (row: ListRow) => (isGapRow(row) ? row.height : undefined);

type TransactionListProps = {
  companyId: string;
  search: ListSearch;
  onSearch: ChangeList;
  accounts: readonly BankAccount[];
  keepsBooks: boolean;
};

/** The transactions with what they are narrowed to, worked by mouse, by touch or by keys, and one of them beside the list. */
export function TransactionList({ companyId, search, onSearch, accounts, keepsBooks }: TransactionListProps) {
  const queryClient = useQueryClient();
  const isNarrow = useMedia(ONE_COLUMN);
  const usualRow = isNarrow ? ROW.narrow : ROW.wide;
  const count = useTotals(companyId, search).shown?.count;
  const whole = useWholeList(companyId, search, count, usualRow);
  const { list, known, rows } = whole;
  const container = useRef<HTMLDivElement>(null);
  const guard: Guard = useRef(undefined);
  const acts = useTransactionActs({ companyId, rows, known, keepsBooks, container, search, onSearch, guard });
  const { chosen, keys, list: shown, place, category } = acts;
  const toEnd = useWayToEnd(whole, () => keys.goTo(shown.length - 1));
  const exporting = useExportRows(companyId, accounts);
  const columnActs = {
    ...{ companyId, accounts, keepsBooks, search, onSearch, choice: acts, place },
    isTight: search.row !== undefined,
    onOpen: acts.openRow,
    onCategorise: (row: Parameters<typeof acts.openRow>[0], at: HTMLElement) => acts.categorise([row], at),
  };
  const columns = besideSplit(isNarrow ? narrowColumns(columnActs) : wideColumns(columnActs));
  const close = () => {
    onSearch({ row: undefined });
    const place = shown.findIndex((row) => keyOf(row) === search.row);
    // A line that has left the list gives its place to the next.
    keys.goTo(place < 0 ? keys.active : place);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way; every act has its button
    <div
      ref={container}
      onKeyDownCapture={toEnd.onKeyDown}
      onKeyDown={keys.onKeyDown}
      {...toEnd.stops}
      className={cx('grid items-start gap-5', search.row && 'min-[77.5rem]:grid-cols-[minmax(0,1fr)_24rem]')}
    >
      <div className="flex min-w-0 flex-col gap-3">
        <TransactionFilters search={search} accounts={accounts} onSearch={onSearch} />
        {category.alike && (
          <AlikeOffer
            alike={category.alike}
            mayUndo={category.mayUndo}
            onTake={acts.takeAlike}
            onUndo={acts.undo}
            onClose={category.forgetAlike}
          />
        )}
        {list.isPending && <SkeletonRows rows={10} label={m.ui_loading()} />}
        {list.isError && <ErrorPanel error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && rows.length === 0 && (
          <NoTransactions isSearch={isNarrowed(search)} onClear={() => onSearch(NO_FILTER)} />
        )}
        {rows.length > 0 && (
          // The rows out of sight change their room while one scrolls, which the browser is not to make up for.
          <div className="max-lg:-mx-4 max-lg:[&>section]:rounded-none max-lg:[&>section]:border-x-0 [&>section]:[overflow-anchor:none]">
            <VirtualTable
              caption={m.books_transactions()}
              columns={columns}
              rows={shown}
              rowKey={keyOf}
              hasMore={list.hasNextPage}
              onNearEnd={nothing}
              onRange={whole.onRange}
              active={keys.active}
              onActive={keys.setActive}
              moved={keys.moved}
              isMarked={(row) => isMarked(row, chosen, place.openId, search.row)}
              across={splitAcross(companyId, place)}
              total={count}
              usualRow={usualRow}
              heightOf={heightOf}
            />
          </div>
        )}
        {rows.length > 0 && (
          <ListFoot
            shown={formatCount(known.length)}
            count={formatCount(list.hasNextPage ? (count ?? known.length) : known.length)}
            isGoing={toEnd.isGoing}
            onHelp={() => acts.setOpen({ kind: 'help' })}
          />
        )}
        {keepsBooks && (
          <ChosenBar
            list={list}
            onGiveUp={() => void queryClient.cancelQueries({ queryKey: whole.wanted.queryKey })}
            filter={shownBy(search)}
            rows={known}
            choice={acts}
            progress={acts.progress}
            onCategorise={(at) => acts.categorise(acts.chosenRows(), at)}
            onTransfer={acts.markTransfer}
            onExport={() => exporting.mutate({ rows: acts.chosenRows() })}
          />
        )}
      </div>
      {search.row && (
        <Suspense fallback={null}>
          <TransactionPanel
            companyId={companyId}
            transactionId={search.row}
            row={known.find(({ id }) => id === search.row)}
            keepsBooks={keepsBooks}
            isMatching={acts.isMatching}
            onCategorise={(row, at) => acts.categorise([row], at)}
            onClose={close}
            guard={guard}
          />
        </Suspense>
      )}
      <TransactionOverlays companyId={companyId} acts={acts} />
      <DiscardQuestion {...place.question} />
    </div>
  );
}

const nothing = () => {};

function isMarked(row: ListRow, chosen: ReadonlySet<string>, ...open: (string | undefined)[]): boolean {
  const id = transactionOf(row)?.id;
  return id !== undefined && (chosen.has(id) || open.includes(id));
}
