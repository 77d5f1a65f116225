import { Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../../domain/shared/message';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { type AppEnv, isLocal } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { countAttempt } from '../../../platform/limits';
import { Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { categoriseCalls } from './categorise.calls';
import { byRule } from './categorise.contract';
import { runApplied } from './categorise.repository';
import { countByRule, isMoved, planRun, runMessage, transfersUnasked, undoMessage } from './categorise.usecase';
import { lastRun, runUndone, undoableOf } from './undo.repository';

const authorize = authorizeBy(categoriseCalls);

const RUNS = { most: 6, seconds: 60 };

const runQuery = z.object({
  bankAccountId: z.uuid().optional().describe('about.categorise.bank-account-id'),
});
const looked = z.number().describe('about.categorise.looked');
const previewAnswer = z.object({
  count: z.number(),
  left: z.number().describe('about.categorise.left'),
  looked,
  hasMore: z.boolean().describe('about.categorise.has-more'),
  byRule,
  lastRun: z.object({ id: z.uuid(), changedCount: z.number(), createdAt: z.string() }).nullable(),
});
const runAnswer = z.object({
  message: z.string(),
  changed: z.number(),
  left: z.number(),
  looked,
  runId: z.uuid().nullable(),
});
const transfersAnswer = z.object({ linked: z.number() });
const undoAnswer = z.object({ message: z.string(), restored: z.number(), runId: z.uuid() });

export const categoriseRoutes = new Hono<AppEnv>()
  .get(
    '/companies/:companyId/auto-categorize/preview',
    authorize,
    accept('query', runQuery),
    answers(200, previewAnswer),
    async (c) => {
      const plan = await planRun(c.env.DB, c.var.companyScope, c.var.person, c.req.valid('query').bankAccountId);
      const last = await lastRun(c.env.DB, c.var.companyScope);
      const { left, looked, hasMore } = plan;
      const counts = { count: plan.assignments.length, left, looked, hasMore, byRule: countByRule(plan) };
      return c.json(inWords(c, { ...counts, lastRun: last ?? null }));
    },
  )
  .post(
    '/companies/:companyId/auto-categorize',
    authorize,
    once,
    accept('query', runQuery),
    answers(200, runAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      if (!isLocal(c.env)) await countAttempt(c.env.DB, `categorise:${scope.companyId}`, RUNS);
      const plan = await planRun(c.env.DB, scope, person, c.req.valid('query').bankAccountId);
      const { left, looked } = plan;
      const counts = { message: runMessage(plan), changed: plan.assignments.length, left, looked };
      const place = isMoved(plan) ? plan : undefined;
      if (counts.changed === 0 && !place) return c.json(inWords(c, { ...counts, runId: null }));
      const { runId, change } = runApplied(c.env.DB, scope, person, { ...plan, place });
      const answer = { ...counts, runId: counts.changed > 0 ? runId : null };
      await commit(actingOf(c, { status: 200, body: answer }), [change]);
      return c.json(inWords(c, answer));
    },
  )
  .post(
    '/companies/:companyId/auto-categorize/transfers',
    authorize,
    once,
    answers(200, transfersAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const found = await transfersUnasked(c.env.DB, scope, person);
      const answer = { linked: found?.assignments.length ?? 0 };
      if (found)
        await commit(actingOf(c, { status: 200, body: answer }), [runApplied(c.env.DB, scope, person, found).change]);
      return c.json(answer);
    },
  )
  .post('/companies/:companyId/auto-categorize/undo', authorize, once, answers(200, undoAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const run = await lastRun(c.env.DB, scope);
    if (!run) throw new Problem(409, 'nothing-to-undo', say('problem.no-run-to-undo'));
    const undoable = await undoableOf(c.env.DB, scope, run);
    const restored = undoable.rows.length;
    const answer = { message: undoMessage(run.changedCount, undoable), restored, runId: run.id };
    await commit(actingOf(c, { status: 200, body: answer }), [runUndone(c.env.DB, scope, person, run, undoable)]);
    return c.json(inWords(c, answer));
  });
