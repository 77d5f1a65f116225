import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { hasIfsc } from '../../../domain/ledger/chart/money';
import { seesAccountNumbers } from '../../../domain/session/roles';
import { type Message, say } from '../../../domain/shared/message';
import { type Acting, actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { failedOn } from '../../../platform/database';
import type { AppEnv } from '../../../platform/env';
import { accept, answers } from '../../../platform/http';
import { atFault, notHere, Problem } from '../../../platform/problem';
import { type Change, commit } from '../../audit/audit.repository';
import { editOf, isIdle } from '../../audit/edit.repository';
import { accountCalls } from './account.calls';
import {
  accountChange,
  bankAccountAnswer,
  bankAccountJson,
  kindFacts,
  kindOf,
  newBankAccount,
} from './account.contract';
import {
  bankAccountAdded,
  bankAccountEdited,
  bankAccountOf,
  bankAccountRemoved,
  countStatements,
  findBankAccount,
  listBankAccounts,
  usesOf,
} from './account.repository';
import type { BankAccount } from './account.table';

const authorize = authorizeBy(accountCalls);

export const accountRoutes = new Hono<AppEnv>()
  .get('/companies/:companyId/bank-accounts', authorize, answers(200, z.array(bankAccountAnswer)), async (c) => {
    const scope = c.var.companyScope;
    const accounts = await listBankAccounts(c.env.DB, scope);
    return c.json(accounts.map((account) => bankAccountJson(account, seesAccountNumbers(scope.role))));
  })
  .post(
    '/companies/:companyId/bank-accounts',
    authorize,
    once,
    accept('json', newBankAccount),
    answers(201, bankAccountAnswer),
    async (c) => {
      const { kind, ...facts } = c.req.valid('json');
      const account = bankAccountOf(c.var.companyScope.companyId, { ...facts, ...kindFacts(kind) });
      const answer = bankAccountJson(account, true);
      await written(actingOf(c, { status: 201, body: answer }), bankAccountAdded(c.env.DB, account));
      return c.json(answer, 201);
    },
  )
  .patch(
    '/bank-accounts/:accountId',
    authorize,
    once,
    accept('json', accountChange),
    answers(200, bankAccountAnswer),
    async (c) => {
      const account = await known(c);
      const { was, kind, ...asked } = c.req.valid('json');
      const shown = bankAccountJson(account, true);
      const edit = editOf(account, { ...asked, ...kindFacts(kind) }, { was, shown });
      const edited = { ...account, ...edit.after };
      if (edited.ifscCode === '' && hasIfsc(kindOf(edited))) throw atFault(422, 'ifscCode', say('field.ifsc'));
      const answer = bankAccountJson(edited, true);
      if (isIdle(edit)) return c.json(answer);
      if (edit.after.accountNumber !== undefined) await mayRenumber(c.env.DB, account);
      await written(actingOf(c, { status: 200, body: answer }), bankAccountEdited(c.env.DB, account, edit));
      return c.json(answer);
    },
  )
  .post(
    '/bank-accounts/:accountId/remove',
    authorize,
    once,
    accept('json', z.strictObject({})),
    answers(200, z.object({ id: z.uuid() })),
    async (c) => {
      const account = await known(c);
      const { statements, undone, rules } = await usesOf(c.env.DB, account);
      const name = account.accountName;
      const refused = (why: Message) => new Problem(409, 'bank-account-in-use', why);
      if (statements > 0) throw refused(say('problem.account-has-statements', { name, count: statements }));
      if (undone > 0) throw refused(say('problem.account-had-statements', { name, count: undone }));
      if (rules > 0) throw refused(say('problem.account-has-rules', { name, count: rules }));
      const answer = { id: account.id };
      await commit(actingOf(c, { status: 200, body: answer }), [bankAccountRemoved(c.env.DB, account)]);
      return c.json(answer);
    },
  );

async function known(c: Context<AppEnv>): Promise<BankAccount> {
  const account = await findBankAccount(c.env.DB, c.var.companyScope, c.req.param('accountId') ?? '');
  if (!account) throw notHere();
  return account;
}

/** The number says whose statements an account takes; with some in the books it stays. */
async function mayRenumber(d1: D1Database, account: BankAccount): Promise<void> {
  const count = await countStatements(d1, account);
  if (count > 0) throw atFault(409, 'accountNumber', say('problem.account-number-stays', { count }), 'number-stays');
}

/** Writes a change of accounts. Throws 409 where the company has one with that number at that branch. */
async function written(acting: Acting, change: Change): Promise<void> {
  try {
    await commit(acting, [change]);
  } catch (error) {
    if (!failedOn(error, 'bank_accounts.account_number')) throw error;
    const taken = say('problem.account-exists');
    throw new Problem(409, 'bank-account-exists', taken, { accountNumber: taken });
  }
}
