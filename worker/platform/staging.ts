import { now } from './clock';
import { jsonPieces } from './database';
import { newId } from './ids';

/**
 * What stands in a statement in place of the rows themselves: its first parameter is then the id of a piece that was laid
 * by. Rows that are too many for the memory of one Worker reach their table that way, all at once or not at all.
 */
export const LAID_BY = '(SELECT piece FROM staged_pieces WHERE id = ?1)';

const KEEP = 'INSERT INTO staged_pieces (id, batch_id, piece, created_at) VALUES (?, ?, ?, ?)';

/** Lays rows (JSON texts) by, a call for each piece, and answers the ids of the pieces in their order. */
export async function layBy(d1: D1Database, batchId: string, rows: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const piece of jsonPieces(rows)) {
    const id = newId();
    await d1.prepare(KEEP).bind(id, batchId, piece, now().toISOString()).run();
    ids.push(id);
  }
  return ids;
}

/** Takes away what was laid by: part of the batch that publishes it, or alone when nothing came of it. */
export const clearedAway = (d1: D1Database, batchId: string) =>
  d1.prepare('DELETE FROM staged_pieces WHERE batch_id = ?').bind(batchId);

/** A list in pages of at most so many. */
export function* pagesOf<Thing>(things: readonly Thing[], size: number): Generator<Thing[]> {
  for (let at = 0; at < things.length; at += size) yield things.slice(at, at + size);
}
