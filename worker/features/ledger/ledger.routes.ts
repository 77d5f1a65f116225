import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { accountWords } from '../../domain/ledger/chart/chart';
import { type IsoDate, isoDate } from '../../domain/shared/dates';
import { type Said, say } from '../../domain/shared/message';
import { formatRupees } from '../../domain/shared/money';
import { actingOf, once } from '../../platform/acting';
import { authorizeBy } from '../../platform/authorize';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { accept, answers, inWords } from '../../platform/http';
import { atFault, notHere, Problem } from '../../platform/problem';
import { pageOf } from '../../platform/wire';
import { type Change, commit } from '../audit/audit.repository';
import { vouchersByDay, vouchersOfLines } from './balance/posted.repository';
import { billRefs } from './bill.repository';
import { accountsOf } from './chart/chart.repository';
import { ownAccountAdded } from './chart/own.repository';
import { ledgerCalls } from './ledger.calls';
import {
  accountAnswer,
  accountJson,
  lockAnswer,
  type Names,
  newAccount,
  newEnd,
  newLift,
  newLock,
  newOpening,
  newReversal,
  newVoucher,
  openingAnswer,
  voucherAnswer,
  voucherJson,
  voucherPage,
  wordsIn,
} from './ledger.contract';
import { findLock, type Lock, listLocks, lockedUpTo, periodLocked, periodOpened } from './lock/lock.repository';
import { bankDifferences, openingSet } from './opening.usecase';
import { partyNames } from './party.repository';
import { entriesOf } from './voucher/entries.usecase';
import { type PostedVoucher, vouchersPosted } from './voucher/post.repository';
import { findOpening, findVouchers, voucherReversed, vouchersVoided } from './voucher/voucher.repository';

const authorize = authorizeBy(ledgerCalls);

const VOUCHERS = '/companies/:companyId/vouchers';
const LOCKS = '/companies/:companyId/period-locks';
const OPENING = '/companies/:companyId/opening-balances';

const FIRST_DAY = isoDate('1800-01-01');
const LAST_DAY = isoDate('2199-12-31');

/** The names of the accounts and parties of vouchers. */
async function namesOf(c: Context<AppEnv>, vouchers: readonly PostedVoucher[]): Promise<Names> {
  const scope = c.var.companyScope;
  const ids = vouchers.flatMap(({ partyId, entries }) => [partyId, ...entries.map((entry) => entry.partyId)]);
  const billIds = vouchers.flatMap(({ entries }) => entries.map(({ billId }) => billId));
  const [accounts, parties, bills] = await Promise.all([
    accountsOf(c.env.DB, scope),
    partyNames(c.env.DB, scope, ids),
    billRefs(c.env.DB, scope, billIds),
  ]);
  return { accounts: new Map(accounts.map((account) => [account.id, account])), parties, bills };
}

async function inNames(c: Context<AppEnv>, vouchers: readonly PostedVoucher[]) {
  const names = await namesOf(c, vouchers);
  return inWords(
    c,
    vouchers.map((voucher) => voucherJson(voucher, names)),
  );
}

async function foundVoucher(c: Context<AppEnv>): Promise<PostedVoucher> {
  const id = c.req.param('voucherId') ?? '';
  const [stored] = await findVouchers(c.env.DB, c.var.companyScope, [id]);
  if (stored) return stored;
  throw notHere();
}

/** Those of returns, such as a set-off or tax found late, have no other way back. */
const OF_THEIR_OWN: readonly string[] = ['manual', 'reversal', 'import', 'bank-line', 'return'];

/** What a document or another act made ends with it, not behind its back; so do the opening balances. */
function mustStandAlone({ sourceKind, sourceId, number }: PostedVoucher): void {
  const isRestatement = sourceKind === 'forex' && sourceId === null;
  if (OF_THEIR_OWN.includes(sourceKind) || isRestatement) return;
  throw new Problem(409, 'voucher-of-another', say('ledger.voucher-of-another', { number }));
}

const lockJson = ({ id, upTo, kind, reason, createdByName, createdAt, ...lifted }: Lock) => ({
  ...{ id, upTo, kind, reason, by: createdByName, at: createdAt },
  ...{ liftedBy: lifted.liftedByName, liftedAt: lifted.liftedAt, liftedReason: lifted.liftedReason },
});

/** Accounts, vouchers, opening balances and locks: what every other room of the ledger stands on. */
export const ledgerCoreRoutes = new Hono<AppEnv>()
  .get('/companies/:companyId/accounts', authorize, answers(200, z.array(accountAnswer)), async (c) =>
    c.json(inWords(c, (await accountsOf(c.env.DB, c.var.companyScope)).map(accountJson))),
  )
  .post(
    '/companies/:companyId/accounts',
    authorize,
    once,
    accept('json', newAccount),
    answers(201, accountAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const accounts = await accountsOf(c.env.DB, scope);
      const { account, change } = ownAccountAdded(c.env.DB, scope, person, c.req.valid('json'), accounts);
      const answer = accountJson(account);
      await commit(actingOf(c, { status: 201, body: answer }), [change]);
      return c.json(inWords(c, answer), 201);
    },
  )
  .get(VOUCHERS, authorize, accept('query', voucherPage), answers(200, z.array(voucherAnswer)), async (c) => {
    const { from = FIRST_DAY, to = LAST_DAY, kind, order, q, ...page } = c.req.valid('query');
    const after = page.cursor && { date: page.cursor.slice(0, 10) as IsoDate, id: page.cursor.slice(11) };
    const days = { from, to, limit: page.limit, ...(after && { after }) };
    const wanted = { kind, words: wordsIn(q), isNewestFirst: order === 'newest' };
    const found = await vouchersByDay(c.env.DB, c.var.companyScope, days, wanted);
    return c.json(
      await inNames(
        c,
        pageOf(c, found, page, ({ date, id }) => `${date}|${id}`),
      ),
    );
  })
  .get(`${VOUCHERS}/:voucherId`, authorize, answers(200, voucherAnswer), async (c) => {
    const id = c.req.param('voucherId');
    const scope = c.var.companyScope;
    const [found] = [...(await findVouchers(c.env.DB, scope, [id])), ...(await vouchersOfLines(c.env.DB, scope, [id]))];
    if (!found) throw notHere();
    const [answer] = await inNames(c, [found]);
    if (!answer) throw notHere();
    return c.json(answer);
  })
  .post(VOUCHERS, authorize, once, accept('json', newVoucher), answers(201, voucherAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const { kind, date, narration = '', reference, lines } = c.req.valid('json');
    const { entries, changes, after, ...named } = await entriesOf(c.env.DB, { scope, person, date, at: '' }, lines);
    const partyIds = new Set(entries.flatMap(({ partyId }) => (partyId ? [partyId] : [])));
    const { posted, change } = await vouchersPosted(c.env.DB, scope, person, [
      {
        ...{ kind, date, narration, entries, source: { kind: 'manual', id: null } },
        ...(partyIds.size === 1 && { partyId: [...partyIds][0] }),
        ...(reference && { reference }),
      },
    ]);
    return written(c, posted, [...changes, change], named, after);
  })
  .post(
    `${VOUCHERS}/:voucherId/reverse`,
    authorize,
    once,
    accept('json', newReversal),
    answers(201, voucherAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const { date, reason } = c.req.valid('json');
      const voucher = await foundVoucher(c);
      mustStandAlone(voucher);
      const { reversal, change } = await voucherReversed(c.env.DB, scope, person, voucher, { date, narration: reason });
      return written(c, [reversal], [change], await namesOf(c, [reversal]));
    },
  )
  .post(
    `${VOUCHERS}/:voucherId/void`,
    authorize,
    once,
    accept('json', newEnd),
    answers(200, voucherAnswer),
    async (c) => {
      const voucher = await foundVoucher(c);
      mustStandAlone(voucher);
      const change = await vouchersVoided(c.env.DB, c.var.companyScope, [voucher], c.req.valid('json').reason);
      const names = await namesOf(c, [voucher]);
      const answer = voucherJson({ ...voucher, status: 'void' }, names);
      await commit(actingOf(c, { status: 200, body: answer }), [change]);
      return c.json(inWords(c, answer));
    },
  )
  .get(OPENING, authorize, answers(200, openingAnswer), async (c) => {
    return c.json(inWords(c, await openingJson(c, await findOpening(c.env.DB, c.var.companyScope))));
  })
  .post(OPENING, authorize, once, accept('json', newOpening), answers(201, openingAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const { asOn: date, lines, differenceToSuspense = false } = c.req.valid('json');
    const { stands, made, changes } = await openingSet(c.env.DB, scope, person, { date, lines, differenceToSuspense });
    const answer = await openingJson(c, stands, made);
    await commit(actingOf(c, { status: 201, body: answer }), changes);
    return c.json(inWords(c, answer), 201);
  })
  .get(LOCKS, authorize, answers(200, z.array(lockAnswer)), async (c) =>
    c.json((await listLocks(c.env.DB, c.var.companyScope)).map(lockJson)),
  )
  .post(LOCKS, authorize, once, accept('json', newLock), answers(201, lockAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const sent = c.req.valid('json');
    if (sent.upTo > today()) throw atFault(422, 'upTo', say('ledger.lock-ahead', { today: today() }));
    const until = await lockedUpTo(c.env.DB, scope);
    if (until && sent.upTo <= until)
      throw atFault(409, 'upTo', say('ledger.locked-already', { until }), 'period-locked');
    const { lock, change } = periodLocked(c.env.DB, scope, person, sent);
    await commit(actingOf(c, { status: 201, body: lockJson(lock) }), [change]);
    return c.json(lockJson(lock), 201);
  })
  .post(`${LOCKS}/:lockId/lift`, authorize, once, accept('json', newLift), answers(200, lockAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const found = await findLock(c.env.DB, scope, c.req.param('lockId'));
    if (!found) throw notHere();
    if (found.liftedAt) throw new Problem(409, 'lock-lifted', say('ledger.lock-lifted'));
    const { lock, change } = periodOpened(c.env.DB, scope, person, found, c.req.valid('json').reason);
    await commit(actingOf(c, { status: 200, body: lockJson(lock) }), [change]);
    return c.json(lockJson(lock));
  });

const said = ({ accounts }: Names, id: string): Said => {
  const account = accounts.get(id);
  return account ? accountWords(account) : id;
};

/** Names of what may come with a voucher, and is not in the database before it. */
type NewNames = Pick<Names, 'parties' | 'bills'>;

/** Writes vouchers with what came with them, parties and bills first, and answers with the one. */
async function written(
  c: Context<AppEnv>,
  posted: readonly PostedVoucher[],
  changes: readonly Change[],
  { parties, bills }: NewNames,
  after: readonly D1PreparedStatement[] = [],
) {
  const scope = c.var.companyScope;
  const accounts = await accountsOf(c.env.DB, scope);
  const known = {
    accounts: new Map(accounts.map((account) => [account.id, account])),
    parties,
    ...(bills && { bills }),
  };
  const [answer] = posted.map((voucher) => voucherJson(voucher, known));
  const last = { chainId: scope.companyId, statements: [...after], entries: [] };
  await commit(actingOf(c, { status: 201, body: answer }), [...changes, last]);
  if (!answer) throw new RangeError('Nothing was posted');
  return c.json(inWords(c, answer), 201);
}

/** The opening as it is answered; parties and bills that come with it are named by the caller. */
async function openingJson(c: Context<AppEnv>, voucher: PostedVoucher | undefined, named?: NewNames) {
  const scope = c.var.companyScope;
  if (!voucher) return { asOn: null, voucher: null, bankDifferences: [] };
  const names = await namesOf(c, [voucher]);
  const differences = await bankDifferences(c.env.DB, scope, voucher.date, voucher.entries);
  return {
    asOn: voucher.date,
    voucher: voucherJson(voucher, { ...names, ...named }),
    bankDifferences: differences.map(({ accountId, stated, bank }) => ({
      accountId,
      account: said(names, accountId),
      stated: formatRupees(stated),
      bank: formatRupees(bank),
    })),
  };
}
