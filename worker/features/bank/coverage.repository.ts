import type { Covered, StoredBreak } from '../../domain/bank/coverage';
import type { IsoDate } from '../../domain/shared/dates';
import type { CompanyScope } from '../../platform/scope';

const MOST_UPLOADS = 5_000;

// Keys begin with the day, so an account's last line is the end of its unique index.
const ACCOUNTS = `SELECT a.id, a.account_name name,
    (SELECT substr(max(t.line_key), 1, 10) FROM bank_transactions t WHERE t.bank_account_id = a.id) lastDay
  FROM bank_accounts a WHERE a.company_id = ?1 ORDER BY a.created_at, a.id LIMIT 200`;

// Lines a statement shared with one that was undone after it may be gone: only then is it counted what is still there.
const SHARED = `u.undone_at IS NULL AND u.known_count > 0 AND EXISTS (SELECT 1 FROM statement_uploads g
    WHERE g.company_id = u.company_id AND g.bank_account_id = u.bank_account_id AND g.id < u.id
      AND g.undone_at >= u.created_at AND g.period_from <= u.period_to AND g.period_to >= u.period_from)`;
const PRESENT = `(SELECT count(*) FROM bank_transactions t WHERE t.bank_account_id = u.bank_account_id
    AND t.line_key >= u.period_from AND t.line_key < u.period_to || '~')`;
const UPLOADS = `SELECT u.id, u.bank_account_id bankAccountId, u.covered, u.breaks, u.added_count addedCount, u.checked,
    u.period_from "from", u.period_to "to", u.added_count + u.known_count lineCount, u.created_at createdAt,
    u.undone_at undoneAt, CASE WHEN ${SHARED} THEN ${PRESENT} END presentCount
  FROM statement_uploads u WHERE u.company_id = ?1 ORDER BY u.id DESC LIMIT ${MOST_UPLOADS}`;

export type CoveredAccount = { id: string; name: string; lastDay: IsoDate | null };
type UploadRow = {
  id: string;
  bankAccountId: string;
  covered: string;
  breaks: string;
  addedCount: number;
  checked: number;
  from: IsoDate | null;
  to: IsoDate | null;
  lineCount: number;
  createdAt: string;
  undoneAt: string | null;
  presentCount: number | null;
};
export type CoveringUpload = Omit<UploadRow, 'covered' | 'breaks'> & { covered: Covered[]; breaks: StoredBreak[] };

/** The accounts of a company and what each statement of them proved, undone ones included. */
export async function coverageRows(d1: D1Database, scope: CompanyScope) {
  const [accounts, uploads] = await d1.batch([ACCOUNTS, UPLOADS].map((sql) => d1.prepare(sql).bind(scope.companyId)));
  const rows = (uploads?.results ?? []) as UploadRow[];
  return {
    accounts: (accounts?.results ?? []) as CoveredAccount[],
    uploads: rows.map(
      (row): CoveringUpload => ({ ...row, covered: JSON.parse(row.covered), breaks: JSON.parse(row.breaks) }),
    ),
  };
}
