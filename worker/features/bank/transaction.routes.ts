import { Hono } from 'hono';
import { z } from 'zod';
import { flagsOf } from '../../domain/bank/chart';
import { actingOf } from '../../platform/acting';
import { authorize } from '../../platform/authorize';
import { type AppEnv, accept, answers } from '../../platform/http';
import { once } from '../../platform/once';
import { pageOf } from '../../platform/paging';
import { notHere } from '../../platform/problem';
import { commit } from '../audit/audit.repository';
import { bankTransactionAnswer, bankTransactionJson, categoryChoice, transactionQuery } from './bank.contract';
import { chosen, cursorOf, findTransaction, listTransactions, transactionCategorised } from './transaction.repository';

export const transactionRoutes = new Hono<AppEnv>()
  .get(
    '/companies/:companyId/bank-transactions',
    authorize,
    accept('query', transactionQuery),
    answers(200, z.array(bankTransactionAnswer)),
    async (c) => {
      const query = c.req.valid('query');
      const rows = await listTransactions(c.env.DB, c.var.companyScope, query);
      return c.json(pageOf(c, rows, query, cursorOf).map(bankTransactionJson));
    },
  )
  .patch(
    '/bank-transactions/:transactionId/categorize',
    authorize,
    once,
    accept('json', categoryChoice),
    answers(200, bankTransactionAnswer),
    async (c) => {
      const before = await findTransaction(c.env.DB, c.var.companyScope, c.req.param('transactionId'));
      if (!before) throw notHere();
      const choice = c.req.valid('json');
      const after = chosen(before, { ...choice, ...flagsOf(choice.subcategory) }, c.var.person);
      const isSame =
        before.categoryRule === 'person' &&
        before.category === after.category &&
        before.subcategory === after.subcategory;
      const answer = bankTransactionJson(isSame ? before : after);
      if (!isSame)
        await commit(actingOf(c, { status: 200, body: answer }), [transactionCategorised(c.env.DB, before, after)]);
      return c.json(answer);
    },
  );
