import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The repository's root, and the places below it that the serve scripts know. */
export const ROOT = at('.').replace(/[\\/]$/, '');
export const WEB = at('web');
export const MIGRATIONS = at('migrations');
export const STATE = at('.wrangler/state');

/** The Worker built once, for the servers of the browser tests. */
export const BUILT_WORKER = at('.wrangler/built-worker');

/** What is served: its texts, the web built of them, the configuration of its Worker, and the settings of this machine for it. */
export type Edition = { messages: string; dist: string; worker: string; devVars: string };

export const PRODUCT: Edition = {
  messages: at('web/messages'),
  dist: at('web/dist'),
  worker: at('wrangler.toml'),
  devVars: at('.dev.vars'),
};

/** The product in the made-up language of the tests, in a folder of its own. */
export const MADE_UP: Edition = {
  messages: at('.wrangler/made-up'),
  dist: at('.wrangler/made-up/dist'),
  worker: at('.wrangler/made-up/wrangler.toml'),
  devVars: at('.wrangler/made-up/.dev.vars'),
};

/** Which of the two is built, compiled or looked at: `MESSAGES=made-up` chooses the made-up language. */
export const EDITION: Edition = process.env.MESSAGES === 'made-up' ? MADE_UP : PRODUCT;

/** The script behind a command of node_modules, so that it runs on this Node and needs no shell. */
export const scriptOf = {
  wrangler: at('node_modules/wrangler/bin/wrangler.js'),
  vite: at('node_modules/vite/bin/vite.js'),
  tsc: at('node_modules/typescript/bin/tsc'),
  biome: at('node_modules/@biomejs/biome/bin/biome'),
  messages: at('web/serve/compile-messages.ts'),
  vitest: at('node_modules/vitest/vitest.mjs'),
  drizzle: at('node_modules/drizzle-kit/bin.cjs'),
  serveBuilt: at('web/serve/serve-built.ts'),
} as const;

export type Command = keyof typeof scriptOf;
