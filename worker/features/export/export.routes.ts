import { Hono } from 'hono';
import { actingOf } from '../../platform/acting';
import { authorizeBy } from '../../platform/authorize';
import { inIndia, now, today } from '../../platform/clock';
import { type AppEnv, isLocal } from '../../platform/env';
import { asDownload, streamOf } from '../../platform/files';
import { countAttempt, EXPORTS, limitFlood } from '../../platform/limits';
import { logSecurity } from '../../platform/log';
import { notHere } from '../../platform/problem';
import { commit } from '../audit/audit.repository';
import { findCompany } from '../company/company.repository';
import { exportCalls } from './export.calls';
import { chainHead } from './export.repository';
import { exportOf } from './export.usecase';

const authorize = authorizeBy(exportCalls);

const OF_A_COMPANY = { most: 10, seconds: 3_600 };

export const exportRoutes = new Hono<AppEnv>().get('/companies/:companyId/export', authorize, async (c) => {
  const { companyScope: scope, person } = c.var;
  await limitFlood(c, 'export', EXPORTS);
  if (!isLocal(c.env)) await countAttempt(c.env.DB, `export:${scope.companyId}`, OF_A_COMPANY);
  const company = await findCompany(c.env.DB, scope);
  if (!company) throw notHere();
  const { id, cin, name } = company;
  // The trail knows of the export before a byte of it leaves.
  const entry = { action: 'company.export', entityType: 'company', entityId: id };
  await commit(actingOf(c, { status: 200, body: null }), [{ chainId: id, statements: [], entries: [entry] }]);
  const taken = { companyId: id, caFirmId: scope.caFirmId };
  await logSecurity(c, { kind: 'export', action: 'company-export', status: 200, code: 'done', ...taken });
  const chain = await chainHead(c.env.DB, scope);
  const at = now();
  const when = { exportedAt: at.toISOString(), exportedAtIst: inIndia(at) };
  const facts = { company: { id, cin, name }, ...when, exportedBy: { id: person.id, name: person.name }, chain };
  const parts = exportOf({ d1: c.env.DB, files: c.env.FILES, scope }, facts);
  return asDownload(streamOf(parts), `anupalan-${cin}-${today()}.zip`, 'application/zip');
});
