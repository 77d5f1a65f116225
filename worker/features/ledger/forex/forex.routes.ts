import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { rateOf } from '../../../domain/ledger/forex/position';
import { rateOn } from '../../../domain/ledger/forex/rate';
import { readForeignLines } from '../../../domain/ledger/forex/read-lines';
import { say } from '../../../domain/shared/message';
import { formatRupees, paise } from '../../../domain/shared/money';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { now, today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { acceptForm } from '../../../platform/form';
import { accept, answers, inWords } from '../../../platform/http';
import { newId } from '../../../platform/ids';
import { atFault, notHere, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { accountsOf } from '../chart/chart.repository';
import { tableSent } from '../exchange/read-file.usecase';
import { voucherJson } from '../ledger.contract';
import { partyNames } from '../party.repository';
import type { PostedVoucher } from '../voucher/post.repository';
import { findVouchers, vouchersVoided } from '../voucher/voucher.repository';
import { forexCalls } from './forex.calls';
import {
  billJson,
  dryRunQuery,
  forexAnswer,
  forexQuery,
  inText,
  lineAnswer,
  lineJson,
  linePosting,
  linesAnswer,
  linesFile,
  linesFileAnswer,
  linesQuery,
  newLines,
  newRates,
  newReason,
  newRestatement,
  postedAnswer,
  rateAnswer,
  rateJson,
  restatedAnswer,
  restatingJson,
} from './forex.contract';
import {
  accountStandings,
  findLine,
  findRate,
  knownKeys,
  lineRemoved,
  linesAdded,
  listForeignBills,
  listLines,
  listRates,
  rateRemoved,
  ratesAdded,
  ratesNear,
} from './forex.repository';
import type { StoredForeignLine, StoredRate } from './forex.table';
import { foreignAccount, linePosted, restated, restatementOn, rowsOf } from './forex.usecase';

const authorize = authorizeBy(forexCalls);
const FOREX = '/companies/:companyId/foreign-currency';
const RATES = '/companies/:companyId/exchange-rates';

const average = (rupees: number, minor: number) => (minor === 0 ? null : rateOf(rupees, minor));

/** Accounts, bills and rates in foreign currencies: their lines are posted in rupees, their balances restated. */
export const forexRoutes = new Hono<AppEnv>()
  .get(FOREX, authorize, accept('query', forexQuery), answers(200, forexAnswer), async (c) => {
    const scope = c.var.companyScope;
    const { on = today() } = c.req.valid('query');
    const [accounts, standings, bills, rates, restatement] = await Promise.all([
      accountsOf(c.env.DB, scope),
      accountStandings(c.env.DB, scope, on),
      listForeignBills(c.env.DB, scope, on),
      listRates(c.env.DB, scope),
      restatementOn(c.env.DB, scope, on),
    ]);
    const byId = new Map(standings.map((standing) => [standing.id, standing]));
    return c.json(
      inWords(c, {
        on,
        accounts: accounts.flatMap(({ id, code, name, currency }) => {
          const standing = byId.get(id);
          if (!standing) return [];
          const { minor, rupees, waiting, waitingMinor, stated, statedOn } = standing;
          const difference = stated === null ? null : stated - minor - waitingMinor;
          return [
            {
              ...{ id, code, name, currency, waiting, statedOn },
              ...{ balance: inText(minor), rupees: formatRupees(rupees), rate: average(rupees, minor) },
              ...{ waitingAmount: inText(waitingMinor), stated: stated === null ? null : inText(stated) },
              difference: difference === null ? null : inText(difference),
            },
          ];
        }),
        bills: bills.map((bill) => billJson(bill, average(bill.open.rupees, bill.open.minor))),
        rates: rates.map(rateJson),
        restatement: restatement.map(({ shown }) => restatingJson(shown)),
      }),
    );
  })
  .get(`${FOREX}/lines`, authorize, accept('query', linesQuery), answers(200, z.array(lineAnswer)), async (c) => {
    const scope = c.var.companyScope;
    const { account: named, waiting } = c.req.valid('query');
    const account = foreignAccount(await accountsOf(c.env.DB, scope), named);
    const lines = await listLines(c.env.DB, scope, account.id, waiting);
    const open = lines.filter(({ voucherId }) => voucherId === null);
    const rates = await ratesNear(
      c.env.DB,
      scope,
      open.map(({ date }) => date),
    );
    return c.json(
      lines.map((line) => {
        const known = line.voucherId ? null : rateOn(rates, account.currency, line.date, 'bank');
        return lineJson(line, known?.rate ?? null);
      }),
    );
  })
  .post(`${FOREX}/lines`, authorize, once, accept('json', newLines), answers(201, linesAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const sent = c.req.valid('json');
    const account = foreignAccount(await accountsOf(c.env.DB, scope), sent.account);
    const lines = sent.lines.map(({ date, narration, reference = null, amount: minor, balance = null }) => ({
      ...{ date, narration, reference, minor, balance },
    }));
    const { fresh, known } = await newRows(c, account.id, rowsOf(scope, person, account.id, lines));
    const answer = { added: fresh.length, known };
    if (fresh.length > 0)
      await commit(actingOf(c, { status: 201, body: answer }), [linesAdded(c.env.DB, fresh, account.name)]);
    return c.json(answer, 201);
  })
  .post(
    `${FOREX}/file`,
    authorize,
    once,
    accept('query', dryRunQuery),
    acceptForm(linesFile, ['file']),
    answers(200, linesFileAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const { file, account: named } = c.req.valid('json');
      const account = foreignAccount(await accountsOf(c.env.DB, scope), named);
      const read = readForeignLines(await tableSent(file), account.currency);
      const isClean = read.faults.length === 0 && read.lines.length > 0;
      const { fresh, known } = await newRows(c, account.id, rowsOf(scope, person, account.id, read.lines));
      const latest = read.lines.toSorted((a, b) => (a.date <= b.date ? -1 : 1)).at(-1);
      const closing = latest?.balance == null ? null : inText(latest.balance);
      const answer = inWords(c, { isClean, added: fresh.length, known, closing, problems: [...read.faults] });
      if (c.req.valid('query').dryRun) return c.json(answer);
      if (!isClean) {
        const why = read.faults[0]?.message ?? say('ledger-exchange.nothing-in-it');
        throw new Problem(422, 'import-refused', why, {}, { problems: answer.problems });
      }
      if (fresh.length > 0)
        await commit(actingOf(c, { status: 200, body: answer }), [linesAdded(c.env.DB, fresh, account.name)]);
      return c.json(answer);
    },
  )
  .post(
    `${FOREX}/lines/:foreignLineId/post`,
    authorize,
    once,
    accept('query', dryRunQuery),
    accept('json', linePosting),
    answers(200, postedAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const line = await foundLine(c);
      const isDryRun = c.req.valid('query').dryRun;
      const { made, posted, changes } = await linePosted({ d1: c.env.DB, scope, person }, line, c.req.valid('json'));
      const answer = {
        ...{ isDryRun, gain: formatRupees(made.gain), why: [...made.why] },
        vouchers: await vouchersJson(c, posted),
      };
      const body = inWords(c, answer);
      if (!isDryRun) await commit(actingOf(c, { status: 200, body }), changes);
      return c.json(body);
    },
  )
  .post(
    `${FOREX}/lines/:foreignLineId/undo`,
    authorize,
    once,
    accept('json', newReason),
    answers(200, z.object({ id: z.uuid() })),
    async (c) => {
      const scope = c.var.companyScope;
      const { id, voucherId, transitVoucherId } = await foundLine(c);
      const ids = [voucherId, transitVoucherId].filter((one) => one !== null);
      const vouchers = await findVouchers(c.env.DB, scope, ids);
      const live = vouchers.filter(({ status }) => status === 'posted');
      if (live.length === 0) throw new Problem(409, 'line-waits', say('forex.problem.not-posted'));
      const change = await vouchersVoided(c.env.DB, scope, live, c.req.valid('json').reason);
      const answer = { id };
      await commit(actingOf(c, { status: 200, body: answer }), [change]);
      return c.json(answer);
    },
  )
  .post(
    `${FOREX}/lines/:foreignLineId/remove`,
    authorize,
    once,
    accept('json', newReason),
    answers(200, z.object({ id: z.uuid() })),
    async (c) => {
      const line = await foundLine(c);
      if (line.removedAt) throw new Problem(409, 'line-removed', say('forex.problem.removed'));
      if (line.voucherId) throw new Problem(409, 'line-posted', say('forex.problem.posted'));
      const answer = { id: line.id };
      const change = lineRemoved(c.env.DB, line, c.req.valid('json').reason);
      await commit(actingOf(c, { status: 200, body: answer }), [change]);
      return c.json(answer);
    },
  )
  .post(
    `${FOREX}/restate`,
    authorize,
    once,
    accept('query', dryRunQuery),
    accept('json', newRestatement),
    answers(200, restatedAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const { on } = c.req.valid('json');
      const isDryRun = c.req.valid('query').dryRun;
      const { shown, posted, changes } = await restated({ d1: c.env.DB, scope, person }, on);
      const gain = shown.reduce((sum, { closing, rupees }) => sum + (closing === null ? 0 : closing - rupees), 0);
      const answer = inWords(c, {
        ...{ isDryRun, on, gain: formatRupees(paise(gain)), items: shown.map(restatingJson) },
        vouchers: isDryRun ? [] : posted.map(({ id, number }) => ({ id, number })),
      });
      if (!isDryRun && changes.length > 0) await commit(actingOf(c, { status: 200, body: answer }), changes);
      return c.json(answer);
    },
  )
  .post(RATES, authorize, once, accept('json', newRates), answers(201, z.array(rateAnswer)), async (c) => {
    const { companyScope: scope, person } = c.var;
    const sent = c.req.valid('json').rates;
    const createdAt = now().toISOString();
    const author = { createdBy: person.id, createdByName: person.name, createdAt, removedAt: null };
    const rows = sent.map((rate): StoredRate => ({ ...rate, ...author, id: newId(), companyId: scope.companyId }));
    const known = await ratesNear(
      c.env.DB,
      scope,
      sent.map(({ day }) => day),
    );
    rows.forEach((row, at) => {
      const { currency, day, kind } = row;
      const place = (field: string) => `rates.${at}.${field}`;
      if (currency === 'INR') throw atFault(422, place('currency'), say('forex.problem.rate-of-rupee'));
      if (day > today()) throw atFault(422, place('day'), say('forex.problem.rate-ahead'));
      const same = [...known, ...rows.slice(0, at)].find(
        (one) => one.currency === currency && one.day === day && one.kind === kind,
      );
      if (!same) return;
      const problem = say('forex.problem.rate-exists', { currency, day: { unit: 'day', value: day }, rate: same.rate });
      throw atFault(409, place('rate'), problem, 'rate-exists');
    });
    const answer = rows.map(rateJson);
    await commit(actingOf(c, { status: 201, body: answer }), [ratesAdded(c.env.DB, scope, rows)]);
    return c.json(answer, 201);
  })
  .post(
    `${RATES}/:exchangeRateId/remove`,
    authorize,
    once,
    accept('json', newReason),
    answers(200, z.object({ id: z.uuid() })),
    async (c) => {
      const rate = await findRate(c.env.DB, c.var.companyScope, c.req.param('exchangeRateId'));
      if (!rate) throw notHere();
      if (rate.removedAt) throw new Problem(409, 'rate-removed', say('forex.problem.rate-removed'));
      const answer = { id: rate.id };
      await commit(actingOf(c, { status: 200, body: answer }), [
        rateRemoved(c.env.DB, rate, c.req.valid('json').reason),
      ]);
      return c.json(answer);
    },
  );

async function foundLine(c: Context<AppEnv>): Promise<StoredForeignLine> {
  const line = await findLine(c.env.DB, c.var.companyScope, c.req.param('foreignLineId') ?? '');
  if (!line) throw notHere();
  return line;
}

/** Of rows those that the account has not, and how many it has. */
async function newRows(c: Context<AppEnv>, account: string, rows: readonly StoredForeignLine[]) {
  const keys = rows.map(({ lineKey }) => lineKey);
  const known = await knownKeys(c.env.DB, c.var.companyScope, account, keys);
  return { fresh: rows.filter(({ lineKey }) => !known.has(lineKey)), known: known.size };
}

async function vouchersJson(c: Context<AppEnv>, posted: readonly PostedVoucher[]) {
  const scope = c.var.companyScope;
  const ids = posted.flatMap(({ entries }) => entries.map(({ partyId }) => partyId));
  const [accounts, parties] = await Promise.all([accountsOf(c.env.DB, scope), partyNames(c.env.DB, scope, ids)]);
  const names = { accounts: new Map(accounts.map((account) => [account.id, account])), parties };
  return posted.map((voucher) => voucherJson(voucher, names));
}
