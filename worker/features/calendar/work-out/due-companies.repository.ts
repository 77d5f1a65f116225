import type { IsoDate } from '../../../domain/shared/dates';

const REST_SECONDS = 1_800;
const SELECT = 'SELECT c.id, c.worked_out_for FROM companies c';

// Who failed a short while ago rests, so that those who can be done are not held up by those who cannot.
const TAKEN = `c.tracked_since IS NOT NULL AND c.client_status <> 'archived'
  AND NOT EXISTS (SELECT 1 FROM attempt_counters a WHERE a.key = 'work-out:' || c.id AND a.window_start > ?2)`;

/** By day, second since which who failed rests, and how many. */
export const DUE = `SELECT id FROM (
    SELECT * FROM (${SELECT} WHERE c.worked_out_for IS NULL AND ${TAKEN} ORDER BY c.id LIMIT ?3)
    UNION ALL
    SELECT * FROM (${SELECT} WHERE c.worked_out_for < ?1 AND ${TAKEN} ORDER BY c.worked_out_for, c.id LIMIT ?3))
  LIMIT ?3`;

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** The companies whose obligations were not worked out for a day yet: those who were asked for first, then the oldest. */
export async function companiesDue(d1: D1Database, day: IsoDate, at: Date, most: number): Promise<string[]> {
  const { results } = await d1
    .prepare(DUE)
    .bind(day, seconds(at) - REST_SECONDS, most)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

const REST = `INSERT INTO attempt_counters (key, window_start, count) VALUES ('work-out:' || ?1, ?2, 1)
  ON CONFLICT (key) DO UPDATE SET count = count + 1, window_start = ?2`;

/** Lets a company whose run failed rest for half an hour. */
export async function restAfterFailure(d1: D1Database, companyId: string, at: Date): Promise<void> {
  await d1.prepare(REST).bind(companyId, seconds(at)).run();
}
