import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The repository's root, and the places below it that the serve scripts know. */
export const ROOT = at('.').replace(/[\\/]$/, '');
export const WEB = at('web');
export const MIGRATIONS = at('migrations');
export const STATE = at('.wrangler/state');
export const DEV_VARS = at('.dev.vars');

/** The script behind a command of node_modules, so that it runs on this Node and needs no shell. */
export const scriptOf = {
  wrangler: at('node_modules/wrangler/bin/wrangler.js'),
  vite: at('node_modules/vite/bin/vite.js'),
  tsc: at('node_modules/typescript/bin/tsc'),
  biome: at('node_modules/@biomejs/biome/bin/biome'),
  messages: at('web/serve/compile-messages.ts'),
  vitest: at('node_modules/vitest/vitest.mjs'),
  drizzle: at('node_modules/drizzle-kit/bin.cjs'),
} as const;

export type Command = keyof typeof scriptOf;
