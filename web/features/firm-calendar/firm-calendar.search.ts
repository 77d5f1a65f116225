import * as v from 'valibot';
import { AREAS, ASKED_STATUSES, WAITS } from '#domain/calendar/values';
import { idField, orNone } from '../../lib/search-fields';

/** Done and open alike. Without a word in the address the page shows what is still to be done. */
export const EVERYTHING = 'everything';
export const LISTED = [EVERYTHING, ...ASKED_STATUSES.filter((status) => status !== 'open')] as const;

/** Stands for the clients that nobody looks after. */
export const NOBODY = 'none';
/** What the grid may be narrowed to: clients of which something is late, is not filed, or waits for a word. */
export const ONLY = ['overdue', 'open', 'confirm'] as const;
export type Only = (typeof ONLY)[number];

/** What the page keeps in the address. */
export const firmCalendarSearch = v.object({
  client: idField,
  area: orNone(v.picklist(AREAS)),
  status: orNone(v.picklist([...ASKED_STATUSES, EVERYTHING])),
  /** 'YYYY-MM'. */
  month: orNone(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  view: orNone(v.picklist(['grid', 'list'])),
  /** Whose clients the grid shows: a person's id, the name of one who has none, or nobody's. */
  manager: orNone(v.string()),
  only: orNone(v.picklist(ONLY)),
  /** Who is waited for. */
  waits: orNone(v.picklist(WAITS)),
  /** What the clients are searched for. */
  q: orNone(v.string()),
  /** The item whose sheet is open, and its company. */
  item: idField,
  of: idField,
});

export type FirmCalendarSearch = v.InferOutput<typeof firmCalendarSearch>;
export type ChangeSearch = (change: Partial<FirmCalendarSearch>) => void;

export const NO_FILTER: Partial<FirmCalendarSearch> = {
  client: undefined,
  area: undefined,
  status: undefined,
  month: undefined,
  waits: undefined,
};
