import { and, desc, eq, lt } from 'drizzle-orm';
import { breaksOf, coverageOf } from '../../domain/bank/coverage';
import { knownLines } from '../../domain/bank/known-lines';
import { lineKeys } from '../../domain/bank/line-keys';
import { payeeOf } from '../../domain/bank/payee';
import type { Statement, StatementLine } from '../../domain/bank/statement';
import { now, today } from '../../platform/clock';
import { jsonPieces, openDatabase, prepared } from '../../platform/database';
import { newId } from '../../platform/ids';
import type { CompanyScope } from '../../platform/scope';
import type { Change, NewEntry } from '../audit/audit.repository';
import { type StatementUpload, statementUploads } from './bank.table';

/** A line of a statement with the key by which it is known again, and whether it is stored already. */
export type KeyedLine = { line: StatementLine; key: string; isKnown: boolean };

/** The lines as compared, and the number of the account they are for. */
export type Compared = { lines: KeyedLine[]; accountNumber: string };

// Keys begin with the day, so the days of a statement are one stretch of the unique index.
const KEYS = 'SELECT line_key FROM bank_transactions WHERE bank_account_id = ? AND line_key >= ? AND line_key < ?';

/** The lines of a statement, each compared with what the account already holds. Undefined when the account is not the company's. */
export async function compareWithAccount(
  d1: D1Database,
  scope: CompanyScope,
  bankAccountId: string,
  { lines, period }: Statement,
): Promise<Compared | undefined> {
  const from = period?.from ?? '';
  const [account, stored] = await d1.batch([
    d1
      .prepare('SELECT account_number number FROM bank_accounts WHERE id = ? AND company_id = ?')
      .bind(bankAccountId, scope.companyId),
    d1.prepare(KEYS).bind(bankAccountId, from, `${period?.to ?? from}~`),
  ]);
  const [chosen] = (account?.results ?? []) as { number: string }[];
  if (!chosen) return undefined;
  const stands = new Set(((stored?.results ?? []) as { line_key: string }[]).map((row) => row.line_key));
  const keys = lineKeys(lines);
  const known = knownLines(keys, stands);
  const compared = lines.map((line, at) => ({ line, key: keys[at] ?? '', isKnown: known[at] ?? false }));
  return { lines: compared, accountNumber: chosen.number };
}

export type Original = { fileKey: string; sha256: string; bytes: number; fileName: string | undefined };
export type Import = { bankAccountId: string; personId: string; statement: Statement; lines: readonly KeyedLine[] };

export function uploadOf(
  scope: CompanyScope,
  original: Original,
  { bankAccountId, personId, statement, lines }: Import,
): StatementUpload {
  const added = lines.filter(({ isKnown }) => !isKnown).map(({ line }) => line);
  const total = (side: string) =>
    added.filter((line) => line.side === side).reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: newId(),
    companyId: scope.companyId,
    bankAccountId,
    fileName: original.fileName ?? null,
    fileKey: original.fileKey,
    sha256: original.sha256,
    bytes: original.bytes,
    addedCount: added.length,
    knownCount: lines.length - added.length,
    agreeing: statement.agreeing,
    checked: statement.checked,
    opening: statement.opening,
    closing: statement.closing,
    creditTotal: total('credit') as StatementUpload['creditTotal'],
    debitTotal: total('debit') as StatementUpload['debitTotal'],
    periodFrom: statement.period?.from ?? null,
    periodTo: statement.period?.to ?? null,
    warnings: statement.warnings,
    skipped: statement.skipped,
    createdBy: personId,
    createdAt: now().toISOString(),
    facts: statement.facts,
    ignoredCount: statement.ignoredCount,
    covered: coverageOf(statement),
    breaks: breaksOf(statement),
    undoneBy: null,
    undoneByName: null,
    undoneAt: null,
  };
}

const INSERT_LINES = `INSERT INTO bank_transactions (id, company_id, bank_account_id, upload_id, line, transaction_date,
    description, amount_paise, transaction_type, balance_paise, reference, line_key, breaks_balance,
    value_date, payee, created_at)
  SELECT value ->> 0, ?2, ?3, ?4, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
    value ->> 8, value ->> 9, value ->> 10, value ->> 11, ?5 FROM json_each(?1)`;
const TOUCH = 'UPDATE companies SET last_activity_date = ?, updated_at = ? WHERE id = ?';

/** The statements and the trail of an import: the upload, its new lines, one entry for each of them. */
export function statementImported(d1: D1Database, upload: StatementUpload, { statement, lines }: Import): Change {
  const { companyId, bankAccountId, createdAt } = upload;
  const breaks = new Set(statement.breaks.map(({ line }) => line));
  const added = lines.filter(({ isKnown }) => !isKnown).map((keyed) => ({ ...keyed, id: newId() }));
  const rows = added.map(({ id, line, key }) => rowText(id, line, key, breaks.has(line.line)));
  const inserts = jsonPieces(rows).map((piece) =>
    d1.prepare(INSERT_LINES).bind(piece, companyId, bankAccountId, upload.id, createdAt),
  );
  const touch = d1.prepare(TOUCH).bind(today(), createdAt, companyId);
  const head = prepared(d1, openDatabase(d1).insert(statementUploads).values(upload));
  return {
    chainId: companyId,
    statements: [head, ...inserts, touch],
    entries: [uploaded(upload), ...added.map(imported)],
  };
}

function rowText(id: string, line: StatementLine, key: string, breaks: boolean): string {
  const { date, description, amount, side, balance, reference, valueDate } = line;
  const facts = [id, line.line, date, description, amount, side, balance, reference, key, breaks ? 1 : 0];
  return JSON.stringify([...facts, valueDate, payeeOf(description)]);
}

const uploaded = ({ id, sha256, addedCount, knownCount, skipped }: StatementUpload): NewEntry => ({
  action: 'statement.upload',
  entityType: 'statement-upload',
  entityId: id,
  after: { sha256, addedCount, knownCount, skippedLines: skipped.map(({ line }) => line) },
});

// The key holds day, amount, balance and narration: enough to see later that a row was altered behind the trail's back.
const imported = ({ id, key }: { id: string; key: string }): NewEntry => ({
  action: 'bank-transaction.import',
  entityType: 'bank-transaction',
  entityId: id,
  after: key,
});

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
