import { addDays, type IsoDate } from '../../domain/shared/dates';
import type { Holder, Progress } from './backup.model';
import type { Chain } from './holdings.repository';

const REAL = 'is_demo = 0';
// A demonstration is made again by a click: nobody's books are in it.
const ENROL = `INSERT INTO backups (holder_id, kind)
  SELECT id, 'company' FROM companies WHERE ${REAL} UNION ALL SELECT id, 'firm' FROM ca_firms WHERE ${REAL}
  ON CONFLICT (holder_id) DO NOTHING`;

/** Rows are read again after so many days though the trail is the same: scores by day stand beside it. */
const READ_EVERY_DAYS = 7;

const UNCHANGED = `UPDATE backups SET day = ?1, up_to = ?2 WHERE day < ?1 AND read_on > ?3 AND progress IS NULL AND failure IS NULL
  AND chain_head = (SELECT head FROM chain_heads WHERE chain_id = holder_id)`;

/** Begins a night: takes in whoever is new, and says of those of whom nothing was written that the last backup still holds. */
export async function beginNight(d1: D1Database, day: IsoDate, at: Date): Promise<void> {
  await d1.batch([
    d1.prepare(ENROL),
    d1.prepare(UNCHANGED).bind(day, at.toISOString(), addDays(day, -READ_EVERY_DAYS)),
  ]);
}

export type Due = Holder & {
  name: string;
  caFirmId: string | null;
  filesThrough: string | null;
  progress: string | null;
};

// Who failed waits for the others; what was begun is ended first.
const DUE = `SELECT b.holder_id id, b.kind, coalesce(c.name, f.name) name, c.ca_firm_id caFirmId, b.files_through filesThrough, b.progress
  FROM backups b LEFT JOIN companies c ON c.id = b.holder_id LEFT JOIN ca_firms f ON f.id = b.holder_id
  WHERE (b.day IS NULL OR b.day < ?1) AND coalesce(c.name, f.name) IS NOT NULL
  ORDER BY b.tries, b.progress IS NULL, b.day, b.holder_id LIMIT ?2`;

/** Those whose backup is not of this day yet. */
export async function holdersDue(d1: D1Database, day: IsoDate, most: number): Promise<Due[]> {
  return (await d1.prepare(DUE).bind(day, most).all<Due>()).results;
}

/** Remembers how far a backup has come. */
export async function keepProgress(
  d1: D1Database,
  { id }: Holder,
  progress: Progress,
  filesThrough: string | null,
): Promise<void> {
  await d1
    .prepare('UPDATE backups SET progress = ?2, files_through = ?3 WHERE holder_id = ?1')
    .bind(id, JSON.stringify(progress), filesThrough)
    .run();
}

const DONE = `UPDATE backups SET day = ?2, up_to = ?3, read_on = ?2, chain_length = ?4, chain_head = ?5, rows = ?6,
  files_through = ?7, files = ?8, progress = NULL, tries = 0, failure = NULL WHERE holder_id = ?1`;

type Done = { day: IsoDate; at: string; chain: Chain; rows: number; filesThrough: string | null; files: number };

export async function keepDone(d1: D1Database, { id }: Holder, done: Done): Promise<void> {
  const { day, at, chain, rows, filesThrough, files } = done;
  await d1.prepare(DONE).bind(id, day, at, chain.length, chain.head, rows, filesThrough, files).run();
}

/** Remembers that a backup came to nothing, so that others come first; it begins anew. */
export async function keepFailure(d1: D1Database, { id }: Holder, failure: string): Promise<void> {
  await d1
    .prepare('UPDATE backups SET tries = tries + 1, failure = ?2, progress = NULL WHERE holder_id = ?1')
    .bind(id, failure)
    .run();
}

const FILES = ['statement_uploads', 'transaction_attachments', 'removed_attachments'];
const FILE_ROWS = FILES.map(
  (table) => `SELECT id, file_key fileKey, sha256 FROM ${table} WHERE company_id = ?1 AND id > ?2`,
).join(' UNION ALL ');

export type FileRow = { id: string; fileKey: string; sha256: string };

/** The next files of a company by the ids of their rows, which are in the order of time. */
export async function filesAfter(
  d1: D1Database,
  companyId: string,
  after: string | null,
  most: number,
): Promise<FileRow[]> {
  const query = `SELECT * FROM (${FILE_ROWS}) ORDER BY id LIMIT ?3`;
  return (
    await d1
      .prepare(query)
      .bind(companyId, after ?? '', most)
      .all<FileRow>()
  ).results;
}

/** How many files a company has that are in its backup. */
export async function filesUpTo(d1: D1Database, companyId: string, through: string | null): Promise<number> {
  const query = `SELECT count(DISTINCT fileKey) n FROM (${FILE_ROWS}) WHERE id <= ?3`;
  return (
    (await d1
      .prepare(query)
      .bind(companyId, '', through ?? '')
      .first<number>('n')) ?? 0
  );
}

/** The clients of a firm that are backed up. */
export async function clientIdsOf(d1: D1Database, caFirmId: string): Promise<string[]> {
  const query = `SELECT id FROM companies WHERE ca_firm_id = ? AND ${REAL} ORDER BY id`;
  return (await d1.prepare(query).bind(caFirmId).all<{ id: string }>()).results.map(({ id }) => id);
}

export type Held = Holder & { name: string; day: string; isClient: number };

/** Everybody of whom there is a backup, firms first. */
export async function everybody(d1: D1Database): Promise<Held[]> {
  const query = `SELECT b.kind, b.holder_id id, coalesce(c.name, f.name, '') name, b.day, c.ca_firm_id IS NOT NULL isClient
    FROM backups b
    LEFT JOIN companies c ON c.id = b.holder_id LEFT JOIN ca_firms f ON f.id = b.holder_id
    WHERE b.day IS NOT NULL ORDER BY b.kind DESC, b.holder_id`;
  return (await d1.prepare(query).all<Held>()).results;
}

export type LastBackup = { upTo: string; rows: number; files: number };

/** The last whole backup of a company or a firm; null where there is none. */
export async function lastBackup(d1: D1Database, id: string): Promise<LastBackup | null> {
  const query = 'SELECT up_to upTo, rows, files FROM backups WHERE holder_id = ? AND up_to IS NOT NULL';
  return await d1.prepare(query).bind(id).first<LastBackup>();
}

// Who is new is not overdue; who failed a few times is.
const OVERDUE = `SELECT holder_id id, day FROM backups WHERE day < ?1 OR (day IS NULL AND tries >= 3) ORDER BY day, holder_id LIMIT 50`;

/** Of whom nothing was backed up since a day; null where nothing ever was. */
export async function overdueSince(d1: D1Database, day: IsoDate): Promise<{ id: string; day: string | null }[]> {
  return (await d1.prepare(OVERDUE).bind(day).all<{ id: string; day: string | null }>()).results;
}

const TOTALS = `SELECT count(*) holders, coalesce(sum(day IS NULL), 0) never, min(day) oldest, max(up_to) latest,
  coalesce(sum(failure IS NOT NULL), 0) failed FROM backups`;
const FAILED =
  'SELECT kind, holder_id id, day, tries, failure FROM backups WHERE failure IS NOT NULL ORDER BY tries DESC LIMIT 50';

type Totals = { holders: number; never: number; oldest: string | null; latest: string | null; failed: number };
type Failed = Holder & { day: string | null; tries: number; failure: string };

/** How the backups stand, for whoever runs the installation. */
export async function backupFigures(d1: D1Database): Promise<Totals & { failures: Failed[] }> {
  const [totals, failed] = await d1.batch([d1.prepare(TOTALS), d1.prepare(FAILED)]);
  const none: Totals = { holders: 0, never: 0, oldest: null, latest: null, failed: 0 };
  return { ...none, ...(totals?.results[0] as Totals | undefined), failures: (failed?.results ?? []) as Failed[] };
}
