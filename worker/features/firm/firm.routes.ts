import { Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../domain/shared/message';
import { actingOf, once } from '../../platform/acting';
import { authorizeBy } from '../../platform/authorize';
import type { AppEnv } from '../../platform/env';
import { accept, answers } from '../../platform/http';
import { logSecurity } from '../../platform/log';
import { notHere, Problem } from '../../platform/problem';
import { commit, mustBeAtMost } from '../audit/audit.repository';
import { editOf, isIdle } from '../audit/edit.repository';
import { firmCalls } from './firm.calls';
import { firmAnswer, firmChange, firmJson, firmSummaryAnswer, firmSummaryJson, newFirm } from './firm.contract';
import {
  countOwned,
  findFirm,
  firmEdited,
  firmFigures,
  firmFounded,
  foundFirm,
  listFirms,
  OWNED,
  removeDemo,
} from './firm.repository';

const authorize = authorizeBy(firmCalls);

const FIRMS_PER_PERSON = 5;

export const firmRoutes = new Hono<AppEnv>()
  .get('/ca-firms', authorize, answers(200, z.array(firmAnswer)), async (c) =>
    c.json((await listFirms(c.env.DB, c.var.person)).map(firmJson)),
  )
  .post('/ca-firms', authorize, once, accept('json', newFirm), answers(201, firmAnswer), async (c) => {
    const { person } = c.var;
    if (person.isAnonymous) throw new Problem(403, 'sign-up-first', say('problem.sign-up-for-firm'));
    if ((await countOwned(c.env.DB, person)) >= FIRMS_PER_PERSON)
      throw new Problem(409, 'too-many-firms', say('problem.too-many-firms', { most: FIRMS_PER_PERSON }));
    const firm = foundFirm(c.req.valid('json'), null);
    const answer = firmJson(firm);
    const founded = firmFounded(c.env.DB, firm, person.id);
    const bounded = mustBeAtMost(c.env.DB, FIRMS_PER_PERSON, OWNED, person.id);
    const change = { ...founded, statements: [...founded.statements, bounded] };
    await commit(actingOf(c, { status: 201, body: answer }), [change]);
    const granted = { kind: 'grant', action: 'become-owner', status: 201, code: 'done', caFirmId: firm.id } as const;
    await logSecurity(c, granted);
    return c.json(answer, 201);
  })
  .patch('/ca-firms/:caFirmId', authorize, once, accept('json', firmChange), answers(200, firmAnswer), async (c) => {
    const { was, ...asked } = c.req.valid('json');
    const firm = await findFirm(c.env.DB, c.var.firmScope);
    if (!firm) throw notHere();
    const edit = editOf(firm, asked, { was, shown: firmJson(firm) });
    const answer = firmJson({ ...firm, ...edit.after });
    if (!isIdle(edit)) await commit(actingOf(c, { status: 200, body: answer }), [firmEdited(c.env.DB, firm, edit)]);
    return c.json(answer);
  })
  .get('/ca-firms/:caFirmId/summary', authorize, answers(200, firmSummaryAnswer), async (c) =>
    c.json(firmSummaryJson(await firmFigures(c.env.DB, c.var.firmScope))),
  )
  .delete('/ca-firms/:caFirmId/demo', authorize, once, async (c) => {
    const { firmScope } = c.var;
    if (!firmScope.isDemo) throw new Problem(409, 'not-a-demonstration', say('problem.not-a-demonstration'));
    const answer = { removed: true };
    await removeDemo(actingOf(c, { status: 200, body: answer }), firmScope);
    const { caFirmId } = firmScope;
    await logSecurity(c, { kind: 'grant', action: 'remove-demo', status: 200, code: 'done', caFirmId });
    return c.json(answer);
  });
