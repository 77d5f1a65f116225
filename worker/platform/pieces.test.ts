import { env } from 'cloudflare:workers';
import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails } from '../features/mail/mail.table';
import { rowsRead, watch } from '../testing/watched-database';
import { PIECE_BYTES, rowsInPieces } from './pieces';

const KILOBYTE = 1_024;
const MADE = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
  INSERT INTO mails (id, key, "to", subject, text, at) SELECT printf('%06d', i), 'size:' || i, 'x', 'x',
    hex(zeroblob(?2 * CASE WHEN i % 700 = 0 THEN 400 ELSE 1 END / 2)), 'x' FROM n`;

test('a reading holds half a megabyte at a time, however many its rows are and however long', async () => {
  // Rows of one kilobyte, two of four hundred, and one that is longer than a piece.
  await env.DB.prepare(MADE).bind(1_500, KILOBYTE).run();
  await env.DB.prepare(`UPDATE mails SET text = hex(zeroblob(?1)) WHERE id = '000003'`).bind(PIECE_BYTES).run();
  const { database, seen } = watch(env.DB);
  const ids: string[] = [];
  const sizes: number[] = [];
  const reading = { table: mails, where: like(mails.key, 'size:%'), order: [mails.subject, mails.id] } as const;
  for await (const rows of rowsInPieces(database, reading)) {
    ids.push(...rows.map(({ id }) => id));
    sizes.push(rows.slice(0, -1).reduce((sum, { text }) => sum + text.length, 0));
  }
  expect(ids).toEqual(Array.from({ length: 1_500 }, (_, at) => `${at + 1}`.padStart(6, '0')));
  // All but the last of a piece are less than it may be; the last may be as long as a row is.
  expect(Math.max(...sizes)).toBeLessThan(PIECE_BYTES);
  expect(seen.trips).toBeLessThanOrEqual(12);
});

test('what is read of a table that is found by an index is what is given, and its lengths', async () => {
  await env.DB.prepare(MADE).bind(1_500, KILOBYTE).run();
  const { database, seen } = watch(env.DB);
  let given = 0;
  for await (const rows of rowsInPieces(database, { table: mails, where: undefined, order: [mails.id] }))
    given += rows.length;
  let read = 0;
  for (const sent of seen.statements) read += await rowsRead(sent);
  expect(given).toBe(1_500);
  expect(read).toBeLessThanOrEqual(6 * given);
});
