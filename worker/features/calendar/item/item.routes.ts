import { type Context, Hono } from 'hono';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { withMatchesLost } from '../../books/reconcile/matches-lost.repository';
import { calendarCalls } from '../calendar.calls';
import { calendarItemAnswer, itemJson } from '../calendar.contract';
import { type CompanyCase, changeCase, type Decided } from '../case/case.repository';
import { completion, itemAnswer, itemPatch, newItem, nothing } from './item.contract';
import type { Written } from './item.repository';
import { addItem, completeItem, patchItem, reopenItem, withdrawItem } from './item.usecase';

const authorize = authorizeBy(calendarCalls);

const ITEMS = '/companies/:companyId/compliance-items';

/** What a person does with the items of the calendar. */
export const itemRoutes = new Hono<AppEnv>()
  .post(ITEMS, authorize, once, accept('json', newItem), answers(201, calendarItemAnswer), async (c) => {
    const asked = c.req.valid('json');
    const decide = (companyCase: CompanyCase) => withItem(addItem(c.env.DB, companyCase, asked, c.var.person));
    return c.json(inWords(c, await write(c, 201, decide)), 201);
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
      const decide = (companyCase: CompanyCase) =>
        withItem(patchItem(c.env.DB, companyCase, itemId, patch, c.var.person));
      return c.json(inWords(c, await write(c, 200, decide)), 200);
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
      const decide = (companyCase: CompanyCase) =>
        withChanges(completeItem(c.env.DB, companyCase, itemId, asked, c.var.person));
      return c.json(inWords(c, await write(c, 200, decide)), 200);
    },
  )
  .post(`${ITEMS}/:itemId/reopen`, authorize, once, accept('json', nothing), answers(200, itemAnswer), async (c) => {
    const itemId = c.req.param('itemId');
    const decide = async (companyCase: CompanyCase) =>
      withLinesOpened(c.env.DB, reopenItem(c.env.DB, companyCase, itemId, c.var.person));
    return c.json(inWords(c, await write(c, 200, decide)), 200);
  })
  .post(`${ITEMS}/:itemId/withdraw`, authorize, once, accept('json', nothing), answers(200, itemAnswer), async (c) => {
    const itemId = c.req.param('itemId');
    const decide = async (companyCase: CompanyCase) =>
      withLinesOpened(c.env.DB, withdrawItem(c.env.DB, companyCase, itemId, c.var.person));
    return c.json(inWords(c, await write(c, 200, decide)), 200);
  });

const withItem = ({ change, item }: Written) => ({ change, body: itemJson(item, today()) });

const withChanges = ({ change, item, changes }: Written) => ({
  change,
  body: { item: itemJson(item, today()), changes: [...changes] },
});

/** What is taken back holds no line of a statement any more. */
const withLinesOpened = async (d1: D1Database, written: Written) =>
  withChanges({ ...written, change: await withMatchesLost(d1, written.change, written.takenBack ?? []) });

const write = <Body>(
  c: Context<AppEnv>,
  status: 200 | 201,
  decide: (companyCase: CompanyCase) => Decided<Body> | Promise<Decided<Body>>,
): Promise<Body> => changeCase(c.env.DB, c.var.companyScope.companyId, (body) => actingOf(c, { status, body }), decide);
