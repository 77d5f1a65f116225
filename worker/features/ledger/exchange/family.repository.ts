import { eq } from 'drizzle-orm';
import {
  POSTING_FAMILIES,
  type PostingFamily,
  postsUnasked,
  type SaidOfFamily,
  waitingFamilies,
} from '../../../domain/bank/chart/chart';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import type { Change } from '../../audit/audit.repository';
import { postingFamilies } from './exchange.table';

/** A family of posting rules: whether what it finds is posted by itself, and who said so. */
export type Family = {
  family: PostingFamily;
  isAutomatic: boolean;
  changedBy: string | null;
  changedAt: string | null;
};

/** The families of posting rules of a company, in their order. */
export async function familiesOf(d1: D1Database, { companyId }: CompanyScope): Promise<Family[]> {
  const rows = await openDatabase(d1).select().from(postingFamilies).where(eq(postingFamilies.companyId, companyId));
  const said = new Map(rows.map((row) => [row.family, row]));
  return POSTING_FAMILIES.map((family) => {
    const row = said.get(family);
    return {
      family,
      isAutomatic: row?.isAutomatic ?? postsUnasked(family),
      changedBy: row?.changedByName ?? null,
      changedAt: row?.changedAt ?? null,
    };
  });
}

const SAID = 'SELECT family, is_automatic isAutomatic FROM posting_families WHERE company_id = ?1';

/** The families whose finds wait for a person. */
export async function familiesWaiting(
  d1: D1Database,
  { companyId }: CompanyScope,
): Promise<ReadonlySet<PostingFamily>> {
  const { results } = await d1.prepare(SAID).bind(companyId).all<SaidOfFamily>();
  return waitingFamilies(results);
}

/** The change that switches a family from automatic to proposed, or back. */
export function familySwitched(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  before: Family,
  automatic: boolean,
): Change {
  const { family } = before;
  const set = {
    isAutomatic: automatic,
    changedBy: person.id,
    changedByName: person.name,
    changedAt: now().toISOString(),
  };
  const upsert = openDatabase(d1)
    .insert(postingFamilies)
    .values({ companyId, family, ...set })
    .onConflictDoUpdate({ target: [postingFamilies.companyId, postingFamilies.family], set });
  return {
    chainId: companyId,
    statements: [prepared(d1, upsert)],
    entries: [
      {
        ...{ action: 'auto-booking.switch', entityType: 'posting-family', entityId: family },
        ...{ before: { isAutomatic: before.isAutomatic }, after: { isAutomatic: automatic } },
      },
    ],
  };
}
