import * as v from 'valibot';
import { AREAS, SHOWN_STATUSES } from '#domain/calendar/values';

const orNone = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined as never));

/** What the page keeps in the address. */
export const firmCalendarSearch = v.object({
  client: orNone(v.pipe(v.string(), v.uuid())),
  area: orNone(v.picklist(AREAS)),
  status: orNone(v.picklist(SHOWN_STATUSES)),
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
