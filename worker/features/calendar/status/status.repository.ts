import { and, asc, eq, gte, ne } from 'drizzle-orm';
import type { IsoDate } from '../../../domain/shared/dates';
import type { CompanyScope } from '../../../platform/access';
import { openDatabase } from '../../../platform/database';
import { healthScores } from '../../health/score.table';

/** The scores of the days since a day, oldest first; days on which there was nothing to score are left out. */
export function trendSince(d1: D1Database, { companyId }: CompanyScope, since: IsoDate) {
  const { day, score, history } = healthScores;
  return openDatabase(d1)
    .select({ day, score })
    .from(healthScores)
    .where(and(eq(healthScores.companyId, companyId), gte(day, since), ne(history, 'none')))
    .orderBy(asc(day))
    .limit(400);
}
