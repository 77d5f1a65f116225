import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { idColumn, instantColumn, type Stored } from '../../platform/database';

/**
 * Rows on their way into other tables, many to a piece. Nobody reads them but the batch that writes them to where they
 * belong, which takes them away in the same moment; what a killed Worker leaves here is swept by night, unless its change was
 * decided.
 */
export const stagedPieces = sqliteTable(
  'staged_pieces',
  {
    id: idColumn(),
    /** What the pieces belong to, such as the upload whose lines they hold. */
    batchId: text().notNull(),
    piece: text().notNull(),
    createdAt: instantColumn().notNull(),
    /** The statement that writes the piece, and its values as JSON. */
    sql: text(),
    given: text({ mode: 'json' }).$type<readonly Stored[]>(),
  },
  (table) => [index('staged_pieces_batch').on(table.batchId), index('staged_pieces_created').on(table.createdAt)],
);

/**
 * Companies with a change that is decided and not yet whole: it is too long for one batch, and is written piece by piece. Nobody
 * sees or changes anything of such a company until the row is gone, and whoever comes by goes on with what was left off.
 */
export const longChanges = sqliteTable('long_changes', {
  /** The company's, whose trail the change is in. */
  chainId: text().primaryKey(),
  /** Under which its pieces are laid by. */
  batchId: text().notNull(),
  /** Until when somebody is at it, in milliseconds; each piece puts it off. */
  until: integer().notNull(),
});
