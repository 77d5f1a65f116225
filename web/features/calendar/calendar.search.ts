import * as v from 'valibot';
import { AREAS, SHOWN_STATUSES } from '#domain/calendar/values';
import { isIsoDate } from '#domain/shared/dates';
import { itemSearch } from '../../lib/item-search';
import { orNone } from '../../lib/search-fields';

const day = orNone(v.pipe(v.string(), v.check(isIsoDate)));

export const VIEWS = ['list', 'month'] as const;
export type View = (typeof VIEWS)[number];

/** What the calendar keeps in the address, so that a link opens the same view of it. */
export const calendarSearch = v.object({
  ...itemSearch,
  view: orNone(v.picklist(VIEWS)),
  area: orNone(v.picklist(AREAS)),
  status: orNone(v.picklist(SHOWN_STATUSES)),
  /** The month that is shown, 'YYYY-MM'. */
  month: orNone(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  /** The day on which everything that is open is supposed to be done. */
  wait: day,
  /** The day as of which the calendar is asked again. */
  known: day,
});

export type CalendarSearch = v.InferOutput<typeof calendarSearch>;
export type ChangeSearch = (change: Partial<CalendarSearch>) => void;
