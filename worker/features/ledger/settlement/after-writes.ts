import { Hono, type MiddlewareHandler } from 'hono';
import { actingOf } from '../../../platform/acting';
import type { AppEnv } from '../../../platform/env';
import { logFailure } from '../../../platform/log';
import { commit } from '../../audit/audit.repository';
import { settledByRules } from './settle.usecase';

/** The calls after which a line and its bill may both be there for the first time. */
const BRINGING = ['upload-statement', 'vouchers', 'invoices', 'invoices/import', 'bills', 'bills/import'];

/**
 * Settles by the rules of people once a statement or a bill has come in. What was asked for is done and answered by then, so a
 * failure is written down and no part of the answer: the desk of settlement runs the same rules when it is opened.
 */
const settlesByRules: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const isNew = c.res.ok && !c.res.headers.has('idempotency-replayed');
  if (c.req.method !== 'POST' || !isNew) return;
  const { companyScope: scope, person } = c.var;
  try {
    const found = await settledByRules(c.env.DB, scope, person);
    // The key of the request keeps the answer of what was asked for.
    if (found) await commit({ ...actingOf(c, { status: 200, body: null }), alongside: [] }, [found.change]);
  } catch (failure) {
    logFailure(c.var.requestId, failure);
  }
};

export const afterWrites = new Hono<AppEnv>();
for (const call of BRINGING) afterWrites.use(`/companies/:companyId/${call}`, settlesByRules);
