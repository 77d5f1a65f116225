import { addDays, dateInIndia, type IsoDate } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import type { Bindings } from '../../platform/env';
import { verifyChain } from '../audit/trail.repository';
import { missingObjects, sweepObjects } from './files.usecase';
import { brokenReferences, chainsSince, keepReport, lastReport, sweepOldRows, unsoundBooks } from './upkeep.repository';
import type { Finding } from './upkeep.table';

const MOST_CHAINS = 200;

/**
 * The nightly self-check: looks for damage that nobody would notice by day, clears what is out of date, and leaves one
 * report a day. `at` is when it was due, not when it ran: cron may come late, twice or after a missed night.
 */
export async function nightlySelfCheck({ DB, FILES }: Bindings, at: Date): Promise<void> {
  const startedAt = new Date().toISOString();
  const day = dateInIndia(at);
  const since = addDays(day, -1);
  const before = await lastReport(DB);
  const chains = await brokenChains(DB, since);
  const missing = await missingObjects(DB, FILES, since);
  const findings = [
    ...(await brokenReferences(DB)),
    ...(await unsoundBooks(DB, since)),
    ...chains.findings,
    ...missing,
  ];
  const objects = await sweepObjects(DB, FILES, at, textOf(before?.figures.objectsThrough));
  const rows = await sweepOldRows(DB, at);
  const figures = {
    chains: chains.count,
    chainsLeft: chains.left,
    objects: objects.seen,
    objectsDeleted: objects.deleted,
    objectsThrough: objects.through,
    answersDeleted: rows.answers,
    countersDeleted: rows.counters,
    stagedDeleted: rows.staged,
  };
  const ok = findings.length === 0;
  await keepReport(DB, { day, startedAt, finishedAt: new Date().toISOString(), ok, findings, figures });
  if (!ok) console.error(JSON.stringify({ selfCheck: day, findings: findings.length, first: findings[0] }));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

async function brokenChains(d1: D1Database, since: IsoDate) {
  const ids = await chainsSince(d1, since, MOST_CHAINS);
  const findings: Finding[] = [];
  for (const id of ids.slice(0, MOST_CHAINS)) {
    const { ok, firstBadSeq } = await verifyChain(d1, id);
    if (!ok)
      findings.push({ check: 'trail', subject: id, detail: say('upkeep.chain-broken', { entry: `${firstBadSeq}` }) });
  }
  return { findings, count: Math.min(ids.length, MOST_CHAINS), left: ids.length > MOST_CHAINS ? 1 : 0 };
}
