import { Hono } from 'hono';
import { hasCompanyTaxLaw } from '../../../domain/income-tax/company/company-tax';
import { itrDraft } from '../../../domain/income-tax/company/draft';
import { returnForm } from '../../../domain/income-tax/company/entity';
import { COMPANY_TAX_YEARS } from '../../../domain/income-tax/law/company';
import { say, wordsOf } from '../../../domain/shared/message';
import { once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { asDownload } from '../../../platform/files';
import { accept, answers, inWords, languageOf } from '../../../platform/http';
import { atFault, notHere } from '../../../platform/problem';
import { pageOf } from '../../../platform/wire';
import { factsFromBooks, usualYear } from './books.usecase';
import { itrSimulationCalls } from './itr-simulation.calls';
import {
  booksAnswer,
  booksQuery,
  draftQuery,
  factsJson,
  newSimulation,
  simulationAnswer,
  simulationJson,
  simulationSummary,
  simulationsQuery,
  summaryJson,
  worksheetQuery,
} from './itr-simulation.contract';
import { worksheetPdf, worksheetXlsx } from './itr-simulation.files';
import { identityOf, listSimulations } from './itr-simulation.repository';
import { simulationAgain, simulationRun } from './itr-simulation.usecase';

const authorize = authorizeBy(itrSimulationCalls);
const SIMULATIONS = '/companies/:companyId/itr-simulations';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Simulations of ITR-6, and of ITR-5 of an LLP: from books or typed, kept with the law of their day, and the papers made of them. */
export const itrSimulationRoutes = new Hono<AppEnv>()
  .get(
    SIMULATIONS,
    authorize,
    accept('query', simulationsQuery),
    answers(200, simulationSummary.array()),
    async (c) => {
      const asked = c.req.valid('query');
      const rows = await listSimulations(c.env.DB, c.var.companyScope, asked);
      return c.json(pageOf(c, rows, asked, ({ id }) => id).map(summaryJson));
    },
  )
  .post(SIMULATIONS, authorize, once, accept('json', newSimulation), answers(201, simulationAnswer), async (c) =>
    c.json(await simulationRun(c, c.req.valid('json')), 201),
  )
  .get(`${SIMULATIONS}/books`, authorize, accept('query', booksQuery), answers(200, booksAnswer), async (c) => {
    const { year = usualYear(today()) } = c.req.valid('query');
    if (!hasCompanyTaxLaw(year)) {
      const years = { list: [...COMPANY_TAX_YEARS], joined: 'or' as const };
      throw atFault(422, 'year', say('company-tax.fault.no-law', { years }), 'no-law');
    }
    const found = await factsFromBooks(c.env.DB, c.var.companyScope, year);
    if (!found) throw notHere();
    return c.json(booksAnswer.parse(inWords(c, { ...found, facts: factsJson(found.facts) })));
  })
  .get(`${SIMULATIONS}/:itrSimulationId`, authorize, answers(200, simulationAnswer), async (c) => {
    const { row, facts, comparison } = await simulationAgain(
      c.env.DB,
      c.var.companyScope,
      c.req.param('itrSimulationId'),
    );
    return c.json(simulationAnswer.parse(inWords(c, simulationJson(row, facts, comparison))));
  })
  .get(`${SIMULATIONS}/:itrSimulationId/worksheet`, authorize, accept('query', worksheetQuery), async (c) => {
    const { companyScope: scope } = c.var;
    const { format } = c.req.valid('query');
    const made = await simulationAgain(c.env.DB, scope, c.req.param('itrSimulationId'));
    const identity = await identityOf(c.env.DB, scope);
    if (!identity) throw notHere();
    const language = languageOf(c.req.raw);
    const name = `${returnForm(made.facts).toLowerCase()}-worksheet-${made.row.year}.${format}`;
    if (format === 'xlsx') return asDownload(await worksheetXlsx(made, language), name, XLSX);
    return asDownload(await worksheetPdf(made, identity, language), name, 'application/pdf');
  })
  .get(`${SIMULATIONS}/:itrSimulationId/draft`, authorize, accept('query', draftQuery), async (c) => {
    const { companyScope: scope } = c.var;
    const { row, facts, comparison } = await simulationAgain(c.env.DB, scope, c.req.param('itrSimulationId'));
    const identity = await identityOf(c.env.DB, scope);
    const { choice = row.best } = c.req.valid('query');
    const outcome = comparison.choices.find((one) => one.choice === choice);
    if (!identity || !outcome) throw notHere();
    const form = returnForm(facts);
    const notice = wordsOf(say('itr-paper.offline-only', { form }), languageOf(c.req.raw));
    const draft = itrDraft(facts, outcome, comparison, identity, notice);
    const name = `${form.toLowerCase()}-working-file-${row.year}.json`;
    return asDownload(JSON.stringify(draft, null, 2), name, 'application/json');
  });
