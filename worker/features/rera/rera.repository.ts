import { sql } from 'drizzle-orm';
import { formatRupees } from '../../domain/shared/money';
import type { CompanyScope } from '../../platform/access';
import { openDatabase, prepared } from '../../platform/database';
import type { Change } from '../audit/audit.repository';
import { codeOfState } from './rera.contract';
import { type ReraAssessmentRow, reraAssessments } from './rera.table';

/** The newest assessment of each State. */
export const newestAssessments = (d1: D1Database, { companyId }: CompanyScope): Promise<ReraAssessmentRow[]> =>
  openDatabase(d1)
    .select()
    .from(reraAssessments)
    .where(
      sql`${reraAssessments.companyId} = ${companyId} AND NOT EXISTS (SELECT 1 FROM rera_assessments later
        WHERE later.company_id = ${companyId} AND later.state = ${reraAssessments.state}
          AND (later.created_at, later.id) > (${reraAssessments.createdAt}, ${reraAssessments.id}))`,
    )
    .limit(20);

/** The change that keeps one assessment of all States, with an entry of the trail for each. */
export function assessmentsKept(d1: D1Database, companyId: string, rows: readonly ReraAssessmentRow[]): Change {
  return {
    chainId: companyId,
    statements: rows.map((row) => prepared(d1, openDatabase(d1).insert(reraAssessments).values(row))),
    entries: rows.map((row) => ({
      ...{ action: 'rera.assessed', entityType: 'rera-assessment', entityId: row.id },
      after: {
        ...{ state: codeOfState(row.state), complianceStatus: row.complianceStatus, riskLevel: row.riskLevel },
        ...{ score: row.score, exposure: row.exposure === null ? null : formatRupees(row.exposure) },
      },
    })),
  };
}
