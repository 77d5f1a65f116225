import { dateInIndia, type IsoDate } from '../../../domain/shared/dates';
import { systemActing } from '../../../platform/acting';
import type { Bindings } from '../../../platform/env';
import { logFailure } from '../../../platform/log';
import { Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { readCases } from '../case/case.repository';
import { companiesDue, restAfterFailure } from './due-companies.repository';
import { workOut } from './work-out.repository';

/** One run takes this many: few enough to end within the time of one Worker run. */
const MOST_COMPANIES = 50;
const AUTHOR = 'obligations';

/**
 * Works out, piece by piece, what every company owes as of the day in India: each in a batch of its own, so that a run that
 * breaks off leaves whole companies behind and the next run goes on with the others. `at` is when it was due.
 */
export async function workOutObligations({ DB }: Pick<Bindings, 'DB'>, at: Date): Promise<void> {
  const day = dateInIndia(at);
  for (const companyId of await companiesDue(DB, day, at, MOST_COMPANIES)) {
    try {
      await workOutOne(DB, companyId, day);
    } catch (error) {
      // Somebody wrote facts at this very moment, and with them the items; whatever is left, the next run takes.
      if (error instanceof Problem && error.status === 409) continue;
      logFailure(`work-out:${companyId}`, error);
      await restAfterFailure(DB, companyId, at);
    }
  }
}

async function workOutOne(d1: D1Database, companyId: string, day: IsoDate): Promise<void> {
  const companyCase = (await readCases(d1, [companyId])).get(companyId);
  if (!companyCase) return;
  const { change } = workOut(d1, companyCase, day);
  if (change.statements.length > 0) await commit(systemActing(d1, AUTHOR), [change]);
}
