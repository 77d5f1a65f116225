import { z } from 'zod';
import { besideCost, capOf, costOnDay, perDayOn } from '../../domain/calendar/ladder';
import type { CostLadder } from '../../domain/calendar/model';
import {
  AREAS,
  ASKED_STATUSES,
  type ITEM_STATUSES,
  PRIORITIES,
  SHOWN_STATUSES,
  type ShownStatus,
  WAITS,
} from '../../domain/calendar/values';
import { inRupees } from '../../domain/company/facts';
import { daysBetween, type IsoDate, isoDate } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../domain/shared/money';
import { today } from '../../platform/clock';
import { issue } from '../../platform/problem';
import { isDayAndId, isoDay, numeric, pageBy } from '../../platform/wire';
import { type ComplianceItem, ITEM_ORIGINS } from './calendar.table';

const text = z.string().nullable();
const day = z.iso.date();
const amount = numeric.nullable();

/** What must be done for a relief to hold. */
const onlyIf = z.object({
  paidBy: day.optional(),
  filedFrom: day.optional(),
  filedBy: day.optional(),
  filedBefore: z.array(z.string()).optional(),
});

export const conditionAnswer = onlyIf.extend({
  reliefId: z.string(),
  statute: z.string(),
  state: z.enum(['met', 'open', 'failed']),
});

const relief = z.object({
  reliefId: z.string(),
  statute: z.string(),
  url: z.string().optional(),
  knownSince: day,
  onlyIf: onlyIf.optional().describe('about.relief.conditions'),
});

export const calendarItemAnswer = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  type: z.enum(AREAS),
  title: z.string(),
  description: text,
  dueDate: day,
  status: z.enum(SHOWN_STATUSES),
  priority: z.enum(PRIORITIES),
  formType: text,
  period: text,
  subject: z.string(),
  penaltyAmount: amount.describe('about.calendar.penalty-amount'),
  costPerDay: amount.describe('about.calendar.cost-per-day'),
  costCap: amount.describe('about.calendar.cost-cap'),
  costLadder: z.array(
    z.object({
      from: day,
      base: numeric,
      perDay: numeric,
      accrual: z
        .object({ amount: numeric, rate: z.number(), since: day })
        .optional()
        .describe('about.calendar.accrual'),
    }),
  ),
  unknownCost: text.describe('about.calendar.unknown-cost'),
  unknownLimit: text.describe('about.calendar.unknown-limit'),
  exposure: text.describe('about.calendar.exposure'),
  originalDueDate: day.nullable(),
  moves: z.array(relief.extend({ from: day, to: day })),
  waivers: z.array(relief.extend({ filedFrom: day, filedBy: day, stillAsked: z.number() })),
  isOptional: z.boolean(),
  isUnverified: z.boolean(),
  isSunday: z.boolean(),
  daysRemaining: z.number().describe('about.calendar.days-remaining'),
  doneOn: day.nullable(),
  acknowledgement: text,
  note: text,
  waitsFor: z.enum(WAITS).nullable().describe('about.calendar.waits-for'),
  waitsName: text.describe('about.calendar.waits-name'),
  waitsWhat: text.describe('about.calendar.waits-what'),
  origin: z.enum(ITEM_ORIGINS),
  sequence: z.number(),
  obligationKey: text,
  metadata: z.record(z.string(), z.unknown()).nullable(),
  createdAt: text,
  updatedAt: text,
});

export type CalendarItem = z.infer<typeof calendarItemAnswer>;

export const firmItemAnswer = calendarItemAnswer.extend({ companyName: z.string() });

/** What a reader sees of a stored status on a day: pending with its day past is overdue, unless nobody is obliged to it. */
export function shownStatus({ status, dueDate, isOptional }: StatusFacts, today: IsoDate): ShownStatus {
  return status === 'pending' && dueDate < today && !isOptional ? 'overdue' : status;
}

type StatusFacts = Pick<ComplianceItem, 'status' | 'dueDate' | 'isOptional'>;

/** A row as it is stored, or as an answer of a past day gives it: that one was never written, so it has no instants. */
export type ItemRow = Omit<ComplianceItem, 'createdAt' | 'updatedAt' | 'calendarFirmId'> & {
  createdAt: string | null;
  updatedAt: string | null;
};

/** An item before it has words. */
type ItemToSay = Omit<CalendarItem, 'title' | 'description' | 'unknownCost' | 'unknownLimit' | 'exposure'> &
  Pick<ItemRow, 'title' | 'description'> &
  ReturnType<typeof besideCost>;

/** An item as its reader sees it on a day; by a list of fields, so that a new column does not leave by accident. */
export function itemJson(row: ItemRow, today: IsoDate): ItemToSay {
  const { dueDate, costLadder } = row;
  return {
    id: row.id,
    companyId: row.companyId,
    type: row.type,
    title: row.title,
    description: row.description,
    dueDate,
    status: shownStatus(row, today),
    priority: row.priority,
    formType: row.formType,
    period: row.period,
    subject: row.subject,
    ...costJson(row, today),
    costLadder: costLadder.map(({ from, base, perDay, accrual }) => ({
      from,
      base: formatRupees(base),
      perDay: formatRupees(perDay),
      ...(accrual && { accrual: { ...accrual, amount: formatRupees(accrual.amount) } }),
    })),
    ...besideCost(row.unknownCost),
    originalDueDate: row.originalDueDate,
    moves: [...row.moves],
    waivers: [...row.waivers],
    isOptional: row.isOptional,
    isUnverified: row.isUnverified,
    isSunday: isSunday(dueDate),
    daysRemaining: daysBetween(today, dueDate),
    doneOn: row.doneOn,
    acknowledgement: row.acknowledgement,
    note: row.note,
    ...waitJson(row),
    origin: row.origin,
    sequence: row.sequence,
    obligationKey: row.obligationKey,
    metadata: row.metadata && inRupees(row.metadata),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

type Waits = Pick<ComplianceItem, 'status' | 'waitsFor' | 'waitsName' | 'waitsWhat'>;

/** Who is waited for; nobody of what is done or gone. */
export function waitJson({ status, waitsFor, waitsName, waitsWhat }: Waits) {
  return OPEN.has(status) ? { waitsFor, waitsName, waitsWhat } : { waitsFor: null, waitsName: null, waitsWhat: null };
}

/** Statuses in which waiting still costs. */
const OPEN: ReadonlySet<string> = new Set<(typeof ITEM_STATUSES)[number]>(['pending', 'unconfirmed']);

type Cost = Pick<CalendarItem, 'penaltyAmount' | 'costPerDay' | 'costCap'>;
type Costed = Pick<ComplianceItem, 'costLadder' | 'status' | 'penaltyAmount' | 'doneOn'>;

/** What an item costs on a day, each further day, and at most. */
export function costJson(row: Costed, today: IsoDate): Cost {
  const { costLadder: ladder, status } = row;
  if (ladder.length === 0) return { penaltyAmount: orNull(row.penaltyAmount), costPerDay: null, costCap: null };
  const cap = orNull(capOf(ladder) ?? null);
  if (OPEN.has(status))
    return {
      penaltyAmount: formatRupees(costOnDay(ladder, today)),
      costPerDay: formatRupees(perDayOn(ladder, today)),
      costCap: cap,
    };
  const spent = status === 'completed' && row.doneOn ? costOnDay(ladder, row.doneOn) : ZERO;
  return { penaltyAmount: formatRupees(spent), costPerDay: formatRupees(ZERO), costCap: cap };
}

/** What an open item costs if it is done on a day: by its ladder, or a person's own figure. */
export const costOfRow = (row: { costLadder: CostLadder; penaltyAmount: Paise | null }, on: IsoDate): Paise =>
  row.costLadder.length > 0 ? costOnDay(row.costLadder, on) : (row.penaltyAmount ?? ZERO);

const ZERO = paise(0);
const A_SUNDAY = isoDate('1970-01-04');
const isSunday = (on: IsoDate) => daysBetween(A_SUNDAY, on) % 7 === 0;
const orNull = (value: Paise | null) => (value === null ? null : formatRupees(value));

export const calendarQuery = pageBy(isDayAndId).extend({
  from: isoDay.optional(),
  to: isoDay.optional(),
  area: z.enum(AREAS).optional(),
  status: z.enum(ASKED_STATUSES).optional().describe('about.calendar.status'),
  waits: z.enum(WAITS).optional().describe('about.calendar.waits'),
});

export type CalendarQuery = z.infer<typeof calendarQuery>;

export const companyCalendarQuery = calendarQuery.extend({
  // What is known on a later day is what is known today; to work out the duties of centuries ahead takes seconds.
  asKnownOn: isoDay
    .refine((day) => day <= today(), issue(say('calendar.relief.not-after-today')))
    .optional()
    .describe('about.calendar.as-known-on'),
  format: z.enum(['json', 'ics']).default('json'),
});
