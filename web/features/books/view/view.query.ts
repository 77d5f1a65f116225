import * as v from 'valibot';
import { type ListSearch, listSearch } from '../books.search';

const FIELDS = [
  ...(['account', 'category', 'from', 'to', 'q', 'payee', 'side', 'least', 'most', 'matched', 'unsure'] as const),
  ...(['sort', 'direction'] as const),
] as const;

/** The filters and the order of the list, as a part of an address; empty where there are none. */
export function queryOf(search: ListSearch): string {
  const kept = FIELDS.flatMap((field) => {
    const value = search[field];
    return value === undefined ? [] : [[field, String(value)]];
  });
  return new URLSearchParams(kept).toString();
}

/** The list as a saved view has it: what the view does not name is not narrowed. */
export function searchOf(query: string): Partial<ListSearch> {
  const named = v.parse(listSearch, Object.fromEntries(new URLSearchParams(query)));
  return Object.fromEntries(FIELDS.map((field) => [field, named[field]]));
}
