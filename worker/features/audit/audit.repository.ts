import { say } from '../../domain/shared/message';
import type { Acting } from '../../platform/acting';
import { inIndia, now } from '../../platform/clock';
import { columnsOf, failedOn, jsonPieces } from '../../platform/database';
import { Problem } from '../../platform/problem';
import {
  type Author,
  CHAIN_VERSION,
  type ChainedEntry,
  type ChainHead,
  FIRST_HASH,
  linkEntries,
  type NewEntry,
} from './audit.chain';
import { auditEntries } from './audit.table';

export type { NewEntry } from './audit.chain';

/** Statements and what the trail says of them, for one chain. They are written together or not at all. */
export type Change = { chainId: string; statements: D1PreparedStatement[]; entries: readonly NewEntry[] };

const TRIES = 20;

/**
 * Writes changes with their audit entries in one batch. Two writers of one chain collide on its next number; the later
 * one reads the head again and retries. A guard that found nothing to change undoes everything and is a 409.
 */
export async function commit(acting: Acting, changes: readonly Change[]): Promise<void> {
  await writtenAtOnce(acting, async () => {
    const heads = await headsOf(acting.d1, changes);
    return changes.flatMap((change) => written(acting, change, heads.get(change.chainId)));
  });
}

/** Prepares the statements and writes them in one batch; again, from the new head, when another writer of the chain was faster. */
export async function writtenAtOnce(acting: Acting, prepare: () => Promise<D1PreparedStatement[]>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const statements = await prepare();
    try {
      await acting.d1.batch([...acting.alongside, ...statements]);
      return;
    } catch (error) {
      if (failedOn(error, 'must.ok')) throw changedMeanwhile();
      if (attempt === TRIES || !failedOn(error, 'audit chain moved')) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * attempt));
    }
  }
}

export const changedMeanwhile = () => new Problem(409, 'changed-meanwhile', say('problem.changed-meanwhile'));

/** Follows a conditional UPDATE in a batch: when it changed no row, the batch is undone. */
export const mustHaveChanged = (d1: D1Database) => d1.prepare('INSERT INTO must (ok) SELECT NULL WHERE changes() = 0');

/** The last entry of each chain. */
export async function headsOf(
  d1: D1Database,
  changes: readonly Pick<Change, 'chainId'>[],
): Promise<Map<string, ChainHead>> {
  const ids = [...new Set(changes.map(({ chainId }) => chainId))];
  const query = `SELECT e.chain_id chainId, e.seq, e.hash FROM json_each(?1) j JOIN audit_entries e
    ON e.chain_id = j.value AND e.seq = (SELECT max(seq) FROM audit_entries WHERE chain_id = j.value)`;
  const { results } = await d1.prepare(query).bind(JSON.stringify(ids)).all<ChainHead & { chainId: string }>();
  return new Map(results.map((head) => [head.chainId, head]));
}

/** The head of a chain without entries. */
export const BEFORE_ALL: ChainHead = { seq: 0, hash: FIRST_HASH };

function written(acting: Acting, change: Change, head: ChainHead = BEFORE_ALL): D1PreparedStatement[] {
  const author = authorOf(acting, change.chainId);
  return [...change.statements, ...insertEntries(acting.d1, author, linkEntries(head, author, change.entries))];
}

/** The part of an entry that all entries of one commit share. */
export function authorOf({ actorType, actorId, actorName, requestId, ipHash }: Acting, chainId: string): Author {
  const at = now();
  return {
    chainId,
    at: at.toISOString(),
    atIst: inIndia(at),
    actorType,
    actorId,
    actorName,
    onBehalfOf: null,
    requestId,
    ipHash,
  };
}

const ENTRIES = columnsOf(auditEntries).bulk(
  ['seq', 'action', 'entityType', 'entityId', 'before', 'after', 'lines', 'count', 'prevHash', 'hash'],
  [
    ...(['chainId', 'at', 'atIst', 'actorType', 'actorId', 'actorName', 'onBehalfOf'] as const),
    ...(['requestId', 'ipHash', 'v'] as const),
  ],
);

const insertEntries = (d1: D1Database, author: Author, entries: readonly ChainedEntry[]): D1PreparedStatement[] =>
  jsonPieces(entries.map(rowText)).map((piece) => insertPiece(d1, author, piece));

/** Writes a piece of entries: itself where `source` is ?1, one that was laid by where it names those. */
export const insertPiece = (d1: D1Database, author: Author, piece: string, source?: string): D1PreparedStatement =>
  ENTRIES.insert(d1, piece, { ...author, v: CHAIN_VERSION }, source);

/** An entry as the values that `insertPiece` reads. */
export const rowText = (entry: ChainedEntry): string => ENTRIES.text(entry);
