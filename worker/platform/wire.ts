import { z } from 'zod';
import { isIsoDate, isoDate } from '../domain/shared/dates';
import { type Paise, parseRupees } from '../domain/shared/money';
import { DECIMAL_10_2 } from './columns';
import { unfit } from './invalid';

/** Shapes that many calls take or give. Values come in as text and leave as values of the domain. */

/** One line of text without control characters, blanks trimmed. */
export const lineOf = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'Required')
    .max(most, `At most ${most} characters`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is refused
    .refine((text) => !/[\x00-\x1f\x7f]/.test(text), 'Without line breaks or control characters');

/** An optional field: absent, null and '' all mean that there is none. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

/** A day of these years: what lies beyond is a slip, and counting on from it leads out of the calendar or makes endless work. */
export const dayOfYears = (from: number, to: number) =>
  z
    .string()
    .refine(isIsoDate, { error: 'A day that exists, as YYYY-MM-DD', abort: true })
    .refine((day) => `${from}` <= day && day < `${to + 1}`, unfit(`A day between ${from} and ${to}`))
    .transform(isoDate);

/** A day of the calendar; companies may be older than the acts that rule them. */
export const isoDay = dayOfYears(1800, 2199);

/** An amount of at most 99,999,999.99 rupees, as a numeric string or a number with at most two decimals. */
export const rupees = z
  .union([z.string(), z.number().transform(String)])
  .refine((text) => /^\d{1,8}(\.\d{1,2})?$/.test(text), 'An amount in rupees, such as 1234.50')
  .transform((text): Paise => parseRupees(text))
  .refine((amount) => amount <= DECIMAL_10_2, 'At most 99,999,999.99');

export const upperCase = z.string().trim().toUpperCase();
export const numeric = z.string().describe('A decimal number as text, such as 1234.50');

/** An amount in rupees of up to thirteen digits: turnovers pass what a payment may be. */
export const largeRupees = z
  .union([z.string(), z.number().transform(String)])
  .refine((text) => /^\d{1,13}(\.\d{1,2})?$/.test(text), 'An amount in rupees, such as 34000000 or 1234.50')
  .transform((text): Paise => parseRupees(text));
