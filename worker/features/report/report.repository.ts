import { type ReportDay, reportDay } from '../../domain/bank/reports-lines';
import type { ReportPeriod } from '../../domain/bank/reports-period';
import type { IsoDate } from '../../domain/shared/dates';
import type { CompanyScope } from '../../platform/scope';

// Grouped by day, in the order of the index: a GROUP BY of anything else sorts, and a sorted row is read twice. What a day's
// lines add up to by category is worked out from the group, for no aggregate of SQLite takes two keys. The lines of a split
// stand under their own categories.
const linesByDay = (payee: string) => `SELECT transaction_date day,
    json_group_array(json_array(category, subcategory, iif(transaction_type = 'credit', amount_paise, -amount_paise)${payee}))
      FILTER (WHERE NOT is_split) lines,
    json_group_array(json((SELECT json_group_array(json_array(s.category, s.subcategory,
        iif(t.transaction_type = 'credit', s.amount_paise, -s.amount_paise)${payee}))
      FROM transaction_splits s WHERE s.company_id = t.company_id AND s.transaction_id = t.id)))
      FILTER (WHERE is_split) parts
  FROM bank_transactions t WHERE t.company_id = ?1 AND t.transaction_date BETWEEN ?2 AND ?3
  GROUP BY transaction_date`;
const BY_CATEGORY = linesByDay('');
const BY_PAYEE = linesByDay(', payee');

// The last day with a line, or the last day that a statement says it covers.
const LAST_DAY = `SELECT max(day) lastDay, (SELECT name FROM companies WHERE id = ?1) holder FROM (SELECT max(transaction_date) day FROM bank_transactions WHERE company_id = ?1
  UNION ALL SELECT max(facts ->> '$.period.to') FROM statement_uploads WHERE company_id = ?1 AND undone_at IS NULL)`;

export type Lines = { days: ReportDay[][]; lastDay: IsoDate | null; holder: string };

/** The lines of some periods, by day, and how far a company's data goes; one round trip. */
export async function linesOf(
  d1: D1Database,
  scope: CompanyScope,
  periods: readonly ReportPeriod[],
  withPayees: boolean,
): Promise<Lines> {
  const query = withPayees ? BY_PAYEE : BY_CATEGORY;
  const [last, ...answers] = await d1.batch([
    d1.prepare(LAST_DAY).bind(scope.companyId),
    ...periods.map(({ from, to }) => d1.prepare(query).bind(scope.companyId, from, to)),
  ]);
  const days = answers.map(({ results }) =>
    (results as { day: string; lines: string; parts: string }[]).map(reportDay),
  );
  return { days, ...knownIn(last) };
}

/** How far the data goes, and whose it is. */
function knownIn(answer: D1Result | undefined): Omit<Lines, 'days'> {
  const [found] = (answer?.results ?? []) as Omit<Lines, 'days'>[];
  return { lastDay: found?.lastDay ?? null, holder: found?.holder ?? '' };
}

const COUNTS = `SELECT (SELECT count(*) FROM bank_transactions WHERE company_id = ?1 AND transaction_date BETWEEN ?2 AND ?3) count,
  (SELECT count(*) FROM bank_transactions
    WHERE company_id = ?1 AND transaction_date BETWEEN ?2 AND ?3 AND category IS NULL AND NOT is_split) uncategorised`;

export type Counts = { count: number; uncategorised: number; lastDataOn: IsoDate | null };

/** How many lines a period has, how many of them without a category, and how far the data goes. */
export async function countsOf(d1: D1Database, scope: CompanyScope, { from, to }: ReportPeriod): Promise<Counts> {
  const [last, counts] = await d1.batch([
    d1.prepare(LAST_DAY).bind(scope.companyId),
    d1.prepare(COUNTS).bind(scope.companyId, from, to),
  ]);
  const [found] = (counts?.results ?? []) as Omit<Counts, 'lastDataOn'>[];
  return { count: 0, uncategorised: 0, ...found, lastDataOn: knownIn(last).lastDay };
}
