// What the browser tests open: the product as `npm start` serves it, but with the Worker that was built once for all of them,
// and without wrangler's processes beside it. `node web/serve/serve-built.ts 8790 /tmp/state`; an empty state gets its tables.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { transformWithOxc } from 'vite';
import {
  unstable_generateASSETSBinding,
  unstable_getMiniflareWorkerOptions,
  unstable_readConfig,
  unstable_splitSqlQuery,
} from 'wrangler';
import { BUILT_WORKER, MIGRATIONS, PRODUCT, WEB } from './paths.ts';

const [port, state = ''] = process.argv.slice(2);
const API = 'anupalan-api';

/** Forwards what web/functions names, and answers the rest with the files of the pages. */
const PAGES = `import { onRequest } from './functions.js';
export default {
  fetch(request, env) {
    const isCall = new URL(request.url).pathname.startsWith('/api/');
    return isCall ? onRequest({ request, env }) : env.ASSETS.fetch(request);
  },
};`;
const functions = join(WEB, 'functions/api/[[path]].ts');
const { code } = await transformWithOxc(readFileSync(functions, 'utf8'), functions);

const { modulesRules: _rules, ...worker } = unstable_getMiniflareWorkerOptions(PRODUCT.worker).workerOptions;
const log = new Log(LogLevel.ERROR);
// Wrangler's types have a log and an answer of their own, which these are.
const files = (await unstable_generateASSETSBinding({ log: log as never, directory: PRODUCT.dist })) as never;
const server = new Miniflare(
  convertV4MiniflareOptions({
    port: Number(port),
    resourcePersistencePath: join(state, 'v3'),
    cf: false,
    log,
    // The Worker's faults, without what the runtime says of a browser that went away.
    handleStructuredLogs: ({ level, message }) => level === 'error' && console.error(message),
    workers: [
      {
        name: 'anupalan-web',
        compatibilityDate: unstable_readConfig({ config: join(WEB, 'wrangler.toml') }).compatibility_date ?? '',
        modules: [
          { type: 'ESModule', path: 'pages.js', contents: PAGES },
          { type: 'ESModule', path: 'functions.js', contents: code },
        ],
        serviceBindings: { API, ASSETS: files },
      },
      { ...worker, name: API, modulesRoot: BUILT_WORKER, modules: builtModules() },
    ],
  }),
);
await server.ready;
await makeTables();
process.send?.('served');

/** The script first, with what it imports beside it. */
function builtModules() {
  const names = readdirSync(BUILT_WORKER).filter((name) => /\.(js|woff)$/.test(name));
  const scripts = names.filter((name) => name.endsWith('.js'));
  const others = names.filter((name) => !name.endsWith('.js'));
  return [
    ...scripts.map((name) => ({ type: 'ESModule' as const, path: join(BUILT_WORKER, name) })),
    ...others.map((name) => ({ type: 'Data' as const, path: join(BUILT_WORKER, name) })),
  ];
}

/** Brings an empty database to the newest migration, at once: nobody migrates it again. */
async function makeTables(): Promise<void> {
  const database = await server.getD1Database('DB', API);
  const known = await database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'users'").first();
  if (known) return;
  const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  const texts = names.sort().map((name) => readFileSync(join(MIGRATIONS, name), 'utf8'));
  await database.batch(texts.flatMap(unstable_splitSqlQuery).map((query) => database.prepare(query)));
}
