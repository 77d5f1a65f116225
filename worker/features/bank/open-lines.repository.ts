import type { IsoDate } from '../../domain/shared/dates';
import type { CompanyScope } from '../../platform/scope';
import { RULED_LINE_SQL, type RuledLine } from './category-rule.repository';

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

// Kept beside the lines that a run changed, under the id of the account or company that it was of: the line after which the
// next run goes on. Where that run is undone, the place before it holds again.
const MOST_RUNS = 100;
const PLACE = `SELECT c.before -> 'goesOnAfter' place FROM (SELECT id FROM categorisation_runs
    WHERE company_id = ?1 AND undone_at IS NULL ORDER BY id DESC LIMIT ${MOST_RUNS}) r
  CROSS JOIN categorisation_changes c ON c.run_id = r.id AND c.transaction_id = coalesce(?2, ?1)
  ORDER BY r.id DESC LIMIT 1`;
const KEEP_PLACE = `INSERT INTO categorisation_changes (run_id, transaction_id, company_id, before)
  VALUES (?3, coalesce(?2, ?1), ?1, json_object('isSet', 0, 'goesOnAfter', json(?4)))`;

/** What asks for the line after which a run goes on; `storedPlace` reads the answer. */
export const placeQuery = (d1: D1Database, { companyId }: CompanyScope, bankAccountId: string | null) =>
  d1.prepare(PLACE).bind(companyId, bankAccountId);

export function storedPlace(results: readonly unknown[] | undefined): Place | null {
  const [row] = (results ?? []) as { place: string }[];
  return row ? JSON.parse(row.place) : null;
}

/** Keeps the line after which the next run goes on; null where that begins with the first again. */
export const placeKept = (
  d1: D1Database,
  { companyId }: CompanyScope,
  runId: string,
  bankAccountId: string | null,
  place: Place | null,
) => d1.prepare(KEEP_PLACE).bind(companyId, bankAccountId, runId, JSON.stringify(place));
