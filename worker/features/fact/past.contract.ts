import { z } from 'zod';
import { besideCost, costOnDay, perDayOn } from '../../domain/calendar/ladder';
import { PAST_ANSWERS, type PastPeriod } from '../../domain/calendar/past';
import { AREAS } from '../../domain/calendar/values';
import type { IsoDate } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { formatRupees } from '../../domain/shared/money';
import { issue } from '../../platform/problem';
import { isoDay, lineOf, numeric } from '../../platform/wire';
import { itemChange } from '../calendar/item/item.contract';
import { disqualificationAnswer } from '../calendar/status/status.contract';
import { questionAnswer } from './fact.contract';

const day = z.iso.date();
const said = z.enum(PAST_ANSWERS);

const period = z.object({
  key: z.string().describe('about.past.key'),
  itemId: z.uuid(),
  title: z.string(),
  period: z.string(),
  year: z.string().describe('about.past.year'),
  dueDate: day,
  said: said.describe('about.past.said'),
  isOverdue: z.boolean(),
  followsFromAct: z.boolean().describe('about.past.follows-from-act'),
  doneOn: day.nullable(),
  cost: numeric.nullable().describe('about.past.cost'),
  costPerDay: numeric.nullable(),
  unknownCost: z.string().nullable().describe('about.calendar.unknown-cost'),
});

export const pastAnswer = z.object({
  years: z.array(z.string()),
  rows: z.array(z.object({ area: z.enum(AREAS), form: z.string(), subject: z.string(), periods: z.array(period) })),
  questions: z.array(questionAnswer).describe('about.past.questions'),
  isStruckOffThreatened: z.boolean(),
  disqualification: disqualificationAnswer,
  asOf: day,
});

/** As much as one company has of a decade; more comes in pieces. */
export const MOST_ANSWERS = 1_000;

const about = { key: lineOf(200), was: said.describe('about.past.was') };
const answerTo = z.discriminatedUnion('is', [
  z.strictObject({ ...about, is: z.literal('filed'), on: isoDay }),
  z.strictObject({ ...about, is: z.literal('nothing-due'), reason: lineOf(300) }),
  ...(['settled', 'not-filed', 'unsaid'] as const).map((is) => z.strictObject({ ...about, is: z.literal(is) })),
]);
export type AnswerTo = z.infer<typeof answerTo>;

const isOnceEach = (answers: readonly AnswerTo[]) => new Set(answers.map(({ key }) => key)).size === answers.length;

/** What is said of many periods at once: each with what was said of it when the person looked. */
export const pastAnswers = z.strictObject({
  answers: z
    .array(answerTo)
    .min(1)
    .max(MOST_ANSWERS)
    .refine(isOnceEach, issue(say('company.past.once-each'))),
});

export const pastAnswered = z.object({
  recorded: z.number(),
  withdrawn: z.number(),
  unchanged: z.number(),
  changes: z.array(itemChange),
});

type OfCompany = { itemIdOf: (key: string) => string; today: IsoDate };

/** The periods by form, the areas of law in the order of the calendar, each row in that of its days. */
export function rowsOfPast(periods: readonly PastPeriod[], { itemIdOf, today }: OfCompany) {
  const rows = new Map<string, Row>();
  for (const one of periods) {
    const { area, form, subject } = one.obligation;
    const name = [area, form, subject].join('|');
    const row = rows.get(name) ?? { area, form, subject, periods: [] };
    row.periods.push(periodJson(one, itemIdOf, today));
    rows.set(name, row);
  }
  return [...rows.values()].toSorted((one, other) => AREAS.indexOf(one.area) - AREAS.indexOf(other.area));
}

type Row = Pick<PastPeriod['obligation'], 'area' | 'form' | 'subject'> & { periods: ReturnType<typeof periodJson>[] };

function periodJson(
  { obligation, year, said: word, followsFromAct }: PastPeriod,
  idOf: OfCompany['itemIdOf'],
  today: IsoDate,
) {
  const { key, title, period: name, dueOn, status, doneOn, ladder, unknownCost } = obligation;
  const isOverdue = status === 'pending';
  const isCosted = isOverdue && ladder.length > 0;
  return {
    key,
    itemId: idOf(key),
    title,
    period: name,
    year,
    dueDate: dueOn.value,
    said: word,
    isOverdue,
    followsFromAct,
    doneOn: doneOn ?? null,
    cost: isCosted ? formatRupees(costOnDay(ladder, today)) : null,
    costPerDay: isCosted ? formatRupees(perDayOn(ladder, today)) : null,
    unknownCost: isOverdue ? besideCost(unknownCost).unknownCost : null,
  };
}
