// What `npm run db:generate` runs: writes a migration after a change of a `*.table.ts`; what follows `npm run db:generate --`, such
// as a name for it, goes to drizzle. The tables as they were are read from the newest snapshot alone, so that only that one is kept.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from './paths.ts';
import { run } from './run.ts';

const { code, output } = await run('drizzle', [
  'generate',
  '--config',
  'worker/drizzle.config.ts',
  ...process.argv.slice(2),
]);
console.log(output.trim());
if (code !== 0) process.exit(code);
const meta = join(MIGRATIONS, 'meta');
const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.sort().slice(0, -1)) rmSync(join(meta, name));
