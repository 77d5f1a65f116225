import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_WORKER, EDITION, MADE_UP, PRODUCT, ROOT } from './paths.ts';
import { mustRun } from './run.ts';
import { joinSharedWords } from './shared-words.ts';

/** The variable by which whoever starts us says that the web and the Worker are built. */
export const BUILT = 'ANUPALAN_IS_BUILT';

const SOURCES = ['web', 'worker/domain', 'worker/api.ts', 'package.json', 'package-lock.json', 'wrangler.toml'];
const NOT_SOURCES = new Set(['dist', 'compiled', '.wrangler', 'node_modules', 'e2e']);

/**
 * Builds the web unless the last build is newer than every file it is made of, or whoever started us has built it: two who
 * build into one folder at once break each other's build.
 */
export async function buildWeb(edition = EDITION): Promise<void> {
  if (edition === PRODUCT && process.env[BUILT]) return;
  const built = join(edition.dist, 'index.html');
  const builtAt = existsSync(built) ? statSync(built).mtimeMs : 0;
  const changedAt = Math.max(...SOURCES.map((path) => newestChange(join(ROOT, path))));
  if (changedAt < builtAt) return;
  const args = ['build', 'web', '--logLevel', 'warn', '--emptyOutDir'];
  await mustRun('Building the web', 'vite', args, { MESSAGES: edition === MADE_UP ? 'made-up' : '' });
}

/** Builds the Worker as it is deployed, for the servers of the browser tests, unless whoever started us has built it. */
export async function buildWorker(): Promise<void> {
  if (process.env[BUILT]) return;
  joinSharedWords();
  rmSync(BUILT_WORKER, { recursive: true, force: true });
  const args = ['deploy', '--dry-run', '--outdir', BUILT_WORKER, '--config', PRODUCT.worker];
  await mustRun('Building the Worker', 'wrangler', args);
}

/**
 * The newest change below a path. Folders count too: a deleted file shows only in its folder's time. A folder that also
 * holds what is made does not: its time is that of the last build, or of the server that runs beside this one.
 */
function newestChange(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  const names = readdirSync(path);
  const below = names.filter((name) => !NOT_SOURCES.has(name));
  const own = below.length === names.length ? stat.mtimeMs : 0;
  return Math.max(own, ...below.map((name) => newestChange(join(path, name))));
}
