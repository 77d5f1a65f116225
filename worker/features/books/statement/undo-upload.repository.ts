import { PAIRED, REVERSES } from '../../../domain/bank/categorise/legs';
import type { IsoDate } from '../../../domain/shared/dates';
import { onDay } from '../../../domain/shared/explained';
import { type Said, say } from '../../../domain/shared/message';
import type { CompanyScope, Person } from '../../../platform/access';
import { now, today } from '../../../platform/clock';
import { preparedFrom, type Query } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { layStatementBy } from '../../../platform/staging';
import { type Change, mustHaveChanged, type NewEntry } from '../../audit/audit.repository';
import type { LongChange } from '../../audit/long-change.repository';
import { MERGED_WITH, type MergedWith, mergedEntries, mergedTakenBack } from '../balance/merge.repository';
import { nameOf, ownNameSql } from '../category/category.repository';
import { LINK_CATEGORY_OFF } from '../reconcile/reconcile-undo.repository';
import { BY_ACCOUNT_AND_DAY, isOfUpload } from '../transaction/transaction.table';
import type { StatementUpload } from './statement.table';

/** What an undo takes away, how it stood when it was read, and its first lines with what was said of them. */
export type UploadedLines = {
  removed: number;
  /** Lines that a person categorised, split or noted, those among them that were merged into another. */
  categorisedByHand: number;
  lines: UploadedLine[];
  standing: string;
  alsoIn: Said[];
  unpaired: Unpaired[];
  merged: MergedWith[];
  /** The number of a voucher that uses an advance which one of its lines is. */
  advanceUsedBy: string | null;
};
/** A line whose other leg goes, and whether it loses a category that it has of the link alone. */
type Unpaired = { id: string; isOpened: number };
type UploadedLine = {
  id: string;
  /** By which the next page goes on, too. */
  key: string;
  category: string | null;
  categoryId: string | null;
  ownName: string | null;
  rule: string | null;
  note: string | null;
  splitCount: number;
  attachments: string | null;
};

const SPLITS = '(SELECT count(*) FROM transaction_splits s WHERE s.company_id = ?2 AND s.transaction_id = t.id)';
const FILES = `(SELECT group_concat(a.sha256) FROM transaction_attachments a
  WHERE a.company_id = ?2 AND a.transaction_id = t.id AND a.removed_at IS NULL)`;
// Uploads with more lines than one page are taken back page by page: 4,000 are twenty whole bundles of the trail.
const PAGE_LINES = 4_000;
const LINES = `SELECT t.id, t.line_key key, t.category, t.category_id categoryId,
    ${ownNameSql('t.category_id')} ownName, t.category_rule rule, t.note, ${SPLITS} splitCount,
    ${FILES} attachments FROM bank_transactions t ${BY_ACCOUNT_AND_DAY}
  WHERE ${isOfUpload('t.', '?1', '?3')} AND t.company_id = ?2 ORDER BY t.line_key LIMIT ${PAGE_LINES}`;
const THOSE = `bank_transactions ${BY_ACCOUNT_AND_DAY} WHERE ${isOfUpload('', '?1')} AND company_id = ?2`;
const EACH = `bank_transactions t ${BY_ACCOUNT_AND_DAY}`;
const IS_ITS = `${isOfUpload('t.', '?1')} AND t.company_id = ?2`;
// What a person did to a line, which a second upload of the file does not bring back.
const BY_HAND = `category_rule = 'person' OR is_split OR note IS NOT NULL`;
// What people may change on a line while its removal is on the way.
const MERGED_BY_HAND = `(SELECT count(*) FROM merged_transactions WHERE upload_id = ?1 AND company_id = ?2 AND (${BY_HAND}))`;
const STANDING = `SELECT json_array(count(*), count(*) FILTER (WHERE ${BY_HAND}) + ${MERGED_BY_HAND}, max(categorised_at), count(category),
    total(length(note)), total(is_split),
    (SELECT group_concat(id || keptId) FROM (${MERGED_WITH} ORDER BY id)),
    (SELECT count(*) FROM transaction_attachments a WHERE a.company_id = ?2 AND a.removed_at IS NULL
      AND a.transaction_id IN (SELECT id FROM ${THOSE}))) standing
  FROM ${THOSE}`;
const ALSO_IN = `SELECT u.file_name fileName, u.period_to periodTo FROM statement_uploads u
  JOIN statement_uploads g ON g.id = ?1 WHERE u.company_id = ?2 AND u.bank_account_id = g.bank_account_id AND u.id > g.id
    AND u.undone_at IS NULL AND u.known_count > 0 AND u.period_from <= g.period_to AND u.period_to >= g.period_from
  ORDER BY u.id LIMIT 3`;

// The line that another names as the other leg of a transfer, or as what it undoes or what undoes it.
const otherSql = (line: string) => `coalesce(${line}transfer_pair_id,
    iif(${line}reconciled_with ->> 'kind' = 'reversal', ${line}reconciled_with ->> 'id', NULL))`;
// Such lines of an upload, and those that undo one of its lines which itself names what it paid.
const OTHERS = `SELECT ${otherSql('t.')} FROM ${EACH} WHERE ${IS_ITS}
  UNION SELECT r.id FROM ${EACH} JOIN bank_transactions r ON r.company_id = ?2 AND r.is_reconciled = 1
    AND r.reconciled_with ->> 'id' = t.id AND r.reconciled_with ->> 'kind' = 'reversal' WHERE ${IS_ITS}`;
// Those in statements that stay. They are found by their ids: without the plus the database would read all lines of the company.
const UNPAIRED = `SELECT o.id, o.category_rule IN ('${PAIRED.id}', '${REVERSES.id}') AND o.categorised_by IS NULL AND o.is_split = 0 isOpened
  FROM bank_transactions o WHERE o.id IN (${OTHERS}) AND +o.company_id = ?2 AND o.upload_id <> ?1 ORDER BY o.id`;

const ITS_VOUCHERS = `(SELECT t.voucher_id FROM ${EACH} WHERE ${IS_ITS} AND t.voucher_id IS NOT NULL)`;
// What sets an advance against a bill names its voucher below the accounts of advances.
const USING = `SELECT v.number FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id
  WHERE e.company_id = ?2 AND e.account IN ('2725', '1601') AND e.superseded_by IS NULL
    AND e.tag IN ${ITS_VOUCHERS} AND e.voucher_id NOT IN ${ITS_VOUCHERS} AND v.reversed_by_id IS NULL AND v.reverses_id IS NULL LIMIT 1`;

/** The first lines an upload brought, how many there are, the other legs of its transfers, and the later statements that held some of them as well. */
export async function linesOfUpload(d1: D1Database, scope: CompanyScope, uploadId: string): Promise<UploadedLines> {
  const [lines, standing, also, unpaired, merged, using] = await d1.batch([
    firstLines(d1, scope, uploadId, ''),
    ...[STANDING, ALSO_IN, UNPAIRED, MERGED_WITH, USING].map((sql) => d1.prepare(sql).bind(uploadId, scope.companyId)),
  ]);
  const stood = ((standing?.results ?? []) as { standing: string }[])[0]?.standing ?? '[]';
  const [removed = 0, categorisedByHand = 0] = JSON.parse(stood) as number[];
  return {
    removed,
    categorisedByHand,
    lines: (lines?.results ?? []) as UploadedLine[],
    standing: stood,
    unpaired: (unpaired?.results ?? []) as Unpaired[],
    merged: (merged?.results ?? []) as MergedWith[],
    alsoIn: ((also?.results ?? []) as Later[]).map(nameOfStatement),
    advanceUsedBy: ((using?.results ?? []) as { number: string }[])[0]?.number ?? null,
  };
}

type Later = { fileName: string | null; periodTo: IsoDate };

const nameOfStatement = ({ fileName, periodTo }: Later): Said =>
  fileName ?? say('statement.of-day', { day: onDay(periodTo) });

const firstLines = (d1: D1Database, { companyId }: CompanyScope, uploadId: string, after: string) =>
  d1.prepare(LINES).bind(uploadId, companyId, after);

const OF_UPLOAD = `IN (SELECT id FROM ${THOSE})`;
const UNCHANGED = `INSERT INTO must (ok) SELECT NULL WHERE (${STANDING}) IS NOT ?3`;
const IS_OTHER_LEG = `id IN (${OTHERS})`;
// What a person said is not the other side of a line stays said.
const UNPAIR = `UPDATE bank_transactions SET transfer_pair_id = NULL, is_reconciled = 0,
    reconciled_with = iif(reconciled_with -> 'refused' IS NULL, NULL, json_object('refused', reconciled_with -> 'refused'))
  WHERE +company_id = ?2 AND ${IS_OTHER_LEG}`;
const LEGS_OPEN = `${LINK_CATEGORY_OFF} AND +company_id = ?2 AND ${IS_OTHER_LEG}`;
const KEEP_FILES = `INSERT INTO removed_attachments (id, company_id, transaction_id, upload_id, file_name, file_key,
    content_type, sha256, bytes, created_by, created_by_name, created_at, removed_at)
  SELECT id, company_id, transaction_id, ?1, file_name, file_key, content_type, sha256, bytes, created_by, created_by_name,
    created_at, coalesce(removed_at, ?3) FROM transaction_attachments WHERE company_id = ?2 AND transaction_id ${OF_UPLOAD}`;
const DROP_FILES = `DELETE FROM transaction_attachments WHERE company_id = ?2 AND transaction_id ${OF_UPLOAD}`;
const DROP_SPLITS = `DELETE FROM transaction_splits WHERE company_id = ?2 AND transaction_id ${OF_UPLOAD}`;
// So many at once: nobody's write waits for longer than these take.
const DROP_AT_ONCE = 2_000;
const DROP_LINES = `DELETE FROM bank_transactions WHERE rowid IN (SELECT rowid FROM ${THOSE} LIMIT ${DROP_AT_ONCE})`;
const MARK = `UPDATE statement_uploads SET undone_by = ?3, undone_by_name = ?4, undone_at = ?5
  WHERE id = ?1 AND company_id = ?2 AND undone_at IS NULL`;
const TOUCH = 'UPDATE companies SET last_activity_date = ?, updated_at = ? WHERE id = ?';

/**
 * The statements and the trail of taking an upload back: its lines and what hangs on them go, all or none. Of a long one what takes
 * them away is laid by when this resolves.
 */
export async function uploadUndone(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  upload: StatementUpload,
  found: UploadedLines,
): Promise<Change | LongChange> {
  const chainId = scope.companyId;
  const statements = marked(d1, scope, person, upload, found);
  const goes = takesAway(scope, upload, found.removed);
  const head = [undone(upload, found.removed), ...found.unpaired.map(openAgain), ...mergedEntries(found.merged)];
  if (found.lines.length === found.removed) {
    const all = [...statements, ...goes.map((query) => preparedFrom(d1, query))];
    return { chainId, statements: all, entries: [...head, ...found.lines.map(removed)] };
  }
  // Not the upload's own: another may be taking it back at this moment.
  const batchId = newId();
  for (const query of goes) await layStatementBy(d1, batchId, query);
  const pages = async function* () {
    yield head;
    for (let page = found.lines; page.length > 0; page = await nextLines(d1, scope, upload.id, page))
      yield page.map(removed);
  };
  return { chainId, batchId, statements, pages };
}

async function nextLines(d1: D1Database, scope: CompanyScope, uploadId: string, page: readonly UploadedLine[]) {
  const after = page.at(-1)?.key ?? '';
  return (await firstLines(d1, scope, uploadId, after).all<UploadedLine>()).results;
}

/** What says that an upload is undone, while its lines are as they were found. */
function marked(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Person,
  upload: StatementUpload,
  { standing }: UploadedLines,
): D1PreparedStatement[] {
  const at = now().toISOString();
  return [
    d1.prepare(UNCHANGED).bind(upload.id, companyId, standing),
    d1.prepare(MARK).bind(upload.id, companyId, person.id, person.name, at),
    mustHaveChanged(d1),
    d1.prepare(TOUCH).bind(today(), at, companyId),
  ];
}

/** What takes its lines away, so many, and all that hangs on them. */
function takesAway(scope: CompanyScope, { id }: StatementUpload, lines: number): Query[] {
  const of = (sql: string, ...more: string[]): Query => ({ sql, values: [id, scope.companyId, ...more] });
  return [
    of(LEGS_OPEN),
    of(UNPAIR),
    of(KEEP_FILES, now().toISOString()),
    of(DROP_FILES),
    of(DROP_SPLITS),
    ...mergedTakenBack(scope, id),
    ...Array.from({ length: Math.ceil(lines / DROP_AT_ONCE) }, () => of(DROP_LINES)),
  ];
}

const undone = ({ id, sha256, addedCount }: StatementUpload, removedCount: number): NewEntry => ({
  action: 'statement.undo',
  entityType: 'statement-upload',
  entityId: id,
  before: { sha256, addedCount },
  after: { removedCount },
});

const openAgain = ({ id, isOpened }: Unpaired): NewEntry => ({
  action: 'bank-transaction.unpair',
  entityType: 'bank-transaction',
  entityId: id,
  before: { isReconciled: true },
  after: {
    isReconciled: false,
    why: say('reconcile.other-leg-undone'),
    ...(isOpened && { category: null, subcategory: null }),
  },
});

const removed = ({ id, key, attachments, categoryId, ownName, ...said }: UploadedLine): NewEntry => {
  const { category, ...others } = said;
  const known = Object.entries({ category, subcategory: nameOf({ categoryId, ownName }), ...others }).filter(
    ([, value]) => value !== null && value !== 0,
  );
  const files = attachments ? { attachments: attachments.split(',') } : {};
  return {
    action: 'bank-transaction.remove',
    entityType: 'bank-transaction',
    entityId: id,
    before: { key, ...Object.fromEntries(known), ...files },
  };
};
