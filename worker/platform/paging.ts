import type { Context } from 'hono';
import { z } from 'zod';

/** Lists give at most this many rows, and name the next page in a Link header. */
export const MOST_ROWS = 500;
const USUAL_ROWS = 100;

export const page = z.object({
  limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(USUAL_ROWS),
  cursor: z.string().max(200).optional(),
});

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
