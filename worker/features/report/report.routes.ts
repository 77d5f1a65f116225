import { Hono, type MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { monthsOf, type ReportPeriod } from '../../domain/bank/reports-period';
import { REPORTS } from '../../domain/bank/reports-plans';
import { reportStatus } from '../../domain/bank/reports-status';
import { daysBetween, firstOfMonth } from '../../domain/shared/dates';
import { authorize } from '../../platform/authorize';
import { today } from '../../platform/clock';
import { asDownload } from '../../platform/files';
import { type AppEnv, accept, answers } from '../../platform/http';
import { Problem } from '../../platform/problem';
import { reportAnswer, reportListAnswer, reportName, reportPeriod, reportQuery } from './report.contract';
import { fileOfReport } from './report.files';
import { countsOf } from './report.repository';
import { reportFor } from './report.usecase';

/** Turns an answer into a file where one is asked for: the file says what the answer says. */
const asFile: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { format } = reportQuery.parse(c.req.query());
  if (format === 'json' || c.res.status !== 200) return;
  const report = reportAnswer.parse(await c.res.json());
  const { body, type } = await fileOfReport(report, format);
  c.res = undefined;
  c.res = asDownload(body, `${report.report}-${report.from}-${report.to}.${format}`, type);
};

export const reportRoutes = new Hono<AppEnv>()
  .get(
    '/companies/:companyId/reports',
    authorize,
    accept('query', reportPeriod),
    answers(200, reportListAnswer),
    async (c) => {
      const period = periodOf(c.req.valid('query'));
      const counts = await countsOf(c.env.DB, c.var.companyScope, period);
      const { lastDataOn } = counts;
      return c.json(REPORTS.map((report) => ({ report, lastDataOn, ...reportStatus(report, period.to, counts) })));
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
      const { compare, format: _format, ...asked } = c.req.valid('query');
      const { report } = c.req.valid('param');
      return c.json(await reportFor(c.env.DB, c.var.companyScope, report, periodOf(asked), compare));
    },
  );

const MOST_MONTHS = 60;

/** The specification's period where none is named: the first of the current month to today, in India. */
export function periodOf({ from = firstOfMonth(today()), to = today() }: z.infer<typeof reportPeriod>): ReportPeriod {
  if (from > to) throw wrong('Not before the first day');
  // Counted roughly first: a period of centuries has thousands of months to walk through.
  if (daysBetween(from, to) > MOST_MONTHS * 31 || monthsOf({ from, to }).length > MOST_MONTHS) {
    throw wrong(`At most ${MOST_MONTHS} months after the first day`);
  }
  return { from, to };
}

const wrong = (message: string) => new Problem(400, 'invalid-request', `to: ${message}`, { to: message });
