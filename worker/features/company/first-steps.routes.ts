import { Hono } from 'hono';
import { z } from 'zod';
import { authorizeBy } from '../../platform/authorize';
import type { AppEnv } from '../../platform/env';
import { answers } from '../../platform/http';
import { companyCalls } from './company.calls';
import { COMPANY_STEPS, companySteps, FIRM_STEPS, firmSteps } from './first-steps.repository';

const authorize = authorizeBy(companyCalls);

const stepsOf = <Step extends string>(steps: readonly [Step, ...Step[]]) =>
  z.array(z.object({ step: z.enum(steps), isDone: z.boolean().describe('about.first-steps.is-done') }));

/** How far somebody who begins has come. */
export const firstStepsRoutes = new Hono<AppEnv>()
  .get('/companies/:companyId/first-steps', authorize, answers(200, stepsOf(COMPANY_STEPS)), async (c) =>
    c.json(await companySteps(c.env.DB, c.var.companyScope)),
  )
  .get('/ca-firms/:caFirmId/first-steps', authorize, answers(200, stepsOf(FIRM_STEPS)), async (c) =>
    c.json(await firmSteps(c.env.DB, c.var.firmScope)),
  );
