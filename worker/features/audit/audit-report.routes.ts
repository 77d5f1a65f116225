import { type Context, Hono } from 'hono';
import { financialYearOf } from '../../domain/shared/dates';
import { authorizeBy } from '../../platform/authorize';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { asDownload, streamOf } from '../../platform/files';
import { accept, answers, languageOf } from '../../platform/http';
import { EXPORTS, limitFlood } from '../../platform/limits';
import { logSecurity } from '../../platform/log';
import { auditCalls } from './audit.calls';
import { auditReportAnswer, auditReportQuery, type ReportFormat } from './audit-report.contract';
import { csvOfEntries, pdfOfReport } from './audit-report.files';
import { type ChainOf, nameOf } from './audit-report.repository';
import { auditReportOf, daysOf } from './audit-report.usecase';

const authorize = authorizeBy(auditCalls);

type Asked = { financialYear?: string | undefined; format: ReportFormat };

/** The report of a chain, or a file of it: in CSV every entry, in PDF what they come to. */
async function reportOn(c: Context<AppEnv>, whose: Omit<ChainOf, 'name'>, asked: Asked) {
  const { financialYear = financialYearOf(today()), format } = asked;
  const language = languageOf(c.req.raw);
  const of = { ...whose, name: await nameOf(c.env.DB, whose) };
  if (format !== 'json') {
    await limitFlood(c, 'export', EXPORTS);
    const { kind, id } = whose;
    const taken = kind === 'company' ? { companyId: id } : { caFirmId: id };
    await logSecurity(c, { kind: 'export', action: 'audit-report', status: 200, code: 'done', ...taken });
  }
  const fileName = `audit-trail-${financialYear}.${format}`;
  if (format === 'csv') {
    const entries = csvOfEntries(c.env.DB, of, daysOf(financialYear), language);
    return asDownload(streamOf(entries), fileName, 'text/csv; charset=utf-8');
  }
  const report = await auditReportOf(c.env, of, financialYear, language);
  if (format === 'pdf') return asDownload(await pdfOfReport(report, language), fileName, 'application/pdf');
  return c.json(report);
}

/** What an auditor asks for of a financial year. */
export const auditReportRoutes = new Hono<AppEnv>()
  .get(
    '/companies/:companyId/audit-trail/report',
    authorize,
    accept('query', auditReportQuery),
    answers(200, auditReportAnswer),
    (c) => reportOn(c, { kind: 'company', id: c.var.companyScope.companyId }, c.req.valid('query')),
  )
  .get(
    '/ca-firms/:caFirmId/audit-trail/report',
    authorize,
    accept('query', auditReportQuery),
    answers(200, auditReportAnswer),
    (c) => reportOn(c, { kind: 'firm', id: c.var.firmScope.caFirmId }, c.req.valid('query')),
  );
