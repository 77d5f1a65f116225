import { Hono } from 'hono';
import { addDays } from '../../../domain/shared/dates';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { commit } from '../../audit/audit.repository';
import { changeCase } from '../../calendar/case/case.repository';
import { settlementRecorded } from '../settle/settlement.usecase';
import { vouchersOfReturn } from '../settle/tax-books.repository';
import { listChallans, listUnlaidLines } from './challan.repository';
import { challanRecorded } from './challan.usecase';
import { compositionOf } from './composition.usecase';
import { monthlyOf } from './monthly.usecase';
import { paymentsCalls } from './payments.calls';
import {
  challanJson,
  challanRecordedAnswer,
  challansAnswer,
  challansQuery,
  compositionAnswer,
  compositionJson,
  compositionQuery,
  lineJson,
  monthlyAnswer,
  monthlyJson,
  monthlyQuery,
  newChallan,
  newComposition,
} from './payments.contract';

const authorize = authorizeBy(paymentsCalls);
const PERIOD = '/companies/:companyId/gst/:gstin/:period';
/** Bank lines of so many days back may be laid to a challan. */
const DAYS_BACK = 400;

export const paymentsRoutes = new Hono<AppEnv>()
  .get(`${PERIOD}/pmt-06`, authorize, accept('query', monthlyQuery), answers(200, monthlyAnswer), async (c) => {
    const which = { gstin: c.req.param('gstin').toUpperCase(), period: c.req.param('period') };
    const monthly = await monthlyOf(c.env.DB, c.var.companyScope, { ...which, ...c.req.valid('query') });
    return c.json(inWords(c, monthlyJson(monthly)));
  })
  .get(`${PERIOD}/cmp-08`, authorize, accept('query', compositionQuery), answers(200, compositionAnswer), async (c) => {
    const which = { gstin: c.req.param('gstin').toUpperCase(), period: c.req.param('period') };
    const asked = c.req.valid('query');
    const found = await compositionOf(c.env.DB, c.var.companyScope, { ...which, ...asked });
    const vouchers = found.own ? await vouchersOfReturn(c.env.DB, c.var.companyScope, found.own.id) : null;
    return c.json(inWords(c, compositionJson(found, asked.dealer, vouchers)));
  })
  .post(
    `${PERIOD}/cmp-08`,
    authorize,
    once,
    accept('json', newComposition),
    answers(201, compositionAnswer),
    async (c) => {
      const which = { gstin: c.req.param('gstin').toUpperCase(), period: c.req.param('period') };
      const { companyScope: scope, person } = c.var;
      const asked = c.req.valid('json');
      const found = await compositionOf(c.env.DB, scope, { ...which, ...asked });
      const { posted, changes } = await settlementRecorded(c.env.DB, scope, person, found);
      const body = inWords(c, compositionJson(found, asked.dealer, posted));
      await commit(actingOf(c, { status: 201, body }), changes);
      return c.json(body, 201);
    },
  )
  .get(
    '/companies/:companyId/gst-challans',
    authorize,
    accept('query', challansQuery),
    answers(200, challansAnswer),
    async (c) => {
      const { companyScope: scope } = c.var;
      const [challans, lines] = await Promise.all([
        listChallans(c.env.DB, scope, c.req.valid('query').gstin),
        listUnlaidLines(c.env.DB, scope, addDays(today(), -DAYS_BACK)),
      ]);
      return c.json({ challans: challans.map(challanJson), lines: lines.map(lineJson) });
    },
  )
  .post(
    '/companies/:companyId/gst-challans',
    authorize,
    once,
    accept('json', newChallan),
    answers(201, challanRecordedAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const asked = c.req.valid('json');
      const acting = (body: unknown) => actingOf(c, { status: 201, body });
      const body = await changeCase(c.env.DB, scope.companyId, acting, async (companyCase) => {
        const { challan, changes } = await challanRecorded(c.env.DB, scope, person, asked, companyCase);
        const change = {
          chainId: scope.companyId,
          statements: changes.flatMap(({ statements }) => statements),
          entries: changes.flatMap(({ entries }) => entries),
        };
        return { change, body: challanJson(challan) };
      });
      return c.json(body, 201);
    },
  );
