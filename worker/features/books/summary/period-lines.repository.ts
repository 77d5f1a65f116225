import type { OwnNames } from '../../../domain/bank/chart/chart';
import { type CountedDay, reportDay } from '../../../domain/report/reports-lines';
import type { ReportPeriod } from '../../../domain/report/reports-period';
import type { Standing } from '../../../domain/report/reports-status';
import type { AccountStanding } from '../../../domain/report/reports-whole';
import type { CompanyScope } from '../../../platform/access';
import { ownNames, ownNamesQuery } from '../category/category.repository';
import { coverageFrom, coverageStatements, standingsOf } from '../coverage/coverage.repository';

// Grouped by day, in the order of the index: a GROUP BY of anything else sorts, and a sorted row is read twice. What a day's
// lines add up to by category is worked out from the group, for no aggregate of SQLite takes two keys. The lines of a split
// stand under their own categories, each on its own side; a part that was deducted says so.
const linesByDay = (payee: string) => `SELECT transaction_date day,
    json_group_array(json_array(category, category_id, iif(transaction_type = 'credit', amount_paise, -amount_paise)${payee}))
      FILTER (WHERE NOT is_split) lines,
    json_group_array(json((SELECT json_group_array(json_array(s.category, s.category_id,
        iif((t.transaction_type = 'credit') <> s.is_deducted, s.amount_paise, -s.amount_paise)${payee || ', NULL'}, s.is_deducted))
      FROM transaction_splits s WHERE s.company_id = t.company_id AND s.transaction_id = t.id)))
      FILTER (WHERE is_split) parts
  FROM bank_transactions t WHERE t.company_id = ?1 AND t.transaction_date BETWEEN ?2 AND ?3
  GROUP BY transaction_date`;
const BY_CATEGORY = linesByDay('');
const BY_PAYEE = linesByDay(', payee');

const HOLDER = 'SELECT name holder FROM companies WHERE id = ?1';

export type Lines = { days: CountedDay[][]; accounts: AccountStanding[]; holder: string; own: OwnNames };

/** The lines of some periods, by day, the names of the own categories among them, what the accounts prove of them, and whose they are. */
export async function linesOf(
  d1: D1Database,
  scope: CompanyScope,
  periods: readonly ReportPeriod[],
  withPayees: boolean,
): Promise<Lines> {
  const query = withPayees ? BY_PAYEE : BY_CATEGORY;
  const [holder, names, accounts, uploads, redated, ...answers] = await d1.batch([
    d1.prepare(HOLDER).bind(scope.companyId),
    ownNamesQuery(d1, scope),
    ...coverageStatements(d1, scope),
    ...periods.map(({ from, to }) => d1.prepare(query).bind(scope.companyId, from, to)),
  ]);
  const days = answers.map(({ results }) =>
    (results as { day: string; lines: string; parts: string }[]).map(reportDay),
  );
  const [named] = (holder?.results ?? []) as { holder: string }[];
  const own = await ownNames(d1, categoriesIn(days), names?.results);
  return { days, accounts: standingsOf(coverageFrom([accounts, uploads, redated])), holder: named?.holder ?? '', own };
}

function* categoriesIn(days: readonly (readonly CountedDay[])[]): Generator<string | null> {
  for (const { lines } of days.flat()) for (const [, categoryId] of lines) yield categoryId;
}

const COUNTS = `SELECT (SELECT count(*) FROM bank_transactions WHERE company_id = ?1 AND transaction_date BETWEEN ?2 AND ?3) count,
  (SELECT count(*) FROM bank_transactions
    WHERE company_id = ?1 AND transaction_date BETWEEN ?2 AND ?3 AND category IS NULL AND NOT is_split) uncategorised`;

/** How many lines a period has, how many of them without a category, and what the accounts prove. */
export async function standingIn(d1: D1Database, scope: CompanyScope, { from, to }: ReportPeriod): Promise<Standing> {
  const [counts, ...coverage] = await d1.batch([
    d1.prepare(COUNTS).bind(scope.companyId, from, to),
    ...coverageStatements(d1, scope),
  ]);
  const [found] = (counts?.results ?? []) as Omit<Standing, 'accounts'>[];
  return { count: 0, uncategorised: 0, ...found, accounts: standingsOf(coverageFrom(coverage)) };
}
