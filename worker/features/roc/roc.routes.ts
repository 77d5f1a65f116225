import { Hono } from 'hono';
import { authorizeBy } from '../../platform/authorize';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { accept, answers, inWords } from '../../platform/http';
import { notHere } from '../../platform/problem';
import { pageAmong } from '../../platform/wire';
import { readCases } from '../calendar/case/case.repository';
import { rocCalls } from './roc.calls';
import { formsQuery, rocDeskAnswer } from './roc.contract';
import { rocFormsOf } from './roc-forms.usecase';

const authorize = authorizeBy(rocCalls);

/** The desk of the Registrar of Companies: its forms, and the register of meetings. */
export const rocRoutes = new Hono<AppEnv>().get(
  '/companies/:companyId/roc-forms',
  authorize,
  accept('query', formsQuery),
  answers(200, rocDeskAnswer),
  async (c) => {
    const { status, ...page } = c.req.valid('query');
    const { companyId } = c.var.companyScope;
    const companyCase = (await readCases(c.env.DB, [companyId])).get(companyId);
    if (!companyCase) throw notHere();
    const desk = rocFormsOf(c.env.DB, companyCase, today());
    const wanted = desk.items.filter((item) => !status || item.status === status);
    return c.json(inWords(c, { ...desk, items: pageAmong(c, wanted, page) }));
  },
);
