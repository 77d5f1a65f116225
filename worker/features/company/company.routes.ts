import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { seesFees } from '../../domain/session/roles';
import { say } from '../../domain/shared/message';
import { actingOf, once } from '../../platform/acting';
import { authorizeBy, authorizeObject } from '../../platform/authorize';
import { failedOn } from '../../platform/database';
import { type AppEnv, isLocal } from '../../platform/env';
import { accept, answers } from '../../platform/http';
import { countAttempt } from '../../platform/limits';
import { logSecurity } from '../../platform/log';
import { notHere, Problem } from '../../platform/problem';
import { page, pageOf } from '../../platform/wire';
import { commit } from '../audit/audit.repository';
import { memberName } from '../firm/firm.repository';
import { companyCalls } from './company.calls';
import { companyAnswer, companyJson, type NewCompany, newCompany } from './company.contract';
import { addCompany, countFounded, findCompany, listCompanies, newCompanyOf, type Owner } from './company.repository';
import type { Company } from './company.table';

const authorize = authorizeBy(companyCalls);

const COMPANIES_PER_FOUNDER = 20;
// A firm moving in adds hundreds of clients in an afternoon; a flood adds more.
const ADDITIONS = { most: 500, seconds: 3_600 };

export const companyRoutes = new Hono<AppEnv>()
  .get(
    '/ca-firms/:caFirmId/companies',
    authorize,
    accept('query', page),
    answers(200, z.array(companyAnswer)),
    async (c) => {
      const asked = c.req.valid('query');
      const rows = await listCompanies(c.env.DB, c.var.firmScope, asked);
      return c.json(pageOf(c, rows, asked, ({ id }) => id).map((row) => companyJson(row, true)));
    },
  )
  .post('/companies', authorize, once, accept('json', newCompany), answers(201, companyAnswer), async (c) => {
    if (!isLocal(c.env)) await countAttempt(c.env.DB, `company:${c.var.person.id}`, ADDITIONS);
    const facts = c.req.valid('json');
    const { isDemo, ...owner } = await ownerOf(c, facts);
    const company = newCompanyOf(owner, { ...facts, ...(await chargeOf(c.env.DB, facts)) }, isDemo);
    await add(c, company);
    if (!company.caFirmId) {
      const granted = { action: 'become-founder', status: 201, code: 'done', companyId: company.id } as const;
      await logSecurity(c, { kind: 'grant', ...granted });
    }
    return c.json(companyJson(company, true), 201);
  })
  .get('/companies/:companyId', authorize, answers(200, companyAnswer), async (c) => {
    const company = await findCompany(c.env.DB, c.var.companyScope);
    if (!company) throw notHere();
    return c.json(companyJson(company, seesFees(c.var.companyScope.role)));
  });

/** A firm's client where a firm is named and the caller may add to it; else the caller's own company. A client of a demonstration is one. */
async function ownerOf(c: Context<AppEnv>, { caFirmId }: NewCompany): Promise<Owner & { isDemo: boolean }> {
  if (caFirmId) {
    const { firm } = await authorizeObject(c, 'firm', caFirmId);
    return { caFirmId: firm.caFirmId, isDemo: firm.isDemo };
  }
  const { person } = c.var;
  if (person.isAnonymous) throw new Problem(403, 'sign-up-first', say('problem.sign-up-for-company'));
  if ((await countFounded(c.env.DB, person.id)) >= COMPANIES_PER_FOUNDER)
    throw new Problem(409, 'too-many-companies', say('problem.too-many-companies', { most: COMPANIES_PER_FOUNDER }));
  return { personId: person.id, isDemo: false };
}

/** In whose charge the client is: a member of its firm, under the name that the member bears. Throws 404 where it is none. */
async function chargeOf(d1: D1Database, { caFirmId, assignedManagerId }: NewCompany) {
  if (!assignedManagerId) return {};
  const assignedManager = caFirmId && (await memberName(d1, caFirmId, assignedManagerId));
  if (!assignedManager) throw notHere();
  return { assignedManager };
}

async function add(c: Context<AppEnv>, company: Company) {
  const founderId = company.caFirmId ? undefined : c.var.person.id;
  const acting = actingOf(c, { status: 201, body: companyJson(company, true) });
  try {
    await commit(acting, [addCompany(c.env.DB, company, founderId)]);
  } catch (error) {
    if (!failedOn(error, 'companies.owner_id, companies.cin')) throw error;
    const taken = say('problem.cin-taken');
    throw new Problem(409, 'cin-taken', taken, { cin: taken });
  }
}
