import { type Context, Hono } from 'hono';
import { hasCompanyTaxLaw } from '../../../domain/income-tax/company/company-tax';
import { COMPANY_TAX_YEARS } from '../../../domain/income-tax/law/company';
import { say } from '../../../domain/shared/message';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { now } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { asDownload } from '../../../platform/files';
import { accept, answers, inWords, languageOf } from '../../../platform/http';
import { newId } from '../../../platform/ids';
import { atFault, notHere, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { answerKept, findAnswer } from './answer.repository';
import { taxAuditCalls } from './tax-audit.calls';
import {
  answerAnswer,
  answerJson,
  auditAnswer,
  auditJson,
  auditParam,
  clauseParam,
  isClauseAsked,
  newAnswer,
  worksheetQuery,
} from './tax-audit.contract';
import { worksheetPdf, worksheetXlsx } from './tax-audit.files';
import type { StoredAnswer } from './tax-audit.table';
import { type Audit, readAudit } from './tax-audit.usecase';

const authorize = authorizeBy(taxAuditCalls);
const AUDITS = '/companies/:companyId/tax-audits/:taxAuditYear';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function mustHaveLaw(year: string): void {
  if (hasCompanyTaxLaw(year)) return;
  const years = { list: [...COMPANY_TAX_YEARS], joined: 'and' as const };
  throw atFault(422, 'year', say('tax-audit.fault.no-law', { years }), 'no-law');
}

async function auditOf(c: Context<AppEnv>, year: string): Promise<Audit> {
  mustHaveLaw(year);
  const audit = await readAudit(c.env.DB, c.var.companyScope, year);
  if (!audit) throw notHere();
  return audit;
}

/** The tax audit of a year: its clauses from the books, what people answer to the others, and its worksheet. */
export const taxAuditRoutes = new Hono<AppEnv>()
  .get(AUDITS, authorize, accept('param', auditParam), answers(200, auditAnswer), async (c) =>
    c.json(auditAnswer.parse(inWords(c, auditJson(await auditOf(c, c.req.valid('param').taxAuditYear))))),
  )
  .get(`${AUDITS}/worksheet`, authorize, accept('param', auditParam), accept('query', worksheetQuery), async (c) => {
    const audit = await auditOf(c, c.req.valid('param').taxAuditYear);
    const { format } = c.req.valid('query');
    const language = languageOf(c.req.raw);
    const name = `tax-audit-worksheet-${audit.year}.${format}`;
    if (format === 'xlsx') return asDownload(await worksheetXlsx(audit, language), name, XLSX);
    return asDownload(await worksheetPdf(audit, language), name, 'application/pdf');
  })
  .put(
    `${AUDITS}/clauses/:auditClause`,
    authorize,
    once,
    accept('param', clauseParam),
    accept('json', newAnswer),
    answers(200, answerAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const { taxAuditYear: year, auditClause: clause } = c.req.valid('param');
      mustHaveLaw(year);
      if (!isClauseAsked(clause)) throw notHere();
      const { answer, text = null, amount = null, version } = c.req.valid('json');
      const before = await findAnswer(c.env.DB, scope, year, clause);
      if ((before?.version ?? 0) !== version) throw new Problem(409, 'answer-changed', say('tax-audit.fault.changed'));
      const row: StoredAnswer = {
        ...{ id: before?.id ?? newId(), companyId: scope.companyId, year, clause, answer },
        ...(answer === 'none' ? { text: null, amount: null } : { text, amount }),
        ...{ version: version + 1, answeredBy: person.id, answeredByName: person.name },
        answeredAt: now().toISOString(),
      };
      const body = { clause, ...answerJson(row) };
      await commit(actingOf(c, { status: 200, body }), [answerKept(c.env.DB, row, before)]);
      return c.json(body);
    },
  );
