import { addDays, dateInIndia, type IsoDate } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { type Bindings, settingsOf } from '../../platform/env';
import { inBaseWords } from '../../platform/http';
import { logFailure } from '../../platform/log';
import { sendMail } from '../../platform/mail';
import { type Anchored, anchorTrail } from '../audit/anchor.repository';
import { verifyChain } from '../audit/trail.repository';
import { overdueSince } from '../backup/backup.repository';
import { missingObjects, sweepObjects } from './files.usecase';
import { mailNight } from './night-mail.usecase';
import { brokenReferences } from './references.repository';
import { sweepOldRows } from './sweep.repository';
import { chainsSince, keepReport, lastReports, nextChains, unsoundBooks, unsoundLedgers } from './upkeep.repository';
import type { Finding } from './upkeep.table';

const MOST_CHAINS = 200;
/** A week sees every chain; a night at least so many of those that did not grow. */
const LEAST_CHAINS = 50;
/** The same of rows that have parents. */
const LEAST_ROWS = 50_000;

/**
 * The nightly self-check: looks for damage that nobody would notice by day, clears what is out of date, and leaves one
 * report a day; what it found is mailed to whoever runs the installation. What grew since yesterday is looked at each night, all
 * else within a week. `at` is when it was due, not when it ran: cron may come late, twice or after a missed night.
 */
export async function nightlySelfCheck(env: Bindings, at: Date): Promise<void> {
  const { DB, FILES } = env;
  const startedAt = new Date().toISOString();
  const day = dateInIndia(at);
  const since = addDays(day, -1);
  // The same night again begins where the first began.
  const before = (await lastReports(DB, 2)).find((report) => report.day < day)?.figures;
  const chains = await brokenChains(DB, since, textOf(before?.chainsThrough));
  const missing = await missingObjects(DB, FILES, { since, after: textOf(before?.originalsThrough) });
  const anchored = await anchorTrail(env, day);
  const references = await brokenReferences(DB, textOf(before?.referencesThrough), LEAST_ROWS);
  const findings = [
    ...references.findings,
    ...(await unsoundBooks(DB, since)),
    ...(await unsoundLedgers(DB, since)),
    ...chains.findings,
    ...foundBy(anchored),
    ...missing.findings,
    ...(await backupsOverdue(DB, day)),
  ];
  const objects = await sweepObjects(DB, FILES, at, textOf(before?.objectsThrough));
  const rows = await sweepOldRows(DB, at);
  const figures = {
    chains: chains.count,
    chainsLeft: chains.left,
    chainsThrough: chains.through,
    originals: missing.seen,
    originalsThrough: missing.through,
    objects: objects.seen,
    objectsDeleted: objects.deleted,
    objectsThrough: objects.through,
    references: references.seen,
    referencesThrough: references.through,
    answersDeleted: rows.answers,
    countersDeleted: rows.counters,
    stagedDeleted: rows.staged,
    loggedDeleted: rows.logged,
    sessionsDeleted: rows.sessions + rows.verifications,
    digestsDeleted: rows.digests,
  };
  const ok = findings.length === 0;
  await keepReport(DB, { day, startedAt, finishedAt: new Date().toISOString(), ok, findings, figures });
  if (!ok) await alarm(env, day, findings);
  await mailNight(env, day, anchored.firms);
}

/** A backup may wait a night, not two. */
const BACKED_UP_WITHIN_DAYS = 2;

async function backupsOverdue(d1: D1Database, day: IsoDate): Promise<Finding[]> {
  const overdue = await overdueSince(d1, addDays(day, -BACKED_UP_WITHIN_DAYS));
  return overdue.map(({ id, day: last }) => ({
    check: 'backup',
    subject: id,
    detail: last ? say('upkeep.backup-overdue', { day: last }) : say('upkeep.backup-never'),
  }));
}

function foundBy({ unreadable, astray }: Anchored): Finding[] {
  const told = astray.map(({ chainId, length, day }) => ({
    check: 'trail',
    subject: chainId,
    detail: say('upkeep.chain-unlike-anchor', { entry: `${length}`, day }),
  }));
  if (unreadable === null) return told;
  const { day, key } = unreadable;
  return [...told, { check: 'anchor', subject: key, detail: say('upkeep.anchor-unreadable', { day }) }];
}

/** Says what was found in the log, and by mail to whoever runs the installation; the same night again is the same mail. */
async function alarm(env: Bindings, day: IsoDate, findings: readonly Finding[]): Promise<void> {
  console.error(JSON.stringify({ selfCheck: day, findings: findings.length, first: findings[0] }));
  const { OPERATOR_EMAIL: to, APP_ORIGIN } = settingsOf(env);
  if (to === '') return;
  const lines = findings.slice(0, LINES).map(({ subject, detail }) => `${subject}: ${inBaseWords(detail)}`);
  const subject = inBaseWords(say('mail.self-check-subject', { day, count: findings.length }));
  const address = `${APP_ORIGIN}/api/operations`;
  const text = inBaseWords(say('mail.self-check', { day, lines: lines.join('\n'), address }));
  // A mail that fails is kept and tried again; the report stands already.
  await sendMail(env, { key: `self-check:${day}`, to, subject, text }).catch((error: unknown) =>
    logFailure(day, error),
  );
}

const LINES = 50;

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

async function brokenChains(d1: D1Database, since: IsoDate, after: string | null) {
  const grown = await chainsSince(d1, since, MOST_CHAINS);
  const { rows, through } = await nextChains(d1, after, LEAST_CHAINS);
  const ids = new Set([...grown.slice(0, MOST_CHAINS), ...rows]);
  const findings: Finding[] = [];
  for (const id of ids) {
    const { ok, firstBadSeq } = await verifyChain(d1, id);
    if (!ok)
      findings.push({ check: 'trail', subject: id, detail: say('upkeep.chain-broken', { entry: `${firstBadSeq}` }) });
  }
  return { findings, count: ids.size, left: grown.length > MOST_CHAINS ? 1 : 0, through };
}
