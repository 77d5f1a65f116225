import type { Context } from 'hono';
import { z } from 'zod';
import { isIsoDate, isoDate } from '../domain/shared/dates';
import { type Message, say } from '../domain/shared/message';
import { type Paise, parseRupees } from '../domain/shared/money';
import { DECIMAL_10_2 } from './database';
import { invalid, issue, unfit } from './problem';

/** Shapes that many calls take or give, lists by pages among them. Values come in as text and leave as values of the domain. */

/** Letters that do not show, break the line, or turn what follows them around: nobody types them, and they make a text pass for another. */
const STRAYS = '\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069';
const LINE = new RegExp(`^[^${STRAYS}]*$`);
/** A letter that shows: joiners and marks alone do not, nor do the fillers that count as letters or signs. */
const SHOWS = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line of text of letters that show, blanks trimmed. */
export const lineOf = (most: number) =>
  z
    .string()
    .trim()
    .min(1, issue(say('field.required')))
    .regex(SHOWS, issue(say('field.required')))
    .max(most, issue(say('field.at-most', { most: say('field.characters', { count: most }) })))
    .regex(LINE, issue(say('field.one-line')));

/** The name of a person, a company, a category or anything else. */
export const nameText = lineOf(120);

/** A field of an edit: absent, it stays as it is; null and '' take away what it says. */
export const clearable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable().optional());

/** What the sender of an edit saw of its fields, as the call that shows them answered. */
const was = z.record(z.string(), z.unknown()).optional().describe('about.was');

const CHANGES_NOTHING = issue(say('field.nothing-to-change'));

/** An edit of an object: the fields that become something else, of these and no others. One that names none is refused. */
export const editBy = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .strictObject({ ...shape, was })
    .refine((sent) => Object.entries(sent).some(([name, is]) => name !== 'was' && is !== undefined), CHANGES_NOTHING);

const EACH_STRAY = new RegExp(`[${STRAYS}]`, 'g');

/** A text as it shows, such as the name that a file came with. */
export const withoutStrays = (text: string): string => text.replace(EACH_STRAY, '');

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

/** A figure as a text or a number that `pattern` fits; `words` say what it looks like, whatever else is sent for it. */
export const figureText = (pattern: RegExp, words: string) =>
  z
    .union([z.string(), z.number().transform(String)], {
      error: ({ input }) => (input === undefined ? undefined : words),
    })
    .refine((text) => pattern.test(text), words);

/** An amount of at most 99,999,999.99 rupees, as a numeric string or a number with at most two decimals. */
export const rupees = figureText(/^\d{1,8}(\.\d{1,2})?$/, issue(say('field.rupees')))
  .transform((text): Paise => parseRupees(text))
  .refine((amount) => amount <= DECIMAL_10_2, issue(say('field.at-most', { most: '99,999,999.99' })));

export const upperCase = z.string().trim().toUpperCase();

/** A code in capitals, of which `faultIn` says what is wrong, or null. */
export const codeBy = (faultIn: (text: string) => Message | null) =>
  upperCase.superRefine((text, context) => {
    const fault = faultIn(text);
    if (fault) context.addIssue({ code: 'custom', message: issue(fault) });
  });

export const numeric = z.string().describe('about.numeric.value');

/** An amount in rupees of up to thirteen digits: turnovers pass what a payment may be. */
export const largeRupees = figureText(/^\d{1,13}(\.\d{1,2})?$/, issue(say('field.rupees-large'))).transform(
  (text): Paise => parseRupees(text),
);

/** Lists give at most this many rows, and name the next page in a Link header. */
export const MOST_ROWS = 500;
const USUAL_ROWS = 100;

const NO_PLACE = unfit(say('field.place'));

/** A page of a list whose places are told so; what tells none is refused, or the first page would pass for a later one. */
export const pageBy = (isPlace: (cursor: string) => boolean) =>
  z.object({
    limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(USUAL_ROWS),
    cursor: z.string().refine(isPlace, NO_PLACE).optional(),
  });

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** The place of a row in a list by days: its day and its id. */
export const isDayAndId = (text: string) =>
  isIsoDate(text.slice(0, 10)) && /[.|]/.test(text.charAt(10)) && isId(text.slice(11));

/** A page of a list in the order of its ids. */
export const page = pageBy(isId);

/** The refusal of a cursor that is none of the order that is asked for. */
export const noPlace = () =>
  invalid([{ code: 'custom', path: ['cursor'], message: NO_PLACE.error, params: NO_PLACE.params }], 'query');

export type Page = z.infer<typeof page>;

/**
 * Answers a list read with one row more than asked for: the surplus row says that there is a next page, which begins
 * after the last row given. `cursorOf` names a row's place in the order of the list.
 */
export function pageOf<Row>(c: Context, rows: readonly Row[], { limit }: Page, cursorOf: (row: Row) => string): Row[] {
  const given = rows.slice(0, limit);
  const last = given.at(-1);
  if (rows.length > limit && last) nextPage(c, cursorOf(last));
  return given;
}

const AFTER = /^after-(\d{1,7})$/;

/** A page of rows that were worked out all at once: its place is the number of rows before it. */
export const pageByCount = z.object({
  limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(MOST_ROWS),
  cursor: z
    .string()
    .refine((text) => AFTER.test(text), NO_PLACE)
    .optional(),
});

/** The rows of such a page; where more follow, the answer names the next. */
export function pageAmong<Row>(
  c: Context,
  rows: readonly Row[],
  { limit, cursor }: z.infer<typeof pageByCount>,
): Row[] {
  const from = Number(AFTER.exec(cursor ?? '')?.[1] ?? 0);
  if (from + limit < rows.length) nextPage(c, `after-${from + limit}`);
  return rows.slice(from, from + limit);
}

/** Names the next page of a list, which begins after this place. */
export function nextPage(c: Context, cursor: string): void {
  const url = new URL(c.req.url);
  url.searchParams.set('cursor', cursor);
  c.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}
