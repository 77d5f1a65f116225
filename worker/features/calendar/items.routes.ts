import { type Context, Hono } from 'hono';
import { actingOf } from '../../platform/acting';
import { authorizeBy } from '../../platform/authorize';
import { today } from '../../platform/clock';
import { type AppEnv, accept, answers } from '../../platform/http';
import { once } from '../../platform/once';
import { withMatchesLost } from '../books/reconcile/matches-lost.repository';
import { calendarCalls } from './calendar.calls';
import { calendarItemAnswer, itemJson } from './calendar.contract';
import type { Case } from './case.repository';
import { changeCase, type Decided } from './case-change.repository';
import { completion, itemAnswer, itemPatch, newItem, nothing } from './items.contract';
import type { Written } from './items.repository';
import { itemAdded, itemCompleted, itemPatched, itemReopened, itemWithdrawn } from './items.usecase';

const authorize = authorizeBy(calendarCalls);

const ITEMS = '/companies/:companyId/compliance-items';

/** What a person does with the items of the calendar. */
export const itemRoutes = new Hono<AppEnv>()
  .post(ITEMS, authorize, once, accept('json', newItem), answers(201, calendarItemAnswer), async (c) => {
    const asked = c.req.valid('json');
    const decide = (kase: Case) => withItem(itemAdded(c.env.DB, kase, asked, c.var.person));
    return c.json(await written(c, 201, decide), 201);
  })
  .patch(
    `${ITEMS}/:itemId`,
    authorize,
    once,
    accept('json', itemPatch),
    answers(200, calendarItemAnswer),
    async (c) => {
      const patch = c.req.valid('json');
      const itemId = c.req.param('itemId');
      const decide = (kase: Case) => withItem(itemPatched(c.env.DB, kase, itemId, patch, c.var.person));
      return c.json(await written(c, 200, decide), 200);
    },
  )
  .post(
    `${ITEMS}/:itemId/complete`,
    authorize,
    once,
    accept('json', completion),
    answers(200, itemAnswer),
    async (c) => {
      const asked = c.req.valid('json');
      const itemId = c.req.param('itemId');
      const decide = (kase: Case) => withChanges(itemCompleted(c.env.DB, kase, itemId, asked, c.var.person));
      return c.json(await written(c, 200, decide), 200);
    },
  )
  .post(`${ITEMS}/:itemId/reopen`, authorize, once, accept('json', nothing), answers(200, itemAnswer), async (c) => {
    const itemId = c.req.param('itemId');
    const decide = async (kase: Case) => withLinesOpened(c.env.DB, itemReopened(c.env.DB, kase, itemId, c.var.person));
    return c.json(await written(c, 200, decide), 200);
  })
  .post(`${ITEMS}/:itemId/withdraw`, authorize, once, accept('json', nothing), answers(200, itemAnswer), async (c) => {
    const itemId = c.req.param('itemId');
    const decide = async (kase: Case) => withLinesOpened(c.env.DB, itemWithdrawn(c.env.DB, kase, itemId, c.var.person));
    return c.json(await written(c, 200, decide), 200);
  });

const withItem = ({ change, item }: Written) => ({ change, body: itemJson(item, today()) });

const withChanges = ({ change, item, changes }: Written) => ({
  change,
  body: { item: itemJson(item, today()), changes: [...changes] },
});

/** What is taken back holds no line of a statement any more. */
const withLinesOpened = async (d1: D1Database, written: Written) =>
  withChanges({ ...written, change: await withMatchesLost(d1, written.change, written.takenBack ?? []) });

const written = <Body>(
  c: Context<AppEnv>,
  status: 200 | 201,
  decide: (kase: Case) => Decided<Body> | Promise<Decided<Body>>,
): Promise<Body> => changeCase(c.env.DB, c.var.companyScope.companyId, (body) => actingOf(c, { status, body }), decide);
