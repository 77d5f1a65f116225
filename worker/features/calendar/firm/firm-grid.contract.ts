import { z } from 'zod';
import { AREAS, SHOWN_STATUSES, WAITS } from '../../../domain/calendar/values';
import type { IsoDate } from '../../../domain/shared/dates';
import { numeric } from '../../../platform/wire';
import { calendarQuery, costJson, shownStatus, waitJson } from '../calendar.contract';
import type { FirmCell } from './firm-grid.repository';

/** A month of a large firm is some thousands of cells, and each is small: few pages hold them. */
const MOST_CELLS = 2_000;

export const gridQuery = calendarQuery.extend({
  limit: z.coerce.number().int().min(1).max(MOST_CELLS).default(MOST_CELLS),
});

const text = z.string().nullable();

/** What a cell of the grid of clients and forms shows of an item. */
export const cellAnswer = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  type: z.enum(AREAS),
  formType: text,
  title: text.describe('about.grid.title'),
  period: text,
  subject: z.string(),
  dueDate: z.iso.date(),
  status: z.enum(SHOWN_STATUSES),
  doneOn: z.iso.date().nullable(),
  acknowledgement: text,
  isOptional: z.boolean(),
  penaltyAmount: numeric.nullable().describe('about.calendar.penalty-amount'),
  costPerDay: numeric.nullable().describe('about.calendar.cost-per-day'),
  waitsFor: z.enum(WAITS).nullable().describe('about.calendar.waits-for'),
  waitsName: text.describe('about.calendar.waits-name'),
  waitsWhat: text.describe('about.calendar.waits-what'),
});

/** An item as a cell, on a day. Those of the law are named by form and period; only a person's own has a title. */
export function cellJson(row: FirmCell, today: IsoDate) {
  const { penaltyAmount, costPerDay } = costJson(row, today);
  return {
    id: row.id,
    companyId: row.companyId,
    type: row.type,
    formType: row.formType,
    title: row.formType === null ? row.title : null,
    period: row.period,
    subject: row.subject,
    dueDate: row.dueDate,
    status: shownStatus(row, today),
    doneOn: row.doneOn,
    acknowledgement: row.acknowledgement,
    isOptional: row.isOptional,
    penaltyAmount,
    costPerDay,
    ...waitJson(row),
  };
}
