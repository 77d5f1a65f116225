import { Hono } from 'hono';
import { z } from 'zod';
import { assessBenefits } from '../../domain/benefits/assess';
import { BENEFITS, type BenefitName } from '../../domain/benefits/values';
import { once } from '../../platform/acting';
import { authorizeBy } from '../../platform/authorize';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { asDownload } from '../../platform/files';
import { accept, answers, inWords, languageOf } from '../../platform/http';
import { notHere } from '../../platform/problem';
import { page, pageOf } from '../../platform/wire';
import { benefitCalls } from './benefits.calls';
import {
  appliedAnswer,
  benefitsAnswer,
  newApplication,
  newValidation,
  validatedAnswer,
  validationAnswer,
} from './benefits.contract';
import { listValidations } from './benefits.repository';
import {
  benefitsStanding,
  checklistOf,
  factsOf,
  noteApplication,
  validateBenefits,
  validationJson,
} from './benefits.usecase';

const authorize = authorizeBy(benefitCalls);
const PATH = '/companies/:companyId/benefits';

function named(text: string): BenefitName {
  const name = BENEFITS.find((one) => one === text);
  if (!name) throw notHere();
  return name;
}

/** What a start-up may claim: tested against its facts, kept, and prepared for whoever grants it. */
export const benefitRoutes = new Hono<AppEnv>()
  .get(PATH, authorize, answers(200, benefitsAnswer), async (c) =>
    c.json(benefitsAnswer.parse(inWords(c, await benefitsStanding(c.env.DB, c.var.companyScope)))),
  )
  .post(
    '/companies/:companyId/benefit-validation',
    authorize,
    once,
    accept('json', newValidation),
    answers(201, validatedAnswer),
    async (c) => {
      const { body } = await validateBenefits(c, c.req.valid('json'));
      return c.json(validatedAnswer.parse(inWords(c, body)), 201);
    },
  )
  .get(
    '/companies/:companyId/benefit-validations',
    authorize,
    accept('query', page),
    answers(200, z.array(validationAnswer)),
    async (c) => {
      const asked = c.req.valid('query');
      const rows = await listValidations(c.env.DB, c.var.companyScope, asked);
      const shown = pageOf(c, rows, asked, ({ id }) => id).map(validationJson);
      return c.json(z.array(validationAnswer).parse(inWords(c, shown)));
    },
  )
  .post(
    `${PATH}/:benefit/application`,
    authorize,
    once,
    accept('json', newApplication),
    answers(201, appliedAnswer),
    async (c) => {
      const { body } = await noteApplication(c, named(c.req.param('benefit')), c.req.valid('json'));
      return c.json(appliedAnswer.parse(inWords(c, body)), 201);
    },
  )
  .get(`${PATH}/:benefit/pack`, authorize, async (c) => {
    const name = named(c.req.param('benefit'));
    const day = today();
    const { company, facts } = await factsOf(c.env.DB, c.var.companyScope, day);
    const benefit = assessBenefits(facts, day).find((one) => one.name === name);
    if (!benefit) throw notHere();
    const { packPdf } = await import('./pack.pdf');
    const language = languageOf(c.req.raw);
    const file = await packPdf({ company, facts, benefit, checklist: checklistOf(name), day, language });
    return asDownload(file, `${name}-application.pdf`, 'application/pdf');
  });
