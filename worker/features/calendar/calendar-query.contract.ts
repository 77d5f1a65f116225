import { z } from 'zod';
import { AREAS, ASKED_STATUSES } from '../../domain/calendar/values';
import { isDayAndId, pageBy } from '../../platform/paging';
import { isoDay } from '../../platform/wire';

export const calendarQuery = pageBy(isDayAndId).extend({
  from: isoDay.optional(),
  to: isoDay.optional(),
  area: z.enum(AREAS).optional(),
  status: z.enum(ASKED_STATUSES).optional().describe('Without it, withdrawn items and those not due are left out'),
});

export type CalendarQuery = z.infer<typeof calendarQuery>;

export const companyCalendarQuery = calendarQuery.extend({
  asKnownOn: isoDay
    .optional()
    .describe('The answer as of that day: its law, facts and reliefs, and nothing known later'),
  format: z.enum(['json', 'ics']).default('json'),
});
