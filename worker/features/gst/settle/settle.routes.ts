import { Hono, type MiddlewareHandler } from 'hono';
import { netCredit } from '../../../domain/gst/gstr-3b/cells';
import type { Settlement } from '../../../domain/gst/settle/model';
import { NOTHING } from '../../../domain/gst/settle/model';
import { say } from '../../../domain/shared/message';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { asDownload } from '../../../platform/files';
import { accept, answers, inWords } from '../../../platform/http';
import { Problem } from '../../../platform/problem';
import { pageAmong } from '../../../platform/wire';
import { commit } from '../../audit/audit.repository';
import { amountsJson, findingJson } from '../gst.contract';
import { returnJson } from '../return-json';
import { duesOf, duesOrNone } from './dues.usecase';
import { draftOf } from './return.usecase';
import { settleCalls } from './settle.calls';
import {
  cellJson,
  cellRowJson,
  comparisonJson,
  draftAnswer,
  duesJson,
  heldFastJson,
  newSetOff,
  returnQuery,
  setOffAnswer,
  setOffJson,
  setOffQuery,
} from './settle.contract';
import { type SetOff, setOffOf, setOffPosted } from './settlement.usecase';
import { vouchersOfReturn } from './tax-books.repository';

const authorize = authorizeBy(settleCalls);
const PERIOD = '/companies/:companyId/gst/:gstin/:period';

const which = (gstin: string, period: string) => ({ gstin: gstin.toUpperCase(), period });

/** What was recorded in the place of what would be proposed today. */
const asRecorded = (setOff: SetOff): SetOff =>
  setOff.own
    ? {
        ...setOff,
        settlement: JSON.parse(setOff.own.figures) as Settlement,
        postings: [],
        challan: NOTHING,
        assumed: [],
      }
    : setOff;

/** Answers the portal's file in the place of the worksheet, where nothing stops the draft. */
const portalFile: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { format, filedOn } = returnQuery.parse(c.req.query());
  if (format !== 'portal') return next();
  const asked = which(c.req.param('gstin') ?? '', c.req.param('period') ?? '');
  const draft = await draftOf(c.env.DB, c.var.companyScope, asked);
  const [stop] = draft.findings.filter(({ severity }) => severity === 'stop');
  if (stop) {
    const told = { findings: inWords(c, draft.findings.map(findingJson)) };
    throw new Problem(409, 'draft-stopped', say('gst-return.fault.stopped', { first: stop.message }), {}, told);
  }
  const dues = await duesOf(c.env.DB, c.var.companyScope, draft, filedOn);
  return asDownload(
    draft.fileWith(duesOrNone(dues)),
    `GSTR-3B_${draft.gstin}_${draft.period.code}.json`,
    'application/json',
  );
};

export const settleRoutes = new Hono<AppEnv>()
  .get(
    `${PERIOD}/gstr-3b`,
    authorize,
    accept('query', returnQuery),
    answers(200, draftAnswer),
    portalFile,
    async (c) => {
      const { cell, filedOn, ...page } = c.req.valid('query');
      const draft = await draftOf(c.env.DB, c.var.companyScope, which(c.req.param('gstin'), c.req.param('period')));
      const { rows, cells, findings } = draft;
      const wanted = cell ? rows.filter((row) => row.cell === cell) : rows;
      return c.json(
        inWords(c, {
          ...returnJson(draft, c.var.person.id),
          creditFrom: draft.creditFrom,
          cells: cells.map(cellJson),
          netCredit: amountsJson(netCredit(cells)),
          dues: duesJson(await duesOf(c.env.DB, c.var.companyScope, draft, filedOn)),
          heldFast: heldFastJson(draft, today()),
          comparisons: draft.comparisons.map(comparisonJson),
          findings: findings.map(findingJson),
          rowCount: wanted.length,
          rows: pageAmong(c, wanted, page).map(cellRowJson),
        }),
      );
    },
  )
  .get(`${PERIOD}/set-off`, authorize, accept('query', setOffQuery), answers(200, setOffAnswer), async (c) => {
    const asked = { ...c.req.valid('query'), ...which(c.req.param('gstin'), c.req.param('period')) };
    const found = await setOffOf(c.env.DB, c.var.companyScope, asked);
    const vouchers = found.own ? await vouchersOfReturn(c.env.DB, c.var.companyScope, found.own.id) : null;
    return c.json(inWords(c, setOffJson(asRecorded(found), vouchers && { vouchers })));
  })
  .post(`${PERIOD}/set-off`, authorize, once, accept('json', newSetOff), answers(201, setOffAnswer), async (c) => {
    const asked = { ...c.req.valid('json'), ...which(c.req.param('gstin'), c.req.param('period')) };
    const { companyScope: scope, person } = c.var;
    const setOff = await setOffOf(c.env.DB, scope, asked);
    const { posted, changes } = await setOffPosted(c.env.DB, scope, person, setOff);
    const body = inWords(c, setOffJson(setOff, { vouchers: posted }));
    await commit(actingOf(c, { status: 201, body }), changes);
    return c.json(body, 201);
  });
