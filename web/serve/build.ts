import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, WEB } from './paths.ts';
import { mustRun } from './run.ts';

const SOURCES = ['web', 'worker/domain', 'worker/api.ts', 'package.json', 'package-lock.json'];
const NOT_SOURCES = new Set(['dist', 'compiled', '.wrangler', 'node_modules', 'e2e']);

/** Builds the web unless the last build is newer than every file it is made of. */
export async function buildWeb(): Promise<void> {
  const built = join(WEB, 'dist', 'index.html');
  const builtAt = existsSync(built) ? statSync(built).mtimeMs : 0;
  const changedAt = Math.max(...SOURCES.map((path) => newestChange(join(ROOT, path))));
  if (changedAt >= builtAt) await mustRun('Building the web', 'vite', ['build', 'web', '--logLevel', 'warn']);
}

/** The newest change below a path. Folders count too: a deleted file shows only in its folder's time. */
function newestChange(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  const below = readdirSync(path).filter((name) => !NOT_SOURCES.has(name));
  return Math.max(stat.mtimeMs, ...below.map((name) => newestChange(join(path, name))));
}
