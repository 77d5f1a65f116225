import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, vi } from 'vitest';
import { setClock } from './platform/clock';

beforeEach(async () => {
  vi.useRealTimers();
  // A clock that a test has stopped stands for the next one too, which may count on the day it is.
  setClock(undefined);
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
});
