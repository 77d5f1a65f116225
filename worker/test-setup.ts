import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, vi } from 'vitest';

beforeEach(async () => {
  vi.useRealTimers();
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
});
