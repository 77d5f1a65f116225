import type { IsoDate } from '../../../domain/shared/dates';
import type { CompanyScope } from '../../../platform/access';
import { RULED_LINE_SQL, type RuledLine } from '../rule/rule.repository';

/** A transaction a run may touch. */
export type Candidate = RuledLine;

/** A line, in the order in which runs look at them. */
export type Place = { date: IsoDate; id: string };

/** How many lines a run reads at a time and how often, and how many of them it sets at most. */
export type Bounds = { page: number; pages: number; set: number };
/** 200,000 lines, of which a page at a time is held: some 30 MB. */
export const BOUNDS: Bounds = { page: 50_000, pages: 4, set: 20_000 };

/** An account that is not in use is left as it is. */
export const IN_USE = 't.bank_account_id NOT IN (SELECT id FROM bank_accounts WHERE company_id = ?1 AND is_active = 0)';
/** Where one account is named, all others are. */
export const TAKEN = `${IN_USE} AND (?2 IS NULL OR t.bank_account_id = ?2)`;
// The parts of a split line have their categories already.
const PAGE = `SELECT ${RULED_LINE_SQL} FROM bank_transactions t INDEXED BY bank_transactions_uncategorised
  WHERE t.company_id = ?1 AND t.category IS NULL AND (t.transaction_date, t.id) > (?3, ?4) AND t.is_split = 0 AND ${TAKEN}
  ORDER BY t.transaction_date, t.id LIMIT ?5`;

/** Some of the lines without a category, and whether there are more after them. */
export type Page = { rows: Candidate[]; hasMore: boolean };

/** The lines without a category after a place, page by page, each read when the one before has been done with. */
export async function* openPages(
  d1: D1Database,
  { companyId }: CompanyScope,
  bankAccountId: string | null,
  startsAfter: Place | null,
  { page, pages }: Bounds,
): AsyncGenerator<Page> {
  let after = startsAfter;
  for (let read = 0; read < pages; read++) {
    const query = d1.prepare(PAGE).bind(companyId, bankAccountId, after?.date ?? '', after?.id ?? '', page + 1);
    const rows = (await query.all<Candidate>()).results;
    const hasMore = rows.length > page;
    if (hasMore) rows.pop();
    yield { rows, hasMore };
    after = rows.at(-1) ?? null;
    if (!hasMore) return;
  }
}

// A run that stopped at its bound says where the next one of the same account or company goes on, 'null' with the first line
// again. Where it is undone, what the run before it said holds again. Runs that reached no bound say nothing.
const MOST_RUNS = 100;
const PLACE = `SELECT place FROM (SELECT id, bank_account_id, goes_on_after place FROM categorisation_runs
    WHERE company_id = ?1 AND undone_at IS NULL ORDER BY id DESC LIMIT ${MOST_RUNS})
  WHERE place IS NOT NULL AND bank_account_id IS ?2 ORDER BY id DESC LIMIT 1`;

/** What asks for the line after which a run goes on; `storedPlace` reads the answer. */
export const placeQuery = (d1: D1Database, { companyId }: CompanyScope, bankAccountId: string | null) =>
  d1.prepare(PLACE).bind(companyId, bankAccountId);

export function storedPlace(results: readonly unknown[] | undefined): Place | null {
  const [row] = (results ?? []) as { place: string }[];
  return row ? JSON.parse(row.place) : null;
}
