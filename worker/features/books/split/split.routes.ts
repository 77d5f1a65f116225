import { Hono } from 'hono';
import { choiceWarning, taxMarksOf, withheldWarning } from '../../../domain/bank/categorise/tax-marks';
import { checkSplit, sideOfPart } from '../../../domain/bank/splits';
import { type Message, say } from '../../../domain/shared/message';
import { type Paise, paise } from '../../../domain/shared/money';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { notHere, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { knownChoices } from '../category/category.repository';
import { findTransaction } from '../transaction/transaction.repository';
import { splitCalls } from './split.calls';
import { partJson, splitAnswer, splitChange, splitDoneAnswer } from './split.contract';
import { newParts, partsOf, transactionSplit } from './split.repository';

const authorize = authorizeBy(splitCalls);

export const splitRoutes = new Hono<AppEnv>()
  .get('/bank-transactions/:transactionId/split', authorize, answers(200, splitAnswer), async (c) => {
    const row = await findTransaction(c.env.DB, c.var.companyScope, c.req.param('transactionId'));
    if (!row) throw notHere();
    const parts = row.isSplit ? await partsOf(c.env.DB, row) : [];
    return c.json({ isSplit: row.isSplit, parts: parts.map(partJson) });
  })
  .put(
    '/bank-transactions/:transactionId/split',
    authorize,
    once,
    accept('json', splitChange),
    answers(200, splitDoneAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const { parts } = c.req.valid('json');
      const row = await findTransaction(c.env.DB, scope, c.req.param('transactionId'));
      if (!row) throw notHere();
      mustAddUp(row.amount, parts);
      const { known, named } = await knownChoices(c.env.DB, scope, person, parts);
      const before = await partsOf(c.env.DB, row);
      const after = newParts(
        row,
        known.map(({ choice, own }) => {
          const asLine = { date: row.transactionDate, side: sideOfPart(row.transactionType, choice.amount) };
          return { ...choice, ...taxMarksOf(choice.categoryId, asLine, own) };
        }),
      );
      const warning =
        known.map(({ choice, own }) => choiceWarning(row, choice, own)).find((text) => text) ??
        withheldWarning(row, after);
      const answer = { isSplit: after.length > 0, parts: after.map(partJson), ...(warning && { warning }) };
      if (before.length > 0 || after.length > 0)
        await commit(actingOf(c, { status: 200, body: answer }), [
          ...named,
          transactionSplit(c.env.DB, row, before, after),
        ]);
      return c.json(inWords(c, answer));
    },
  );

function mustAddUp(whole: Paise, parts: readonly { amount: Paise }[]): void {
  const check = checkSplit(whole, parts);
  if (check.ok) return;
  if (check.reason === 'too-few') throw wrong('too-few-parts', say('problem.too-few-parts'));
  const { difference } = check;
  const sums = { whole: { exact: whole }, by: { exact: paise(Math.abs(difference)) } };
  throw wrong('parts-do-not-add-up', say(difference > 0 ? 'problem.parts-too-much' : 'problem.parts-too-little', sums));
}

const wrong = (code: string, fault: Message) => new Problem(422, code, fault, { parts: fault });
