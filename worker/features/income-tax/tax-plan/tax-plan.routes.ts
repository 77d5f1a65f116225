import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { taxPlanFaults } from '../../../domain/income-tax/plan/faults';
import { dateInIndia, financialYearOf } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { now, today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { newId } from '../../../platform/ids';
import { atFault, notHere, Problem } from '../../../platform/problem';
import { pageAmong, pageByCount } from '../../../platform/wire';
import { commit } from '../../audit/audit.repository';
import { profitSoFar } from '../advance-tax/profit.repository';
import { taxPlanCalls } from './tax-plan.calls';
import {
  factsOf,
  figuresOf,
  newPlan,
  nothing,
  planAnswer,
  planChange,
  planFacts,
  plansAnswer,
  removedAnswer,
  suggestionAnswer,
  summaryJson,
} from './tax-plan.contract';
import {
  findPlan,
  listPlans,
  planChanged,
  planRemoved,
  planReviewed,
  planSaved,
  suggestedFacts,
} from './tax-plan.repository';
import type { StoredPlan } from './tax-plan.table';

const authorize = authorizeBy(taxPlanCalls);
const PLANS = '/companies/:companyId/tax-plans';

const shown = (row: StoredPlan) => summaryJson(row, row.reviewedAt ? dateInIndia(new Date(row.reviewedAt)) : null);

/** A plan with its figures as of today: worked out again from what was assumed. */
const whole = (row: StoredPlan) => ({
  ...shown(row),
  figures: figuresOf(planFacts.parse(JSON.parse(row.facts)), today()),
});

type Facts = z.output<typeof planFacts>;

/** Refuses what cannot be computed with, by its field. */
function mustBeComputable(sent: Facts): void {
  const [fault] = taxPlanFaults(factsOf(sent, today()));
  if (!fault) return;
  throw atFault(422, `facts.${fault.field}`, fault.message, ...(fault.field === 'year' ? ['no-law'] : []));
}

async function planOf(c: Context<AppEnv>, id: string): Promise<StoredPlan> {
  const found = await findPlan(c.env.DB, c.var.companyScope, id);
  if (!found || found.removedOn) throw notHere();
  return found;
}

/** What-if plans of a company's tax: saved, shared with everybody who sees the company, reviewed by its accountant. */
export const taxPlanRoutes = new Hono<AppEnv>()
  .get(PLANS, authorize, accept('query', pageByCount), answers(200, plansAnswer), async (c) => {
    const plans = await listPlans(c.env.DB, c.var.companyScope);
    return c.json(pageAmong(c, plans, c.req.valid('query')).map(shown));
  })
  .get(`${PLANS}/suggestion`, authorize, answers(200, suggestionAnswer), async (c) => {
    const { companyScope: scope } = c.var;
    const year = financialYearOf(today());
    const books = await profitSoFar(c.env.DB, scope, year, today());
    return c.json({ facts: await suggestedFacts(c.env.DB, scope, year, books?.atThisPace ?? null) });
  })
  .post(PLANS, authorize, once, accept('json', newPlan), answers(201, planAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const { name, facts } = c.req.valid('json');
    mustBeComputable(facts);
    const at = now().toISOString();
    const sent = (await c.req.json()) as z.input<typeof newPlan>;
    const row: StoredPlan = {
      ...{ id: newId(), companyId: scope.companyId, name, year: facts.year, facts: JSON.stringify(sent.facts) },
      ...{ revision: 1, createdBy: person.id, createdByName: person.name, createdAt: at, changedAt: at },
      ...{ reviewedBy: null, reviewedByName: null, reviewedAt: null, removedOn: null },
    };
    const body = planAnswer.parse(inWords(c, whole(row)));
    await commit(actingOf(c, { status: 201, body }), [planSaved(c.env.DB, row)]);
    return c.json(body, 201);
  })
  .patch(`${PLANS}/:taxPlanId`, authorize, once, accept('json', planChange), answers(200, planAnswer), async (c) => {
    const before = await planOf(c, c.req.param('taxPlanId'));
    const { name = before.name, facts } = c.req.valid('json');
    if (facts) mustBeComputable(facts);
    const sent = (await c.req.json()) as z.input<typeof planChange>;
    const after: StoredPlan = {
      ...before,
      ...{ name, year: facts?.year ?? before.year, changedAt: now().toISOString(), revision: before.revision + 1 },
      ...(sent.facts && { facts: JSON.stringify(sent.facts) }),
      ...{ reviewedBy: null, reviewedByName: null, reviewedAt: null },
    };
    const body = planAnswer.parse(inWords(c, whole(after)));
    await commit(actingOf(c, { status: 200, body }), [planChanged(c.env.DB, before, after)]);
    return c.json(body);
  })
  .post(`${PLANS}/:taxPlanId/review`, authorize, once, accept('json', nothing), answers(200, planAnswer), async (c) => {
    const row = await planOf(c, c.req.param('taxPlanId'));
    const { next, change } = planReviewed(c.env.DB, row, c.var.person);
    const body = planAnswer.parse(inWords(c, whole(next)));
    await commit(actingOf(c, { status: 200, body }), [change]);
    return c.json(body);
  })
  .post(
    `${PLANS}/:taxPlanId/remove`,
    authorize,
    once,
    accept('json', nothing),
    answers(200, removedAnswer),
    async (c) => {
      const row = await findPlan(c.env.DB, c.var.companyScope, c.req.param('taxPlanId'));
      if (!row) throw notHere();
      if (row.removedOn) throw new Problem(409, 'tax-plan-removed', say('tax-plan.problem.removed'));
      const body = { id: row.id };
      await commit(actingOf(c, { status: 200, body }), [planRemoved(c.env.DB, row)]);
      return c.json(body);
    },
  );
