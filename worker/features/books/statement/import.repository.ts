import type { Proof } from '../../../domain/bank/coverage/coverage';
import type { Statement } from '../../../domain/bank/reader/model';

import { now, today } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import type { CompanyScope } from '../../../platform/scope';
import { LAID_BY, layBy, pagesOf } from '../../../platform/staging';
import type { Change, NewEntry } from '../../audit/audit.repository';
import type { LongChange } from '../../audit/long-change.repository';
import type { NewLine } from './new-lines.repository';
import { type CategoriesAhead, insertLines, linesInserted, rowText } from './new-lines.repository';
import { type StatementUpload, statementUploads } from './statement.table';

export type Original = { fileKey: string; sha256: string; bytes: number; fileName: string | undefined };
export type Import = {
  bankAccountId: string;
  personId: string;
  statement: Statement;
  added: readonly NewLine[];
  proof: Proof;
};

export function uploadOf(
  scope: CompanyScope,
  original: Original,
  { bankAccountId, personId, statement, added, proof }: Import,
): StatementUpload {
  const total = (side: string) =>
    added.filter(({ line }) => line.side === side).reduce((sum, { line }) => sum + line.amount, 0);
  return {
    id: newId(),
    companyId: scope.companyId,
    bankAccountId,
    fileName: original.fileName ?? null,
    fileKey: original.fileKey,
    sha256: original.sha256,
    bytes: original.bytes,
    addedCount: added.length,
    knownCount: statement.lines.length - added.length,
    agreeing: statement.agreeing,
    checked: statement.checked,
    opening: statement.opening,
    closing: statement.closing,
    creditTotal: total('credit') as StatementUpload['creditTotal'],
    debitTotal: total('debit') as StatementUpload['debitTotal'],
    periodFrom: statement.period?.from ?? null,
    periodTo: statement.period?.to ?? null,
    warnings: [...statement.warnings],
    skipped: [...statement.skipped],
    createdBy: personId,
    createdAt: now().toISOString(),
    facts: statement.facts,
    ignoredCount: statement.ignoredCount,
    covered: proof.covered,
    breaks: proof.breaks,
    undoneBy: null,
    undoneByName: null,
    undoneAt: null,
  };
}

/** Statements with more new lines than this are laid by in pages and published at once. */
export const LONG_STATEMENT = 20_000;
// Whole bundles of the trail, and far below what one parameter may hold.
const PAGE_LINES = 2_000;

const WITHOUT_CATEGORIES: CategoriesAhead = { runId: '', assignments: new Map() };

/** The statements and the trail of an import: the upload, its new lines, one entry for each of them. */
export function statementImported(
  d1: D1Database,
  upload: StatementUpload,
  { added }: Import,
  ahead: CategoriesAhead = WITHOUT_CATEGORIES,
): Change {
  const inserts = linesInserted(d1, upload, added, ahead);
  return {
    chainId: upload.companyId,
    statements: [inserted(d1, upload), ...inserts, touched(d1, upload)],
    entries: [uploaded(upload), ...added.map(imported)],
  };
}

/** The same for a long statement. Its lines are laid by when this resolves; nobody sees them before they are published. */
export async function longStatementImported(
  d1: D1Database,
  upload: StatementUpload,
  { added }: Import,
): Promise<LongChange> {
  const pieces: string[] = [];
  for (const page of pagesOf(added, PAGE_LINES)) pieces.push(...(await layBy(d1, upload.id, page.map(rowText))));
  const inserts = pieces.map((id) => insertLines(d1, upload, id, LAID_BY));
  return {
    chainId: upload.companyId,
    batchId: upload.id,
    statements: [inserted(d1, upload), ...inserts, touched(d1, upload)],
    pages: () => pagesOfTrail(upload, added),
  };
}

function* pagesOfTrail(upload: StatementUpload, added: readonly NewLine[]): Generator<NewEntry[]> {
  yield [uploaded(upload)];
  for (const page of pagesOf(added, PAGE_LINES)) yield page.map(imported);
}

const TOUCH = 'UPDATE companies SET last_activity_date = ?, updated_at = ? WHERE id = ?';

const touched = (d1: D1Database, { createdAt, companyId }: StatementUpload) =>
  d1.prepare(TOUCH).bind(today(), createdAt, companyId);

const inserted = (d1: D1Database, upload: StatementUpload) =>
  prepared(d1, openDatabase(d1).insert(statementUploads).values(upload));

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
