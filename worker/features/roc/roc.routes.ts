import { type Context, Hono } from 'hono';
import { onDay } from '../../domain/shared/explained';
import { say } from '../../domain/shared/message';
import { authorizeBy } from '../../platform/authorize';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { asDownload } from '../../platform/files';
import { accept, answers, inWords, languageOf } from '../../platform/http';
import { atFault, notHere } from '../../platform/problem';
import { pageAmong } from '../../platform/wire';
import { type CompanyCase, readCases } from '../calendar/case/case.repository';
import { meetingPaper } from './meeting.pdf';
import { registerOf } from './meetings.usecase';
import { rocCalls } from './roc.calls';
import { formsQuery, meetingsQuery, paperQuery, registerAnswer, rocDeskAnswer } from './roc.contract';
import { rocFormsOf } from './roc-forms.usecase';

const authorize = authorizeBy(rocCalls);

async function caseOf(c: Context<AppEnv>): Promise<CompanyCase> {
  const { companyId } = c.var.companyScope;
  const companyCase = (await readCases(c.env.DB, [companyId])).get(companyId);
  if (!companyCase) throw notHere();
  return companyCase;
}

/** The desk of the Registrar of Companies: its forms, and the register of meetings. */
export const rocRoutes = new Hono<AppEnv>()
  .get(
    '/companies/:companyId/roc-forms',
    authorize,
    accept('query', formsQuery),
    answers(200, rocDeskAnswer),
    async (c) => {
      const { status, ...page } = c.req.valid('query');
      const desk = rocFormsOf(c.env.DB, await caseOf(c), today());
      const wanted = desk.items.filter((item) => !status || item.status === status);
      return c.json(inWords(c, { ...desk, items: pageAmong(c, wanted, page) }));
    },
  )
  .get(
    '/companies/:companyId/roc-meetings',
    authorize,
    accept('query', meetingsQuery),
    answers(200, registerAnswer),
    async (c) => {
      const register = registerOf(await caseOf(c), today());
      return c.json(inWords(c, { ...register, items: pageAmong(c, register.items, c.req.valid('query')) }));
    },
  )
  .get('/companies/:companyId/roc-meetings/paper', authorize, accept('query', paperQuery), async (c) => {
    const asked = c.req.valid('query');
    const companyCase = await caseOf(c);
    const { incorporationDate } = companyCase.company;
    if (asked.on < incorporationDate)
      throw atFault(422, 'on', say('company.fault.before-incorporation', { formed: onDay(incorporationDate) }));
    const file = await meetingPaper(companyCase, asked, today(), languageOf(c.req.raw));
    return asDownload(file, `${asked.kind}-${asked.paper}-${asked.on}.pdf`, 'application/pdf');
  });
