import type { IsoDate } from '../../domain/shared/dates';

/** Whose chain a report is of. */
export type ChainOf = { kind: 'company' | 'firm'; id: string; name: string };

export type Days = { from: IsoDate; to: IsoDate };

/** Entries of one month, one person and one area. */
export type Tally = {
  month: string;
  actorType: 'person' | 'system';
  actorId: string;
  actorName: string;
  entityType: string;
  entries: number;
  first: number;
  last: number;
};

const TALLIES = `SELECT substr(at_ist, 1, 7) month, actor_type actorType, actor_id actorId, max(actor_name) actorName,
    entity_type entityType, sum(count) entries, min(seq - count + 1) first, max(seq) last
  FROM audit_entries WHERE chain_id = ?1 AND at_ist >= ?2 AND at_ist < ?3 GROUP BY 1, 2, 3, 5 ORDER BY 1, 2, 3, 5`;

/** What a chain holds of some days, counted. */
export async function talliesOf(d1: D1Database, chainId: string, { from, to }: Days): Promise<Tally[]> {
  return (await d1.prepare(TALLIES).bind(chainId, from, afterLast(to)).all<Tally>()).results;
}

const REFUSED = 'SELECT count(*) n FROM security_events WHERE company_id = ?1 AND at_ist >= ?2 AND at_ist < ?3';

/** How many attempts on a company were refused. */
export async function refusedOf(d1: D1Database, companyId: string, { from, to }: Days): Promise<number> {
  return (await d1.prepare(REFUSED).bind(companyId, from, afterLast(to)).first<number>('n')) ?? 0;
}

const NAMES = {
  company: 'SELECT name FROM companies WHERE id = ?',
  firm: 'SELECT name FROM ca_firms WHERE id = ?',
} as const;

/** The name of a company or a firm that is known to be there. */
export async function nameOf(d1: D1Database, { kind, id }: Omit<ChainOf, 'name'>): Promise<string> {
  return (await d1.prepare(NAMES[kind]).bind(id).first<string>('name')) ?? '';
}

/** A text that sorts after every instant of a day. */
export const afterLast = (day: IsoDate): string => `${day}T~`;
