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
import { type Change, commit } from '../audit/audit.repository';
import { editOf, isIdle } from '../audit/edit.repository';
import { memberName } from '../firm/firm.repository';
import { companyCalls } from './company.calls';
import {
  companyAnswer,
  companyJson,
  type NewCompany,
  newCompany,
  newTerms,
  seenCompanyAnswer,
} from './company.contract';
import {
  addCompany,
  archiveCompany,
  COMPANIES_PER_FOUNDER,
  companiesSeenBy,
  countFounded,
  findCompany,
  listCompanies,
  newCompanyOf,
  type Owner,
  restoreCompany,
  statusRestored,
  termsGiven,
} from './company.repository';
import type { Company } from './company.table';

const authorize = authorizeBy(companyCalls);

const GRANTED = { kind: 'grant', code: 'done' } as const;
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
  .get('/companies', authorize, answers(200, z.array(seenCompanyAnswer)), async (c) =>
    c.json(await companiesSeenBy(c.env.DB, c.var.person)),
  )
  .post('/companies', authorize, once, accept('json', newCompany), answers(201, companyAnswer), async (c) => {
    if (!isLocal(c.env)) await countAttempt(c.env.DB, `company:${c.var.person.id}`, ADDITIONS);
    const facts = c.req.valid('json');
    const { isDemo, ...owner } = await ownerOf(c, facts);
    const company = newCompanyOf(owner, { ...facts, ...(await chargeOf(c.env.DB, facts)) }, isDemo);
    await add(c, company);
    if (!company.caFirmId) {
      await logSecurity(c, { ...GRANTED, action: 'become-founder', status: 201, companyId: company.id });
    }
    return c.json(companyJson(company, true), 201);
  })
  .get('/companies/:companyId', authorize, answers(200, companyAnswer), async (c) => {
    return c.json(companyJson(await known(c), seesFees(c.var.companyScope.role)));
  })
  .patch('/companies/:companyId', authorize, once, accept('json', newTerms), answers(200, companyAnswer), async (c) => {
    const { was, ...asked } = c.req.valid('json');
    const company = await known(c);
    const edit = editOf(company, { ...asked, ...(await newCharge(c.env.DB, company, asked)) }, seenBy(company, was));
    if (isIdle(edit)) return c.json(await changed(c, company, {}, []));
    const answer = await changed(c, company, edit.after, [termsGiven(c.env.DB, company, edit)]);
    if ('assignedManagerId' in edit.after)
      await logSecurity(c, { ...GRANTED, action: 'give-charge', status: 200, companyId: company.id });
    return c.json(answer);
  })
  .post(
    '/companies/:companyId/archive',
    authorize,
    once,
    accept('json', z.strictObject({})),
    answers(200, companyAnswer),
    async (c) => {
      const company = await known(c);
      if (company.clientStatus === 'archived') return c.json(await changed(c, company, {}, []));
      return c.json(await changed(c, company, { clientStatus: 'archived' }, [await archiveCompany(c.env.DB, company)]));
    },
  )
  .post(
    '/companies/:companyId/restore',
    authorize,
    once,
    accept('json', z.strictObject({})),
    answers(200, companyAnswer),
    async (c) => {
      const company = await known(c);
      if (company.clientStatus !== 'archived') return c.json(await changed(c, company, {}, []));
      const becomes = { clientStatus: statusRestored(company) };
      return c.json(await changed(c, company, becomes, [restoreCompany(c.env.DB, company)]));
    },
  );

async function known(c: Context<AppEnv>): Promise<Company> {
  const company = await findCompany(c.env.DB, c.var.companyScope);
  if (!company) throw notHere();
  return company;
}

/** Writes what a company becomes, with its trail, and answers it so; nothing where it is so already, as after a second archiving. */
async function changed(c: Context<AppEnv>, company: Company, becomes: Partial<Company>, changes: readonly Change[]) {
  const answer = companyJson({ ...company, ...becomes }, seesFees(c.var.companyScope.role));
  if (changes.length > 0) await commit(actingOf(c, { status: 200, body: answer }), changes);
  return answer;
}

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
async function chargeOf(
  d1: D1Database,
  { caFirmId, assignedManagerId }: Pick<NewCompany, 'caFirmId' | 'assignedManagerId'>,
) {
  if (!assignedManagerId) return {};
  const assignedManager = caFirmId && (await memberName(d1, caFirmId, assignedManagerId));
  if (!assignedManager) throw notHere();
  return { assignedManager };
}

/** The manager that is named, with the name that the member bears; nothing where nobody is. */
async function newCharge(
  d1: D1Database,
  company: Company,
  { assignedManagerId }: { assignedManagerId?: string | null | undefined },
) {
  if (assignedManagerId === undefined) return {};
  const named = { caFirmId: company.caFirmId ?? undefined, assignedManagerId: assignedManagerId ?? undefined };
  const { assignedManager = null } = await chargeOf(d1, named);
  return { assignedManager };
}

const seenBy = (company: Company, was: Readonly<Record<string, unknown>> | undefined) => ({
  was,
  shown: companyJson(company, true),
});

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
