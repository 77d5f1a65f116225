import type { Mapping, Role } from '../../../domain/bank/reader/model';

import { now } from '../../../platform/clock';
import type { CompanyScope, Person } from '../../../platform/scope';

const FIND = 'SELECT mapping FROM statement_mappings WHERE company_id = ? AND shape = ?';
const KEEP = `INSERT INTO statement_mappings (company_id, shape, mapping, created_by, created_at) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (company_id, shape) DO UPDATE SET mapping = excluded.mapping, created_by = excluded.created_by,
    created_at = excluded.created_at`;

/** What was sent, without the roles that were left open. */
export const mappingOf = (sent: Partial<Record<Role, number | undefined>>): Mapping =>
  Object.fromEntries(Object.entries(sent).filter(([, place]) => place !== undefined));

/** The columns a person of this company has put right for a heading; undefined where nobody has. */
export async function mappingFor(d1: D1Database, scope: CompanyScope, shape: string): Promise<Mapping | undefined> {
  const row = await d1.prepare(FIND).bind(scope.companyId, shape).first<{ mapping: string }>();
  return row ? JSON.parse(row.mapping) : undefined;
}

/** Remembers a correction for every later file with the same heading. */
export const mappingKept = (d1: D1Database, scope: CompanyScope, shape: string, mapping: Mapping, person: Person) =>
  d1.prepare(KEEP).bind(scope.companyId, shape, JSON.stringify(mapping), person.id, now().toISOString());
