import type { AccountBalance, DayMoved, Difference } from '../../../domain/bank/balance/differences';
import { compareBalances } from '../../../domain/bank/balance/differences';
import { type BookLine, type Duplicate, duplicatesIn, MOST_DAYS_APART } from '../../../domain/bank/balance/duplicates';
import { saysBalances, withDayBalances } from '../../../domain/bank/balance/stored-days';
import type { PrintedLine } from '../../../domain/bank/coverage/coverage';
import { validProofs } from '../../../domain/bank/coverage/valid-proofs';
import type { Side } from '../../../domain/bank/values';
import { addDays, type IsoDate } from '../../../domain/shared/dates';
import type { Paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { jsonRows } from '../../../platform/database';
import { type CoveringUpload, coverageFrom, coverageStatements, ofAccount } from '../coverage/coverage.repository';
import { BY_ACCOUNT_AND_DAY, isOfUpload } from '../transaction/transaction.table';

/** A line of the books beside the statement that it came from. */
export type Line = Omit<BookLine, 'date'> & {
  bankAccountId: string;
  date: IsoDate;
  side: Side;
  amount: Paise;
  statementFrom: IsoDate | null;
  statementTo: IsoDate | null;
  isChosen: number;
};

/** Two lines of which somebody said that they are one, or two. */
export type Said = { kept: Line; other: Line; byName: string; at: string; isMerged: boolean };

/** A difference with the lines that explain it: those that came twice, or those of its days. */
export type Explained = Difference & { lines: Line[]; lineCount: number; duplicates: Duplicate<Line>[] };

/** A statement of which nobody can tell how its days ended. */
export type Unproved = { uploadId: string; fileName: string | null; from: IsoDate | null; to: IsoDate | null };

export type Account = {
  id: string;
  name: string;
  balance: AccountBalance | null;
  /** What its lines moved, by day. */
  days: DayMoved[];
  differences: Explained[];
  said: Said[];
  unproved: Unproved[];
};

// The keys of lines begin with the day and what moved, and stand in the unique index of their account: no line itself is read.
const SIGNED = 'CAST(substr(t.line_key, 12) AS INTEGER)';
const MOVED = `SELECT a.id bankAccountId, substr(t.line_key, 1, 10) day, sum(max(${SIGNED}, 0)) received,
    -sum(min(${SIGNED}, 0)) paid, count(*) count
  FROM bank_accounts a CROSS JOIN bank_transactions t INDEXED BY bank_transactions_line ON t.bank_account_id = a.id
  WHERE a.company_id = ?1 GROUP BY 1, 2`;

const lineSql = (
  t: string,
  u: string,
) => `json_object('id', ${t}.id, 'uploadId', ${t}.upload_id, 'bankAccountId', ${t}.bank_account_id,
    'date', ${t}.transaction_date, 'side', ${t}.transaction_type, 'amount', ${t}.amount_paise,
    'signed', iif(${t}.transaction_type = 'credit', ${t}.amount_paise, -${t}.amount_paise), 'balance', ${t}.balance_paise,
    'reference', ${t}.reference, 'description', ${t}.description, 'isChosen', ${t}.categorised_by IS NOT NULL OR ${t}.note IS NOT NULL,
    'statementFrom', ${u}.period_from, 'statementTo', ${u}.period_to)`;
const MOST_SAID = 200;
const MERGED = `SELECT ${lineSql('k', 'v')} kept, ${lineSql('m', 'u')} other, m.merged_by_name byName, m.merged_at at, 1 isMerged
  FROM merged_transactions m JOIN bank_transactions k ON k.id = m.merged_into AND k.company_id = m.company_id
    JOIN statement_uploads u ON u.id = m.upload_id JOIN statement_uploads v ON v.id = k.upload_id
  WHERE m.company_id = ?1 ORDER BY m.id DESC LIMIT ${MOST_SAID}`;
const DISTINCT = `SELECT ${lineSql('k', 'v')} kept, ${lineSql('m', 'u')} other, d.said_by_name byName, d.said_at at, 0 isMerged
  FROM distinct_transactions d JOIN bank_transactions k ON k.id = d.one_id AND k.company_id = d.company_id
    JOIN bank_transactions m ON m.id = d.other_id AND m.company_id = d.company_id
    JOIN statement_uploads u ON u.id = m.upload_id JOIN statement_uploads v ON v.id = k.upload_id
  WHERE d.company_id = ?1 ORDER BY d.id DESC LIMIT ${MOST_SAID}`;

// What is explained is read around its days, as far as a line and its twin may lie apart.
const RANGES = jsonRows(['bankAccountId', 'from', 'to']);
const MOST_LINES = 2_000;
const NEAR = `SELECT ${lineSql('t', 'u')} line FROM json_each(?1) j
    CROSS JOIN bank_transactions t INDEXED BY bank_transactions_line ON t.bank_account_id = ${RANGES.at.bankAccountId}
      AND t.line_key >= ${RANGES.at.from} AND t.line_key < ${RANGES.at.to} || '~'
    JOIN statement_uploads u ON u.id = t.upload_id
  WHERE t.company_id = ?2 ORDER BY t.bank_account_id, t.line_key LIMIT ${MOST_LINES}`;

/** So many differences of an account are explained, the newest; the others are only counted. */
export const MOST_EXPLAINED = 20;
const MOST_LINES_NAMED = 6;

/** Each account of a company: what its books hold against what the bank prints, and the lines that explain where they differ. */
export async function accountBalances(d1: D1Database, scope: CompanyScope): Promise<Account[]> {
  const of = (sql: string) => d1.prepare(sql).bind(scope.companyId);
  const [moved, merged, distinct, ...covered] = await d1.batch([
    ...[MOVED, MERGED, DISTINCT].map(of),
    ...coverageStatements(d1, scope),
  ]);
  const coverage = coverageFrom(covered);
  const days = (moved?.results ?? []) as (DayMoved & { bankAccountId: string })[];
  const said = [merged, distinct].flatMap((rows) => ((rows?.results ?? []) as SaidRow[]).map(saidOf));
  const proofs = await withStoredDays(d1, scope, validProofs(coverage.uploads));
  const accounts = coverage.accounts.map(({ id, name }) => {
    const { redated } = ofAccount(coverage, id);
    const its = days.filter(({ bankAccountId }) => bankAccountId === id);
    const own = proofs.filter(({ bankAccountId }) => bankAccountId === id);
    const unproved = own.filter((proof) => !saysBalances(proof)).map(unprovedOf);
    return { id, name, balance: compareBalances(own, its, redated), days: its, unproved };
  });
  const lines = await linesNear(d1, scope, accounts.flatMap(rangesOf));
  return accounts.map((account) => explained(account, lines, said));
}

const unprovedOf = ({ id, fileName, from, to }: CoveringUpload): Unproved => ({ uploadId: id, fileName, from, to });

// Uploads from before the balances of their days were kept; more lines than these are not looked through.
const MOST_STORED = 20_000;
const STORED = `SELECT t.upload_id uploadId, t.line, t.transaction_date date, t.transaction_type side, t.amount_paise amount,
    t.balance_paise balance FROM json_each(?1) j CROSS JOIN bank_transactions t ${BY_ACCOUNT_AND_DAY}
    ON ${isOfUpload('t.', 'j.value')} WHERE t.company_id = ?2 LIMIT ${MOST_STORED}`;

/** The proofs, with the balances of the days that old uploads proved without keeping them. */
async function withStoredDays(d1: D1Database, { companyId }: CompanyScope, proofs: readonly CoveringUpload[]) {
  const old = proofs.filter((proof) => proof.covered.length > 0 && !saysBalances(proof));
  if (old.length === 0) return proofs;
  const ids = JSON.stringify(old.map(({ id }) => id));
  const { results } = await d1.prepare(STORED).bind(ids, companyId).all<PrintedLine & { uploadId: string }>();
  const isWhole = results.length < MOST_STORED;
  return proofs.map((proof) => {
    const lines = results.filter(({ uploadId }) => uploadId === proof.id);
    // A line that an earlier upload holds is not among them.
    return isWhole && old.includes(proof) && lines.length === proof.lineCount ? withDayBalances(proof, lines) : proof;
  });
}

type SaidRow = { kept: string; other: string; byName: string; at: string; isMerged: number };
const saidOf = ({ kept, other, isMerged, ...by }: SaidRow): Said => ({
  ...by,
  ...{ kept: JSON.parse(kept), other: JSON.parse(other), isMerged: isMerged === 1 },
});

type Compared = Pick<Account, 'id' | 'name' | 'balance' | 'days' | 'unproved'>;

const shownOf = ({ balance }: Compared): Difference[] => balance?.differences.slice(-MOST_EXPLAINED) ?? [];

/** The days of each difference and those around it. Of a long one the days at its ends are enough. */
const rangesOf = (account: Compared) =>
  shownOf(account).map(({ after, date }) => ({
    bankAccountId: account.id,
    from: addDays(after, -MOST_DAYS_APART),
    to: addDays(date, MOST_DAYS_APART),
  }));

type Range = ReturnType<typeof rangesOf>[number];

async function linesNear(d1: D1Database, { companyId }: CompanyScope, ranges: readonly Range[]): Promise<Line[]> {
  if (ranges.length === 0) return [];
  const texts = `[${ranges.map((range) => RANGES.text(range)).join(',')}]`;
  const { results } = await d1.prepare(NEAR).bind(texts, companyId).all<{ line: string }>();
  const lines = results.map(({ line }) => JSON.parse(line) as Line);
  return [...new Map(lines.map((line) => [line.id, line])).values()];
}

function explained(account: Compared, lines: readonly Line[], said: readonly Said[]): Account {
  const own = lines.filter(({ bankAccountId }) => bankAccountId === account.id);
  const pairs = new Set(said.flatMap(({ kept, other }) => [`${kept.id} ${other.id}`, `${other.id} ${kept.id}`]));
  const isTwo = (one: string, other: string) => pairs.has(`${one} ${other}`);
  const differences = shownOf(account).map((difference) => {
    const duplicates = duplicatesIn(difference, own, isTwo);
    const within = linesOf(difference, own);
    return { ...difference, duplicates, lines: within.slice(0, MOST_LINES_NAMED), lineCount: within.length };
  });
  return { ...account, differences, said: said.filter(({ kept }) => kept.bankAccountId === account.id) };
}

/** The lines of the days on which books and bank went apart; where there are none, the last before and the first after. */
function linesOf({ after, date }: Difference, lines: readonly Line[]): Line[] {
  const within = lines.filter((line) => after < line.date && line.date <= date);
  if (within.length > 0) return within;
  const [before, behind] = [lines.findLast((line) => line.date <= after), lines.find((line) => line.date > date)];
  return [before, behind].filter((line) => line !== undefined);
}
