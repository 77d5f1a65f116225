import { Hono } from 'hono';
import { addMonths } from '../../../domain/shared/dates';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { answers, inWords } from '../../../platform/http';
import { notHere } from '../../../platform/problem';
import { calendarCalls } from '../calendar.calls';
import { readCases } from '../case/case.repository';
import { statusAnswer } from './status.contract';
import { trendSince } from './status.repository';
import { statusOf } from './status.usecase';

const authorize = authorizeBy(calendarCalls);

const TREND_MONTHS = 12;

export const statusRoutes = new Hono<AppEnv>().get(
  '/companies/:companyId/compliance-status',
  authorize,
  answers(200, statusAnswer),
  async (c) => {
    const { companyScope: scope } = c.var;
    const day = today();
    const [cases, trend] = await Promise.all([
      readCases(c.env.DB, [scope.companyId]),
      trendSince(c.env.DB, scope, addMonths(day, -TREND_MONTHS)),
    ]);
    const companyCase = cases.get(scope.companyId);
    if (!companyCase) throw notHere();
    return c.json(inWords(c, { ...statusOf(c.env.DB, companyCase, day), trend }));
  },
);
