import { and, desc, eq, lt } from 'drizzle-orm';
import { type Proof, proofOf, type Redated, type Seam } from '../../../domain/bank/coverage/coverage';
import {
  findNewSeams,
  linesInsideCoveredDays,
  type StoredProof,
  validProofs,
} from '../../../domain/bank/coverage/valid-proofs';
import {
  datedOtherwise,
  type HeldElsewhere,
  isHeldBy,
  knownLines,
  type Overlap,
  tellingLines,
} from '../../../domain/bank/overlap/known-lines';
import { type Held, lineKeys, normaliseNarration, parseHeld } from '../../../domain/bank/overlap/line-keys';
import type { Mapping, Role, Statement, StatementLine } from '../../../domain/bank/reader/model';
import { TRANSFER_DAYS } from '../../../domain/bank/reconcile/model';
import type { StatementKind } from '../../../domain/ledger/chart/money';
import { addDays, type IsoDate } from '../../../domain/shared/dates';
import type { CompanyScope, Person } from '../../../platform/access';
import { letOthersIn, now, today } from '../../../platform/clock';
import { jsonRows, openDatabase } from '../../../platform/database';
import { isWritten, untilWhole } from '../../../platform/long-change';
import type { Candidate } from '../categorise/open-lines.repository';
import { PROOF_COLUMNS, REDATED_OF_ACCOUNT, type StoredText, storedProof } from '../coverage/coverage.repository';
import { mayBeLeg, SECOND_ACCOUNT } from '../reconcile/legs.repository';
import { type StatementUpload, statementUploads } from './statement.table';

/** A line of a statement with the key by which it is known again, and whether it is stored already. */
export type KeyedLine = { line: StatementLine; key: string; isKnown: boolean };

/**
 * The lines as compared, how they overlap with what is there or fail to follow on it, the account, what the statement proves,
 * and what others of the same days and those beside them prove.
 */
export type Compared = Overlap & {
  lines: KeyedLine[];
  account: ChosenAccount;
  seams: Seam[];
  proof: Proof;
  standing: StoredProof[];
  redated: readonly Redated[];
};

type ChosenAccount = {
  id: string;
  name: string;
  number: string;
  isActive: number;
  /** By which it shows whether another statement was stored or undone since. */
  statements: number;
};

/** SQL, of a company and an account: a number that changes with every statement of the account that is stored or undone. */
export const statementsOf = (companyId: string, bankAccountId: string) =>
  `(SELECT count(*) + count(undone_at) FROM statement_uploads WHERE company_id = ${companyId} AND bank_account_id = ${bankAccountId})`;

const ACCOUNT = `SELECT id, account_name name, account_number number, is_active isActive, ${statementsOf('?2', '?1')} statements,
  ${isWritten('?2')} isBeingWritten FROM bank_accounts WHERE id = ?1 AND company_id = ?2`;

// Keys begin with the day, so the days of a statement are one stretch of the unique index. They come by at most five hundred
// in one text, which is read several times as fast as a row for each; no key has a line break or a tab in it.
// Lines that were merged into others are held as well.
const keysWith = (text: string) => `SELECT group_concat(${text}, char(10)) keys FROM bank_transactions
  WHERE bank_account_id = ?1 AND line_key >= ?2 AND line_key < ?3 GROUP BY rowid / 500
  UNION ALL SELECT group_concat(line_key, char(10)) FROM merged_transactions
  WHERE bank_account_id = ?1 AND line_key >= ?2 AND line_key < ?3 GROUP BY rowid / 500`;
const KEYS = keysWith('line_key');
// A key with a balance and a reference leaves the narration out: it is read only for a file that lacks balances.
const KEYS_AND_NARRATIONS = keysWith(`CASE WHEN balance_paise IS NULL OR reference IS NULL THEN line_key
  ELSE line_key || char(9) || replace(description, char(10), ' ') END`);

const PROOFS = `SELECT ${PROOF_COLUMNS} FROM statement_uploads u
  WHERE u.company_id = ?1 AND u.bank_account_id = ?2 AND (u.undone_at IS NOT NULL OR EXISTS (SELECT 1 FROM json_each(u.covered)
    WHERE value ->> 'from' <= ?4 AND value ->> 'to' >= ?3)) ORDER BY u.id DESC LIMIT 5000`;

// Each line is looked up by its amount and day, and the account that holds the most of them comes first.
const TOLD = jsonRows(['amount', 'date', 'side', 'balance', 'narration']);
const ELSEWHERE = `SELECT a.account_name name, count(DISTINCT j.key) count,
    count(DISTINCT iif(replace(upper(t.description), ' ', '') = ${TOLD.at.narration}, j.key, NULL)) alike
  FROM json_each(?1) j CROSS JOIN bank_transactions t INDEXED BY bank_transactions_amount
    ON t.company_id = ?2 AND t.amount_paise = ${TOLD.at.amount} AND t.transaction_date = ${TOLD.at.date}
      AND t.transaction_type = ${TOLD.at.side} AND t.balance_paise IS ${TOLD.at.balance} AND t.bank_account_id <> ?3
  JOIN bank_accounts a ON a.id = t.bank_account_id AND a.company_id = t.company_id
  GROUP BY t.bank_account_id ORDER BY 2 DESC LIMIT 3`;

const toldText = ({ amount, date, side, balance, description }: StatementLine): string =>
  TOLD.text({ amount, date, side, balance, narration: normaliseNarration(description) });

/**
 * The lines of a statement, each compared with what the account already holds. Undefined when the account is not the company's.
 * Another long statement may have been decided since the call was let in: half of it is compared with nothing.
 */
export async function compareWithAccount(
  d1: D1Database,
  scope: CompanyScope,
  bankAccountId: string,
  statement: Statement,
): Promise<Compared | undefined> {
  const [account, stored, proofs, merged, others] = await d1.batch(queriesFor(d1, scope, bankAccountId, statement));
  const [chosen] = (account?.results ?? []) as (ChosenAccount & { isBeingWritten: number })[];
  if (!chosen) return undefined;
  if (chosen.isBeingWritten) {
    await untilWhole(d1, scope.companyId);
    return compareWithAccount(d1, scope, bankAccountId, statement);
  }
  await letOthersIn();
  const texts = ((stored?.results ?? []) as { keys: string }[]).map((row) => row.keys);
  const standing = validProofs(((proofs?.results ?? []) as StoredText<StoredProof>[]).map(storedProof));
  const proof = proofOf(statement, today());
  const held = parseHeld(texts);
  await letOthersIn();
  const overlap = overlapOf(statement.lines, held, standing);
  const redated = (merged?.results ?? []) as Redated[];
  const isAnyNew = overlap.lines.some(({ isKnown }) => !isKnown);
  const telling = tellingLines(statement.lines);
  const elsewhere = ((others?.results ?? []) as HeldElsewhere[]).find((one) => isAnyNew && isHeldBy(one, telling));
  const seams = findNewSeams(proof, standing, redated);
  return {
    ...overlap,
    elsewhere: elsewhere ?? null,
    otherwise: datedOtherwise(seams, overlap.lines, held),
    account: chosen,
    seams,
    proof,
    standing,
    redated,
  };
}

// Lines that are held beside the days of a file may be lines of it, dated otherwise.
const DAYS_BESIDE = 7;

function queriesFor(d1: D1Database, scope: CompanyScope, bankAccountId: string, statement: Statement) {
  const { lines, period } = statement;
  const from: IsoDate | '' = period?.from ?? '';
  const to: IsoDate | '' = period?.to ?? from;
  const keys = lines.some(({ balance }) => balance === null) ? KEYS_AND_NARRATIONS : KEYS;
  return [
    d1.prepare(ACCOUNT).bind(bankAccountId, scope.companyId),
    d1.prepare(keys).bind(bankAccountId, from && addDays(from, -DAYS_BESIDE), `${to && addDays(to, DAYS_BESIDE)}~`),
    d1.prepare(PROOFS).bind(scope.companyId, bankAccountId, ...daysAround(statement)),
    d1.prepare(REDATED_OF_ACCOUNT).bind(scope.companyId, bankAccountId),
    d1.prepare(ELSEWHERE).bind(`[${tellingLines(lines).map(toldText).join(',')}]`, scope.companyId, bankAccountId),
  ];
}

/** The days of a statement and those beside it, on which others end or begin. */
function daysAround({ period, facts }: Statement): [from: string, to: string] {
  if (!period) return ['', ''];
  const printed = facts.period;
  const from = printed && printed.from < period.from ? printed.from : period.from;
  const to = printed && printed.to > period.to ? printed.to : period.to;
  return [addDays(from, -1), addDays(to, 1)];
}

function overlapOf(lines: readonly StatementLine[], held: Held, proofs: readonly StoredProof[]) {
  const keys = lineKeys(lines);
  const known = knownLines(lines, keys, held);
  const compared = lines.map((line, at) => ({ line, key: keys[at] ?? '', isKnown: known[at] !== 'new' }));
  const isAnyNew = compared.some(({ isKnown }) => !isKnown);
  const inside = isAnyNew ? linesInsideCoveredDays(compared, proofs).map(({ line }) => line) : [];
  return { lines: compared, byBalance: lines.filter((_, at) => known[at] === 'by-balance'), inside };
}

type UploadPage = { limit: number; cursor?: string | undefined; bankAccountId?: string | undefined };

/** The statements of a company, newest first, one more than the page asks for. */
export async function listUploads(d1: D1Database, scope: CompanyScope, page: UploadPage): Promise<StatementUpload[]> {
  const ofAccount = page.bankAccountId ? eq(statementUploads.bankAccountId, page.bankAccountId) : undefined;
  const after = page.cursor ? lt(statementUploads.id, page.cursor) : undefined;
  return openDatabase(d1)
    .select()
    .from(statementUploads)
    .where(and(eq(statementUploads.companyId, scope.companyId), ofAccount, after))
    .orderBy(desc(statementUploads.id))
    .limit(page.limit + 1);
}

export async function findUpload(
  d1: D1Database,
  scope: CompanyScope,
  id: string,
): Promise<StatementUpload | undefined> {
  const isIt = and(eq(statementUploads.id, id), eq(statementUploads.companyId, scope.companyId));
  return openDatabase(d1).select().from(statementUploads).where(isIt).get();
}

const KNOWN = `SELECT (SELECT mapping FROM statement_mappings WHERE company_id = ?1 AND shape = ?3) mapping,
    (SELECT coalesce(kind, account_type) FROM bank_accounts WHERE company_id = ?1 AND id = ?2) kind`;
const KEEP = `INSERT INTO statement_mappings (company_id, shape, mapping, created_by, created_at) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (company_id, shape) DO UPDATE SET mapping = excluded.mapping, created_by = excluded.created_by,
    created_at = excluded.created_at`;

/** What was sent, without the roles that were left open. */
export const mappingOf = (sent: Partial<Record<Role, number | undefined>>): Mapping =>
  Object.fromEntries(Object.entries(sent).filter(([, place]) => place !== undefined));

/** Of what kind a statement's account is, and the columns a person has put right for its heading; null where neither is known. */
export async function knownBefore(
  d1: D1Database,
  { companyId }: CompanyScope,
  bankAccountId: string,
  shape: string | null,
): Promise<{ mapping: Mapping | null; kind: StatementKind | null }> {
  const row = await d1
    .prepare(KNOWN)
    .bind(companyId, bankAccountId, shape)
    .first<{ mapping: string | null; kind: StatementKind | null }>();
  return { mapping: JSON.parse(row?.mapping ?? 'null'), kind: row?.kind ?? null };
}

/** Remembers a correction for every later file with the same heading. */
export const mappingKept = (d1: D1Database, scope: CompanyScope, shape: string, mapping: Mapping, person: Person) =>
  d1.prepare(KEEP).bind(scope.companyId, shape, JSON.stringify(mapping), person.id, now().toISOString());

const MOVED = jsonRows(['amount', 'date', 'side']);
const POSSIBLE = `SELECT j.key place FROM json_each(?2) j
  WHERE ${SECOND_ACCOUNT} AND EXISTS (
    SELECT 1 FROM bank_transactions t INDEXED BY bank_transactions_amount
    WHERE t.company_id = ?1 AND t.amount_paise = ${MOVED.at.amount} AND ${mayBeLeg(MOVED.at.date, TRANSFER_DAYS)}
      AND t.transaction_type <> ${MOVED.at.side} AND t.bank_account_id <> ?3)`;

/** The places of those lines that may be legs of transfers: the same amount lies the other way in another account in use. */
export async function possibleLegs(
  d1: D1Database,
  { companyId }: CompanyScope,
  bankAccountId: string,
  lines: readonly { row: Candidate }[],
): Promise<ReadonlySet<number>> {
  const moved = lines.map(({ row: { amount, date, side } }) => MOVED.text({ amount, date, side }));
  const { results } = await d1
    .prepare(POSSIBLE)
    .bind(companyId, `[${moved.join(',')}]`, bankAccountId)
    .all<{ place: number }>();
  return new Set(results.map(({ place }) => place));
}
