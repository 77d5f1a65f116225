import { Hono } from 'hono';
import { formatRupees } from '../../../domain/shared/money';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { notHere } from '../../../platform/problem';
import { calendarCalls } from '../calendar.calls';
import { itemJson, shownStatus } from '../calendar.contract';
import { historyOf } from '../calendar.repository';
import { readCases } from '../case/case.repository';
import { explanationAnswer, explanationQuery } from './explanation.contract';
import { amountsOf, figuresOfItem, paidOf, whyOf } from './explanation.usecase';

const authorize = authorizeBy(calendarCalls);

export const explanationRoutes = new Hono<AppEnv>().get(
  '/companies/:companyId/compliance-items/:itemId/explanation',
  authorize,
  accept('query', explanationQuery),
  answers(200, explanationAnswer),
  async (c) => {
    const { companyScope: scope } = c.var;
    const itemId = c.req.param('itemId');
    const [cases, history] = await Promise.all([
      readCases(c.env.DB, [scope.companyId]),
      historyOf(c.env.DB, scope, itemId),
    ]);
    const companyCase = cases.get(scope.companyId);
    const row = companyCase?.items.find(({ id }) => id === itemId);
    if (!companyCase || !row) throw notHere();
    const day = today();
    const { asKnownOn, ...query } = c.req.valid('query');
    const on = query.on ?? row.doneOn ?? day;
    const item = itemJson(row, day);
    const lines = history.map(({ day, change, dueDate, previousDueDate, status, reason }) => ({
      ...{ day, change, dueDate, previousDueDate, status, reason },
    }));
    const paid = paidOf(companyCase, row);
    const { penalties, status, ...why } = whyOf(companyCase, row, { today: day, on, knownOn: asKnownOn });
    const amounts = Object.fromEntries(
      amountsOf(companyCase, row).map(({ subject, amount, ...rest }) => [
        subject,
        { ...rest, amount: formatRupees(amount) },
      ]),
    );
    const figures = [...figuresOfItem(companyCase, row), ...penalties];
    const then = asKnownOn && status;
    const statusThen = then ? shownStatus({ ...row, status: then, dueDate: why.dueOn.value }, asKnownOn) : null;
    const known = {
      ...{ item, ...why, figures, paid: paid && formatRupees(paid), amounts, on, history: lines },
      ...{ asKnownOn: asKnownOn ?? null, statusThen },
    };
    return c.json(inWords(c, known));
  },
);
