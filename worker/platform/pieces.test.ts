import { env } from 'cloudflare:workers';
import { like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '../api';
import { mails } from '../features/mail/mail.table';
import { ask, seeded, signIn } from '../testing/client';
import { rowsRead, watch } from '../testing/watched-database';
import type { Bindings } from './env';
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
  expect(read).toBeLessThanOrEqual(2 * given + 10);
});

describe('an answer that is long', () => {
  const MEGABYTES = 3;

  /** Reads an answer piece by piece, noting how often the database had been asked when the first came, and how long the longest is. */
  async function readSlowly(path: string, cookie = '') {
    const { database, seen } = watch(env.DB);
    const request = new Request(`http://localhost:8788/api${path}`, { headers: { cookie } });
    const response = await api.fetch(request, { ...env, DB: database } as unknown as Bindings);
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    let [atFirst, longest, whole] = [0, 0, 0];
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      atFirst ||= seen.trips;
      longest = Math.max(longest, part.value.byteLength);
      whole += part.value.byteLength;
    }
    return { atFirst, atEnd: seen.trips, longest, whole };
  }

  beforeEach(async () => {
    const { companies } = await seeded();
    const items = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
      INSERT INTO compliance_items (id, company_id, type, title, note, due_date, status, created_at, updated_at)
      SELECT printf('d0000000-0000-7000-8000-%012x', i), ?1, 'other', 'x', hex(zeroblob(512)), date('now', (i % 90) || ' days'), 'pending', 'x', 'x' FROM n`;
    await env.DB.prepare(items)
      .bind(companies.a1, MEGABYTES * KILOBYTE)
      .run();
  });

  test.each([
    [
      'a feed',
      async (cookie: string, companyId: string) => {
        const { body } = await ask(cookie, 'POST', '/calendar-feeds', { kind: 'company', companyId });
        return new URL(body.url).pathname.replace('/api', '');
      },
    ],
    [
      'a calendar file',
      async (_cookie: string, companyId: string) => `/companies/${companyId}/compliance-calendar?format=ics`,
    ],
    ['an export', async (_cookie: string, companyId: string) => `/companies/${companyId}/export`],
  ])('%s is made while it is read, a piece at a time', async (_what, pathOf) => {
    const { companies } = await seeded();
    const cookie = await signIn('OA');
    const { atFirst, atEnd, longest, whole } = await readSlowly(await pathOf(cookie, companies.a1), cookie);
    expect(atEnd - atFirst).toBeGreaterThanOrEqual(2 * MEGABYTES);
    expect(longest).toBeLessThan(2 * PIECE_BYTES);
    expect(whole).toBeGreaterThan(0);
  });
});
