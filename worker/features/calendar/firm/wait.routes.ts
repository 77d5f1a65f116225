import { Hono } from 'hono';
import { say } from '../../../domain/shared/message';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { notHere, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { calendarCalls } from '../calendar.calls';
import type { ComplianceItem } from '../calendar.table';
import { readCases } from '../case/case.repository';
import { cellJson } from './firm-grid.contract';
import { findHomes } from './firm-grid.repository';
import { newWait, waitAnswer } from './wait.contract';
import { type Wait, waitsSet } from './wait.repository';

const authorize = authorizeBy(calendarCalls);

/** Who is waited for, said of several clients' items at once. */
export const waitRoutes = new Hono<AppEnv>().post(
  '/ca-firms/:caFirmId/compliance-items/wait',
  authorize,
  once,
  accept('json', newWait),
  answers(200, waitAnswer),
  async (c) => {
    const { items: ids, waitsFor, name, what } = c.req.valid('json');
    const { firmScope } = c.var;
    const named = [...new Set(ids)];
    const homes = await findHomes(c.env.DB, firmScope, named);
    if (homes.size < named.length) throw notHere();
    const cases = await readCases(c.env.DB, [...new Set(homes.values())]);
    const items = [...cases.values()].flatMap((one) => one.items.filter(({ id }) => homes.has(id)));
    if (items.some(({ status }) => !OPEN.has(status)))
      throw new Problem(409, 'not-open', say('calendar.item.waits-open-only'));
    const wait: Wait = {
      waitsFor,
      waitsName: waitsFor === 'person' ? (name ?? null) : null,
      waitsWhat: waitsFor === null ? null : (what ?? null),
    };
    const changed = items.filter((item) => !isSo(item, wait));
    const answer = { items: items.map((item) => cellJson({ ...item, ...wait }, today())) };
    if (changed.length > 0) {
      const changes = [...Map.groupBy(changed, ({ companyId }) => companyId)].map(([companyId, rows]) =>
        waitsSet(c.env.DB, firmScope, companyId, rows, wait),
      );
      await commit(actingOf(c, { status: 200, body: answer }), changes);
    }
    return c.json(inWords(c, answer), 200);
  },
);

const OPEN: ReadonlySet<ComplianceItem['status']> = new Set(['pending', 'unconfirmed']);

const isSo = (item: Wait, wait: Wait): boolean =>
  item.waitsFor === wait.waitsFor && item.waitsName === wait.waitsName && item.waitsWhat === wait.waitsWhat;
