import { type Context, Hono } from 'hono';
import { isFinancialYear, yearBefore, yearEnd } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { notHere, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { findLock, periodLocked, periodOpened } from '../lock/lock.repository';
import { monthEndCalls } from './month-end.calls';
import {
  monthEndAnswer,
  monthQuery,
  newReview,
  newYearBack,
  newYearEnd,
  reviewAnswer,
  yearEndAnswer,
  yearEndQuery,
} from './month-end.contract';
import { monthEnd, proofJson } from './month-end.usecase';
import { unusualReviewed } from './open-items.repository';
import { entriesHash, findYearEnd, yearAdopted, yearTakenBack } from './year-end.repository';
import type { YearEnd } from './year-end.table';
import { isFirm, yearEndState } from './year-end.usecase';

const authorize = authorizeBy(monthEndCalls);

const MONTH = '/companies/:companyId/month-end';
const YEAR = '/companies/:companyId/year-end';

/** What is open in a month, how far the books are proven, and the end of a year. */
export const monthEndRoutes = new Hono<AppEnv>()
  .get(MONTH, authorize, accept('query', monthQuery), answers(200, monthEndAnswer), async (c) => {
    const { month = today().slice(0, 7) } = c.req.valid('query');
    return c.json(inWords(c, await monthEnd(c.env.DB, c.var.companyScope, month)));
  })
  .post(`${MONTH}/review`, authorize, once, accept('json', newReview), answers(200, reviewAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const { month, key, isRight } = c.req.valid('json');
    const { items } = await monthEnd(c.env.DB, scope, month);
    const item = items.find((one) => one.kind === 'unusual' && one.key === key);
    if (!item) throw new Problem(409, 'not-unusual', say('month-end.not-unusual'));
    const answer = { key, isRight };
    if ((item.reviewedBy !== null) === isRight) return c.json(answer);
    const change = unusualReviewed(c.env.DB, scope, person.name, { month, key, isRight, title: item.title });
    await commit(actingOf(c, { status: 200, body: answer }), [change]);
    return c.json(answer);
  })
  .get(YEAR, authorize, accept('query', yearEndQuery), answers(200, yearEndAnswer), async (c) => {
    const { financialYear = yearBefore(today()) } = c.req.valid('query');
    return c.json(await yearJson(c, financialYear, await findYearEnd(c.env.DB, c.var.companyScope, financialYear)));
  })
  .post(YEAR, authorize, once, accept('json', newYearEnd), answers(201, yearEndAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const { financialYear, reason = null } = c.req.valid('json');
    if (await findYearEnd(c.env.DB, scope, financialYear))
      throw new Problem(409, 'year-adopted', say('month-end.year-adopted', { year: financialYear }));
    const { checks } = await yearEndState(c.env.DB, scope, financialYear);
    const open = checks.filter(({ isDone }) => !isDone);
    const [firm] = open.filter(isFirm);
    if (firm) throw new Problem(409, 'year-not-ready', firm.why);
    const [first] = open;
    if (first && !reason)
      throw new Problem(409, 'year-open', say('month-end.year-open', { count: open.length, first: first.why }));
    const lockReason = reason ?? financialYear;
    const locked = { upTo: yearEnd(financialYear), reason: lockReason, kind: 'year' as const };
    const { lock, change } = periodLocked(c.env.DB, scope, person, locked);
    const proved = await entriesHash(c.env.DB, scope, financialYear);
    const facts = { financialYear, reason, lockId: lock.id, ...proved, open: open.map(({ id }) => id) };
    const adopted = yearAdopted(c.env.DB, scope, person, facts);
    const answer = await yearJson(c, financialYear, adopted.yearEnd);
    await commit(actingOf(c, { status: 201, body: answer }), [adopted.change, change]);
    return c.json(answer, 201);
  })
  .post(
    `${YEAR}/:financialYear/take-back`,
    authorize,
    once,
    accept('json', newYearBack),
    answers(200, yearEndAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const year = c.req.param('financialYear');
      if (!isFinancialYear(year)) throw notHere();
      const { reason } = c.req.valid('json');
      const adopted = await findYearEnd(c.env.DB, scope, year);
      if (!adopted) throw new Problem(409, 'year-not-adopted', say('month-end.year-not-adopted', { year }));
      const lock = await findLock(c.env.DB, scope, adopted.lockId);
      const opened = lock && !lock.liftedAt ? [periodOpened(c.env.DB, scope, person, lock, reason).change] : [];
      const answer = await yearJson(c, year, undefined);
      const change = yearTakenBack(c.env.DB, adopted, person, reason);
      await commit(actingOf(c, { status: 200, body: answer }), [change, ...opened]);
      return c.json(answer);
    },
  );

/** A year with its checklist, and whether its entries are still those that were adopted. */
async function yearJson(c: Context<AppEnv>, financialYear: string, adopted: YearEnd | undefined) {
  const scope = c.var.companyScope;
  const { checks, proof } = await yearEndState(c.env.DB, scope, financialYear);
  const now = adopted && (await entriesHash(c.env.DB, scope, financialYear));
  return inWords(c, {
    ...{ financialYear, checks, proof: proofJson(proof) },
    adopted: adopted
      ? {
          ...{ hash: adopted.hash, entryCount: adopted.entryCount, isUnchanged: now?.hash === adopted.hash },
          ...{ reason: adopted.reason, by: adopted.createdByName, at: adopted.createdAt },
        }
      : null,
  });
}
