import { findOpenBreaks, type Redated, timelineOf } from '../../../domain/bank/coverage/coverage';
import { type StoredProof, validProofs } from '../../../domain/bank/coverage/valid-proofs';
import type { AccountStanding } from '../../../domain/report/reports-whole';
import type { IsoDate } from '../../../domain/shared/dates';
import type { CompanyScope } from '../../../platform/access';
import { today } from '../../../platform/clock';

// Lines a statement shared with one that was undone after it may be gone: only then is it counted what is still there.
const SHARED = `u.undone_at IS NULL AND u.known_count > 0 AND EXISTS (SELECT 1 FROM statement_uploads g
    WHERE g.company_id = u.company_id AND g.bank_account_id = u.bank_account_id AND g.id < u.id
      AND g.undone_at >= u.created_at AND g.period_from <= u.period_to AND g.period_to >= u.period_from)`;
const presentIn = (table: string) => `(SELECT count(*) FROM ${table} t WHERE t.bank_account_id = u.bank_account_id
    AND t.line_key >= u.period_from AND t.line_key < u.period_to || '~')`;
const PRESENT = `${presentIn('bank_transactions')} + ${presentIn('merged_transactions')}`;

/** What `standingProofs` must know of an upload `u`; read with `storedProof`. */
export const PROOF_COLUMNS = `u.id, u.covered, u.breaks, u.period_from "from", u.period_to "to",
    u.added_count + u.known_count lineCount, u.created_at createdAt, u.undone_at undoneAt,
    CASE WHEN ${SHARED} THEN ${PRESENT} END presentCount`;

/** The same as D1 answers it. */
export type StoredText<Stored extends StoredProof> = Omit<Stored, 'covered' | 'breaks'> & {
  covered: string;
  breaks: string;
};

/** A row of these columns, and of further ones, as the rules take it. */
export const storedProof = <Row extends { covered: string; breaks: string }>(row: Row) => ({
  ...row,
  covered: JSON.parse(row.covered) as StoredProof['covered'],
  breaks: JSON.parse(row.breaks) as StoredProof['breaks'],
});

const MOST_UPLOADS = 5_000;

// Keys begin with the day, so an account's last line is the end of its unique index.
const ACCOUNTS = `SELECT a.id, a.account_name name, a.is_active isActive,
    (SELECT substr(max(t.line_key), 1, 10) FROM bank_transactions t WHERE t.bank_account_id = a.id) lastDay
  FROM bank_accounts a WHERE a.company_id = ?1 ORDER BY a.created_at, a.id LIMIT 200`;

const UPLOADS = `SELECT ${PROOF_COLUMNS}, u.bank_account_id bankAccountId, u.added_count addedCount, u.checked, u.file_name fileName,
    u.facts ->> '$.period.to' printedTo
  FROM statement_uploads u WHERE u.company_id = ?1 ORDER BY u.id DESC LIMIT ${MOST_UPLOADS}`;

// Lines that came with two days and were merged into one.
const REDATED = `SELECT m.bank_account_id bankAccountId, min(m.transaction_date, k.transaction_date) "from",
    max(m.transaction_date, k.transaction_date) "to", iif(m.transaction_type = 'credit', m.amount_paise, -m.amount_paise) signed
  FROM merged_transactions m JOIN bank_transactions k ON k.id = m.merged_into WHERE m.company_id = ?1`;

/** The query for those of the account ?2 of the company ?1. */
export const REDATED_OF_ACCOUNT = `${REDATED} AND m.bank_account_id = ?2`;

export type CoveredAccount = { id: string; name: string; isActive: number; lastDay: IsoDate | null };
export type CoveringUpload = StoredProof & {
  bankAccountId: string;
  addedCount: number;
  checked: number;
  fileName: string | null;
  printedTo: IsoDate | null;
};

/** The statements whose answers `coverageFrom` reads, for batches that need more than these. */
export const coverageStatements = (d1: D1Database, { companyId }: CompanyScope): D1PreparedStatement[] =>
  [ACCOUNTS, UPLOADS, REDATED].map((sql) => d1.prepare(sql).bind(companyId));

/** The accounts of a company and what each statement of them proved, undone ones included. */
export async function coverageRows(d1: D1Database, scope: CompanyScope) {
  return coverageFrom(await d1.batch(coverageStatements(d1, scope)));
}

/** A line that came with two days, of its account. */
export type RedatedLine = Redated & { bankAccountId: string };

export type Coverage = { accounts: CoveredAccount[]; uploads: CoveringUpload[]; redated: RedatedLine[] };

/** Which days are covered, from the rows of its queries: accounts, uploads, and lines that came with two days. */
export function coverageFrom([accounts, uploads, redated]: readonly (D1Result | undefined)[]): Coverage {
  const rows = (uploads?.results ?? []) as StoredText<CoveringUpload>[];
  return {
    accounts: (accounts?.results ?? []) as CoveredAccount[],
    uploads: rows.map(storedProof),
    redated: (redated?.results ?? []) as RedatedLine[],
  };
}

/** What stands of one account: its uploads, and its lines that came with two days. */
export const ofAccount = ({ uploads, redated }: Coverage, id: string) => ({
  own: uploads.filter(({ bankAccountId }) => bankAccountId === id),
  redated: redated.filter(({ bankAccountId }) => bankAccountId === id),
});

/** What a report needs to know of the accounts in use. One that was put away is whole as it is, beside others. */
export function standingsOf(coverage: Coverage): AccountStanding[] {
  const { accounts } = coverage;
  const inUse = accounts.filter(({ isActive }) => isActive === 1);
  return (inUse.length > 0 ? inUse : accounts).map((account) => {
    const { own, redated } = ofAccount(coverage, account.id);
    const proofs = validProofs(own);
    const { covered, gaps, seams } = timelineOf(proofs, redated);
    return {
      name: account.name,
      lastDay: lastDayOf(account, own),
      covered,
      gaps,
      breaks: [...findOpenBreaks(proofs), ...seams],
    };
  });
}

/** The day of the last line, or the last that a statement says it covers, but no later than today. */
function lastDayOf({ lastDay }: CoveredAccount, own: readonly CoveringUpload[]): IsoDate | null {
  const printed = own.flatMap(({ printedTo, undoneAt }) => (printedTo && undoneAt === null ? [printedTo] : []));
  const bounded = printed.map((day) => (day < today() ? day : today()));
  return [...bounded, ...(lastDay ? [lastDay] : [])].sort().at(-1) ?? null;
}
