import { Hono } from 'hono';
import { z } from 'zod';
import { accountWords } from '../../../domain/ledger/chart/chart';
import { cashChoiceOf } from '../../../domain/ledger/statement/cash-choice';
import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { atFault } from '../../../platform/problem';
import { nameText } from '../../../platform/wire';
import { commit } from '../../audit/audit.repository';
import { trialBalanceOn } from '../balance/balance.repository';
import { accountFinder, accountsOf, type KnownAccount } from '../chart/chart.repository';
import { cashEquivalentSet, listCashEquivalents } from './cash-equivalent.repository';
import type { CashEquivalent } from './cash-equivalent.table';

const CHOICES = '/companies/:companyId/cash-equivalents';

export const cashEquivalentCalls = {
  [`GET ${CHOICES}`]: {
    subject: COMPANY,
    summary: say('api.ledger.cash-equivalent.list'),
    verdicts: COMPANY_READ,
  },
  [`POST ${CHOICES}`]: {
    subject: COMPANY,
    summary: say('api.ledger.cash-equivalent.set'),
    verdicts: COMPANY_WRITE,
  },
} as const satisfies Calls;

const newChoice = z.object({
  account: nameText.describe('about.ledger.account'),
  counts: z.boolean().describe('about.ledger.counts-as-cash'),
});

const choiceAnswer = z.object({
  account: z.string(),
  name: z.string(),
  kind: z.enum(['overdraft', 'deposit']),
  counts: z.boolean().describe('about.ledger.counts-as-cash'),
  by: z.string().nullable(),
  at: z.string().nullable(),
});

function choiceJson(account: KnownAccount, kind: 'overdraft' | 'deposit', said?: CashEquivalent) {
  const { isCounted = false, setByName = null, setAt = null } = said ?? {};
  return { account: account.id, name: accountWords(account), kind, counts: isCounted, by: setByName, at: setAt };
}

const authorize = authorizeBy(cashEquivalentCalls);

/** Which overdrafts and deposits count as cash and cash equivalents in the cash flow: AS 3, 5 to 7. */
export const cashEquivalentRoutes = new Hono<AppEnv>()
  .get(CHOICES, authorize, answers(200, z.array(choiceAnswer)), async (c) => {
    const scope = c.var.companyScope;
    const [accounts, said] = await Promise.all([accountsOf(c.env.DB, scope), listCashEquivalents(c.env.DB, scope)]);
    const held = await trialBalanceOn(c.env.DB, scope, today(), accounts);
    const byAccount = new Map(said.map((one) => [one.account, one]));
    const choices = accounts.flatMap((account) => {
      const kind = cashChoiceOf(account);
      const isUsed = account.origin !== 'chart' || held.has(account.id) || byAccount.has(account.id);
      return kind && isUsed ? [choiceJson(account, kind, byAccount.get(account.id))] : [];
    });
    return c.json(inWords(c, choices));
  })
  .post(CHOICES, authorize, once, accept('json', newChoice), answers(200, choiceAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const { account: named, counts } = c.req.valid('json');
    const [accounts, said] = await Promise.all([accountsOf(c.env.DB, scope), listCashEquivalents(c.env.DB, scope)]);
    const account = accountFinder(accounts)(named);
    if (!account) throw atFault(422, 'account', say('ledger.no-such-account', { account: named }), 'no-such-account');
    const kind = cashChoiceOf(account);
    if (!kind) throw atFault(422, 'account', say('ledger.no-cash-choice', { account: account.name }), 'no-cash-choice');
    const before = said.find((one) => one.account === account.id);
    if ((before?.isCounted ?? false) === counts) return c.json(inWords(c, choiceJson(account, kind, before)));
    const { row, change } = cashEquivalentSet(
      c.env.DB,
      scope,
      person,
      { account: account.id, name: account.name },
      { before: before?.isCounted ?? false, isCounted: counts },
    );
    const answer = choiceJson(account, kind, row);
    await commit(actingOf(c, { status: 200, body: answer }), [change]);
    return c.json(inWords(c, answer));
  });
