import { useDeferredValue, useState } from 'react';
import { inOrder, matching, type Order } from './clients.list';
import type { ClientCompany } from './company.queries';

/** From this many clients on there is a search; fewer are seen at a glance. */
const LONG = 7;
/** From this many on they are read down a list rather than across cards. */
const MANY = 12;
const FIRST_PAGE = 24;

/** What of the list is shown: the clients that match, in their order, the first page of them until all are asked for. */
export function useListState(all: readonly ClientCompany[], assigned: ReadonlySet<string> | undefined) {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<Order>('newest');
  const [chosen, setIsTable] = useState<boolean>();
  const [isWhole, setIsWhole] = useState(false);
  const [isUnassigned, setIsUnassigned] = useState(false);
  const unassigned = assigned ? all.filter((client) => !client.assignedManagerId && !assigned.has(client.id)) : [];
  const clients = isUnassigned ? unassigned : all;
  // Typing stays quick while a long list is drawn anew behind it.
  const found = inOrder(matching(clients, useDeferredValue(search)), order);
  const shown = isWhole ? found : found.slice(0, FIRST_PAGE);
  const isTable = chosen ?? all.length >= MANY;
  const isLong = all.length >= LONG;
  const showAll = () => setIsWhole(true);
  return {
    search,
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
