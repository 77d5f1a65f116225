import { createHash } from 'node:crypto';
import type { IsoDate } from '../../domain/shared/dates';
import { now } from '../../platform/clock';
import type { Bindings } from '../../platform/env';
import { idsFrom } from '../../platform/ids';
import {
  fileKeyOf,
  type Holder,
  type Manifest,
  manifest,
  manifestKey,
  newestKey,
  type Piece,
  type Place,
  type Progress,
  pieceKey,
} from './backup.model';
import { clientIdsOf, type Due, filesAfter, filesUpTo, keepDone, keepProgress } from './backup.repository';
import { type BackupStore, StoreFailure } from './backup-store';
import { chainOf, type Holding, type Page, readFirstPages, readPage } from './holdings.repository';

/** How much one run may still do: questions to the database and to the store. */
export type Budget = { left: number };

type Making = { env: Pick<Bindings, 'DB' | 'FILES'>; store: BackupStore; day: IsoDate; budget: Budget };

/** What was written meanwhile may be missing from a part that was read before: such a backup is none. */
export class BooksMoved extends Error {
  override name = 'books-moved';
}

/**
 * Goes on with the backup of a company or firm: rows, then files, then the manifest that makes it one. Answers false where the
 * budget of the run ended first; the next run goes on there. Throws `BooksMoved` where the trail grew meanwhile.
 */
export async function backUp(making: Making, due: Due, holdings: readonly Holding[]): Promise<boolean> {
  const { env, store, budget } = making;
  const known = await knownManifest(store, due);
  let progress: Progress = due.progress
    ? (JSON.parse(due.progress) as Progress)
    : { chain: await chainOf(env.DB, due.id), pieces: [], place: { table: holdings[0]?.table ?? '', after: null } };
  budget.left -= 3;
  for await (const part of partsOf(making, due, holdings, progress.place)) {
    progress = {
      ...progress,
      place: part.next,
      pieces: [...progress.pieces, ...(await keptPiece(making, due, part, known))],
    };
    if (budget.left > 0) continue;
    await keepProgress(env.DB, due, progress, due.filesThrough);
    return false;
  }
  const { through: filesThrough, isEnd } = await copyFiles(making, due);
  if (!isEnd) {
    await keepProgress(env.DB, due, { ...progress, place: null }, filesThrough);
    return false;
  }
  if ((await chainOf(env.DB, due.id)).head !== progress.chain.head) throw new BooksMoved();
  await finish(making, due, progress, filesThrough);
  return true;
}

/** The manifest of the newest backup; undefined where there is none. */
export async function newestManifest(store: BackupStore, holder: Holder, day?: string): Promise<Manifest | undefined> {
  const content = await store.get(day ? manifestKey(holder, day) : newestKey(holder));
  return content && manifest.parse(JSON.parse(new TextDecoder().decode(content)));
}

/** What the newest backup holds already. One whose manifest cannot be read holds nothing: all is written anew. */
async function knownManifest(store: BackupStore, holder: Holder): Promise<Manifest | undefined> {
  try {
    return await newestManifest(store, holder);
  } catch (failure) {
    if (failure instanceof StoreFailure) throw failure;
    return undefined;
  }
}

type Part = { lines: string[]; rows: number; next: Place | null };

/** The rows as parts: what is short together, of a long table each page by itself, so that a page that did not change is the same. */
async function* partsOf(
  { env, budget }: Making,
  { id }: Holder,
  holdings: readonly Holding[],
  place: Place | null,
): AsyncGenerator<Part> {
  if (!place) return;
  const rest = holdings.slice(holdings.findIndex(({ table }) => table === place.table));
  budget.left -= rest.length;
  let short: Part = { lines: [], rows: 0, next: null };
  for (const [at, first] of (await readFirstPages(env.DB, rest, id, place.after)).entries()) {
    const following = rest[at + 1];
    const next = following ? { table: following.table, after: null } : null;
    if (first.rows.length < first.holding.page) {
      short = { lines: [...short.lines, ...linesOf(first)], rows: short.rows + first.rows.length, next };
      continue;
    }
    if (short.rows > 0) yield { ...short, next: { table: first.holding.table, after: at === 0 ? place.after : null } };
    short = { lines: [], rows: 0, next: null };
    for (let page = first; page.rows.length > 0; ) {
      const after = page.rows.at(-1)?.after ?? null;
      const isLast = page.rows.length < page.holding.page;
      yield {
        lines: linesOf(page),
        rows: page.rows.length,
        next: isLast ? next : { table: page.holding.table, after },
      };
      if (isLast) break;
      page = await readPage(env.DB, page.holding, id, after);
      budget.left -= 1;
    }
  }
  if (short.rows > 0) yield short;
}

function linesOf({ holding: { table, columns }, rows }: Page): string[] {
  return rows.length === 0 ? [] : [JSON.stringify({ table, columns }), ...rows.map(({ row }) => row)];
}

async function keptPiece(
  { store, budget }: Making,
  holder: Holder,
  { lines, rows }: Part,
  known: Manifest | undefined,
): Promise<Piece[]> {
  const content = new TextEncoder().encode(`${lines.join('\n')}\n`);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const key = pieceKey(holder, sha256);
  if (!known?.pieces.some((piece) => piece.key === key)) {
    await store.put(key, content);
    budget.left -= 1;
  }
  return [{ key, sha256, bytes: content.byteLength, rows }];
}

const FILES_AT_ONCE = 20;
/** An id may be given a while before its row is there: files of this last while are looked at again the next time. */
const STILL_COMING_MS = 3_600_000;

/** Copies the files that are not in the backup yet, and answers through which row, and whether those are all. One that is gone is the self-check's to report. */
async function copyFiles({ env, store, budget }: Making, { kind, id, filesThrough }: Due) {
  if (kind === 'firm') return { through: null, isEnd: true };
  let through = filesThrough;
  do {
    const rows = await filesAfter(env.DB, id, through, FILES_AT_ONCE);
    budget.left -= 1 + 2 * rows.length;
    for (const { fileKey } of rows) {
      const file = await env.FILES.get(fileKey);
      if (file) await store.put(fileKeyOf(fileKey), await file.bytes());
    }
    through = rows.at(-1)?.id ?? through;
    if (rows.length < FILES_AT_ONCE) return { through, isEnd: true };
  } while (budget.left > 0);
  return { through, isEnd: false };
}

async function finish({ env, store, day }: Making, due: Due, { chain, pieces }: Progress, through: string | null) {
  const { kind, id, name, caFirmId } = due;
  const at = now().toISOString();
  const companies = kind === 'firm' ? await clientIdsOf(env.DB, id) : [];
  const whole: Manifest = {
    ...{ format: 'anupalan-backup', version: 1, kind, id, name, caFirmId, companies, day, takenAt: at },
    ...{ chain, pieces },
  };
  const content = new TextEncoder().encode(`${JSON.stringify(whole, null, 1)}\n`);
  await store.put(manifestKey(due, day), content);
  await store.put(newestKey(due), content);
  const files = kind === 'firm' ? 0 : await filesUpTo(env.DB, id, through);
  const rows = pieces.reduce((sum, piece) => sum + piece.rows, 0);
  const settled = idsFrom(now().getTime() - STILL_COMING_MS);
  const filesThrough = through !== null && through > settled ? settled : through;
  await keepDone(env.DB, due, { day, at, chain, rows, filesThrough, files });
}
