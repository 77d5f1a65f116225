import { Hono } from 'hono';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { calendarCalls } from '../calendar.calls';
import { type CompanyCase, changeCase } from '../case/case.repository';
import { nothing } from '../item/item.contract';
import { type Generated, generateAnswer, generateJson } from './work-out.contract';
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
    const actingWith = (body: Generated) => actingOf(c, { status: 200, body });
    const decide = (companyCase: CompanyCase) => generate(c.env.DB, companyCase);
    return c.json(inWords(c, await changeCase(c.env.DB, c.var.companyScope.companyId, actingWith, decide)));
  },
);

/** Of a company of which nothing is stated nothing is kept: a calendar of guesses would look like one of facts. */
function generate(d1: D1Database, companyCase: CompanyCase) {
  const worked = workOut(d1, companyCase, today());
  const isKnown = companyCase.dossier.facts.length > 0;
  const change = isKnown ? worked.change : { ...worked.change, statements: [], entries: [] };
  return { change, body: generateJson(companyCase, isKnown ? worked : { ...worked, changes: [] }) };
}
