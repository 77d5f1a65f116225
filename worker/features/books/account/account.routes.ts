import { Hono } from 'hono';
import { z } from 'zod';
import { seesAccountNumbers } from '../../../domain/session/roles';
import { say } from '../../../domain/shared/message';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { failedOn } from '../../../platform/database';
import type { AppEnv } from '../../../platform/env';
import { accept, answers } from '../../../platform/http';
import { notHere, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { accountCalls } from './account.calls';
import { accountChange, bankAccountAnswer, bankAccountJson, newBankAccount } from './account.contract';
import {
  bankAccountAdded,
  bankAccountMarked,
  bankAccountOf,
  findBankAccount,
  listBankAccounts,
} from './account.repository';

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
      const account = bankAccountOf(c.var.companyScope.companyId, c.req.valid('json'));
      const answer = bankAccountJson(account, true);
      try {
        await commit(actingOf(c, { status: 201, body: answer }), [bankAccountAdded(c.env.DB, account)]);
      } catch (error) {
        if (!failedOn(error, 'bank_accounts.account_number')) throw error;
        const taken = say('problem.account-exists');
        throw new Problem(409, 'bank-account-exists', taken, { accountNumber: taken });
      }
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
      const account = await findBankAccount(c.env.DB, c.var.companyScope, c.req.param('accountId'));
      if (!account) throw notHere();
      const { isActive } = c.req.valid('json');
      const answer = bankAccountJson({ ...account, isActive }, true);
      if (account.isActive !== isActive)
        await commit(actingOf(c, { status: 200, body: answer }), [bankAccountMarked(c.env.DB, account, isActive)]);
      return c.json(answer);
    },
  );
