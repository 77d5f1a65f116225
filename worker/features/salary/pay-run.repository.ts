import { and, asc, desc, eq, getTableColumns, gte, lte, ne, sql } from 'drizzle-orm';
import { addMonths, isoDate } from '../../domain/shared/dates';
import { formatRupees, type Paise } from '../../domain/shared/money';
import type { CompanyScope } from '../../platform/access';
import { now } from '../../platform/clock';
import { openDatabase, prepared } from '../../platform/database';
import { type Change, mustHaveChanged } from '../audit/audit.repository';
import { type Employed, employedQueries, MOST_EMPLOYEES } from './employee.repository';
import { salaryDeclarations } from './employee.table';
import { type StoredRun, type StoredRunLine, salaryRunLines, salaryRuns } from './pay-run.table';

/** A line with the employee's own share to the provident fund, of whom chose the regime that counts it. */
export type ReadRunLine = StoredRunLine & { ownFund: Paise | null };
export type YearOfRuns = Employed & { runs: readonly StoredRun[]; lines: readonly ReadRunLine[] };

/**
 * The columns of a line, its pay only in the month that is asked for: the steps of a year's pay would be megabytes. Of the others the
 * employee's own share to the fund is taken out of it where tax is computed with it.
 */
const columnsOfLine = (year: string, month: string) => ({
  ...getTableColumns(salaryRunLines),
  ownFund: sql<Paise | null>`CASE WHEN ${salaryRunLines.employeeId} IN (SELECT ${salaryDeclarations.employeeId}
    FROM ${salaryDeclarations} WHERE ${salaryDeclarations.companyId} = ${salaryRuns.companyId} AND ${salaryDeclarations.year} = ${year}
      AND ${salaryDeclarations.regime} = 'old') THEN ${salaryRunLines.pay} ->> '$.value.fund.employee' END`,
  pay: sql<string | null>`CASE WHEN ${salaryRuns.month} = ${month} THEN ${salaryRunLines.pay} END`,
});

/**
 * Who is employed, and the runs of a month's financial year with their lines, without those reversed: in one round trip. The pay
 * with its steps comes with the lines of the month itself.
 */
export async function readRuns(d1: D1Database, scope: CompanyScope, year: string, month: string): Promise<YearOfRuns> {
  const database = openDatabase(d1);
  const { companyId } = scope;
  const first = `${year.slice(0, 4)}-04`;
  const last = addMonths(isoDate(`${first}-01`), 11).slice(0, 7);
  const isOfYear = and(
    eq(salaryRuns.companyId, companyId),
    gte(salaryRuns.month, first),
    lte(salaryRuns.month, last),
    ne(salaryRuns.status, 'reversed'),
  );
  const [employees, terms, declarations, runs, lines] = await database.batch([
    ...employedQueries(d1, scope, year),
    database.select().from(salaryRuns).where(isOfYear).orderBy(asc(salaryRuns.month)).limit(12),
    database
      .select(columnsOfLine(year, month))
      .from(salaryRunLines)
      .innerJoin(salaryRuns, eq(salaryRuns.id, salaryRunLines.runId))
      .where(isOfYear)
      .limit(12 * MOST_EMPLOYEES),
  ]);
  return { employees, terms, declarations, runs, lines };
}

/** The runs of a company, newest first, those reversed among them. */
export async function listRuns(d1: D1Database, { companyId }: CompanyScope): Promise<StoredRun[]> {
  return openDatabase(d1)
    .select()
    .from(salaryRuns)
    .where(eq(salaryRuns.companyId, companyId))
    .orderBy(desc(salaryRuns.month), desc(salaryRuns.createdAt))
    .limit(60);
}

/** The last month that was posted and stands; null before the first. */
export async function lastPosted(d1: D1Database, { companyId }: CompanyScope): Promise<string | null> {
  const isPosted = and(eq(salaryRuns.companyId, companyId), eq(salaryRuns.status, 'posted'));
  const rows = await openDatabase(d1)
    .select({ month: salaryRuns.month })
    .from(salaryRuns)
    .where(isPosted)
    .orderBy(desc(salaryRuns.month))
    .limit(1);
  return rows[0]?.month ?? null;
}

const told = ({ month, status, paidOn, gross, net, tax }: StoredRun) => ({
  ...{ month, status, paidOn, gross: formatRupees(gross), net: formatRupees(net), tax: formatRupees(tax) },
});

const insertOf = (d1: D1Database, lines: readonly StoredRunLine[]) =>
  // A statement of the database takes a hundred values.
  lines.map((line) => prepared(d1, openDatabase(d1).insert(salaryRunLines).values(line)));

const SEEN = `UPDATE salary_runs SET paid_on = ?4, version = version + 1 WHERE id = ?1 AND company_id = ?2 AND version = ?3
  AND status = 'draft'`;
const EMPTY = 'DELETE FROM salary_run_lines WHERE run_id = ?1 AND company_id = ?2 AND pay IS NULL';

/** The change that keeps what was filled in for a month: a new draft, or the draft that was seen. */
export function drafted(
  d1: D1Database,
  run: StoredRun,
  lines: readonly StoredRunLine[],
  seen: StoredRun | undefined,
): Change {
  const { companyId, id, paidOn } = run;
  const opened = seen
    ? [d1.prepare(SEEN).bind(id, companyId, seen.version, paidOn), mustHaveChanged(d1)]
    : [prepared(d1, openDatabase(d1).insert(salaryRuns).values(run))];
  return {
    chainId: companyId,
    statements: [...opened, d1.prepare(EMPTY).bind(id, companyId), ...insertOf(d1, lines)],
    entries: [
      {
        ...{ action: 'pay-run.draft', entityType: 'pay-run', entityId: id },
        after: { month: run.month, paidOn, employees: lines.length },
      },
    ],
  };
}

const POST = `UPDATE salary_runs SET status = 'posted', version = version + 1, voucher_ids = ?4, gross_paise = ?5, net_paise = ?6,
  tax_paise = ?7, administration_paise = ?8, posted_at = ?9 WHERE id = ?1 AND company_id = ?2 AND version = ?3 AND status = 'draft'`;
const CLEAR = 'DELETE FROM salary_run_lines WHERE run_id = ?1 AND company_id = ?2 AND pay IS NULL';

/** The change that posts a run with the pay of each line; `seen` is the draft it was worked out from. */
export function runPosted(
  d1: D1Database,
  run: StoredRun,
  lines: readonly StoredRunLine[],
  seen: StoredRun | undefined,
): Change {
  const { companyId, id, voucherIds, gross, net, tax, administration } = run;
  const opened = seen
    ? [
        d1
          .prepare(POST)
          .bind(id, companyId, seen.version, voucherIds, gross, net, tax, administration, now().toISOString()),
        mustHaveChanged(d1),
        d1.prepare(CLEAR).bind(id, companyId),
      ]
    : [prepared(d1, openDatabase(d1).insert(salaryRuns).values(run))];
  return {
    chainId: companyId,
    statements: [...opened, ...insertOf(d1, lines)],
    entries: [{ action: 'pay-run.post', entityType: 'pay-run', entityId: id, after: told(run) }],
  };
}

const REVERSE = `UPDATE salary_runs SET status = 'reversed', version = version + 1, reversed_at = ?3
  WHERE id = ?1 AND company_id = ?2 AND status = 'posted'`;

export function runReversed(d1: D1Database, run: StoredRun, reason: string): Change {
  return {
    chainId: run.companyId,
    statements: [d1.prepare(REVERSE).bind(run.id, run.companyId, now().toISOString()), mustHaveChanged(d1)],
    entries: [
      {
        ...{ action: 'pay-run.reverse', entityType: 'pay-run', entityId: run.id },
        ...{ before: told(run), after: { reason } },
      },
    ],
  };
}
