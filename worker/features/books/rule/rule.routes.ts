import { Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../../domain/shared/message';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { notHere, Problem } from '../../../platform/problem';
import { changedMeanwhile, commit } from '../../audit/audit.repository';
import { categoryRuleCalls } from './rule.calls';
import { newRule, ruleAnswer, ruleChange, ruleJson, ruleOrder, rulePreview, rulePreviewAnswer } from './rule.contract';
import {
  findRule,
  isSameRule,
  listRules,
  MOST_RULES,
  ruleAdded,
  ruleChanged,
  ruleOf,
  ruleRemoved,
  rulesOrdered,
} from './rule.repository';
import { changedFacts, factsOf, previewRule } from './rule.usecase';

const authorize = authorizeBy(categoryRuleCalls);

const tooMany = () => new Problem(422, 'too-many-rules', say('problem.too-many-rules', { count: MOST_RULES }));

const ruleExists = () => new Problem(409, 'rule-exists', say('problem.rule-exists'));

export const categoryRuleRoutes = new Hono<AppEnv>()
  .get('/companies/:companyId/category-rules', authorize, answers(200, z.array(ruleAnswer)), async (c) => {
    return c.json((await listRules(c.env.DB, c.var.companyScope)).map(ruleJson));
  })
  .post(
    '/companies/:companyId/category-rules',
    authorize,
    once,
    accept('json', newRule),
    answers(201, ruleAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const { facts, named } = await factsOf(c.env.DB, scope, person, c.req.valid('json'));
      const rules = await listRules(c.env.DB, scope);
      if (rules.some((rule) => isSameRule(rule, facts))) throw ruleExists();
      if (rules.length >= MOST_RULES) throw tooMany();
      const rule = ruleOf(scope, person, facts, (rules.at(-1)?.place ?? 0) + 1);
      const answer = ruleJson(rule);
      await commit(actingOf(c, { status: 201, body: answer }), [...named, ruleAdded(c.env.DB, rule)]);
      return c.json(answer, 201);
    },
  )
  .post(
    '/companies/:companyId/category-rules/preview',
    authorize,
    accept('json', rulePreview),
    answers(200, rulePreviewAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const { replaces, ...sent } = c.req.valid('json');
      const { facts } = await factsOf(c.env.DB, scope, person, sent);
      return c.json(inWords(c, await previewRule(c.env.DB, scope, person, facts, replaces)));
    },
  )
  .post(
    '/companies/:companyId/category-rules/order',
    authorize,
    once,
    accept('json', ruleOrder),
    answers(200, z.array(ruleAnswer)),
    async (c) => {
      const scope = c.var.companyScope;
      const ids = [...new Set(c.req.valid('json').ids)];
      const rules = await listRules(c.env.DB, scope);
      const byId = new Map(rules.map((rule) => [rule.id, rule]));
      if (ids.some((id) => !byId.has(id))) throw notHere();
      if (ids.length !== rules.length) throw changedMeanwhile();
      const answer = ids.flatMap((id, at) => {
        const rule = byId.get(id);
        return rule ? [ruleJson({ ...rule, place: at + 1 })] : [];
      });
      const before = rules.map(({ id }) => id);
      await commit(actingOf(c, { status: 200, body: answer }), [rulesOrdered(c.env.DB, scope, before, ids)]);
      return c.json(answer);
    },
  )
  .patch(
    '/companies/:companyId/category-rules/:ruleId',
    authorize,
    once,
    accept('json', ruleChange),
    answers(200, ruleAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const before = await findRule(c.env.DB, scope, c.req.param('ruleId'));
      if (!before) throw notHere();
      if (before.removedAt) throw changedMeanwhile();
      const { facts, named } = await changedFacts(c.env.DB, scope, person, before, c.req.valid('json'));
      const [same] = (await listRules(c.env.DB, scope)).filter((rule) => isSameRule(rule, facts));
      if (same && same.id !== before.id) throw ruleExists();
      if (same?.contains === facts.contains) return c.json(ruleJson(before));
      const rule = ruleOf(scope, person, facts, before.place);
      const answer = ruleJson(rule);
      await commit(actingOf(c, { status: 200, body: answer }), [...named, ruleChanged(c.env.DB, before, rule)]);
      return c.json(answer);
    },
  )
  .post(
    '/companies/:companyId/category-rules/:ruleId/remove',
    authorize,
    once,
    answers(200, z.object({ message: z.string() })),
    async (c) => {
      const rule = await findRule(c.env.DB, c.var.companyScope, c.req.param('ruleId'));
      if (!rule) throw notHere();
      if (rule.removedAt) throw new Problem(409, 'already-removed', say('problem.rule-removed'));
      const answer = { message: say('api.rule-removed') };
      await commit(actingOf(c, { status: 200, body: answer }), [ruleRemoved(c.env.DB, rule)]);
      return c.json(inWords(c, answer));
    },
  );
