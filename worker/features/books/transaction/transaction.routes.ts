import { Hono } from 'hono';
import { z } from 'zod';
import { choiceWarning } from '../../../domain/bank/categorise/tax-marks';
import { formatRupees } from '../../../domain/shared/money';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { notHere } from '../../../platform/problem';
import { pageOf } from '../../../platform/wire';
import { commit } from '../../audit/audit.repository';
import { entriesAbout } from '../../audit/trail.repository';
import { knownChoice } from '../category/category.repository';
import { partAnswer } from '../split/split.contract';
import { transactionCalls } from './transaction.calls';
import {
  bankTransactionAnswer,
  bankTransactionJson,
  categorisedAnswer,
  categoryChoice,
  categoryOff,
  historyAnswer,
  historyJson,
  manyAnswer,
  manyChoice,
  noteChange,
  transactionFilter,
  transactionQuery,
} from './transaction.contract';
import {
  chosen,
  findTransaction,
  isSaid,
  noted,
  transactionCategorised,
  withFollowing,
} from './transaction.repository';
import { findListed, type ListedTransaction, listTransactions } from './transaction-list.repository';
import { categoriseMany, splitAlready, takeCategoryOff } from './transaction-many.usecase';
import { cursorFor } from './transaction-order.repository';
import { totalsAnswer, totalsJson, transactionTotals } from './transaction-totals.repository';

const authorize = authorizeBy(transactionCalls);

const MOST_TOLD = 50;

const listedAnswer = bankTransactionAnswer.extend({
  parts: z.array(partAnswer).describe('about.transaction.parts'),
});

const oneAnswer = listedAnswer.extend({ fileName: z.string().nullable().describe('about.transaction.file-name') });

const listedJson = ({ parts, rowid: _rowid, ...row }: ListedTransaction) => ({
  ...bankTransactionJson(row),
  parts: parts.map((part) => ({ ...part, amount: formatRupees(part.amount) })),
});

export const transactionRoutes = new Hono<AppEnv>()
  .get(
    '/companies/:companyId/bank-transactions',
    authorize,
    accept('query', transactionQuery),
    answers(200, z.array(listedAnswer)),
    async (c) => {
      const query = c.req.valid('query');
      const rows = await listTransactions(c.env.DB, c.var.companyScope, query);
      return c.json(inWords(c, pageOf(c, rows, query, cursorFor(query)).map(listedJson)));
    },
  )
  .get(
    '/companies/:companyId/bank-transactions/totals',
    authorize,
    accept('query', transactionFilter),
    answers(200, totalsAnswer),
    async (c) => c.json(totalsJson(await transactionTotals(c.env.DB, c.var.companyScope, c.req.valid('query')))),
  )
  .get('/bank-transactions/:transactionId', authorize, answers(200, oneAnswer), async (c) => {
    const row = await findListed(c.env.DB, c.var.companyScope, c.req.param('transactionId'));
    if (!row) throw notHere();
    const { fileName, ...listed } = row;
    return c.json(inWords(c, { ...listedJson(listed), fileName }));
  })
  .get('/bank-transactions/:transactionId/history', authorize, answers(200, historyAnswer), async (c) => {
    const about = {
      ...{ entityType: 'bank-transaction', entityId: c.req.param('transactionId') },
      without: 'bank-transaction.import',
    };
    const entries = await entriesAbout(c.env.DB, c.var.companyScope.companyId, about, MOST_TOLD);
    return c.json(entries.map(historyJson));
  })
  .patch(
    '/bank-transactions/:transactionId/categorize',
    authorize,
    once,
    accept('json', categoryChoice),
    answers(200, categorisedAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const before = await findTransaction(c.env.DB, scope, c.req.param('transactionId'));
      if (!before) throw notHere();
      if (before.isSplit) throw splitAlready();
      const { choice, own, named } = await knownChoice(c.env.DB, scope, person, c.req.valid('json'));
      const after = isSaid(before, choice) ? before : chosen(before, choice, person, own);
      const warning = choiceWarning(before, choice, own);
      const answer = { ...bankTransactionJson(after), ...(warning && { warning }) };
      if (after !== before)
        await commit(actingOf(c, { status: 200, body: answer }), [
          ...named,
          await withFollowing(
            c.env.DB,
            scope,
            [{ before, after }],
            transactionCategorised(c.env.DB, person, before, after),
          ),
        ]);
      return c.json(inWords(c, answer));
    },
  )
  .post(
    '/companies/:companyId/bank-transactions/categorize',
    authorize,
    once,
    accept('json', manyChoice),
    answers(200, manyAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const { answer, changes } = await categoriseMany(c.env.DB, scope, person, c.req.valid('json'));
      if (changes.length > 0) await commit(actingOf(c, { status: 200, body: answer }), changes);
      return c.json(inWords(c, answer));
    },
  )
  .post(
    '/companies/:companyId/bank-transactions/take-category-off',
    authorize,
    once,
    accept('json', categoryOff),
    answers(200, manyAnswer),
    async (c) => {
      const { answer, changes } = await takeCategoryOff(c.env.DB, c.var.companyScope, c.req.valid('json'));
      if (changes.length > 0) await commit(actingOf(c, { status: 200, body: answer }), changes);
      return c.json(inWords(c, answer));
    },
  )
  .patch(
    '/bank-transactions/:transactionId',
    authorize,
    once,
    accept('json', noteChange),
    answers(200, bankTransactionAnswer),
    async (c) => {
      const before = await findTransaction(c.env.DB, c.var.companyScope, c.req.param('transactionId'));
      if (!before) throw notHere();
      const note = c.req.valid('json').note || null;
      const answer = bankTransactionJson({ ...before, note });
      if (note !== before.note)
        await commit(actingOf(c, { status: 200, body: answer }), [noted(c.env.DB, before, note)]);
      return c.json(inWords(c, answer));
    },
  );
