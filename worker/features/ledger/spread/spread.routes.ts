import { Hono } from 'hono';
import { z } from 'zod';
import { spreadFaults, waitingAfter } from '../../../domain/ledger/spread/spread';
import { addDays, addMonths, isoDate, yearEnd, yearStart } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { formatRupees, paise } from '../../../domain/shared/money';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { now, today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { newId } from '../../../platform/ids';
import { atFault, notHere, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { newDepreciation, newTakeBack, postedAnswer } from '../asset/asset.contract';
import { vouchersOfLines } from '../balance/posted.repository';
import { accountFinder, accountsOf } from '../chart/chart.repository';
import { findVouchers } from '../voucher/voucher.repository';
import { spreadCalls } from './spread.calls';
import { newSpread, spreadAnswer, spreadJson, spreadOf, spreadsQuery } from './spread.contract';
import { findSpread, listSpreads, spreadAdded, spreadRemoved, waitingPosted } from './spread.repository';
import type { StoredSpread } from './spread.table';
import { spreadsPosted } from './spread.usecase';

const authorize = authorizeBy(spreadCalls);
const SPREADS = '/companies/:companyId/spreads';
const NIL = paise(0);

/** Amounts that belong to another time than the one they were booked in. */
export const spreadRoutes = new Hono<AppEnv>()
  .get(SPREADS, authorize, accept('query', spreadsQuery), answers(200, z.array(spreadAnswer)), async (c) => {
    const scope = c.var.companyScope;
    const { on = today() } = c.req.valid('query');
    const [rows, posted, accounts] = await Promise.all([
      listSpreads(c.env.DB, scope),
      waitingPosted(c.env.DB, scope, on),
      accountsOf(c.env.DB, scope),
    ]);
    const names = new Map(accounts.map(({ id, name }) => [id, name]));
    const told = (row: StoredSpread) => ({
      ...{ on, accountName: names.get(row.account) ?? row.account },
      ...{ waiting: waitingAfter(spreadOf(row), on), posted: posted.get(row.id) ?? NIL },
    });
    const standing = rows.filter(({ removedAt }) => removedAt === null);
    return c.json(
      inWords(
        c,
        standing.map((row) => spreadJson(row, told(row))),
      ),
    );
  })
  .post(SPREADS, authorize, once, accept('json', newSpread), answers(201, spreadAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const { from, to, by, account: named, voucherId = null, bookedOn, ...sent } = c.req.valid('json');
    const account = accountFinder(await accountsOf(c.env.DB, scope))(named);
    if (!account) throw atFault(422, 'account', say('ledger.no-such-account', { account: named }), 'no-such-account');
    const ids = voucherId ? [voucherId] : [];
    const [booking] = [...(await findVouchers(c.env.DB, scope, ids)), ...(await vouchersOfLines(c.env.DB, scope, ids))];
    if (voucherId && !booking) throw notHere();
    const row: StoredSpread = {
      ...{
        ...sent,
        id: newId(),
        companyId: scope.companyId,
        fromDay: from,
        toDay: to,
        measure: by,
        account: account.id,
      },
      bookedOn: bookedOn ?? booking?.date ?? null,
      ...{
        voucherId,
        createdBy: person.id,
        createdByName: person.name,
        createdAt: now().toISOString(),
        removedAt: null,
      },
    };
    const [fault] = spreadFaults(spreadOf(row));
    if (fault) throw atFault(422, fault.field, fault.message);
    const waiting = waitingAfter(spreadOf(row), today());
    const answer = inWords(c, spreadJson(row, { on: today(), accountName: account.name, waiting, posted: NIL }));
    await commit(actingOf(c, { status: 201, body: answer }), [spreadAdded(c.env.DB, row)]);
    return c.json(answer, 201);
  })
  .post(`${SPREADS}/post`, authorize, once, accept('json', newDepreciation), answers(200, postedAnswer), async (c) => {
    const { financialYear, month } = c.req.valid('json');
    const first = isoDate(`${month ?? yearStart(financialYear ?? '').slice(0, 7)}-01`);
    const upTo = financialYear ? yearEnd(financialYear) : addDays(addMonths(first, 1), -1);
    const { posted, changes, amount } = await spreadsPosted(c.env.DB, c.var.companyScope, c.var.person, upTo);
    const [voucher] = posted;
    const answer = {
      ...{ upTo, amount: formatRupees(amount) },
      ...{ voucherId: voucher?.id ?? null, number: voucher?.number ?? null },
    };
    if (changes.length > 0) await commit(actingOf(c, { status: 200, body: answer }), changes);
    return c.json(answer);
  })
  .post(
    `${SPREADS}/:spreadId/remove`,
    authorize,
    once,
    accept('json', newTakeBack),
    answers(200, z.object({ id: z.uuid() })),
    async (c) => {
      const row = await findSpread(c.env.DB, c.var.companyScope, c.req.param('spreadId'));
      if (!row) throw notHere();
      if (row.removedAt) throw new Problem(409, 'spread-removed', say('spread.removed', { name: row.name }));
      const answer = { id: row.id };
      const change = spreadRemoved(c.env.DB, row, c.req.valid('json').reason);
      await commit(actingOf(c, { status: 200, body: answer }), [change]);
      return c.json(answer);
    },
  );
