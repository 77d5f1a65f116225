import { useDeferredValue, useState } from 'react';
import { inOrder, matching, type Order } from './clients.list';
import type { ClientCompany } from './company.queries';

/** From this many clients on there is a search; fewer are seen at a glance. */
const LONG = 7;
const FIRST_PAGE = 24;

/** What of the list is shown: the clients that match, in their order, the first page of them until all are asked for. */
export function useListState(clients: readonly ClientCompany[]) {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<Order>('newest');
  const [isTable, setIsTable] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  // Typing stays quick while a long list is drawn anew behind it.
  const found = inOrder(matching(clients, useDeferredValue(search)), order);
  const shown = isWhole ? found : found.slice(0, FIRST_PAGE);
  const isLong = clients.length >= LONG;
  const showAll = () => setIsWhole(true);
  return { search, setSearch, order, setOrder, isTable, setIsTable, isLong, found, shown, showAll };
}

export type ListState = ReturnType<typeof useListState>;
