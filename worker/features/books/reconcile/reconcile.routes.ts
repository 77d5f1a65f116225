import { Hono } from 'hono';
import type { z } from 'zod';
import { reconciled } from '../../../domain/bank/reconcile/reconcile';
import { addMonths } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import type { CompanyScope } from '../../../platform/access';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { notHere, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { bankTransactionJson } from '../transaction/transaction.contract';
import { findTransaction } from '../transaction/transaction.repository';
import { reconcileCalls } from './reconcile.calls';
import {
  candidatesAnswer,
  candidatesJson,
  chosenAnswer,
  chosenWords,
  matchesJson,
  matching,
  reconcileAnswer,
  reconcilePeriod,
  refusedAnswer,
  unmatchedAnswer,
  unmatchedWords,
  unmatching,
} from './reconcile.contract';
import { openBetween } from './reconcile.repository';
import { choicesOf, chosenOf, matchedAs } from './reconcile-choice.usecase';
import { legsToSet, linesReconciled } from './reconcile-legs.repository';
import { legsOpened, lineRefused, refusing, undoingOf } from './reconcile-undo.repository';

const authorize = authorizeBy(reconcileCalls);

export const reconcileRoutes = new Hono<AppEnv>()
  .get(
    '/companies/:companyId/reconcile/preview',
    authorize,
    accept('query', reconcilePeriod),
    answers(200, reconcileAnswer),
    async (c) => c.json(inWords(c, (await planned(c.env.DB, c.var.companyScope, c.req.valid('query'))).answer)),
  )
  .post(
    '/companies/:companyId/reconcile',
    authorize,
    once,
    accept('json', reconcilePeriod),
    answers(200, reconcileAnswer),
    async (c) => {
      const { companyScope: scope } = c.var;
      const { answer, ...found } = await planned(c.env.DB, scope, c.req.valid('json'));
      const acting = actingOf(c, { status: 200, body: answer });
      if (found.matches.length > 0) await commit(acting, [linesReconciled(c.env.DB, scope, found, 'run')]);
      return c.json(inWords(c, answer));
    },
  )
  .get('/bank-transactions/:transactionId/match-candidates', authorize, answers(200, candidatesAnswer), async (c) => {
    const { choices } = await choicesOf(c.env.DB, c.var.companyScope, c.req.param('transactionId'));
    return c.json(inWords(c, candidatesJson(choices)));
  })
  .post(
    '/bank-transactions/:transactionId/match',
    authorize,
    once,
    accept('json', matching),
    answers(200, chosenAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const asked = { ...c.req.valid('json'), transactionId: c.req.param('transactionId') };
      const { row, ...found } = await chosenOf(c.env.DB, scope, person, asked);
      const matched = found.matches.length;
      const answer = {
        message: chosenWords(matched),
        matched,
        transaction: bankTransactionJson(matchedAs(row, found)),
      };
      const acting = actingOf(c, { status: 200, body: answer });
      if (matched > 0) await commit(acting, [linesReconciled(c.env.DB, scope, found, 'person')]);
      return c.json(inWords(c, answer));
    },
  )
  .post(
    '/bank-transactions/:transactionId/unmatch',
    authorize,
    once,
    accept('json', unmatching),
    answers(200, unmatchedAnswer),
    async (c) => {
      const { companyScope: scope } = c.var;
      const { withId } = c.req.valid('json');
      const { row, legs } = await undoingOf(c.env.DB, scope, { transactionId: c.req.param('transactionId'), withId });
      const isOpened = legs.length > 0;
      const transaction = bankTransactionJson(isOpened ? refusing(row, withId) : row);
      const answer = { message: unmatchedWords(legs.length), unmatched: legs.length, transaction };
      if (isOpened) await commit(actingOf(c, { status: 200, body: answer }), [legsOpened(c.env.DB, scope, legs)]);
      return c.json(inWords(c, answer));
    },
  )
  .post(
    '/bank-transactions/:transactionId/refuse-match',
    authorize,
    once,
    accept('json', matching),
    answers(200, refusedAnswer),
    async (c) => {
      const { companyScope: scope } = c.var;
      const { withId } = c.req.valid('json');
      const row = await openLine(c.env.DB, scope, c.req.param('transactionId'), withId);
      const isSaid = row.reconciledWith?.refused?.includes(withId);
      const transaction = bankTransactionJson(isSaid ? row : refusing(row, withId));
      const answer = { message: say('reconcile.refused'), transaction };
      if (!isSaid)
        await commit(actingOf(c, { status: 200, body: answer }), [lineRefused(c.env.DB, scope, row, withId)]);
      return c.json(inWords(c, answer));
    },
  );

/** The open line that is said not to be another; 404 where either is not there, 409 where the line is matched. */
async function openLine(d1: D1Database, scope: CompanyScope, transactionId: string, withId: string) {
  const [row, other] = await Promise.all([
    findTransaction(d1, scope, transactionId),
    findTransaction(d1, scope, withId),
  ]);
  if (!row || !other) throw notHere();
  if (row.isReconciled) throw new Problem(409, 'already-matched', say('reconcile.undo-first'));
  return row;
}

/** Computes a run without touching anything; the run itself applies this very plan. */
async function planned(d1: D1Database, scope: CompanyScope, asked: z.infer<typeof reconcilePeriod>) {
  const { to = today() } = asked;
  const { from = addMonths(to, -12) } = asked;
  if (from > to)
    throw new Problem(400, 'invalid-request', say('reconcile.to-before-from'), { to: say('reconcile.before-from') });
  const { lines, deposits, filed, own } = await openBetween(d1, scope, from, to);
  const { matches, questions } = reconciled(lines, deposits, filed, own);
  return { matches, legs: legsToSet(lines, matches), answer: { from, to, ...matchesJson(lines, matches, questions) } };
}
