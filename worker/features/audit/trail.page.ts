import type { Context } from 'hono';
import type { AppEnv } from '../../platform/env';
import { languageOf } from '../../platform/http';
import { nextPage } from '../../platform/wire';
import { type NamedRow, type TrailOf, type TrailQuery, type TrailRow, trailJson } from './audit.contract';
import { subjectsOf } from './subject.repository';
import { readTrail } from './trail.repository';

/** A page of a trail as it is answered; where there is more, the answer's head says where the next page begins. */
export async function givenTrail<Of extends TrailOf>(
  c: Context<AppEnv>,
  query: TrailQuery,
  of: Of,
): Promise<(NamedRow & Of)[]> {
  const rows = trailJson(await readTrail(c.env.DB, of, query), query, of, languageOf(c.req.raw));
  const given = rows.slice(0, query.limit);
  if (rows.length > query.limit) nextPage(c, placeAfter(given, query));
  const subjects = await subjectsOf(c.env.DB, of, given);
  return given.map((row) => ({ ...row, subject: subjects.get(row.entityId) ?? null }));
}

/** The lowest number and the oldest refused attempt that were given so far. */
function placeAfter(given: readonly TrailRow[], { place }: TrailQuery): string {
  const seq = given.findLast((row) => row.seq !== null)?.seq ?? place.seq ?? '';
  const eventId = given.findLast((row) => row.seq === null)?.id ?? place.eventId ?? '';
  return `${seq}.${eventId}`;
}
