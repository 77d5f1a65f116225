import type { Context } from 'hono';
import { companyTax } from '../../../domain/income-tax/company/company-tax';
import { companyTaxFaults } from '../../../domain/income-tax/company/faults';
import type { CompanyTaxFacts, Comparison } from '../../../domain/income-tax/company/model';
import type { CompanyScope } from '../../../platform/access';
import { actingOf } from '../../../platform/acting';
import { now, today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { inWords } from '../../../platform/http';
import { newId } from '../../../platform/ids';
import { atFault, notHere } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { completed } from './books.usecase';
import { type NewSimulation, simulationAnswer, simulationJson } from './itr-simulation.contract';
import { findSimulation, simulationKept } from './itr-simulation.repository';
import type { StoredSimulation } from './itr-simulation.table';

/** What was sent without the fields that say nothing, as the domain has facts. */
const plain = (sent: unknown): CompanyTaxFacts => JSON.parse(JSON.stringify(sent)) as CompanyTaxFacts;

/** Computes a return by every choice and keeps what it was computed from, with the day whose law it follows. */
export async function simulationRun(c: Context<AppEnv>, { name, source, facts: sent }: NewSimulation) {
  const { companyScope: scope, person } = c.var;
  const facts = completed(plain(sent));
  const [fault] = companyTaxFaults(facts);
  if (fault)
    throw atFault(422, `facts.${fault.field}`, fault.message, fault.field === 'year' ? 'no-law' : 'unfit-facts');
  const knownOn = today();
  const comparison = companyTax(facts, { knownOn });
  const best = comparison.choices.find(({ choice }) => choice === comparison.best);
  const row: StoredSimulation = {
    ...{ id: newId(), companyId: scope.companyId, year: facts.year, name: name ?? null, source, knownOn },
    ...{ facts: JSON.stringify(facts), best: comparison.best },
    ...{ cost: best?.cost ?? facts.profit, balance: best?.balance ?? facts.profit },
    ...{ createdBy: person.id, createdByName: person.name, createdAt: now().toISOString() },
  };
  const body = simulationAnswer.parse(inWords(c, simulationJson(row, facts, comparison)));
  await commit(actingOf(c, { status: 201, body }), [simulationKept(c.env.DB, row)]);
  return body;
}

export type Remade = { row: StoredSimulation; facts: CompanyTaxFacts; comparison: Comparison };

/** A simulation with its figures made again, from its facts and by the law as it was known on its day. */
export async function simulationAgain(d1: D1Database, scope: CompanyScope, id: string): Promise<Remade> {
  const row = await findSimulation(d1, scope, id);
  if (!row) throw notHere();
  const facts = JSON.parse(row.facts) as CompanyTaxFacts;
  return { row, facts, comparison: companyTax(facts, { knownOn: row.knownOn }) };
}
