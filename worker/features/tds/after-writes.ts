import { Hono, type MiddlewareHandler } from 'hono';
import { actingOf } from '../../platform/acting';
import { now, today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { logFailure } from '../../platform/log';
import { changeCase } from '../calendar/case/case.repository';
import { workOut } from '../calendar/work-out/work-out.repository';

/** The calls of the books after which more or less may be withheld than before. */
const CHANGING = [
  ...['bills', 'bills/import', 'bills/:documentId/cancel', 'vouchers/:voucherId/reverse', 'vouchers/:voucherId/void'],
  ...['lines/:transactionId/posting', 'lines/:transactionId/posting/undo'],
];

const CHANGED = `SELECT EXISTS (SELECT 1 FROM tds_deductions
  WHERE company_id = ?1 AND (created_at >= ?2 OR withdrawn_at >= ?2)) isChanged`;

/**
 * Works the calendar out again once the books have changed what is withheld. What was asked for is done and answered by then, and
 * the ledger of deductions says it already, so a failure is written down: the night works out what is left.
 */
const worksCalendarOut: MiddlewareHandler<AppEnv> = async (c, next) => {
  const since = now().toISOString();
  await next();
  const isNew = c.res.ok && !c.res.headers.has('idempotency-replayed');
  if (c.req.method !== 'POST' || !isNew) return;
  const { companyId } = c.var.companyScope;
  try {
    const isChanged = await c.env.DB.prepare(CHANGED).bind(companyId, since).first<number>('isChanged');
    if (!isChanged) return;
    const acting = { ...actingOf(c, { status: 200, body: null }), alongside: [] };
    await changeCase(
      c.env.DB,
      companyId,
      () => acting,
      (companyCase) => {
        const { change } = workOut(c.env.DB, companyCase, today());
        const isKnown = companyCase.dossier.facts.length > 0;
        return { change: isKnown ? change : { ...change, statements: [], entries: [] }, body: undefined };
      },
    );
  } catch (failure) {
    logFailure(c.var.requestId, failure);
  }
};

export const afterDeductions = new Hono<AppEnv>();
for (const call of CHANGING) afterDeductions.use(`/companies/:companyId/${call}`, worksCalendarOut);
