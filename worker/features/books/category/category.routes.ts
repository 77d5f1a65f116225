import { Hono } from 'hono';
import { z } from 'zod';
import { gstRateWarning } from '../../../domain/bank/categorise/tax-marks';
import { chartEntry } from '../../../domain/bank/chart/chart';
import { type Message, say } from '../../../domain/shared/message';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import { failedOn } from '../../../platform/database';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { notAllowed, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { categoryCalls } from './category.calls';
import {
  addedCategoryAnswer,
  categoryAnswer,
  categoryJson,
  DEFAULT_CATEGORIES,
  newCategory,
} from './category.contract';
import { categoryAdded, categoryOf, categoryOwner, listOwnCategories, ownerCategory } from './category.repository';

const authorize = authorizeBy(categoryCalls);

const nameTaken = () => {
  const taken = say('problem.category-exists');
  return new Problem(409, 'category-exists', taken, { name: taken });
};

/** A rate that is not in force on the day is warned of. The dialog asks why it is used; another caller is told that none was given. */
function saidOf(warning: Message | undefined, reason: string | null): Message[] {
  if (!warning) return [];
  return [reason ? warning : say('choice.no-reason', { warning })];
}

export const categoryRoutes = new Hono<AppEnv>()
  .get('/expense-categories', authorize, answers(200, z.array(categoryAnswer)), async (c) => {
    const own = await listOwnCategories(c.env.DB, c.var.person);
    return c.json([...DEFAULT_CATEGORIES, ...own.map(categoryJson)]);
  })
  .post(
    '/expense-categories',
    authorize,
    once,
    accept('json', newCategory),
    answers(201, addedCategoryAnswer),
    async (c) => {
      const { gstRateReason: given, ...facts } = c.req.valid('json');
      const warning = gstRateWarning(facts.gstRate, today());
      const gstRateReason = (warning && given) || null;
      const owner = await categoryOwner(c.env.DB, c.var.person);
      if (!owner) throw notAllowed();
      const same = chartEntry(facts.name) ? undefined : await ownerCategory(c.env.DB, owner, facts.name);
      if (chartEntry(facts.name) || same?.isListed) throw nameTaken();
      const category = { ...categoryOf(owner, { ...facts, gstRateReason }), ...(same && { id: same.id }) };
      const answer = { ...categoryJson(category), gstRateReason, warnings: saidOf(warning, gstRateReason) };
      try {
        await commit(actingOf(c, { status: 201, body: answer }), [categoryAdded(c.env.DB, category)]);
      } catch (error) {
        throw failedOn(error, 'UNIQUE constraint failed: index') ? nameTaken() : error;
      }
      return c.json(inWords(c, answer), 201);
    },
  );
