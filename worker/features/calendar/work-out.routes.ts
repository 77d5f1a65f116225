import { Hono } from 'hono';
import { actingOf } from '../../platform/acting';
import { authorizeBy } from '../../platform/authorize';
import { today } from '../../platform/clock';
import { type AppEnv, accept, answers } from '../../platform/http';
import { once } from '../../platform/once';
import { calendarCalls } from './calendar.calls';
import type { Case } from './case.repository';
import { changeCase } from './case-change.repository';
import { nothing } from './items.contract';
import { type GenerateAnswer, generateAnswer, generateJson } from './work-out.contract';
import { workOut } from './work-out.repository';

const authorize = authorizeBy(calendarCalls);

/** Works out the obligations of a company when a person asks for it. */
export const workOutRoutes = new Hono<AppEnv>().post(
  '/companies/:companyId/compliance-calendar/generate',
  authorize,
  once,
  accept('json', nothing),
  answers(200, generateAnswer),
  async (c) => {
    const actingWith = (body: GenerateAnswer) => actingOf(c, { status: 200, body });
    const decide = (kase: Case) => generated(c.env.DB, kase);
    return c.json(await changeCase(c.env.DB, c.var.companyScope.companyId, actingWith, decide));
  },
);

/** Of a company of which nothing is stated nothing is kept: a calendar of guesses would look like one of facts. */
function generated(d1: D1Database, kase: Case) {
  const worked = workOut(d1, kase, today());
  const isKnown = kase.dossier.facts.length > 0;
  const change = isKnown ? worked.change : { ...worked.change, statements: [], entries: [] };
  return { change, body: generateJson(kase, isKnown ? worked : { ...worked, changes: [] }) };
}
