import type { CompanyScope, Person } from '../../../platform/access';
import type { Change } from '../../audit/audit.repository';
import { runApplied } from './categorise.repository';
import { planRun } from './categorise.usecase';

/** What a run sets in the books of the demonstration, legs of transfers included; nothing where it finds nothing. */
export async function demoRun(d1: D1Database, scope: CompanyScope, person: Person): Promise<Change[]> {
  const plan = await planRun(d1, scope, person);
  return plan.assignments.length > 0 ? [runApplied(d1, scope, person, plan).change] : [];
}
