import { Hono, type MiddlewareHandler } from 'hono';
import { REPORTS } from '../../domain/report/reports-names';
import { reportStatus, wholeUntil } from '../../domain/report/reports-status';
import { type Said, say } from '../../domain/shared/message';
import { authorizeBy } from '../../platform/authorize';
import type { AppEnv } from '../../platform/env';
import { asDownload } from '../../platform/files';
import { accept, answers, inWords, languageOf } from '../../platform/http';
import { EXPORTS, limitFlood } from '../../platform/limits';
import { logSecurity } from '../../platform/log';
import { Problem } from '../../platform/problem';
import { standingIn } from '../books/summary/period-lines.repository';
import { reportCalls } from './report.calls';
import {
  type ReportAnswer,
  reportAnswer,
  reportListAnswer,
  reportName,
  reportPeriod,
  reportQuery,
} from './report.contract';
import { fileOfReport } from './report.files';
import { periodOf } from './report.period';
import { reportFor } from './report.usecase';
import { spendingRoutes } from './spending.routes';

const authorize = authorizeBy(reportCalls);

type Standing = Pick<ReportAnswer, 'status' | 'isIncomplete'> & { why: Said };

/** A file is handed on: it is made of a report that is ready, or of one that says on every page what it lacks. */
function mustBeReady({ status, isIncomplete, why }: Standing): void {
  if (status !== 'ready' && !isIncomplete)
    throw new Problem(409, 'report-not-ready', say('problem.report-not-ready', { why }));
}

const fileName = ({ report, from, to, isIncomplete }: ReportAnswer, format: string): string =>
  `${report}-${from}-${to}${isIncomplete ? '-incomplete' : ''}.${format}`;

/**
 * Turns an answer into a file where one is asked for: the file says what the answer says. Files are limited before they cost
 * anything, and the security log has those that left.
 */
const asFile: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { format } = reportQuery.parse(c.req.query());
  if (format !== 'json') await limitFlood(c, 'report', EXPORTS);
  await next();
  if (format === 'json' || c.res.status !== 200) return;
  const { companyId, caFirmId } = c.var.companyScope;
  await logSecurity(c, { kind: 'export', action: 'report', status: 200, code: 'done', companyId, caFirmId });
  const report = reportAnswer.parse(await c.res.json());
  const { body, type } = await fileOfReport(report, format, languageOf(c.req.raw));
  c.res = undefined;
  c.res = asDownload(body, fileName(report, format), type);
};

export const reportRoutes = new Hono<AppEnv>()
  .get(
    '/companies/:companyId/reports',
    authorize,
    accept('query', reportPeriod),
    answers(200, reportListAnswer),
    async (c) => {
      const period = periodOf(c.req.valid('query'));
      const standing = await standingIn(c.env.DB, c.var.companyScope, period);
      const lastDataOn = wholeUntil(standing.accounts);
      const listed = REPORTS.map((report) => ({ report, lastDataOn, ...reportStatus(report, period, standing) }));
      return c.json(inWords(c, listed));
    },
  )
  .get(
    '/companies/:companyId/reports/:report',
    authorize,
    accept('param', reportName),
    accept('query', reportQuery),
    answers(200, reportAnswer),
    asFile,
    async (c) => {
      const { compare, format, ...asked } = c.req.valid('query');
      const { report } = c.req.valid('param');
      const answer = await reportFor(c.env.DB, c.var.companyScope, report, periodOf(asked), compare);
      if (format !== 'json') mustBeReady(answer);
      return c.json(inWords(c, answer));
    },
  )
  .route('/', spendingRoutes);
