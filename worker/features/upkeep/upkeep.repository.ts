import { desc } from 'drizzle-orm';
import type { IsoDate } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { jsonRows, openDatabase } from '../../platform/database';
import { isWritten } from '../../platform/long-change';
import { ledgerFaults } from '../ledger/balance/check.repository';
import { type Finding, type UpkeepReport, upkeepReports } from './upkeep.table';

/** Keeps a night's report; the same day again replaces it, so that a check that ran twice is one report. */
export async function keepReport(d1: D1Database, report: UpkeepReport): Promise<void> {
  const { day: _day, ...rest } = report;
  await openDatabase(d1)
    .insert(upkeepReports)
    .values(report)
    .onConflictDoUpdate({ target: upkeepReports.day, set: rest });
}

/** The newest reports: what was found, and where each search was left off. */
export async function lastReports(d1: D1Database, count: number): Promise<UpkeepReport[]> {
  return openDatabase(d1).select().from(upkeepReports).orderBy(desc(upkeepReports.day)).limit(count);
}

type UnsentMail = {
  to: string;
  subject: string;
  at: string;
  tries: number;
  failure: string | null;
  retryAt: string | null;
};

/** Mails that could not be handed over, the newest first; without their texts, which open accounts. */
export async function mailsUnsent(d1: D1Database): Promise<UnsentMail[]> {
  const query = `SELECT "to", subject, at, tries, failure, retry_at retryAt FROM mails WHERE tries > 0 ORDER BY at DESC LIMIT 100`;
  return (await d1.prepare(query).all<UnsentMail>()).results;
}

type DigestDay = { day: string; sent: number; failed: number };

/** How the digests of the last days went: those that failed are tried again on their day, and then never. */
export async function digestDays(d1: D1Database, since: IsoDate): Promise<DigestDay[]> {
  const query = `SELECT day, sum(state IN ('sent', 'empty')) sent, sum(state = 'failed') failed FROM digests WHERE day >= ?
    GROUP BY day ORDER BY day DESC`;
  return (await d1.prepare(query).bind(since).all<DigestDay>()).results;
}

const MOST_FINDINGS = 100;

// Companies whose books were written since a day: what a night looks at closely.
const ACTIVE = 'SELECT id FROM companies WHERE last_activity_date >= ?1';

const MIXED = `SELECT t.id, t.company_id companyId FROM bank_transactions t
  JOIN bank_accounts a ON a.id = t.bank_account_id JOIN statement_uploads u ON u.id = t.upload_id
  WHERE t.company_id IN (${ACTIVE}) AND (a.company_id <> t.company_id OR u.company_id <> t.company_id) LIMIT ${MOST_FINDINGS}`;

const STORED = 'SELECT upload_id, transaction_type, amount_paise FROM';
// An upload that was undone must have left no line behind. Lines that were merged into others are kept beside them. A long one that
// is being written or taken back at this moment is looked at in the next night.
const SUMS = `WITH stored AS (
    SELECT upload_id, count(*) lines, sum(CASE transaction_type WHEN 'credit' THEN amount_paise ELSE 0 END) credit,
      sum(CASE transaction_type WHEN 'debit' THEN amount_paise ELSE 0 END) debit
    FROM (${STORED} bank_transactions WHERE company_id IN (${ACTIVE}) UNION ALL ${STORED} merged_transactions WHERE company_id IN (${ACTIVE}))
    GROUP BY upload_id)
  SELECT u.id, u.company_id companyId, iif(u.undone_at IS NULL, u.added_count, 0) added, coalesce(s.lines, 0) lines
  FROM statement_uploads u LEFT JOIN stored s ON s.upload_id = u.id
  WHERE u.company_id IN (${ACTIVE}) AND NOT ${isWritten('u.company_id')} AND CASE WHEN u.undone_at IS NOT NULL THEN s.lines IS NOT NULL
    ELSE (coalesce(s.lines, 0), coalesce(s.credit, 0), coalesce(s.debit, 0))
      <> (u.added_count, u.credit_total_paise, u.debit_total_paise) END
  LIMIT ${MOST_FINDINGS}`;

type Mixed = { id: string; companyId: string };
type Unequal = { id: string; companyId: string; added: number; lines: number };

/** Lines that mix two companies, and statements whose lines are not those that were stored with them. */
export async function unsoundBooks(d1: D1Database, since: IsoDate): Promise<Finding[]> {
  const [mixed, unequal] = await d1.batch([d1.prepare(MIXED).bind(since), d1.prepare(SUMS).bind(since)]);
  const crossings = ((mixed?.results ?? []) as Mixed[]).map(({ id, companyId }) => ({
    check: 'tenancy',
    subject: companyId,
    detail: say('upkeep.other-company', { id }),
  }));
  const sums = ((unequal?.results ?? []) as Unequal[]).map(({ id, companyId, added, lines }) => ({
    check: 'sums',
    subject: companyId,
    detail: say('upkeep.sums-differ', { id, added, lines }),
  }));
  return [...crossings, ...sums];
}

const MOST_LEDGERS = 50;

/**
 * Ledgers that do not add up, of companies on whose books somebody worked since a day: sums that are not those of their lines and
 * entries, vouchers that do not balance.
 */
export async function unsoundLedgers(d1: D1Database, since: IsoDate): Promise<Finding[]> {
  const active = await d1.prepare(`${ACTIVE} ORDER BY id LIMIT ${MOST_LEDGERS}`).bind(since).all<{ id: string }>();
  const found: Finding[] = [];
  for (const { id } of active.results) {
    const { sums, vouchers, lines } = await ledgerFaults(d1, id);
    if (sums + vouchers + lines === 0) continue;
    found.push({ check: 'ledger', subject: id, detail: say('upkeep.ledger-faults', { sums, vouchers, lines }) });
  }
  return found;
}

const CHAINS = `SELECT DISTINCT c.id FROM (${ACTIVE} UNION ALL
  SELECT f.id FROM ca_firms f WHERE EXISTS (SELECT 1 FROM audit_entries e WHERE e.chain_id = f.id AND e.at_ist >= ?1)) c LIMIT ?2`;

/** The chains that grew since a day, of companies and of firms, one more than asked for. */
export async function chainsSince(d1: D1Database, since: IsoDate, most: number): Promise<string[]> {
  const { results } = await d1
    .prepare(CHAINS)
    .bind(since, most + 1)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

const ALL_CHAINS = 'SELECT id FROM companies UNION ALL SELECT id FROM ca_firms';

/** The next of all chains by id after one, as many as let a week see every chain; null begins again. */
export async function nextChains(d1: D1Database, after: string | null, least: number): Promise<WeeklyPart<string>> {
  const total = (await d1.prepare(`SELECT count(*) n FROM (${ALL_CHAINS})`).first<number>('n')) ?? 0;
  const most = Math.max(least, Math.ceil(total / NIGHTS));
  const query = `SELECT id FROM (${ALL_CHAINS}) WHERE id > ?1 ORDER BY id LIMIT ?2`;
  const { results } = await d1
    .prepare(query)
    .bind(after ?? '', most)
    .all<{ id: string }>();
  const rows = results.map(({ id }) => id);
  return { rows, through: rows.length < most ? null : (rows.at(-1) ?? null) };
}

const NIGHTS = 7;

/** A part of what a week looks at; where it was left off, null at the end. */
type WeeklyPart<Row> = { rows: Row[]; through: string | null };

type KeptRow = { id: string; companyId: string; fileKey: string };

// Papers of lines that were removed stay: the law asks for them as long as for the lines.
const KEYS = jsonRows(['companyId', 'key']);
const KEEPERS = ['statement_uploads', 'transaction_attachments', 'removed_attachments'];

/** Which of these objects a row of their company points at. The company stands in the key, which leads to the index. */
export async function keysWithRow(d1: D1Database, keys: readonly string[]): Promise<Set<string>> {
  const query = KEEPERS.map(
    (table) => `SELECT u.file_key fileKey FROM json_each(?1) j JOIN ${table} u
      ON u.company_id = ${KEYS.at.companyId} AND u.file_key = ${KEYS.at.key}`,
  ).join(' UNION ');
  const named = `[${keys.map((key) => KEYS.text({ companyId: key.split('/')[1] ?? '', key })).join(',')}]`;
  const { results } = await d1.prepare(query).bind(named).all<Pick<KeptRow, 'fileKey'>>();
  return new Set(results.map(({ fileKey }) => fileKey));
}

const ORIGINALS = KEEPERS.map((table) => `SELECT id, company_id companyId, file_key fileKey FROM ${table}`);

/** The next of all rows with a file, statements and papers, as many as let a week see every one. */
export async function nextOriginals(d1: D1Database, after: string | null, least: number): Promise<WeeklyPart<KeptRow>> {
  const counts = KEEPERS.map((table) => `(SELECT count(*) FROM ${table})`).join(' + ');
  const total = (await d1.prepare(`SELECT ${counts} n`).first<number>('n')) ?? 0;
  const most = Math.max(least, Math.ceil(total / NIGHTS));
  const parts = ORIGINALS.map((part) => `SELECT * FROM (${part} WHERE id > ?1 ORDER BY id LIMIT ?2)`);
  const query = `SELECT * FROM (${parts.join(' UNION ALL ')}) ORDER BY id LIMIT ?2`;
  const { results } = await d1
    .prepare(query)
    .bind(after ?? '', most)
    .all<KeptRow>();
  return { rows: results, through: results.length < most ? null : (results.at(-1)?.id ?? null) };
}

/** The newest statements of companies that were active since a day. */
export async function recentOriginals(d1: D1Database, since: IsoDate, most: number): Promise<KeptRow[]> {
  const query = `SELECT u.id, u.company_id companyId, u.file_key fileKey FROM statement_uploads u
    WHERE u.company_id IN (${ACTIVE}) ORDER BY u.id DESC LIMIT ?2`;
  return (await d1.prepare(query).bind(since, most).all<KeptRow>()).results;
}
