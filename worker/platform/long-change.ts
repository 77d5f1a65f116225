import { say } from '../domain/shared/message';
import { letOthersIn, machineTime, pause } from './clock';
import { failedOn, preparedFrom, type Stored } from './database';
import { Problem } from './problem';

// The database writes one batch after another, so that a long one keeps everybody waiting. A long change is therefore laid by in
// pieces, decided in one short batch, and then written piece by piece. From the decision on it will happen, whoever is killed: its
// company is closed to all others until the last piece stands, and whoever finds it left alone goes on with it.

/** Whoever writes and is not heard of for so long is taken for dead. */
const SILENT_MS = 3_000;
/** A call waits for so long, which is longer: who was killed is found out within it. */
const PATIENCE_MS = 5_000;
const LOOK_EVERY_MS = 100;
/** Calls that were let in before the decision and still read end within this. */
const LAST_READERS_MS = 250;

/** SQL, of the id of a company: whether a long change of it is being written. */
export const isWritten = (companyId: string) => `EXISTS (SELECT 1 FROM long_changes WHERE chain_id = ${companyId})`;

// Nothing where nothing is laid by: the change is whole with its decision.
const CLOSE = `INSERT INTO long_changes (chain_id, batch_id, until) SELECT ?1, ?2, ?3
  WHERE EXISTS (SELECT 1 FROM staged_pieces WHERE batch_id = ?2)`;
const OPEN = 'DELETE FROM long_changes WHERE chain_id = ?';
const NEXT = `SELECT g.batch_id batchId, p.id, p.sql, p.given FROM long_changes g JOIN staged_pieces p ON p.rowid =
    (SELECT rowid FROM staged_pieces WHERE batch_id = g.batch_id ORDER BY rowid LIMIT 1) WHERE g.chain_id = ?`;
const TAKE_AWAY = 'DELETE FROM staged_pieces WHERE id = ?';
const MUST_HAVE_BEEN_THERE = 'INSERT INTO must (ok) SELECT NULL WHERE changes() = 0';

/** The last statement of the batch that decides a long change: closes its company until what is laid by is written. */
export const closed = (d1: D1Database, chainId: string, batchId: string) =>
  d1.prepare(CLOSE).bind(chainId, batchId, machineTime() + SILENT_MS);

/** Whether a write failed because a long change of its chain is being written: a trigger refuses every other entry meanwhile. */
export const isBeingWritten = (error: unknown) => failedOn(error, 'a long change is being written');

/** Writes a change that was decided just now. */
export async function writeWhole(d1: D1Database, chainId: string): Promise<void> {
  await pause(LAST_READERS_MS);
  await writePieces(d1, chainId);
}

type Piece = { batchId: string; id: string; sql: string; given: string };

/** Writes what is laid by, each piece once, however many are at it; the last one opens the company. */
async function writePieces(d1: D1Database, chainId: string): Promise<void> {
  let piece = await d1.prepare(NEXT).bind(chainId).first<Piece>();
  while (piece) {
    piece = await writePiece(d1, chainId, piece);
    await letOthersIn();
  }
}

/** Writes a piece and takes it away, or finds that another did; answers the next one. */
async function writePiece(d1: D1Database, chainId: string, { batchId, id, sql, given }: Piece): Promise<Piece | null> {
  try {
    const results = await d1.batch([
      // The trigger lets the entries of the piece through; nobody else's batch comes between.
      d1.prepare(OPEN).bind(chainId),
      preparedFrom(d1, { sql, values: JSON.parse(given) as Stored[] }),
      d1.prepare(TAKE_AWAY).bind(id),
      d1.prepare(MUST_HAVE_BEEN_THERE),
      closed(d1, chainId, batchId),
      d1.prepare(NEXT).bind(chainId),
    ]);
    return (results.at(-1)?.results[0] as Piece | undefined) ?? null;
  } catch (error) {
    if (!failedOn(error, 'must.ok')) throw error;
    return d1.prepare(NEXT).bind(chainId).first<Piece>();
  }
}

/**
 * Waits until a company's long change is whole, and goes on with one that was left alone. Throws 503, with the time to try again,
 * where that takes too long.
 */
export async function untilWhole(d1: D1Database, chainId: string): Promise<void> {
  const until = machineTime() + PATIENCE_MS;
  while (await d1.prepare('SELECT 1 FROM long_changes WHERE chain_id = ?').bind(chainId).first()) {
    if (await isMine(d1, chainId)) await writePieces(d1, chainId);
    else if (machineTime() > until) throw stillWritten();
    else await pause(LOOK_EVERY_MS);
  }
}

const TAKE_OVER = 'UPDATE long_changes SET until = ?2 WHERE chain_id = ?1 AND until < ?3';

/** Whether a change was left alone, and is now this caller's to go on with. */
async function isMine(d1: D1Database, chainId: string): Promise<boolean> {
  const at = machineTime();
  return (
    (
      await d1
        .prepare(TAKE_OVER)
        .bind(chainId, at + SILENT_MS, at)
        .run()
    ).meta.changes > 0
  );
}

/** Goes on with every change that was left alone, where nobody comes by. Throws the first fault when all were tried. */
export async function writeLeftAlone(d1: D1Database): Promise<void> {
  const query = 'SELECT chain_id id FROM long_changes WHERE until < ?';
  const { results } = await d1.prepare(query).bind(machineTime()).all<{ id: string }>();
  const ends = await Promise.allSettled(results.map(({ id }) => untilWhole(d1, id)));
  const failed = ends.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
  if (failed) throw failed.reason;
}

/** The answer while a company's long change is being written: 503, to be asked again soon. */
const stillWritten = () =>
  new Problem(503, 'being-written', say('problem.being-written'), {}, {}, { 'retry-after': '2' });
