import { letOthersIn, now } from './clock';
import { jsonPieces, type Query } from './database';
import { newId } from './ids';

/**
 * What stands in a statement in place of the rows themselves: its first parameter is then the id of a piece that was laid
 * by. Rows that are too many for the memory of one Worker, or for one batch, reach their table that way.
 */
export const LAID_BY = '(SELECT piece FROM staged_pieces WHERE id = ?1)';

const KEEP = 'INSERT INTO staged_pieces (id, batch_id, piece, created_at, sql, given) VALUES (?, ?, ?, ?, ?, ?)';

/** Lays rows (JSON texts) by, a call for each piece, with what writes a piece once the change is decided. */
export async function layBy(
  d1: D1Database,
  batchId: string,
  rows: readonly string[],
  writing: (id: string) => Query,
): Promise<void> {
  for (const piece of jsonPieces(rows)) {
    const id = newId();
    await keep(d1, batchId, { id, piece, ...writing(id) });
    await letOthersIn();
  }
}

/** Lays a statement by that takes no rows. */
export const layStatementBy = (d1: D1Database, batchId: string, query: Query) =>
  keep(d1, batchId, { id: newId(), piece: '', ...query });

async function keep(
  d1: D1Database,
  batchId: string,
  { id, piece, sql, values }: Query & { id: string; piece: string },
) {
  await d1.prepare(KEEP).bind(id, batchId, piece, now().toISOString(), sql, JSON.stringify(values)).run();
}

/** Takes away what was laid by, or of that what came after an id; nothing of a change that is decided. */
export const clearedAway = (d1: D1Database, batchId: string, after = '') =>
  d1
    .prepare(
      `DELETE FROM staged_pieces WHERE batch_id = ?1 AND id > ?2
        AND NOT EXISTS (SELECT 1 FROM long_changes WHERE batch_id = ?1)`,
    )
    .bind(batchId, after);
