import * as v from 'valibot';
import { itemSearch } from '../../lib/item-search';
import { orNone } from '../../lib/search-fields';

export const TABS = ['forms', 'meetings'] as const;
export const STATUS_FILTERS = ['overdue', 'pending', 'to-confirm', 'upcoming', 'filed', 'not-due'] as const;

/** What the page keeps in the address. */
export const rocSearch = v.object({
  tab: orNone(v.picklist(TABS)),
  status: orNone(v.picklist(STATUS_FILTERS)),
  ...itemSearch,
});

export type RocSearch = v.InferOutput<typeof rocSearch>;
export type ChangeRoc = (change: Partial<RocSearch>) => void;
