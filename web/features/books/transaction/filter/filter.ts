import { m } from '../../../../lib/messages';
import type { TransactionFilter, TransactionTotals } from '../../books.queries';
import type { ListSearch } from '../../books.search';

/** What the address asks of the list, as the call takes it. */
export function filterOf(search: ListSearch): TransactionFilter {
  const { account, category, from, to, q, payee, side, least, most, matched, unsure, sort, direction } = search;
  return {
    ...(account && { bankAccountId: account }),
    ...(category && { category }),
    ...(from && { from }),
    ...(to && { to }),
    ...(q && { q }),
    ...(payee && { payee }),
    ...(side && { side }),
    ...(least && { amountFrom: least }),
    ...(most && { amountTo: most }),
    ...(matched && { reconciled: matched === 'yes' ? ('true' as const) : ('false' as const) }),
    ...(unsure && { unsure: 'true' as const }),
    ...(sort && { sort }),
    ...(direction && { direction }),
  };
}

/** What decides which rows there are; their order does not. */
export function shownBy(search: ListSearch): string {
  const { sort: _sort, direction: _direction, ...filter } = filterOf(search);
  return JSON.stringify(filter);
}

/** The lists of what is left to do: each is a few fields of the address. */
const NO_LIST = { category: undefined, matched: undefined, unsure: undefined } satisfies Partial<ListSearch>;

export const NO_FILTER: Partial<ListSearch> = {
  ...NO_LIST,
  ...{ account: undefined, from: undefined, to: undefined, q: undefined, payee: undefined },
  ...{ side: undefined, least: undefined, most: undefined },
};

export type ListName = keyof TransactionTotals;
type TodoList = { name: ListName; label: () => string; sets: Partial<typeof NO_LIST | ListSearch> };

export const LISTS: readonly TodoList[] = [
  { name: 'all', label: m.transactions_all, sets: {} },
  { name: 'uncategorized', label: m.books_uncategorised, sets: { category: 'uncategorized' } },
  { name: 'unsure', label: m.transactions_unsure, sets: { unsure: true } },
  { name: 'unmatched', label: m.transactions_unmatched, sets: { matched: 'no' } },
  { name: 'transfers', label: m.transactions_transfers, sets: { category: 'transfer' } },
];

/** What the address says once a list is opened; every other filter stays. */
export const opened = ({ sets }: TodoList): Partial<ListSearch> => ({ ...NO_LIST, ...sets });

/** The list that the address names, where it names one and narrows it by no field of another. */
export const currentList = (search: ListSearch): ListName | undefined =>
  LISTS.find((list) => {
    const named = opened(list);
    return (Object.keys(NO_LIST) as (keyof typeof NO_LIST)[]).every((field) => search[field] === named[field]);
  })?.name;

/** The same address without any list: what the counts of all of them are of. */
export const withoutList = (search: ListSearch): ListSearch => ({ ...search, ...NO_LIST });

/** Whether anything is narrowed at all. */
export const isNarrowed = (search: ListSearch): boolean => shownBy(search) !== '{}';
