import { reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, vi } from 'vitest';
import { setClock } from './platform/clock';

const MIGRATIONS = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries);

beforeEach(async () => {
  vi.useRealTimers();
  // A clock that a test has stopped stands for the next one too, which may count on the day it is.
  setClock(undefined);
  // A large store is not always gone when it is said to be.
  do await reset();
  while (await hasTables());
  // At once: what has been applied need not be noted in a store that lives as long as one test.
  await env.DB.batch(MIGRATIONS.map((query) => env.DB.prepare(query)));
});

const TABLES = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'companies'";

const hasTables = async () => (await env.DB.prepare(TABLES).first()) !== null;
