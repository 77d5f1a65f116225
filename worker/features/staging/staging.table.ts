import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { idColumn, instantColumn } from '../../platform/database';

/**
 * Rows on their way into other tables, many to a piece. Nobody reads them but the batch that publishes them, which takes
 * them away in the same moment; what a killed Worker leaves here is swept by night.
 */
export const stagedPieces = sqliteTable(
  'staged_pieces',
  {
    id: idColumn(),
    /** What the pieces belong to, such as the upload whose lines they hold. */
    batchId: text().notNull(),
    piece: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index('staged_pieces_batch').on(table.batchId), index('staged_pieces_created').on(table.createdAt)],
);
