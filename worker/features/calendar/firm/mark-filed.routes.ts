import { Hono } from 'hono';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { calendarCalls } from '../calendar.calls';
import { cellJson } from './firm-grid.contract';
import { filedAnswer, filedTogether } from './mark-filed.contract';
import { type MarkedFiled, markFiled } from './mark-filed.usecase';

const authorize = authorizeBy(calendarCalls);

/** What a firm marks for several clients at once. */
export const markFiledRoutes = new Hono<AppEnv>().post(
  '/ca-firms/:caFirmId/compliance-items/complete',
  authorize,
  once,
  accept('json', filedTogether),
  answers(200, filedAnswer),
  async (c) => {
    const { items } = c.req.valid('json');
    const bodyOf = (answer: MarkedFiled) => ({
      ...answer,
      items: answer.items.map((item) => cellJson(item, today())),
    });
    const { firmScope, person } = c.var;
    const answer = await markFiled(c.env.DB, firmScope, items, person, (given) =>
      actingOf(c, { status: 200, body: bodyOf(given) }),
    );
    return c.json(inWords(c, bodyOf(answer)), 200);
  },
);
