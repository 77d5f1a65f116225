import { Hono } from 'hono';
import { z } from 'zod';
import { seesFees } from '../../domain/session/roles';
import { once } from '../../platform/acting';
import { authorizeBy } from '../../platform/authorize';
import type { AppEnv } from '../../platform/env';
import { accept, answers, inWords } from '../../platform/http';
import { pageOf } from '../../platform/wire';
import { companyAnswer, particulars } from '../company/company.contract';
import { listEvents, placeOf } from '../company/fact.repository';
import { recordEvent, withdrawEvent } from './event.usecase';
import { factCalls } from './fact.calls';
import {
  eventAnswer,
  eventJson,
  eventRecordedAnswer,
  eventsAsked,
  eventTakenBack,
  factStatedAnswer,
  factsAnswer,
  factTakenBack,
} from './fact.contract';
import { stateFact, withdrawFact } from './fact.usecase';
import { newEvent, newFact } from './fact.values';
import { findKnown } from './known.usecase';
import { correctParticulars } from './particulars.usecase';
import { pastAnswer, pastAnswered, pastAnswers } from './past.contract';
import { answerPast, findPast } from './past.usecase';

const authorize = authorizeBy(factCalls);

const empty = z.strictObject({});

export const factRoutes = new Hono<AppEnv>()
  .patch(
    '/companies/:companyId/particulars',
    authorize,
    once,
    accept('json', particulars),
    answers(200, companyAnswer),
    async (c) => {
      const { body } = await correctParticulars(c, c.req.valid('json'));
      return c.json(companyAnswer.parse(body));
    },
  )
  .get('/companies/:companyId/facts', authorize, answers(200, factsAnswer), async (c) =>
    c.json(inWords(c, await findKnown(c))),
  )
  .post(
    '/companies/:companyId/facts',
    authorize,
    once,
    accept('json', newFact),
    answers(201, factStatedAnswer),
    async (c) => {
      const { body, status } = await stateFact(c, c.req.valid('json'));
      return c.json(factStatedAnswer.parse(inWords(c, body)), status);
    },
  )
  .post(
    '/companies/:companyId/facts/:factId/withdraw',
    authorize,
    once,
    accept('json', empty),
    answers(200, factTakenBack),
    async (c) => {
      const { body } = await withdrawFact(c, c.req.param('factId'));
      return c.json(factTakenBack.parse(inWords(c, body)));
    },
  )
  .get(
    '/companies/:companyId/events',
    authorize,
    accept('query', eventsAsked),
    answers(200, z.array(eventAnswer)),
    async (c) => {
      const asked = c.req.valid('query');
      const rows = await listEvents(c.env.DB, c.var.companyScope, asked);
      const seesNames = seesFees(c.var.companyScope.role);
      return c.json(
        inWords(
          c,
          pageOf(c, rows, asked, placeOf).map((row) => eventJson(row, seesNames)),
        ),
      );
    },
  )
  .post(
    '/companies/:companyId/events',
    authorize,
    once,
    accept('json', newEvent),
    answers(201, eventRecordedAnswer),
    async (c) => {
      const { body, status } = await recordEvent(c, c.req.valid('json'));
      return c.json(eventRecordedAnswer.parse(inWords(c, body)), status);
    },
  )
  .post(
    '/companies/:companyId/events/:eventId/withdraw',
    authorize,
    once,
    accept('json', empty),
    answers(200, eventTakenBack),
    async (c) => {
      const { body } = await withdrawEvent(c, c.req.param('eventId'));
      return c.json(eventTakenBack.parse(inWords(c, body)));
    },
  )
  .get('/companies/:companyId/past-periods', authorize, answers(200, pastAnswer), async (c) =>
    c.json(inWords(c, await findPast(c))),
  )
  .post(
    '/companies/:companyId/past-periods',
    authorize,
    once,
    accept('json', pastAnswers),
    answers(200, pastAnswered),
    async (c) => {
      const { body } = await answerPast(c, c.req.valid('json'));
      return c.json(pastAnswered.parse(inWords(c, body)));
    },
  );
