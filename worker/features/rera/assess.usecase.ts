import type { Context } from 'hono';
import { say } from '../../domain/shared/message';
import { type Answer, actingOf } from '../../platform/acting';
import { now, today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { newId } from '../../platform/ids';
import { changeCase } from '../calendar/case/case.repository';
import { reraComplianceJson } from './rera.contract';
import { assessmentsKept } from './rera.repository';
import type { ReraAssessmentRow } from './rera.table';
import { reraCaseOf } from './rera.usecase';

/** Assesses every State as it stands today and keeps the result; earlier assessments stay. */
export const statesAssessed = (c: Context<AppEnv>): Promise<Answer> => {
  const { person, companyScope } = c.var;
  return changeCase(
    c.env.DB,
    companyScope.companyId,
    (answer: Answer) => actingOf(c, answer),
    (companyCase) => {
      const day = today();
      const rows = reraCaseOf(c.env.DB, companyCase, day).states.map(
        (one): ReraAssessmentRow => ({
          ...{ id: newId(), companyId: companyCase.company.id, state: one.state },
          ...{ registrationRequired: one.registrationRequired, agentLicenseRequired: one.agentLicenseRequired },
          ...{ registrationNumber: one.registrationNumber, complianceStatus: one.complianceStatus },
          ...{ lastAssessmentDate: day, nextReviewDate: one.nextReviewOn, riskLevel: one.riskLevel },
          ...{ score: one.risk?.value.score ?? null, exposure: one.exposure, notes: one.notes },
          ...{ assessedBy: person.id, assessedByName: person.name, createdAt: now().toISOString() },
        }),
      );
      const message = say('rera.assessment.done', { count: rows.length });
      const body: Answer = { status: 201, body: { message, items: rows.map(reraComplianceJson) } };
      return { change: assessmentsKept(c.env.DB, companyCase.company.id, rows), body };
    },
  );
};
