import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';
import { joinSharedWords } from '../../web/serve/shared-words.ts';

joinSharedWords();
const LOCAL = { ENVIRONMENT: 'local', DEMO_MODE: 'on', BETTER_AUTH_SECRET: 'a-secret-of-the-tests-only-32-bytes' };

/** The Worker's runtime, in which `npm run costs` counts. It is no part of the tests. */
export default defineConfig({
  plugins: [
    cloudflareTest(async () => ({
      wrangler: { configPath: './wrangler.toml' },
      miniflare: { bindings: { ...LOCAL, TEST_MIGRATIONS: await readD1Migrations('./migrations'), TEST_FIXTURES: {} } },
    })),
  ],
  test: {
    name: 'costs',
    testTimeout: 600_000,
    setupFiles: ['./worker/test-setup.ts'],
    include: ['worker/bench/costs.ts'],
  },
});
