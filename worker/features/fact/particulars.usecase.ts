import type { Context } from 'hono';
import { seesFees } from '../../domain/session/roles';
import { say } from '../../domain/shared/message';
import type { Answer } from '../../platform/acting';
import { failedOn } from '../../platform/database';
import type { AppEnv } from '../../platform/env';
import { Problem } from '../../platform/problem';
import { mustHaveChanged } from '../audit/audit.repository';
import { editOf, isIdle } from '../audit/edit.repository';
import { dossierOf } from '../calendar/case/case.repository';
import { companyJson, type Particulars } from '../company/company.contract';
import { companyEdited } from '../company/fact.repository';
import { type Plan, writeCase } from './fact.usecase';

/** Corrects what a company is: its name, its numbers, its day of incorporation. What is due by when follows. */
export async function correctParticulars(c: Context<AppEnv>, { was, ...asked }: Particulars): Promise<Answer> {
  try {
    return await writeCase(c, (companyCase): Plan => {
      const { company, dossier } = companyCase;
      const { facts, events, reliefs } = dossier;
      const answerFor = (row: typeof company): Answer => ({
        status: 200,
        body: companyJson(row, seesFees(c.var.companyScope.role)),
      });
      const edit = editOf(company, asked, { was, shown: company });
      if (isIdle(edit)) return { answer: answerFor(company) };
      const next = { ...company, ...edit.after };
      const { id } = company;
      return {
        next: { ...companyCase, company: next, dossier: dossierOf(next, { facts, events, reliefs }) },
        statements: [companyEdited(c.env.DB, company, edit), mustHaveChanged(c.env.DB)],
        entries: [{ action: 'company.change', entityType: 'company', entityId: id, ...edit }],
        answerOf: () => answerFor(next),
      };
    });
  } catch (error) {
    if (!failedOn(error, 'companies.owner_id, companies.cin')) throw error;
    const taken = say('problem.cin-taken');
    throw new Problem(409, 'cin-taken', taken, { cin: taken });
  }
}
