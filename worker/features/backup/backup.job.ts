import { dateInIndia } from '../../domain/shared/dates';
import { inIndia } from '../../platform/clock';
import type { Bindings } from '../../platform/env';
import { logFailure } from '../../platform/log';
import { HOLDERS_KEY } from './backup.model';
import { beginNight, everybody, holdersDue, keepFailure } from './backup.repository';
import { BooksMoved, type Budget, backUp } from './backup.usecase';
import { type BackupStore, backupStoreOf, StoreFailure } from './backup-store';
import { holdingsOf } from './holdings.repository';

/** Not before two in the morning in India: until then the day's obligations are worked out. */
const FROM = '02:00';
/** One run asks the database and the store so often, which is within what one run of a Worker may. */
const MOST_QUESTIONS = 600;
const MOST_HOLDERS = 50;

/** Begins the backups of a night, due at `at`. */
export async function beginBackups(env: Bindings, at: Date): Promise<void> {
  if (backupStoreOf(env)) await beginNight(env.DB, dateInIndia(at), at);
}

/**
 * Backs up piece by piece whoever is not backed up on this day yet; a run that ends remembers where it was. `at` is when it was
 * due. Nothing where no store is configured.
 */
export async function backUpDue(env: Bindings, at: Date, most = MOST_QUESTIONS): Promise<void> {
  const store = backupStoreOf(env);
  if (!store || inIndia(at).slice(11, 16) < FROM) return;
  const day = dateInIndia(at);
  const due = await holdersDue(env.DB, day, MOST_HOLDERS);
  if (due.length === 0) return;
  const holdings = await holdingsOf(env.DB);
  const budget: Budget = { left: most };
  let done = 0;
  for (const holder of due) {
    if (budget.left <= 0) break;
    try {
      if (await backUp({ env, store, day, budget }, holder, holdings[holder.kind])) done++;
    } catch (error) {
      if (!(error instanceof BooksMoved)) logFailure(`backup:${holder.id}`, error);
      const isKnown = error instanceof BooksMoved || error instanceof StoreFailure;
      await keepFailure(env.DB, holder, isKnown ? error.name : 'failed');
    }
  }
  if (done > 0) await listEverybody(env, store);
}

/** Beside the backups stands whose they are: where the database is lost, nobody else knows. */
async function listEverybody({ DB }: Bindings, store: BackupStore): Promise<void> {
  await store.put(HOLDERS_KEY, new TextEncoder().encode(`${JSON.stringify(await everybody(DB), null, 1)}\n`));
}
