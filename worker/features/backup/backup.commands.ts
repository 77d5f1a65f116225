import { dateInIndia } from '../../domain/shared/dates';
import type { Bindings } from '../../platform/env';
import { backUpDue, beginBackups } from './backup.job';
import { HOLDERS_KEY, type Holder } from './backup.model';
import { backupFigures, type Held } from './backup.repository';
import { type BackupStore, backupStoreOf } from './backup-store';
import { type Restored, restore } from './restore.usecase';

// What `npm run backup` and `npm run restore` do. Their lines are for whoever runs the installation, at a terminal.

const lineOf = ({ holder, ...restored }: Restored) =>
  JSON.stringify({ restored: holder.kind, id: holder.id, ...restored });

/**
 * Backs everybody up now, who is not backed up on this day yet, and looks into the store for what is said to lie there. Throws
 * where no store is configured, where it refuses, and where it holds nothing: another store than the backups went to.
 */
export async function* backUpAll(env: Bindings): AsyncGenerator<string> {
  const store = configured(env);
  const at = new Date();
  await beginBackups(env, at);
  const day = dateInIndia(at);
  // As if it were noon: at a terminal nobody waits for the night.
  const noon = new Date(`${day}T06:30:00Z`);
  let left = -1;
  for (;;) {
    await backUpDue(env, noon);
    const open =
      (await env.DB.prepare('SELECT count(*) n FROM backups WHERE day IS NULL OR day < ?')
        .bind(day)
        .first<number>('n')) ?? 0;
    if (open === 0 || open === left) break;
    left = open;
    yield JSON.stringify({ left });
  }
  const figures = await backupFigures(env.DB);
  if (figures.holders > figures.never) await everybodyIn(store);
  yield JSON.stringify(figures);
}

function configured(env: Bindings): BackupStore {
  const store = backupStoreOf(env);
  if (!store) throw new Error('No store of backups is configured');
  return store;
}

/** Restores a company, a firm with its clients, or everybody of whom there is a backup. */
export async function* restoreNamed(env: Bindings, kind = '', id = '', day?: string): AsyncGenerator<string> {
  const store = configured(env);
  const holders = kind === 'everybody' ? await everybodyIn(store) : [{ kind, id } as Holder];
  if (!holders.every((holder) => ['company', 'firm'].includes(holder.kind) && holder.id !== ''))
    throw new Error('Say whom: company <id>, firm <id> or everybody');
  for (const holder of holders)
    for await (const restored of restore({ env, store }, holder, day)) yield lineOf(restored);
}

/** Firms bring their clients; the others are companies without one. */
async function everybodyIn(store: BackupStore): Promise<Holder[]> {
  const content = await store.get(HOLDERS_KEY);
  if (!content) throw new Error('There is no backup in this store');
  const held = JSON.parse(new TextDecoder().decode(content)) as Held[];
  return held.filter(({ kind, isClient }) => kind === 'firm' || !isClient);
}
