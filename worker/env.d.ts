declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import('./index');
  }
  interface Env {
    DB: D1Database;
    FILES: R2Bucket;
    BACKUPS: R2Bucket;
    BETTER_AUTH_SECRET: string;
    ENVIRONMENT: string;
    DEMO_MODE: string;
    TEST_FIXTURES: Record<string, string>;
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[];
  }
}
