import { Hono } from 'hono';
import { financialYearOf } from '../../../domain/shared/dates';
import { once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { taxCreditCalls } from './tax-credit.calls';
import {
  creditPosts,
  creditsAnswer,
  creditsQuery,
  deductorJoin,
  importedAnswer,
  joinedAnswer,
  newCredits,
  postedAnswer,
} from './tax-credit.contract';
import { creditsKept, creditsPosted, creditsStanding, deductorNamed } from './tax-credit.usecase';

const authorize = authorizeBy(taxCreditCalls);
const RECEIVABLE = '/companies/:companyId/tds/receivable';

/** Tax that others withheld of the company: what the department has of it, beside what the books have. */
export const taxCreditRoutes = new Hono<AppEnv>()
  .get(RECEIVABLE, authorize, accept('query', creditsQuery), answers(200, creditsAnswer), async (c) => {
    const { year = financialYearOf(today()) } = c.req.valid('query');
    return c.json(creditsAnswer.parse(inWords(c, await creditsStanding(c.env.DB, c.var.companyScope, year))));
  })
  .post(
    `${RECEIVABLE}/import`,
    authorize,
    once,
    accept('json', newCredits),
    answers(201, importedAnswer),
    async (c) => {
      const { status, body } = await creditsKept(c, c.req.valid('json'));
      return c.json(importedAnswer.parse(inWords(c, body)), status);
    },
  )
  .post(
    `${RECEIVABLE}/deductors`,
    authorize,
    once,
    accept('json', deductorJoin),
    answers(200, joinedAnswer),
    async (c) => {
      const { body } = await deductorNamed(c, c.req.valid('json'));
      return c.json(joinedAnswer.parse(body));
    },
  )
  .post(`${RECEIVABLE}/post`, authorize, once, accept('json', creditPosts), answers(201, postedAnswer), async (c) => {
    const { body } = await creditsPosted(c, c.req.valid('json'));
    return c.json(postedAnswer.parse(body), 201);
  });
