import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { type BankTransaction, transactionsQuery } from '../books.queries';
import type { ListSearch } from '../books.search';
import { filterOf, shownBy } from './filter/filter';
import { isGapRow, joinedEnds, type ListRow } from './list-rows';

const PAGE = 200;
// So many rows around those in sight are asked for before they are reached.
const NEAR = 20;

/**
 * The list from its beginning and, once somebody has jumped there, from its end: the last rows are the first ones of the order
 * turned round, and come by one call. What lies between is loaded from the side from which it is scrolled to.
 */
export function useWholeList(companyId: string, search: ListSearch, total: number | undefined, usualRow: number) {
  const filter = filterOf(search);
  const wanted = transactionsQuery(companyId, filter, PAGE);
  const list = useInfiniteQuery({ ...wanted, placeholderData: keepPreviousData });
  const [endOf, setEndOf] = useState<string>();
  const shown = `${shownBy(search)} ${search.sort} ${search.direction}`;
  const isAtEnd = endOf === shown && list.hasNextPage;
  const turned = { ...filter, direction: filter.direction === 'asc' ? ('desc' as const) : ('asc' as const) };
  const end = useInfiniteQuery({ ...transactionsQuery(companyId, turned, PAGE), enabled: isAtEnd });
  const head = useMemo(() => rowsOf(list.data?.pages ?? []), [list.data]);
  const tail = useMemo(() => rowsOf((isAtEnd && end.data?.pages) || []), [isAtEnd, end.data]);
  const { rows, known } = useMemo(
    () => (tail.length === 0 ? { rows: head, known: head } : joinedEnds({ head, tail, total: total ?? 0, usualRow })),
    [head, tail, total, usualRow],
  );
  const onRange = useMore(rows, list, end);
  return {
    ...{ list, wanted, rows, known, onRange },
    /** Whether the last row is here or on its way. */
    goToEnd: () => setEndOf(shown),
    isEndHere: !list.hasNextPage || tail.length > 0,
  };
}

type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isError: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/** Asks for more where the rows in sight come near to what is missing. */
function useMore(rows: readonly ListRow[], list: Pages, end: Pages) {
  const gap = useMemo(() => rows.findLastIndex(isGapRow), [rows]);
  return useCallback(
    (first: number, last: number) => {
      const isOpen = (pages: Pages) => pages.hasNextPage && !pages.isFetchingNextPage && !pages.isError;
      const edge = gap < 0 ? rows.length : gap;
      const isFromAbove = last >= edge - NEAR && first <= edge;
      const isFromBelow = gap >= 0 && first <= gap + NEAR && last > gap;
      // What is missing comes from the side from which it is reached; in its midst from above.
      if (isFromAbove && !(first === gap && isFromBelow) && isOpen(list)) void list.fetchNextPage();
      if (isFromBelow && first >= gap && isOpen(end)) void end.fetchNextPage();
    },
    [gap, rows.length, list, end],
  );
}

/** Joined as whole arrays: taken row by row, 200,000 of them would cost a frame. */
function rowsOf(pages: readonly { rows: BankTransaction[] }[]): BankTransaction[] {
  const none: BankTransaction[] = [];
  return none.concat(...pages.map(({ rows }) => rows));
}
