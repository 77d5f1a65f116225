import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { type Answer, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { advanceTaxCalls } from './advance-tax.calls';
import {
  correctedPayment,
  deskAnswer,
  deskQuery,
  estimateAnswer,
  newEstimate,
  newPayment,
  paymentAnswer,
  withdrawal,
  withdrawnAnswer,
} from './advance-tax.contract';
import { correctPayment, deskOf, keepEstimate, recordPayment, withdrawPayment } from './advance-tax.usecase';

const authorize = authorizeBy(advanceTaxCalls);
const ADVANCE_TAX = '/companies/:companyId/advance-tax';

/** What a use case answered, in the shape that its call promises. */
const answer = <Shape extends z.ZodType>(c: Context<AppEnv>, _shape: Shape, { status, body }: Answer) =>
  c.json(inWords(c, body) as z.infer<Shape>, status);

/** The desk of advance tax: the estimate of a year, its instalments and interest, and what was paid. */
export const advanceTaxRoutes = new Hono<AppEnv>()
  .get(ADVANCE_TAX, authorize, accept('query', deskQuery), answers(200, deskAnswer), async (c) =>
    c.json(deskAnswer.parse(inWords(c, await deskOf(c.env.DB, c.var.companyScope, c.req.valid('query'))))),
  )
  .post(
    `${ADVANCE_TAX}/estimates`,
    authorize,
    once,
    accept('json', newEstimate),
    answers(201, estimateAnswer),
    async (c) => answer(c, estimateAnswer, await keepEstimate(c, c.req.valid('json'))),
  )
  .post(
    `${ADVANCE_TAX}/payments`,
    authorize,
    once,
    accept('json', newPayment),
    answers(201, paymentAnswer),
    async (c) => answer(c, paymentAnswer, await recordPayment(c, c.req.valid('json'))),
  )
  .post(
    `${ADVANCE_TAX}/payments/:taxPaymentId/correct`,
    authorize,
    once,
    accept('json', correctedPayment),
    answers(200, paymentAnswer),
    async (c) => answer(c, paymentAnswer, await correctPayment(c, c.req.param('taxPaymentId'), c.req.valid('json'))),
  )
  .post(
    `${ADVANCE_TAX}/payments/:taxPaymentId/withdraw`,
    authorize,
    once,
    accept('json', withdrawal),
    answers(200, withdrawnAnswer),
    async (c) =>
      answer(c, withdrawnAnswer, await withdrawPayment(c, c.req.param('taxPaymentId'), c.req.valid('json').reason)),
  );
