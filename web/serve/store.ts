import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from './paths.ts';

// Where the local runtime keeps the databases of a state folder, one file each.
const DATABASES = join('v3', 'd1', 'miniflare-D1DatabaseObject');

/**
 * Keeps a local store aside whose database was made by other migrations than these, and answers where it now is: its tables do
 * not fit, and nothing that is in them is thrown away. Nothing where the store fits or there is none.
 */
export function keepOldStoreAside(state: string, day: string, known = migrationsHere()): string | undefined {
  if (appliedIn(state).every((name) => known.includes(name))) return undefined;
  const aside = freeName(`${state}-before-${day}`);
  renameSync(state, aside);
  return aside;
}

const migrationsHere = (): string[] => readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));

/** The names of the migrations that the databases of a store say they have. */
function appliedIn(state: string): string[] {
  const folder = join(state, DATABASES);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite');
  return files.flatMap((name) => appliedInFile(join(folder, name)));
}

function appliedInFile(path: string): string[] {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const isNoted = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").get() !== undefined;
    return isNoted
      ? database
          .prepare('SELECT name FROM d1_migrations')
          .all()
          .map(({ name }) => `${name}`)
      : [];
  } finally {
    database.close();
  }
}

/** The name itself, or with a number where there is one of that name already. */
function freeName(name: string): string {
  for (let number = 2, free = name; ; free = `${name}-${number++}`) if (!existsSync(free)) return free;
}
