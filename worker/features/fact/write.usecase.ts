import type { Context } from 'hono';
import { profileOf } from '../../domain/calendar/profile';
import { contradictionsOf } from '../../domain/company/contradictions';
import type { Fault, Known } from '../../domain/company/known';
import { say } from '../../domain/shared/message';
import { type Answer, actingOf } from '../../platform/acting';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/http';
import { notHere, Problem } from '../../platform/problem';
import { commit, type NewEntry } from '../audit/audit.repository';
import { type CompanyCase, readCases } from '../calendar/case/case.repository';
import { type WorkedOut, workOut } from '../calendar/work-out/work-out.repository';
import { flagJson } from './fact.contract';

/** What a call would write, given what is stored now; or the answer where there is nothing to write. */
export type Plan =
  | { answer: Answer }
  | {
      /** The company as it will be once this is written. */
      next: CompanyCase;
      statements: readonly D1PreparedStatement[];
      entries: readonly NewEntry[];
      answerOf: (worked: WorkedOut) => Answer;
    };

const TRIES = 5;

/**
 * Writes what is said of a company together with what follows from it: its obligations, its score and its trail, in one batch. Two
 * who write at once read the same facts; the later one reads again and plans anew.
 */
export async function writeCase(
  c: Context<AppEnv>,
  planOf: (companyCase: CompanyCase) => Plan | Promise<Plan>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const plan = await planOf(await caseOf(c));
    if ('answer' in plan) return plan.answer;
    try {
      return await writeOnce(c, plan);
    } catch (error) {
      const isBeaten = error instanceof Problem && error.code === 'changed-meanwhile';
      if (!isBeaten || attempt === TRIES) throw error;
    }
  }
}

async function caseOf(c: Context<AppEnv>): Promise<CompanyCase> {
  const { companyId } = c.var.companyScope;
  const companyCase = (await readCases(c.env.DB, [companyId])).get(companyId);
  if (!companyCase) throw notHere();
  return companyCase;
}

async function writeOnce(c: Context<AppEnv>, plan: Exclude<Plan, { answer: Answer }>): Promise<Answer> {
  const worked = workOut(c.env.DB, plan.next, today(), { force: true });
  const answer = plan.answerOf(worked);
  const { chainId, statements, entries } = worked.change;
  const change = {
    chainId,
    statements: [...plan.statements, ...statements],
    entries: [...plan.entries, ...entries],
  };
  await commit(actingOf(c, answer), [change]);
  return answer;
}

/** A company as the checks of the domain read it. */
export function knownOf({ company, dossier }: Pick<CompanyCase, 'company' | 'dossier'>): Known {
  const { name, cin, pan, gstin, tan, incorporationDate: incorporatedOn } = company;
  const day = today();
  const profile = profileOf(dossier, { today: day, from: day, to: day });
  return { name, cin, pan, gstin, tan, incorporatedOn, today: day, profile };
}

export const flagsOf = (companyCase: Pick<CompanyCase, 'company' | 'dossier'>) =>
  contradictionsOf(knownOf(companyCase)).map(flagJson);

/** Refuses what cannot be, naming each field and what would be right. */
export function refuse(faults: readonly Fault[]): void {
  const [first] = faults;
  if (!first) return;
  // The first fault of a field is the one that is told.
  const fields = Object.fromEntries(faults.toReversed().map(({ field, message }) => [field, message]));
  throw new Problem(422, 'contradicts', first.message, fields);
}

// Far above what a company has to tell, and as much as a run of the engine reads without delay.
const MOST_FACTS = 2_000;
const MOST_EVENTS = 20_000;

/** Keeps one company's record from growing without end. */
export function refuseFlood({ dossier }: CompanyCase): void {
  if (dossier.facts.length < MOST_FACTS && dossier.events.length < MOST_EVENTS) return;
  throw new Problem(409, 'record-full', say('company.record.full', { facts: MOST_FACTS, events: MOST_EVENTS }));
}

export const alreadyWithdrawn = () => new Problem(409, 'already-withdrawn', say('company.record.withdrawn'));
