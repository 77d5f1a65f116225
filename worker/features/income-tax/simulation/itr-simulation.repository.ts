import { and, desc, eq, lt } from 'drizzle-orm';
import { formatRupees } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { openDatabase, prepared } from '../../../platform/database';
import type { Page } from '../../../platform/wire';
import { type Change, mustBeAtMost } from '../../audit/audit.repository';
import { itrSimulations, type StoredSimulation } from './itr-simulation.table';

/** So many a company keeps; who has more no longer finds one among them. */
const MOST = 2_000;
const COUNTED = 'SELECT count(*) FROM itr_simulations WHERE company_id = ?1';

/** The simulations of a company, the newest first, with one row more than the page has. */
export const listSimulations = (
  d1: D1Database,
  { companyId }: CompanyScope,
  { year, limit, cursor }: Page & { year?: string | undefined },
): Promise<StoredSimulation[]> =>
  openDatabase(d1)
    .select()
    .from(itrSimulations)
    .where(
      and(
        eq(itrSimulations.companyId, companyId),
        ...(year ? [eq(itrSimulations.year, year)] : []),
        ...(cursor ? [lt(itrSimulations.id, cursor)] : []),
      ),
    )
    .orderBy(desc(itrSimulations.id))
    .limit(limit + 1);

export const findSimulation = (
  d1: D1Database,
  { companyId }: CompanyScope,
  id: string,
): Promise<StoredSimulation | undefined> =>
  openDatabase(d1)
    .select()
    .from(itrSimulations)
    .where(and(eq(itrSimulations.companyId, companyId), eq(itrSimulations.id, id)))
    .get();

export const simulationKept = (d1: D1Database, row: StoredSimulation): Change => ({
  chainId: row.companyId,
  statements: [
    prepared(d1, openDatabase(d1).insert(itrSimulations).values(row)),
    mustBeAtMost(d1, MOST, COUNTED, row.companyId),
  ],
  entries: [
    {
      ...{ action: 'itr-simulation.run', entityType: 'itr-simulation', entityId: row.id },
      after: { year: row.year, name: row.name, best: row.best, taxCost: formatRupees(row.cost) },
    },
  ],
});

const IDENTITY = 'SELECT name, pan, cin, incorporation_date incorporatedOn FROM companies WHERE id = ?1';

export type Identity = { name: string; pan: string; cin: string | null; incorporatedOn: string | null };

export const identityOf = (d1: D1Database, { companyId }: CompanyScope): Promise<Identity | null> =>
  d1.prepare(IDENTITY).bind(companyId).first<Identity>();
