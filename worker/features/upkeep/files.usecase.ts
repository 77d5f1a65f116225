import type { IsoDate } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { keysWithRow, nextOriginals, recentOriginals } from './upkeep.repository';
import type { Finding } from './upkeep.table';

const DAY_MS = 86_400_000;
const LIST_PAGES = 20;
const MOST_HEADS = 400;

type Swept = { deleted: number; seen: number; through: string | null };

/**
 * Deletes objects older than a day that no row points at: what an upload left that died before its row was written.
 * A night looks at so many pages; the next night goes on where it ended, and begins again after the last.
 */
export async function sweepObjects(d1: D1Database, files: R2Bucket, at: Date, after: string | null): Promise<Swept> {
  let [deleted, seen, through] = [0, 0, after];
  for (let page = 0; page < LIST_PAGES; page++) {
    const listed = await files.list({ prefix: 'companies/', ...(through && { startAfter: through }) });
    const old = listed.objects
      .filter(({ uploaded }) => at.getTime() - uploaded.getTime() > DAY_MS)
      .map(({ key }) => key);
    const kept = await keysWithRow(d1, old);
    const orphans = old.filter((key) => !kept.has(key));
    if (orphans.length > 0) await files.delete(orphans);
    deleted += orphans.length;
    seen += listed.objects.length;
    through = listed.truncated ? (listed.objects.at(-1)?.key ?? null) : null;
    if (through === null) break;
  }
  return { deleted, seen, through };
}

type Missing = { findings: Finding[]; seen: number; through: string | null };

/**
 * Rows whose original is gone: of the statements of companies that were active since a day, and of a seventh of all statements
 * and papers, which goes on where the night before ended. It is reported and never made up for: only a backup can bring it back.
 */
export async function missingObjects(
  d1: D1Database,
  files: R2Bucket,
  { since, after }: { since: IsoDate; after: string | null },
): Promise<Missing> {
  const recent = await recentOriginals(d1, since, MOST_HEADS);
  const { rows, through } = await nextOriginals(d1, after, MOST_HEADS);
  const byId = new Map([...recent, ...rows].map((row) => [row.id, row]));
  const findings: Finding[] = [];
  for (const { id, companyId, fileKey } of byId.values()) {
    if (await files.head(fileKey)) continue;
    findings.push({
      check: 'files',
      subject: companyId,
      detail: say('upkeep.original-missing', { id, fileKey }),
    });
  }
  return { findings, seen: byId.size, through };
}
