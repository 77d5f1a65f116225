import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { foldedName } from '../../../domain/bank/chart/chart';
import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_WRITE } from '../../../platform/access';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { atFault, notHere } from '../../../platform/problem';
import { editBy, isoDay, nameText } from '../../../platform/wire';
import { commit } from '../../audit/audit.repository';
import { editOf, isIdle } from '../../audit/edit.repository';
import { accountAnswer, accountJson } from '../ledger.contract';
import { accountsOf, type KnownAccount } from './chart.repository';
import {
  findOwnAccount,
  mustBeClosable,
  mustBeUnused,
  type OwnAccount,
  ownAccountEdited,
  ownAccountRemoved,
} from './own-change.repository';

const ACCOUNT = '/companies/:companyId/accounts/:ownAccountId';

export const ownAccountCalls = {
  [`PATCH ${ACCOUNT}`]: {
    subject: COMPANY,
    summary: say('api.ledger.account.change'),
    verdicts: COMPANY_WRITE,
  },
  [`POST ${ACCOUNT}/remove`]: {
    subject: COMPANY,
    summary: say('api.ledger.account.remove'),
    verdicts: COMPANY_WRITE,
  },
} as const satisfies Calls;

const accountEdit = editBy({
  name: nameText.optional(),
  closedOn: isoDay.nullable().optional().describe('about.ledger.closed-on'),
});

const authorize = authorizeBy(ownAccountCalls);

/** Accounts of a company's own: renamed, closed, and removed while nothing was posted to them. */
export const ownAccountRoutes = new Hono<AppEnv>()
  .patch(ACCOUNT, authorize, once, accept('json', accountEdit), answers(200, accountAnswer), async (c) => {
    const { row, its, accounts } = await known(c);
    const { was, ...asked } = c.req.valid('json');
    const edit = editOf(row, asked, { was, shown: row });
    const answer = accountJson({ ...its, ...edit.after } as KnownAccount);
    if (isIdle(edit)) return c.json(inWords(c, answer));
    const { name, closedOn } = edit.after;
    const taken = name && accounts.find((one) => one.id !== row.id && foldedName(one.name) === foldedName(name));
    if (taken) throw atFault(409, 'name', say('ledger.account-exists', { account: taken.name }), 'account-exists');
    if (closedOn) await mustBeClosable(c.env.DB, row, closedOn);
    await commit(actingOf(c, { status: 200, body: answer }), [ownAccountEdited(c.env.DB, row, edit)]);
    return c.json(inWords(c, answer));
  })
  .post(
    `${ACCOUNT}/remove`,
    authorize,
    once,
    accept('json', z.strictObject({})),
    answers(200, z.object({ id: z.uuid() })),
    async (c) => {
      const { row } = await known(c);
      await mustBeUnused(c.env.DB, row);
      const answer = { id: row.id };
      await commit(actingOf(c, { status: 200, body: answer }), [ownAccountRemoved(c.env.DB, row)]);
      return c.json(answer);
    },
  );

type Known = { row: OwnAccount; its: KnownAccount; accounts: readonly KnownAccount[] };

async function known(c: Context<AppEnv>): Promise<Known> {
  const scope = c.var.companyScope;
  const id = c.req.param('ownAccountId') ?? '';
  const [row, accounts] = await Promise.all([findOwnAccount(c.env.DB, scope, id), accountsOf(c.env.DB, scope)]);
  const its = accounts.find((account) => account.id === id);
  if (!row || !its) throw notHere();
  return { row, its, accounts };
}
