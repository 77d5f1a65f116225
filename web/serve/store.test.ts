import { existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { keepOldStoreAside } from './store.ts';

const DAY = '2026-11-22';
const KNOWN = ['0000_init.sql', '0001_more.sql'];

let state: string;

beforeEach(() => {
  state = join(mkdtempSync(join(tmpdir(), 'store-')), 'state');
});

/** A store as the local runtime keeps it, with the migrations that were applied to it. */
function storeWith(applied: readonly string[]): void {
  const folder = join(state, 'v3', 'd1', 'miniflare-D1DatabaseObject');
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'abc.sqlite'));
  database.exec('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)');
  for (const name of applied) database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(name);
  database.close();
}

test.each([
  ['that has all migrations', KNOWN],
  ['that lacks the newest', ['0000_init.sql']],
  ['that has none yet', []],
])('a store %s stays where it is', (_what, applied) => {
  storeWith(applied);
  expect(keepOldStoreAside(state, DAY, KNOWN)).toBeUndefined();
  expect(existsSync(state)).toBe(true);
});

test('where there is no store, there is nothing to keep', () => {
  expect(keepOldStoreAside(state, DAY, KNOWN)).toBeUndefined();
});

test('a store of other migrations is kept aside by the day, twice on one day under two names', () => {
  for (const name of ['state-before-2026-11-22', 'state-before-2026-11-22-2']) {
    storeWith(['0000_init.sql', '0001_audit_guards.sql']);
    const aside = keepOldStoreAside(state, DAY, KNOWN);
    expect([aside && basename(aside), existsSync(state)]).toEqual([name, false]);
    expect(readdirSync(join(`${aside}`, 'v3', 'd1', 'miniflare-D1DatabaseObject'))).toEqual(['abc.sqlite']);
  }
});
