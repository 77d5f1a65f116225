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

// Companies may be older than the acts that rule them. Beyond these years a day is a slip, and counting on from it leads out of
// the calendar.
const DAYS = { from: '1800-01-01', to: '2199-12-31' };

/** A day of the calendar that a person can mean. */
export const isoDay = z
  .string()
  .refine(isIsoDate, { error: 'A day that exists, as YYYY-MM-DD', abort: true })
  .refine((day) => DAYS.from <= day && day <= DAYS.to, unfit('A day of the years 1800 to 2199'))
  .transform(isoDate);

/** An amount of at most 99,999,999.99 rupees, as a numeric string or a number with at most two decimals. */
export const rupees = z
  .union([z.string(), z.number().transform(String)])
  .refine((text) => /^\d{1,8}(\.\d{1,2})?$/.test(text), 'An amount in rupees, such as 1234.50')
  .transform((text): Paise => parseRupees(text))
  .refine((amount) => amount <= DECIMAL_10_2, 'At most 99,999,999.99');

export const upperCase = z.string().trim().toUpperCase();
export const numeric = z.string().describe('A decimal number as text, such as 1234.50');
