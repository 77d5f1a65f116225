import { z } from 'zod';
import { isIsoDate, isoDate } from '../domain/shared/dates';
import { say } from '../domain/shared/message';
import { type Paise, parseRupees } from '../domain/shared/money';
import { DECIMAL_10_2 } from './columns';
import { issue, unfit } from './invalid';

/** Shapes that many calls take or give. Values come in as text and leave as values of the domain. */

/** One line of text without control characters, blanks trimmed. */
export const lineOf = (most: number) =>
  z
    .string()
    .trim()
    .min(1, issue(say('field.required')))
    .max(most, issue(say('field.at-most', { most: say('field.characters', { count: most }) })))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is refused
    .refine((text) => !/[\x00-\x1f\x7f]/.test(text), issue(say('field.one-line')));

/** An optional field: absent, null and '' all mean that there is none. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

/** A day of these years: what lies beyond is a slip, and counting on from it leads out of the calendar or makes endless work. */
export const dayOfYears = (from: number, to: number) =>
  z
    .string()
    .refine(isIsoDate, { error: issue(say('field.format.date')), abort: true })
    .refine(
      (day) => `${from}` <= day && day < `${to + 1}`,
      unfit(say('field.day-between', { from: `${from}`, to: `${to}` })),
    )
    .transform(isoDate);

/** A day of the calendar; companies may be older than the acts that rule them. */
export const isoDay = dayOfYears(1800, 2199);

/** An amount of at most 99,999,999.99 rupees, as a numeric string or a number with at most two decimals. */
export const rupees = z
  .union([z.string(), z.number().transform(String)])
  .refine((text) => /^\d{1,8}(\.\d{1,2})?$/.test(text), issue(say('field.rupees')))
  .transform((text): Paise => parseRupees(text))
  .refine((amount) => amount <= DECIMAL_10_2, issue(say('field.at-most', { most: '99,999,999.99' })));

export const upperCase = z.string().trim().toUpperCase();
export const numeric = z.string().describe('about.numeric.value');

/** An amount in rupees of up to thirteen digits: turnovers pass what a payment may be. */
export const largeRupees = z
  .union([z.string(), z.number().transform(String)])
  .refine((text) => /^\d{1,13}(\.\d{1,2})?$/.test(text), issue(say('field.rupees-large')))
  .transform((text): Paise => parseRupees(text));
