import * as v from 'valibot';
import { AREAS, ASKED_STATUSES } from '#domain/calendar/values';

const orNone = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined as never));

/** Done and open alike. Without a word in the address the page shows what is still to be done. */
export const EVERYTHING = 'everything';
export const LISTED = [EVERYTHING, ...ASKED_STATUSES.filter((status) => status !== 'open')] as const;

/** What the page keeps in the address. */
export const firmCalendarSearch = v.object({
  client: orNone(v.pipe(v.string(), v.uuid())),
  area: orNone(v.picklist(AREAS)),
  status: orNone(v.picklist([...ASKED_STATUSES, EVERYTHING])),
  /** 'YYYY-MM'. */
  month: orNone(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
});

export type FirmCalendarSearch = v.InferOutput<typeof firmCalendarSearch>;
export type ChangeSearch = (change: Partial<FirmCalendarSearch>) => void;

export const NO_FILTER: Partial<FirmCalendarSearch> = {
  client: undefined,
  area: undefined,
  status: undefined,
  month: undefined,
};
