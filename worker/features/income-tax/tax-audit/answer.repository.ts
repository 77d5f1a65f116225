import { formatRupees } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { columnsOf } from '../../../platform/database';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { type StoredAnswer, taxAuditAnswers } from './tax-audit.table';

const COLUMNS = columnsOf(taxAuditAnswers);
const KEYS = [
  ...(['id', 'companyId', 'year', 'clause', 'answer', 'text', 'amount'] as const),
  ...(['version', 'answeredBy', 'answeredByName', 'answeredAt'] as const),
] as const;

const OF_YEAR = `SELECT ${COLUMNS.selected(KEYS)} FROM tax_audit_answers WHERE company_id = ?1 AND year = ?2`;

/** The statement that asks the answers of a year, for a round trip that asks more. */
export const askAnswers = (d1: D1Database, { companyId }: CompanyScope, year: string): D1PreparedStatement =>
  d1.prepare(OF_YEAR).bind(companyId, year);

/** What it answers. */
export const answersIn = (answer: D1Result | undefined): StoredAnswer[] =>
  (answer?.results ?? []).map(COLUMNS.read(KEYS)) as StoredAnswer[];

export async function findAnswer(
  d1: D1Database,
  scope: CompanyScope,
  year: string,
  clause: string,
): Promise<StoredAnswer | undefined> {
  return answersIn(await askAnswers(d1, scope, year).all()).find((one) => one.clause === clause);
}

const KEEP = `INSERT INTO tax_audit_answers (id, company_id, year, clause, answer, text, amount_paise, version, answered_by, answered_by_name, answered_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
  ON CONFLICT (company_id, year, clause) DO UPDATE SET answer = excluded.answer, text = excluded.text, amount_paise = excluded.amount_paise,
    version = excluded.version, answered_by = excluded.answered_by, answered_by_name = excluded.answered_by_name,
    answered_at = excluded.answered_at
  WHERE tax_audit_answers.version = excluded.version - 1`;

const told = ({ year, clause, answer, text, amount }: StoredAnswer) => ({
  ...{ year, clause, answer },
  ...(text !== null && { text }),
  ...(amount !== null && { amount: formatRupees(amount) }),
});

/** An answer in the place of the one before, which must be the one that was seen. */
export const answerKept = (d1: D1Database, row: StoredAnswer, before: StoredAnswer | undefined): Change => ({
  chainId: row.companyId,
  statements: [
    d1
      .prepare(KEEP)
      .bind(
        ...[row.id, row.companyId, row.year, row.clause, row.answer, row.text, row.amount, row.version],
        ...[row.answeredBy, row.answeredByName, row.answeredAt],
      ),
    mustHaveChanged(d1),
  ],
  entries: [
    {
      ...{ action: 'tax-audit.answer', entityType: 'tax-audit', entityId: row.id },
      ...(before && { before: told(before) }),
      after: told(row),
    },
  ],
});
