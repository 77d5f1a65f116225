import type { Proof } from '../../../domain/bank/coverage/coverage';
import { payeeOf } from '../../../domain/bank/narration/payee';
import type { Statement, StatementLine } from '../../../domain/bank/reader/model';
import type { CompanyScope } from '../../../platform/access';
import { now, today } from '../../../platform/clock';
import { jsonPieces, openDatabase, pagesOf, prepared } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { LAID_BY, layBy } from '../../../platform/staging';
import type { Change, NewEntry } from '../../audit/audit.repository';
import type { LongChange } from '../../audit/long-change.repository';
import { type Assignment, ruleSets } from '../categorise/categorise.repository';
import {
  BY_ACCOUNT_AND_DAY,
  isOfUpload,
  LAST_CATEGORISED,
  RULE_SETS,
  TRANSACTION_COLUMNS,
} from '../transaction/transaction.table';
import { type KeyedLine, statementsOf } from './statement.repository';
import { type StatementUpload, statementUploads } from './statement.table';

export type Original = { fileKey: string; sha256: string; bytes: number; fileName: string | undefined };
export type Import = {
  bankAccountId: string;
  personId: string;
  statement: Statement;
  added: readonly NewLine[];
  proof: Proof;
};
/** The same beside the account it was compared with: `statementsThen` tells by `statementsOf` whether that is still as it was. */
export type ComparedImport = Import & { statementsThen: number };

/** The row of an upload: the file as it came, what it added, and how it was proved. */
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

/** Statements with more new lines than this are laid by in pages, and written piece by piece once they are decided. */
export const LONG_STATEMENT = 10_000;
/** Of more new lines than this none gets its category as it comes. */
export const MOST_CATEGORISED = 20_000;
// Nobody's write waits for longer than one of these takes.
const PAGE_LINES = 1_500;
// Whole bundles of the trail, which are twenty rows.
const PAGE_ENTRIES = 4_000;

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

/**
 * The same for a long statement. Its lines are laid by when this resolves; nobody sees them before all are written. It is decided
 * only while the account has no other statements than when it was compared: no line of it may turn out to be there already later.
 */
export async function longStatementImported(
  d1: D1Database,
  upload: StatementUpload,
  { added, statementsThen }: ComparedImport,
  ahead: CategoriesAhead,
  run: Pick<Change, 'statements' | 'entries'>,
): Promise<LongChange> {
  const shared = ofUpload(upload);
  const textsOf = textsBy(upload, ahead);
  for (const page of pagesOf(added, PAGE_LINES)) {
    const { bare, set } = textsOf(page);
    await layBy(d1, upload.id, bare, (id) => BARE.query(id, shared, LAID_BY));
    await layBy(d1, upload.id, set, (id) => SET.query(id, shared, LAID_BY));
  }
  const decides = [statementsAsThen(d1, upload, statementsThen), inserted(d1, upload), touched(d1, upload)];
  return {
    chainId: upload.companyId,
    batchId: upload.id,
    statements: [...decides, ...run.statements],
    pages: () => pagesOfTrail(upload, added, run.entries),
  };
}

const AS_THEN = `INSERT INTO must (ok) SELECT NULL WHERE ${statementsOf('?1', '?2')} <> ?3`;

const statementsAsThen = (d1: D1Database, { companyId, bankAccountId }: StatementUpload, then: number) =>
  d1.prepare(AS_THEN).bind(companyId, bankAccountId, then);

function* pagesOfTrail(
  upload: StatementUpload,
  added: readonly NewLine[],
  ofRun: readonly NewEntry[],
): Generator<NewEntry[]> {
  yield [uploaded(upload)];
  for (const page of pagesOf(added, PAGE_ENTRIES)) yield page.map(imported);
  yield* pagesOf(ofRun, PAGE_ENTRIES);
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

/** A line of a statement that its account does not hold yet, with the id under which it will be stored. */
export type NewLine = { id: string; line: StatementLine; key: string; breaks: boolean; payee: string | null };

/** The new lines among those of a statement, each with its payee and whether its balance does not follow from the line before. */
export function newLinesOf({ breaks }: Pick<Statement, 'breaks'>, lines: readonly KeyedLine[]): NewLine[] {
  const broken = new Set(breaks.map(({ line }) => line));
  return lines
    .filter(({ isKnown }) => !isKnown)
    .map(({ line, key }) => ({
      id: newId(),
      line,
      key,
      breaks: broken.has(line.line),
      payee: payeeOf(line.description),
    }));
}

const FACTS = [
  ...(['id', 'line', 'transactionDate', 'description', 'amount', 'transactionType', 'balance', 'reference'] as const),
  ...(['lineKey', 'breaksBalance', 'valueDate', 'payee'] as const),
] as const;
const OF_UPLOAD = ['companyId', 'bankAccountId', 'uploadId', 'createdAt'] as const;
const BARE = TRANSACTION_COLUMNS.bulk(FACTS, OF_UPLOAD);
const SET = TRANSACTION_COLUMNS.bulk([...FACTS, ...RULE_SETS, 'categorisedAt', 'categoryRunId'], OF_UPLOAD);
const WITH_IT = { categorisedAt: null, categoryRunId: null };

const ofUpload = ({ id, companyId, bankAccountId, createdAt }: StatementUpload) => ({
  ...{ companyId, bankAccountId, uploadId: id, createdAt },
});

const factsOf = ({ id, line, key, breaks, payee }: NewLine) => ({
  ...{ id, line: line.line, transactionDate: line.date, description: line.description, amount: line.amount },
  ...{ transactionType: line.side, balance: line.balance, reference: line.reference, lineKey: key },
  ...{ breaksBalance: breaks, valueDate: line.valueDate, payee },
});

/** The categories that lines get as they are stored, by the lines' ids, and the run that gives them. */
export type CategoriesAhead = { runId: string; assignments: ReadonlyMap<string, Assignment> };

/** Writes lines, with their categories those that get one: setting them afterwards would write each of those rows twice. */
function linesInserted(
  d1: D1Database,
  upload: StatementUpload,
  lines: readonly NewLine[],
  ahead: CategoriesAhead,
): D1PreparedStatement[] {
  const { bare, set } = textsBy(upload, ahead)(lines);
  return [
    d1.prepare(TOGETHER).bind(upload.companyId),
    ...jsonPieces(bare).map((piece) => BARE.insert(d1, piece, ofUpload(upload))),
    ...jsonPieces(set).map((piece) => SET.insert(d1, piece, ofUpload(upload))),
    d1.prepare(ADD_UP).bind(upload.id),
    d1.prepare(EACH_BY_ITSELF).bind(upload.companyId),
  ];
}

// What lines post is added up as they come, by triggers. Of a statement it is added up at once: each line would write two rows more.
const TOGETHER = 'INSERT INTO bank_totals_together (company_id) VALUES (?)';
const EACH_BY_ITSELF = 'DELETE FROM bank_totals_together WHERE company_id = ?';
const RATE = `coalesce((SELECT gst_rate_bp FROM set_aside_rates r WHERE r.category_id = t.category_id),
  (SELECT gst_rate_bp FROM expense_categories e WHERE e.id = t.category_id), 0)`;
const ADD_UP = `INSERT INTO bank_totals (company_id, grain, period, bank_account_id, category_id, side, count, amount_paise, inside_paise)
  SELECT company_id, grain, substr(transaction_date, 1, iif(grain = 'day', 10, 7)) period, bank_account_id, coalesce(category_id, ''),
    transaction_type, count(*), sum(amount_paise),
    sum(CASE WHEN transaction_type = 'credit' AND gst_mode = 'output'
      THEN (2 * amount_paise * ${RATE} + 10000 + ${RATE}) / (2 * (10000 + ${RATE})) ELSE 0 END)
  FROM (SELECT * FROM bank_transactions t ${BY_ACCOUNT_AND_DAY} WHERE ${isOfUpload('t.', '?1')}) t
  CROSS JOIN (SELECT 'day' grain UNION ALL SELECT 'month') WHERE true GROUP BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (company_id, grain, period, bank_account_id, category_id, side) DO UPDATE SET count = count + excluded.count,
    amount_paise = amount_paise + excluded.amount_paise, inside_paise = inside_paise + excluded.inside_paise`;

/** The rows of lines as the texts of their values: of those that come without a category, and of those with one. */
function textsBy(upload: StatementUpload, { runId, assignments }: CategoriesAhead) {
  const last = { categorisedAt: upload.createdAt, categoryRunId: runId };
  let withIt = assignments.size - LAST_CATEGORISED;
  return (lines: readonly NewLine[]) => {
    const bare: string[] = [];
    const set: string[] = [];
    for (const line of lines) {
      const assignment = assignments.get(line.id);
      if (!assignment) bare.push(BARE.text(factsOf(line)));
      else set.push(SET.text({ ...factsOf(line), ...ruleSets(assignment), ...(withIt-- > 0 ? WITH_IT : last) }));
    }
    return { bare, set };
  };
}
