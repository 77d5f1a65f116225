import { Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../../domain/shared/message';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { notHere, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { viewCalls } from './view.calls';
import { newView, viewAnswer, viewJson } from './view.contract';
import { findView, listViews, MOST_VIEWS, viewOf, viewRemoved, viewSaved } from './view.repository';

const authorize = authorizeBy(viewCalls);

export const viewRoutes = new Hono<AppEnv>()
  .get('/companies/:companyId/saved-views', authorize, answers(200, z.array(viewAnswer)), async (c) => {
    const views = await listViews(c.env.DB, c.var.companyScope, c.var.person);
    return c.json(views.map((view) => viewJson(view, c.var.person.id)));
  })
  .post(
    '/companies/:companyId/saved-views',
    authorize,
    once,
    accept('json', newView),
    answers(201, viewAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const { name, query, isShared = false } = c.req.valid('json');
      const there = await listViews(c.env.DB, scope, person);
      if (there.length >= MOST_VIEWS)
        throw new Problem(422, 'too-many-views', say('problem.too-many-views', { most: MOST_VIEWS }));
      const isTaken = there.some((view) => view.userId === person.id && view.name.toLowerCase() === name.toLowerCase());
      const taken = say('problem.view-exists');
      if (isTaken) throw new Problem(409, 'view-exists', taken, { name: taken });
      const view = viewOf(scope, person, { name, query, isShared });
      const answer = viewJson(view, person.id);
      await commit(actingOf(c, { status: 201, body: answer }), [viewSaved(c.env.DB, view)]);
      return c.json(answer, 201);
    },
  )
  .post(
    '/companies/:companyId/saved-views/:viewId/remove',
    authorize,
    once,
    answers(200, z.object({ message: z.string() })),
    async (c) => {
      const view = await findView(c.env.DB, c.var.companyScope, c.var.person, c.req.param('viewId'));
      if (!view) throw notHere();
      if (view.removedAt) throw new Problem(409, 'already-removed', say('problem.view-removed'));
      const answer = { message: say('api.view-removed', { name: view.name }) };
      await commit(actingOf(c, { status: 200, body: answer }), [viewRemoved(c.env.DB, view)]);
      return c.json(inWords(c, answer));
    },
  );
