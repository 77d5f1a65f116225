import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, WEB } from './paths.ts';
import { mustRun } from './run.ts';

/** The variable by which whoever starts us says that the web is built. */
export const BUILT = 'ANUPALAN_WEB_IS_BUILT';

const SOURCES = ['web', 'worker/domain', 'worker/api.ts', 'package.json', 'package-lock.json'];
const NOT_SOURCES = new Set(['dist', 'compiled', '.wrangler', 'node_modules', 'e2e']);

/**
 * Builds the web unless the last build is newer than every file it is made of, or whoever started us has built it: two who
 * build into one folder at once break each other's build.
 */
export async function buildWeb(): Promise<void> {
  if (process.env[BUILT]) return;
  const built = join(WEB, 'dist', 'index.html');
  const builtAt = existsSync(built) ? statSync(built).mtimeMs : 0;
  const changedAt = Math.max(...SOURCES.map((path) => newestChange(join(ROOT, path))));
  if (changedAt >= builtAt) await mustRun('Building the web', 'vite', ['build', 'web', '--logLevel', 'warn']);
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
