import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { categoryWords } from '../../../domain/bank/chart/chart';
import { accountWords, PARTY_ACCOUNTS } from '../../../domain/ledger/chart/chart';
import { addDays, firstOfMonth, type IsoDate } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { formatRupees } from '../../../domain/shared/money';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { atFault, notHere, Problem } from '../../../platform/problem';
import { isoDay, nameText, numeric } from '../../../platform/wire';
import { commit } from '../../audit/audit.repository';
import { knownCategory, ownNames } from '../../books/category/category.repository';
import { accountFinder, accountsOf, type KnownAccount } from '../chart/chart.repository';
import { lockedUpTo } from '../lock/lock.repository';
import { movedBy } from './moved.repository';
import {
  findPostingRule,
  listPostingRules,
  type PostingRule,
  postingRuleRemoved,
  postingRuleSet,
} from './posting-rule.repository';

export const postingRuleCalls = {
  'GET /companies/:companyId/posting-rules': {
    subject: COMPANY,
    summary: say('api.ledger.posting-rule.list'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/posting-rules': {
    subject: COMPANY,
    summary: say('api.ledger.posting-rule.set'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/posting-rules/preview': {
    subject: COMPANY,
    summary: say('api.ledger.posting-rule.preview'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/posting-rules/:postingRuleId/remove': {
    subject: COMPANY,
    summary: say('api.ledger.posting-rule.remove'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;

const newRule = z.object({
  subcategory: nameText,
  account: nameText.describe('about.ledger.account'),
  fromDay: isoDay.describe('about.ledger.rule-from'),
});

const previewAnswer = z.object({
  moves: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      lineCount: z.number(),
      amount: numeric.describe('about.ledger.moved'),
    }),
  ),
});

const ruleAnswer = z.object({
  id: z.uuid(),
  categoryId: z.string(),
  subcategory: z.string(),
  account: z.string(),
  accountName: z.string(),
  fromDay: z.iso.date(),
  by: z.string(),
});

type Names = { accounts: readonly KnownAccount[]; categories: ReadonlyMap<string, string> };

function ruleJson({ id, categoryId, account, fromDay, createdByName }: PostingRule, { accounts, categories }: Names) {
  const known = accounts.find((one) => one.id === account);
  return {
    ...{ id, categoryId, account, fromDay, by: createdByName },
    subcategory: categoryWords(categoryId, categories.get(categoryId) ?? categoryId),
    accountName: known ? accountWords(known) : account,
  };
}

const authorize = authorizeBy(postingRuleCalls);
const RULES = '/companies/:companyId/posting-rules';

export const postingRuleRoutes = new Hono<AppEnv>()
  .get(RULES, authorize, answers(200, z.array(ruleAnswer)), async (c) => {
    const scope = c.var.companyScope;
    const [rules, accounts] = await Promise.all([listPostingRules(c.env.DB, scope), accountsOf(c.env.DB, scope)]);
    const categories = await ownNames(
      c.env.DB,
      rules.map(({ categoryId }) => categoryId),
    );
    return c.json(
      inWords(
        c,
        rules.map((rule) => ruleJson(rule, { accounts, categories })),
      ),
    );
  })
  .post(RULES, authorize, once, accept('json', newRule), answers(201, ruleAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const { facts, known, account, accounts } = await ruleAsked(c, c.req.valid('json'));
    const said = { category: known.subcategory, account: account.name };
    const { rule, change } = postingRuleSet(c.env.DB, scope, person, facts, said);
    const answer = ruleJson(rule, { accounts, categories: new Map([[known.categoryId, known.subcategory]]) });
    await commit(actingOf(c, { status: 201, body: answer }), [change]);
    return c.json(inWords(c, answer), 201);
  })
  .post(`${RULES}/preview`, authorize, accept('json', newRule), answers(200, previewAnswer), async (c) => {
    const { facts, accounts } = await ruleAsked(c, c.req.valid('json'));
    const moves = await movedBy(c.env.DB, c.var.companyScope, facts);
    const named = (id: string) => {
      const its = accounts.find((one) => one.id === id);
      return its ? accountWords(its) : id;
    };
    const told = moves.map(({ from, to, lineCount, amount }) => ({
      ...{ from: named(from), to: named(to), lineCount, amount: formatRupees(amount) },
    }));
    return c.json(inWords(c, { moves: told }));
  })
  .post(`${RULES}/:postingRuleId/remove`, authorize, once, answers(200, ruleAnswer), async (c) => {
    const scope = c.var.companyScope;
    const rule = await findPostingRule(c.env.DB, scope, c.req.param('postingRuleId'));
    if (!rule) throw notHere();
    if (rule.removedAt) throw new Problem(409, 'posting-rule-removed', say('ledger.rule-removed'));
    mustBeOpen(await lockedUpTo(c.env.DB, scope), rule.fromDay);
    const accounts = await accountsOf(c.env.DB, scope);
    const answer = ruleJson(rule, { accounts, categories: await ownNames(c.env.DB, [rule.categoryId]) });
    await commit(actingOf(c, { status: 200, body: answer }), [postingRuleRemoved(c.env.DB, rule)]);
    return c.json(inWords(c, answer));
  });

/** The rule that is asked for. Throws 422 naming the field for what nobody knows, 409 for a month that is locked. */
async function ruleAsked(c: Context<AppEnv>, sent: z.output<typeof newRule>) {
  const { companyScope: scope, person } = c.var;
  const [known, accounts, lockedTo] = await Promise.all([
    knownCategory(c.env.DB, scope, person, sent.subcategory),
    accountsOf(c.env.DB, scope),
    lockedUpTo(c.env.DB, scope),
  ]);
  if (!known) throw atFault(422, 'subcategory', say('problem.no-such-category'), 'no-such-category');
  const account = accountFinder(accounts)(sent.account);
  if (!account)
    throw atFault(422, 'account', say('ledger.no-such-account', { account: sent.account }), 'no-such-account');
  if (PARTY_ACCOUNTS.has(account.code))
    throw atFault(422, 'account', say('ledger.party-wanted', { account: account.name }), 'party-wanted');
  if (account.closedOn)
    throw atFault(422, 'account', say('ledger.account-closed', { account: account.name }), 'account-closed');
  if (sent.fromDay !== firstOfMonth(sent.fromDay)) throw atFault(422, 'fromDay', say('ledger.rule-from-month'));
  mustBeOpen(lockedTo, sent.fromDay);
  return {
    known,
    accounts,
    account,
    facts: { categoryId: known.categoryId, account: account.id, fromDay: sent.fromDay },
  };
}

/** A rule of a locked month would change what is locked, when it is set and when it is taken away. */
function mustBeOpen(lockedTo: IsoDate | null, fromDay: IsoDate): void {
  if (!lockedTo || fromDay > lockedTo) return;
  const told = say('ledger.day-locked', { until: lockedTo, first: addDays(lockedTo, 1) });
  throw atFault(409, 'fromDay', told, 'period-locked');
}
