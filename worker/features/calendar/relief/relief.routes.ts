import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../../domain/shared/message';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { notHere, Problem } from '../../../platform/problem';
import { page, pageOf } from '../../../platform/wire';
import { commit } from '../../audit/audit.repository';
import { reliefCalls } from './relief.calls';
import {
  decisionAnswer,
  effectAnswer,
  effectJson,
  effectQuery,
  newRelief,
  type Reader,
  type ReliefAnswer,
  reliefAnswer,
  reliefJson,
} from './relief.contract';
import {
  type Decision,
  findRelief,
  findTwin,
  hasOneMember,
  listReliefs,
  newReliefOf,
  proposeRelief,
} from './relief.repository';
import type { ReliefRow } from './relief.table';
import { decide, effectOf } from './relief.usecase';

const authorize = authorizeBy(reliefCalls);

const none = z.strictObject({});

export const reliefRoutes = new Hono<AppEnv>()
  .get(
    '/ca-firms/:caFirmId/reliefs',
    authorize,
    accept('query', page),
    answers(200, z.array(reliefAnswer)),
    async (c) => {
      const asked = c.req.valid('query');
      const { rows, isAlone } = await listReliefs(c.env.DB, c.var.firmScope, asked);
      const reader = readerOf(c, isAlone);
      return c.json(pageOf(c, rows, asked, ({ id }) => id).map((row) => reliefJson(row, reader)));
    },
  )
  .post(
    '/ca-firms/:caFirmId/reliefs',
    authorize,
    once,
    accept('json', newRelief),
    answers(201, reliefAnswer),
    async (c) => {
      const relief = newReliefOf(c.var.firmScope, c.var.person, c.req.valid('json'));
      await refuseTwin(c, relief);
      const answer = reliefJson(relief, readerOf(c, await hasOneMember(c.env.DB, c.var.firmScope)));
      await enter(c, relief, answer);
      return c.json(answer, 201);
    },
  )
  .get(
    '/ca-firms/:caFirmId/reliefs/:reliefId/effect',
    authorize,
    accept('query', effectQuery),
    answers(200, effectAnswer),
    async (c) => {
      const { companyId, itemId } = c.req.valid('query');
      const one = companyId && itemId ? { companyId, itemId } : undefined;
      const effect = await effectOf(c.env.DB, c.var.firmScope, await named(c, c.req.param('reliefId')), one);
      return c.json(inWords(c, effectJson(effect)));
    },
  )
  .post(
    '/ca-firms/:caFirmId/reliefs/:reliefId/approve',
    authorize,
    accept('json', none),
    answers(200, decisionAnswer),
    async (c) => c.json(await answerDecision(c, c.req.param('reliefId'), 'approve')),
  )
  .post(
    '/ca-firms/:caFirmId/reliefs/:reliefId/refuse',
    authorize,
    accept('json', none),
    answers(200, decisionAnswer),
    async (c) => c.json(await answerDecision(c, c.req.param('reliefId'), 'refuse')),
  )
  .post(
    '/ca-firms/:caFirmId/reliefs/:reliefId/withdraw',
    authorize,
    accept('json', none),
    answers(200, decisionAnswer),
    async (c) => c.json(await answerDecision(c, c.req.param('reliefId'), 'withdraw')),
  );

function readerOf(c: Context<AppEnv>, isAlone: boolean): Reader {
  const { person, firmScope } = c.var;
  const leads = firmScope.role === 'owner' || firmScope.role === 'manager';
  return { personId: person.id, leads, isAlone };
}

async function refuseTwin(c: Context<AppEnv>, relief: ReliefRow) {
  const knownId = await findTwin(c.env.DB, relief);
  if (!knownId) return;
  throw new Problem(409, 'relief-known', say('calendar.relief.known'), {}, { knownId });
}

/** Two who enter the same at once: the later one learns of the other's. */
async function enter(c: Context<AppEnv>, relief: ReliefRow, answer: ReliefAnswer) {
  try {
    await commit(actingOf(c, { status: 201, body: answer }), [proposeRelief(c.env.DB, relief)]);
  } catch (error) {
    if (error instanceof Problem) await refuseTwin(c, relief);
    throw error;
  }
}

async function named(c: Context<AppEnv>, id: string): Promise<ReliefRow> {
  const relief = await findRelief(c.env.DB, c.var.firmScope, id);
  if (!relief) throw notHere();
  return relief;
}

/** Decides, and answers with the relief as it then stands. Asked again by the same person it answers the same. */
async function answerDecision(c: Context<AppEnv>, id: string, decision: Decision) {
  const { firmScope, person } = c.var;
  const acting = actingOf(c, { status: 200, body: null });
  const outcome = await decide(acting, firmScope, person, await named(c, id), decision);
  const reader = readerOf(c, await hasOneMember(c.env.DB, firmScope));
  return { relief: reliefJson(await named(c, id), reader), ...outcome };
}
