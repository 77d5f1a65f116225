import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { accept, answers } from '../../../platform/http';
import { logSecurity } from '../../../platform/log';
import { notHere } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { memberName } from '../../firm/firm.repository';
import { assignmentCalls } from './assignment.calls';
import { assignmentsAnswer, newAssignments } from './assignment.contract';
import { type Assigned, assignedNow, assignmentsChanged, listAssignments } from './assignment.repository';

const authorize = authorizeBy(assignmentCalls);

export const assignmentRoutes = new Hono<AppEnv>()
  .get('/ca-firms/:caFirmId/assignments', authorize, answers(200, z.array(assignmentsAnswer)), async (c) =>
    c.json(await listAssignments(c.env.DB, c.var.firmScope)),
  )
  .post(
    '/ca-firms/:caFirmId/assignments',
    authorize,
    once,
    accept('json', newAssignments),
    answers(200, assignmentsAnswer),
    async (c) => {
      const { memberId, add, remove } = c.req.valid('json');
      const { firmScope } = c.var;
      const name = await memberName(c.env.DB, firmScope.caFirmId, memberId);
      if (name === undefined) throw notHere();
      const clients = await clientsOf(c, memberId, [...add, ...remove.filter((id) => !add.includes(id))]);
      const added = clients.filter(({ id, isOn }) => add.includes(id) && !isOn);
      const removed = clients.filter(({ id, isOn }) => !add.includes(id) && isOn);
      const known = (await listAssignments(c.env.DB, firmScope)).find((one) => one.memberId === memberId);
      const answer = { memberId, companyIds: changed(known?.companyIds ?? [], added, removed) };
      if (added.length + removed.length === 0) return c.json(answer);
      const member = { id: memberId, name };
      const change = assignmentsChanged(c.env.DB, firmScope, member, { add: added, remove: removed });
      await commit(actingOf(c, { status: 200, body: answer }), [change]);
      const { caFirmId } = firmScope;
      await logSecurity(c, { kind: 'grant', action: 'assign-clients', status: 200, code: 'done', caFirmId });
      return c.json(answer);
    },
  );

/** The clients that were named, each once. Throws 404 where one is none of the firm's. */
async function clientsOf(c: Context<AppEnv>, memberId: string, named: readonly string[]): Promise<Assigned[]> {
  const ids = [...new Set(named)];
  const clients = await assignedNow(c.env.DB, c.var.firmScope, memberId, ids);
  if (clients.length < ids.length) throw notHere();
  return clients;
}

function changed(known: readonly string[], added: readonly Assigned[], removed: readonly Assigned[]): string[] {
  const gone = new Set(removed.map(({ id }) => id));
  return [...known.filter((id) => !gone.has(id)), ...added.map(({ id }) => id)];
}
