import { dateInIndia, type IsoDate } from '../../../domain/shared/dates';
import { systemActing } from '../../../platform/acting';
import { pagesOf } from '../../../platform/database';
import type { Bindings } from '../../../platform/env';
import { logFailure } from '../../../platform/log';
import { Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { readCases } from '../case/case.repository';
import { companiesDue, restAfterFailure } from './due-companies.repository';
import { workOut } from './work-out.repository';

/** One run takes this many; it ends well within the time of a run, and what a run leaves the next one takes. */
const MOST_COMPANIES = 500;
/** So many are read, and written, in one round trip each: few enough that nobody else's write waits for theirs. */
const AT_ONCE = 10;
const AUTHOR = 'obligations';

/**
 * Works out, piece by piece, what every company owes as of the day in India. A piece is written whole or not at all; where one of
 * its companies cannot be done, each is by itself. A run that breaks off leaves whole companies behind, which say by their day that
 * they are done, and the next run goes on with the others. `at` is when it was due.
 */
export async function workOutObligations({ DB }: Pick<Bindings, 'DB'>, at: Date): Promise<void> {
  const day = dateInIndia(at);
  for (const piece of pagesOf(await companiesDue(DB, day, at, MOST_COMPANIES), AT_ONCE))
    if (!(await isDoneTogether(DB, piece, day))) await doneOneByOne(DB, piece, day, at);
}

/** Whether all of these could be done at once; where not, nothing of them is written. */
async function isDoneTogether(d1: D1Database, ids: readonly string[], day: IsoDate): Promise<boolean> {
  try {
    await workOutThese(d1, ids, day);
    return true;
  } catch {
    // Which of them it was shows when each is done by itself.
    return false;
  }
}

async function doneOneByOne(d1: D1Database, ids: readonly string[], day: IsoDate, at: Date): Promise<void> {
  for (const companyId of ids) {
    try {
      await workOutThese(d1, [companyId], day);
    } catch (error) {
      // Somebody wrote facts at this very moment, and with them the items; whatever is left, the next run takes.
      if (error instanceof Problem && error.status === 409) continue;
      logFailure(`work-out:${companyId}`, error);
      await restAfterFailure(d1, companyId, at);
    }
  }
}

async function workOutThese(d1: D1Database, ids: readonly string[], day: IsoDate): Promise<void> {
  const cases = await readCases(d1, ids);
  const changes = [...cases.values()]
    .map((companyCase) => workOut(d1, companyCase, day).change)
    .filter(({ statements }) => statements.length > 0);
  if (changes.length > 0) await commit(systemActing(d1, AUTHOR), changes);
}
