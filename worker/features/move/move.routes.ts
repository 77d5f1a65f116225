import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../domain/shared/message';
import { actingOf, once } from '../../platform/acting';
import { authorizeBy } from '../../platform/authorize';
import { today } from '../../platform/clock';
import { failedOn } from '../../platform/database';
import type { AppEnv } from '../../platform/env';
import { accept, answers } from '../../platform/http';
import { type Flood, limitFlood } from '../../platform/limits';
import { logFailure, logSecurity } from '../../platform/log';
import { canMail, mailNotConfigured, sendMail } from '../../platform/mail';
import { archived, notAllowed, notHere, Problem } from '../../platform/problem';
import { mustKnowPassword } from '../../platform/step-up';
import { page, pageOf } from '../../platform/wire';
import { type Change, commit } from '../audit/audit.repository';
import { type CompanyCase, changeCase } from '../calendar/case/case.repository';
import { workOut } from '../calendar/work-out/work-out.repository';
import { COMPANIES_PER_FOUNDER, countFounded } from '../company/company.repository';
import { findFirm } from '../firm/firm.repository';
import { nameOf } from '../people/people.repository';
import { moveCalls } from './move.calls';
import {
  decidedAnswer,
  moveAnswer,
  movedAnswer,
  newHandOver,
  newRelease,
  offeredAnswer,
  offeredJson,
  pastSubscriptionAnswer,
  pastSubscriptionJson,
  waitingJson,
} from './move.contract';
import {
  type Founder,
  findWaiting,
  foundersOf,
  letGo,
  listOffered,
  listPastSubscriptions,
  moveEnded,
  moveOffered,
  type NewMove,
  newMove,
  type Offered,
  takenOn,
} from './move.repository';
import { movedMail, offerMail } from './move.words';

const authorize = authorizeBy(moveCalls);

const none = z.strictObject({});

const HOUR = 3_600;
/** Each is a mail to somebody who may not have asked for it. */
const OFFERS: Flood = { account: { most: 20, seconds: HOUR }, network: { most: 50, seconds: HOUR } };

export const moveRoutes = new Hono<AppEnv>()
  .get('/companies/:companyId/move', authorize, answers(200, moveAnswer), async (c) => {
    const { companyId } = c.var.companyScope;
    const [waiting, founders] = await Promise.all([findWaiting(c.env.DB, companyId), foundersOf(c.env.DB, companyId)]);
    return c.json({ waiting: waiting && waitingJson(waiting), ...foundersJson(c, founders) });
  })
  .post(
    '/companies/:companyId/hand-over',
    authorize,
    accept('json', newHandOver),
    answers(201, moveAnswer),
    async (c) => {
      const { email, password } = c.req.valid('json');
      const { companyId, caFirmId } = c.var.companyScope;
      if (caFirmId) throw isClient();
      const link = `${c.var.origin}/multi-company`;
      const move = newMove({ companyId, kind: 'hand-over', email, movedFirmId: null });
      return c.json(await offer(c, { move, password, link, toOf: () => [email] }), 201);
    },
  )
  .post('/companies/:companyId/release', authorize, accept('json', newRelease), answers(201, moveAnswer), async (c) => {
    const { companyId, caFirmId } = c.var.companyScope;
    const link = `${c.var.origin}/company-facts?company=${companyId}`;
    const move = newMove({ companyId, kind: 'release', email: null, movedFirmId: caFirmId });
    const { password } = c.req.valid('json');
    return c.json(await offer(c, { move, password, link, toOf: (founders) => founders }), 201);
  })
  .post(
    '/companies/:companyId/move/withdraw',
    authorize,
    once,
    accept('json', none),
    answers(200, decidedAnswer),
    async (c) => c.json(await end(c, 'withdrawn')),
  )
  .post(
    '/companies/:companyId/move/refuse',
    authorize,
    once,
    accept('json', none),
    answers(200, decidedAnswer),
    async (c) => c.json(await end(c, 'refused')),
  )
  .post(
    '/companies/:companyId/move/accept',
    authorize,
    once,
    accept('json', none),
    answers(200, movedAnswer),
    async (c) => {
      const { person, companyScope } = c.var;
      const { companyId } = companyScope;
      const offered = await findWaiting(c.env.DB, companyId);
      if (offered?.kind !== 'release' || !offered.movedFirmId) throw noOffer();
      await mustBeFounder(c, companyId);
      if ((await countFounded(c.env.DB, person.id)) >= COMPANIES_PER_FOUNDER)
        throw new Problem(
          409,
          'too-many-companies',
          say('problem.too-many-companies', { most: COMPANIES_PER_FOUNDER }),
        );
      const firm = { id: offered.movedFirmId, name: offered.firm ?? '' };
      const answer = { companyId, caFirmId: null };
      await move(c, answer, await letGo(c.env.DB, offered, firm, person), 'move.cin-taken.person');
      await moved(c, offered);
      return c.json(answer);
    },
  )
  .get('/ca-firms/:caFirmId/moves', authorize, answers(200, z.array(offeredAnswer)), async (c) =>
    c.json((await listOffered(c.env.DB, c.var.person)).map(offeredJson)),
  )
  .post(
    '/ca-firms/:caFirmId/moves/:moveId/accept',
    authorize,
    once,
    accept('json', none),
    answers(200, movedAnswer),
    async (c) => {
      const { person, firmScope } = c.var;
      const offered = await offeredTo(c, c.req.param('moveId'));
      if (firmScope.isDemo) throw demonstration();
      if (offered.isArchived) throw archived();
      if (offered.caFirmId) throw isClient();
      const firm = await findFirm(c.env.DB, firmScope);
      if (!firm) throw notHere();
      const answer = { companyId: offered.companyId, caFirmId: firm.id };
      await move(c, answer, takenOn(c.env.DB, offered, firm, person), 'move.cin-taken.firm');
      await moved(c, offered);
      return c.json(answer);
    },
  )
  .post(
    '/ca-firms/:caFirmId/moves/:moveId/refuse',
    authorize,
    once,
    accept('json', none),
    answers(200, decidedAnswer),
    async (c) => {
      const offered = await offeredTo(c, c.req.param('moveId'));
      return c.json(await ended(c, offered, 'refused'));
    },
  )
  .get(
    '/ca-firms/:caFirmId/past-subscriptions',
    authorize,
    accept('query', page),
    answers(200, z.array(pastSubscriptionAnswer)),
    async (c) => {
      const asked = c.req.valid('query');
      const rows = await listPastSubscriptions(c.env.DB, c.var.firmScope.caFirmId, asked);
      return c.json(pageOf(c, rows, asked, ({ id }) => id).map(pastSubscriptionJson));
    },
  );

type Offer = { move: NewMove; password: string; link: string; toOf: (founders: string[]) => string[] };

/** Keeps an offer and mails whoever can agree to it. What hangs on the password is tried last, and nothing is written before. */
async function offer(c: Context<AppEnv>, { move, password, link, toOf }: Offer) {
  const { person, companyScope } = c.var;
  const { companyId } = companyScope;
  if (companyScope.isDemo) throw demonstration();
  const founders = await foundersOf(c.env.DB, companyId);
  if (founders.length === 0) throw new Problem(409, 'no-founder', say('move.no-founder'));
  if (move.kind === 'hand-over' && !founders.some(({ id }) => id === person.id)) throw notForGood();
  if (!canMail(c.env)) throw mailNotConfigured();
  await limitFlood(c, 'company-move', OFFERS);
  await mustKnowPassword(c, password);
  const company = await nameOf(c.env.DB, { kind: 'company', id: companyId });
  const firm = move.movedFirmId ? await nameOf(c.env.DB, { kind: 'firm', id: move.movedFirmId }) : null;
  const waiting = { ...move, askedBy: person.name, firm };
  const { id, kind, email, createdAt, expiresAt } = waiting;
  const answer = {
    waiting: { id, kind, email, askedBy: person.name, firm, createdAt, expiresAt },
    ...foundersJson(c, founders),
  };
  await commit(actingOf(c, { status: 201, body: answer }), [moveOffered(c.env.DB, move, person)]);
  await logged(c, `offer-${kind}`, companyId, move.movedFirmId);
  const asker = firm ?? person.name;
  for (const to of toOf(founders.map((founder) => founder.email)))
    await sendMail(c.env, offerMail({ id, kind, company, asker, expiresAt, link }, to)).catch((failure: unknown) =>
      logFailure(c.var.requestId, failure),
    );
  return answer;
}

const foundersJson = (c: Context<AppEnv>, founders: readonly Founder[]) => ({
  founders: founders.map(({ name }) => name),
  isFounder: founders.some(({ id }) => id === c.var.person.id),
});

/** Ends the offer of the company of a call: whoever offered takes it back, a founder says no to the firm. Nothing where none waits. */
async function end(c: Context<AppEnv>, decision: 'refused' | 'withdrawn'): Promise<{ id: string }> {
  const { companyId, caFirmId } = c.var.companyScope;
  const offered = await findWaiting(c.env.DB, companyId);
  if (!offered) throw noOffer();
  const isFirms = offered.kind === 'release';
  const isOwner = c.var.companyScope.role === 'owner' && caFirmId !== null;
  if (decision === 'withdrawn' ? isFirms !== isOwner : !isFirms) throw notAllowed();
  return ended(c, offered, decision);
}

async function ended(c: Context<AppEnv>, offered: Offered, decision: 'refused' | 'withdrawn'): Promise<{ id: string }> {
  const answer = { id: offered.id };
  const change = moveEnded(c.env.DB, offered, c.var.person, decision);
  await commit(actingOf(c, { status: 200, body: answer }), [change]);
  return answer;
}

/** The offer that is made to the address of whoever asks. Throws 409 where it is over, taken or none of theirs. */
async function offeredTo(c: Context<AppEnv>, id: string): Promise<Offered> {
  const offered = (await listOffered(c.env.DB, c.var.person)).find((one) => one.id === id);
  if (!offered) throw noOffer();
  return offered;
}

async function mustBeFounder(c: Context<AppEnv>, companyId: string): Promise<void> {
  const founders = await foundersOf(c.env.DB, companyId);
  if (!founders.some(({ id }) => id === c.var.person.id)) throw notForGood();
}

type Taken = 'move.cin-taken.person' | 'move.cin-taken.firm';

/** Writes a move. Throws 409 in words where the new owner keeps a company of this CIN already. */
async function move(c: Context<AppEnv>, answer: object, changes: readonly Change[], taken: Taken): Promise<void> {
  try {
    await commit(actingOf(c, { status: 200, body: answer }), changes);
  } catch (error) {
    if (failedOn(error, 'companies.owner_id, companies.cin')) throw new Problem(409, 'cin-taken', say(taken));
    throw error;
  }
}

/** What follows a move: what is due under the reliefs of the other firm, and a mail to who offered. Either may be late. */
async function moved(
  c: Context<AppEnv>,
  { id, kind, companyId, company, askerEmail, movedFirmId }: Offered,
): Promise<void> {
  const { person, requestId } = c.var;
  await logged(c, kind, companyId, movedFirmId);
  const acting = { ...actingOf(c, { status: 200, body: null }), alongside: [] };
  const again = (companyCase: CompanyCase) => {
    const { change } = workOut(c.env.DB, companyCase, today());
    const isKnown = companyCase.dossier.facts.length > 0;
    return { change: isKnown ? change : { ...change, statements: [], entries: [] }, body: undefined };
  };
  await changeCase(c.env.DB, companyId, () => acting, again).catch((failure: unknown) =>
    logFailure(requestId, failure),
  );
  await sendMail(c.env, movedMail(id, { company, by: person.name }, askerEmail)).catch((failure: unknown) =>
    logFailure(requestId, failure),
  );
}

const logged = (c: Context<AppEnv>, action: string, companyId: string, caFirmId: string | null) =>
  logSecurity(c, { kind: 'grant', action, status: 200, code: 'done', companyId, caFirmId });

const noOffer = () => new Problem(409, 'no-offer', say('move.no-offer'));
const isClient = () => new Problem(409, 'already-client', say('move.already-client'));
const notForGood = () => new Problem(409, 'not-for-good', say('move.not-for-good'));
const demonstration = () => new Problem(409, 'demonstration', say('move.demonstration'));
