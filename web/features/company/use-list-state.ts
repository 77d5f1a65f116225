import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { inOrder, matching, type Order } from './clients.list';
import type { ClientCompany } from './company.queries';

/** From this many clients on there is a search; fewer are seen at a glance. */
const LONG = 7;
/** From this many on they are read down a list rather than across cards. */
const MANY = 12;
const FIRST_PAGE = 24;
const NOBODY: readonly ClientCompany[] = [];

/** What of the list is shown: the clients that match, in their order, the first page of them until all are asked for. */
export function useListState(all: readonly ClientCompany[], assigned: ReadonlySet<string> | undefined) {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<Order>('newest');
  const [chosen, setIsTable] = useState<boolean>();
  const [isWhole, setIsWhole] = useState(false);
  const [isUnassigned, setIsUnassigned] = useState(false);
  const unassigned = useMemo(
    () => (assigned ? all.filter((client) => !client.assignedManagerId && !assigned.has(client.id)) : NOBODY),
    [all, assigned],
  );
  const clients = isUnassigned ? unassigned : all;
  // A letter is shown at once; the list is drawn anew behind it.
  const wanted = useDeferredValue(search);
  const found = useMemo(() => inOrder(matching(clients, wanted), order), [clients, wanted, order]);
  const shown = useMemo(() => (isWhole ? found : found.slice(0, FIRST_PAGE)), [found, isWhole]);
  const isTable = chosen ?? all.length >= MANY;
  const isLong = all.length >= LONG;
  const showAll = useCallback(() => setIsWhole(true), []);
  return {
    search,
    wanted,
    setSearch,
    order,
    setOrder,
    isTable,
    setIsTable,
    isLong,
    found,
    shown,
    showAll,
    unassigned: unassigned.length,
    isUnassigned,
    setIsUnassigned,
  };
}

export type ListState = ReturnType<typeof useListState>;
