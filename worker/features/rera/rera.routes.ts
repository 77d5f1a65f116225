import { type Context, Hono } from 'hono';
import { once } from '../../platform/acting';
import { authorizeBy } from '../../platform/authorize';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { asDownload } from '../../platform/files';
import { answers, inWords, languageOf } from '../../platform/http';
import { notHere } from '../../platform/problem';
import { readCases } from '../calendar/case/case.repository';
import { statesAssessed } from './assess.usecase';
import { reraCalls } from './rera.calls';
import { assessedAnswer, reraDeskAnswer } from './rera.contract';
import { disclaimersPdf, formsPdf } from './rera.pdf';
import { newestAssessments } from './rera.repository';
import { reraDeskOf } from './rera.usecase';

const authorize = authorizeBy(reraCalls);

async function deskOf(c: Context<AppEnv>) {
  const { companyScope: scope } = c.var;
  const [cases, stored] = await Promise.all([
    readCases(c.env.DB, [scope.companyId]),
    newestAssessments(c.env.DB, scope),
  ]);
  const companyCase = cases.get(scope.companyId);
  if (!companyCase) throw notHere();
  return { company: companyCase.company, desk: reraDeskOf(c.env.DB, companyCase, stored, today()) };
}

/** The desk of the real-estate regulators: how each State stands, its assessment, and the papers. */
export const reraRoutes = new Hono<AppEnv>()
  .get('/companies/:companyId/rera-compliance', authorize, answers(200, reraDeskAnswer), async (c) =>
    c.json(inWords(c, (await deskOf(c)).desk)),
  )
  .post('/companies/:companyId/rera-assessment', authorize, once, answers(201, assessedAnswer), async (c) => {
    const { body, status } = await statesAssessed(c);
    return c.json(assessedAnswer.parse(inWords(c, body)), status);
  })
  .get('/companies/:companyId/rera-forms', authorize, async (c) => {
    const { company, desk } = await deskOf(c);
    const file = await formsPdf(desk, company, languageOf(c.req.raw));
    return asDownload(file, `rera-forms-${desk.asOf}.pdf`, 'application/pdf');
  })
  .get('/companies/:companyId/rera-disclaimers', authorize, async (c) => {
    const { company, desk } = await deskOf(c);
    const file = await disclaimersPdf(desk, company, languageOf(c.req.raw));
    return asDownload(file, `rera-disclaimers-${desk.asOf}.pdf`, 'application/pdf');
  });
