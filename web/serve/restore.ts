// What `npm run backup` and `npm run restore` run. On this machine they use the stores of `npm start`, which must not run
// meanwhile. With --remote they use what wrangler.toml names, by the account that wrangler is signed in with:
//
//   npm run backup                                   everybody, now
//   npm run restore -- company <id> [--day=2026-11-21] [--remote]
//   npm run restore -- firm <id>                     with its clients
//   npm run restore -- everybody
//
// A store that speaks S3 is found by BACKUP_S3_URL, BACKUP_S3_REGION, BACKUP_S3_KEY_ID and BACKUP_S3_SECRET of the environment.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { getPlatformProxy } from 'wrangler';
import { migrate } from './app.ts';
import { ROOT, STATE } from './paths.ts';
import { writeDevVars } from './settings.ts';
import { joinSharedWords } from './shared-words.ts';

const [command = '', ...given] = process.argv.slice(2);
const isRemote = given.includes('--remote');
const day = given.find((word) => word.startsWith('--day='))?.slice('--day='.length);
const [kind, id] = given.filter((word) => !word.startsWith('--'));

/** What the Worker's side offers: lines for the terminal. */
type Commands = {
  backUpAll: (env: never) => AsyncIterable<string>;
  restoreNamed: (env: never, kind?: string, id?: string, day?: string) => AsyncIterable<string>;
};

/** The configuration with every store on Cloudflare's side of the line, which the proxies then reach. */
const REMOTE = join(ROOT, '.wrangler-remote.toml');

try {
  await run();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function run(): Promise<void> {
  joinSharedWords();
  if (!isRemote) {
    writeDevVars();
    await migrate();
  }
  const { module } = await runnerImport<Commands>(join(ROOT, 'worker/features/backup/backup.commands.ts'), {
    configFile: false,
    root: ROOT,
    logLevel: 'error',
  });
  const { env, dispose } = await bindings();
  try {
    const lines = command === 'backup' ? module.backUpAll(env) : module.restoreNamed(env, kind, id, day);
    for await (const line of lines) console.log(line);
  } finally {
    await dispose();
  }
}

async function bindings() {
  const settings = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('BACKUP_')));
  if (!isRemote) {
    const { env, dispose } = await getPlatformProxy({
      configPath: join(ROOT, 'wrangler.toml'),
      persist: { path: join(STATE, 'v3') },
    });
    return { env: { ...env, ...settings } as never, dispose };
  }
  const local = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8');
  writeFileSync(REMOTE, local.replace(/^(binding = "(?:DB|FILES|BACKUPS)")$/gm, '$1\nremote = true'));
  try {
    const { env, dispose } = await getPlatformProxy({ configPath: REMOTE, persist: false, remoteBindings: true });
    // The commands need none of the Worker's secrets, only that one is there.
    return {
      env: {
        ...env,
        BETTER_AUTH_SECRET: 'of-no-use-to-a-restore-of-backups',
        ENVIRONMENT: 'local',
        ...settings,
      } as never,
      dispose,
    };
  } finally {
    rmSync(REMOTE, { force: true });
  }
}
