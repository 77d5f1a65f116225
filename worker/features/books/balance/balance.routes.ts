import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { MOST_DAYS_APART } from '../../../domain/bank/balance/duplicates';
import { apart } from '../../../domain/bank/reconcile/read-line';
import { type Message, say } from '../../../domain/shared/message';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { notHere, Problem } from '../../../platform/problem';
import { type Change, commit } from '../../audit/audit.repository';
import { findTransaction } from '../transaction/transaction.repository';
import type { BankTransaction } from '../transaction/transaction.table';
import { balanceCalls } from './balance.calls';
import { aboutAnother, accountBalanceAnswer, accountBalanceJson, saidAnswer } from './balance.contract';
import { accountBalances } from './balance.repository';
import { isBound, lineMerged, linesAsked, linesTold, lineUnmerged, saidOf } from './merge.repository';

const authorize = authorizeBy(balanceCalls);

export const balanceRoutes = new Hono<AppEnv>()
  .get('/companies/:companyId/account-balances', authorize, answers(200, z.array(accountBalanceAnswer)), async (c) =>
    c.json((await accountBalances(c.env.DB, c.var.companyScope)).map(accountBalanceJson)),
  )
  .post(
    '/bank-transactions/:transactionId/merge',
    authorize,
    once,
    accept('json', aboutAnother),
    answers(200, saidAnswer),
    async (c) => {
      const { DB } = c.env;
      const { kept, withId, said } = await asked(c, c.req.param('transactionId'), c.req.valid('json'));
      if (said.isMerged) return c.json(inWords(c, unchanged(say('balance.merged-before'))));
      const other = await alike(c, kept, withId);
      if (await isBound(DB, other)) throw new Problem(409, 'line-is-bound', say('balance.bound'));
      return c.json(await changed(c, lineMerged(DB, c.var.person, kept, other), say('balance.merged')));
    },
  )
  .post(
    '/bank-transactions/:transactionId/keep-both',
    authorize,
    once,
    accept('json', aboutAnother),
    answers(200, saidAnswer),
    async (c) => {
      const { kept, withId, said } = await asked(c, c.req.param('transactionId'), c.req.valid('json'));
      if (said.isTwo) return c.json(inWords(c, unchanged(say('balance.two-before'))));
      const other = await alike(c, kept, withId);
      return c.json(await changed(c, linesTold(c.env.DB, c.var.person, kept, other), say('balance.two')));
    },
  )
  .post(
    '/bank-transactions/:transactionId/ask-again',
    authorize,
    once,
    accept('json', aboutAnother),
    answers(200, saidAnswer),
    async (c) => {
      const { kept, withId, said } = await asked(c, c.req.param('transactionId'), c.req.valid('json'));
      if (said.isMerged) return c.json(await changed(c, lineUnmerged(c.env.DB, kept, withId), say('balance.unmerged')));
      if (said.isTwo) return c.json(await changed(c, linesAsked(c.env.DB, kept, withId), say('balance.asked-again')));
      if (!(await findTransaction(c.env.DB, c.var.companyScope, withId))) throw notHere();
      return c.json(inWords(c, unchanged(say('balance.asked-before'))));
    },
  );

type Here = Context<AppEnv>;

/** The line of a call, and what was said of it and another before. Throws 404 where the line is not there. */
async function asked(c: Here, transactionId: string, { withId }: { withId: string }) {
  const { companyScope: scope } = c.var;
  const kept = await findTransaction(c.env.DB, scope, transactionId);
  if (!kept) throw notHere();
  return { kept, withId, said: await saidOf(c.env.DB, scope, transactionId, withId) };
}

/** The other line. Throws 404 where it is not there, 409 where it cannot be the same: of another account, amount, side or month. */
async function alike(c: Here, kept: BankTransaction, withId: string): Promise<BankTransaction> {
  const other = await findTransaction(c.env.DB, c.var.companyScope, withId);
  if (!other) throw notHere();
  const isAlike =
    other.id !== kept.id &&
    other.bankAccountId === kept.bankAccountId &&
    other.amount === kept.amount &&
    other.transactionType === kept.transactionType &&
    other.uploadId !== kept.uploadId &&
    apart(other.transactionDate, kept.transactionDate) <= MOST_DAYS_APART;
  if (!isAlike) throw new Problem(409, 'not-alike', say('balance.not-alike', { days: String(MOST_DAYS_APART) }));
  return other;
}

/** Writes what was said, and answers it. */
async function changed(c: Here, change: Change, message: Message) {
  const answer = { message, changed: true };
  await commit(actingOf(c, { status: 200, body: answer }), [change]);
  return inWords(c, answer);
}

const unchanged = (message: Message) => ({ message, changed: false });
