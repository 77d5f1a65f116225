import { Hono } from 'hono';
import { z } from 'zod';
import { CATEGORY_KINDS } from '../../domain/bank/values';
import { actingOf } from '../../platform/acting';
import { authorize } from '../../platform/authorize';
import { isLocal } from '../../platform/env';
import { type AppEnv, answers } from '../../platform/http';
import { countAttempt } from '../../platform/limits';
import { once } from '../../platform/once';
import { Problem } from '../../platform/problem';
import { commit } from '../audit/audit.repository';
import { runApplied } from './categorise.repository';
import { countByRule, planRun, runMessage } from './categorise.usecase';
import { lastRun, restorableRows, runUndone } from './undo.repository';

const RUNS = { most: 6, seconds: 60 };

const previewAnswer = z.object({
  count: z.number(),
  left: z.number(),
  byRule: z.array(
    z.object({
      rule: z.string(),
      why: z.string(),
      category: z.enum(CATEGORY_KINDS),
      subcategory: z.string(),
      count: z.number(),
    }),
  ),
  lastRun: z.object({ id: z.uuid(), changedCount: z.number(), createdAt: z.string() }).nullable(),
});
const runAnswer = z.object({ message: z.string(), changed: z.number(), left: z.number(), runId: z.uuid().nullable() });
const undoAnswer = z.object({ message: z.string(), restored: z.number(), runId: z.uuid() });

export const categoriseRoutes = new Hono<AppEnv>()
  .get('/companies/:companyId/auto-categorize/preview', authorize, answers(200, previewAnswer), async (c) => {
    const plan = await planRun(c.env.DB, c.var.companyScope, c.var.person);
    const last = await lastRun(c.env.DB, c.var.companyScope);
    const counts = { count: plan.assignments.length, left: plan.left, byRule: countByRule(plan) };
    return c.json({ ...counts, lastRun: last ?? null });
  })
  .post('/companies/:companyId/auto-categorize', authorize, once, answers(200, runAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    if (!isLocal(c.env)) await countAttempt(c.env.DB, `categorise:${scope.companyId}`, RUNS);
    const plan = await planRun(c.env.DB, scope, person);
    const counts = { message: runMessage(plan), changed: plan.assignments.length, left: plan.left };
    if (counts.changed === 0) return c.json({ ...counts, runId: null });
    const { runId, change } = runApplied(c.env.DB, scope, person, plan.assignments);
    const answer = { ...counts, runId };
    await commit(actingOf(c, { status: 200, body: answer }), [change]);
    return c.json(answer);
  })
  .post('/companies/:companyId/auto-categorize/undo', authorize, once, answers(200, undoAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const run = await lastRun(c.env.DB, scope);
    if (!run) throw new Problem(409, 'nothing-to-undo', 'There is no categorisation run to undo');
    const rows = await restorableRows(c.env.DB, scope, run);
    const kept = run.changedCount - rows.length;
    const rest = kept > 0 ? `; ${kept} changed by hand since then stay` : '';
    const answer = { message: `${rows.length} categorizations undone${rest}`, restored: rows.length, runId: run.id };
    await commit(actingOf(c, { status: 200, body: answer }), [runUndone(c.env.DB, scope, person, run, rows)]);
    return c.json(answer);
  });
