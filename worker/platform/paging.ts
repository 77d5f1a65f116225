import type { Context } from 'hono';
import { z } from 'zod';
import { isIsoDate } from '../domain/shared/dates';
import { say } from '../domain/shared/message';
import { invalid, unfit } from './invalid';

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

/** Names the next page of a list, which begins after this place. */
export function nextPage(c: Context, cursor: string): void {
  const url = new URL(c.req.url);
  url.searchParams.set('cursor', cursor);
  c.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}
