import { Hono } from 'hono';
import { laidTo } from '../../../domain/gst/refusals/lay';
import { readRefusals } from '../../../domain/gst/refusals/read-refusals';
import { say } from '../../../domain/shared/message';
import { authorizeBy } from '../../../platform/authorize';
import { cellsOf } from '../../../platform/delimited';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { atFault } from '../../../platform/problem';
import { worksheetOf } from '../worksheet.usecase';
import { refusalsCalls } from './refusals.calls';
import { newReport, refusalJson, refusalsAnswer } from './refusals.contract';

const authorize = authorizeBy(refusalsCalls);

/** Lays the portal's error report to the rows of the draft. It stores nothing: the draft is what changes. */
export const refusalsRoutes = new Hono<AppEnv>().post(
  '/companies/:companyId/gst/:gstin/:period/portal-errors',
  authorize,
  accept('json', newReport),
  answers(200, refusalsAnswer),
  async (c) => {
    const { form, text } = c.req.valid('json');
    const which = { form, gstin: c.req.param('gstin').toUpperCase(), period: c.req.param('period') };
    const { rows } = await worksheetOf(c.env.DB, c.var.companyScope, which);
    const read = readRefusals(text, () => cellsOf(text));
    if (!read.ok) throw atFault(422, 'text', say(`gst-refusal.fault.${read.code}`), read.code);
    const refusals = laidTo(read.refusals, rows);
    return c.json(
      inWords(c, {
        ...{ count: refusals.length, unlaid: refusals.filter(({ causes }) => causes.length === 0).length },
        refusals: refusals.map(refusalJson),
      }),
    );
  },
);
