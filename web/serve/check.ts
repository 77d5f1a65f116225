// What `npm run check` runs: types, format and lint, and that generated files are what their sources say.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessages } from './messages.ts';
import { ROOT } from './paths.ts';
import { generateRouteTree } from './route-tree.ts';
import { type Finished, mustRun, run } from './run.ts';

const verdicts = [await unchanged('The route tree', 'web/routeTree.gen.ts', generateRouteTree)];
await compileMessages();
verdicts.push(
  ...(await Promise.all([
    unchanged('The migrations', 'migrations', generateMigrations),
    // Both run beside each other: several threads each would work out the same types as many times.
    clean('Types of the web and the scripts', run('tsc', ['--noEmit', '--singleThreaded'])),
    clean('Types of the Worker', run('tsc', ['--noEmit', '--singleThreaded', '-p', 'worker'])),
    clean('Format and lint', run('biome', ['check', '--error-on-warnings', '.'])),
  ])),
);
process.exit(verdicts.every(Boolean) ? 0 : 1);

async function clean(what: string, finished: Promise<Finished>): Promise<boolean> {
  const { code, output } = await finished;
  return say(code === 0, `${what}: no fault.`, `${what}: faults.\n${output.trim()}`);
}

/** A generated file is committed, so generating it again must change nothing. */
async function unchanged(what: string, path: string, generate: () => Promise<void>): Promise<boolean> {
  const before = fingerprint(join(ROOT, path));
  await generate();
  const isSame = before === fingerprint(join(ROOT, path));
  return say(isSame, `${what}: up to date.`, `${what}: was out of date; ${path} is now written anew. Commit it.`);
}

function generateMigrations(): Promise<void> {
  return mustRun('Generating the migrations', 'drizzle', ['generate', '--config', 'worker/drizzle.config.ts']);
}

function fingerprint(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return '';
  const files = stat.isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }).sort() : [''];
  const hash = createHash('sha256');
  for (const file of files.map((name) => join(path, name))) {
    if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function say(isGood: boolean, good: string, bad: string): boolean {
  if (isGood) console.log(good);
  else console.error(bad);
  return isGood;
}
