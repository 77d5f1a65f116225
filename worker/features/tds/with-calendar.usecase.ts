import type { Context } from 'hono';
import type { CompanyEvent } from '../../domain/company/events';
import { type Answer, actingOf } from '../../platform/acting';
import { today } from '../../platform/clock';
import { failedOn } from '../../platform/database';
import type { AppEnv } from '../../platform/env';
import { notHere } from '../../platform/problem';
import { type Change, commit, overtaken } from '../audit/audit.repository';
import { type CompanyCase, isOvertaken, readCases } from '../calendar/case/case.repository';
import { workOut } from '../calendar/work-out/work-out.repository';

/** What is written, what the calendar reads of it once it is, and what is answered. */
export type LedgerPlan = {
  changes: readonly Change[];
  /** Events that come with it, and the ids of those that leave. */
  events?: readonly CompanyEvent[];
  withdrawn?: readonly string[];
  answer: Answer;
};

const TRIES = 5;

/**
 * Writes what changes the ledger of deductions together with the calendar that follows from it, in one batch. Who wrote meanwhile
 * makes it be planned anew: numbers of vouchers, what is open and the calendar are always those of the moment of writing.
 */
export async function writeWithCalendar(
  c: Context<AppEnv>,
  planOf: (companyCase: CompanyCase) => Promise<LedgerPlan | { answer: Answer; changes?: undefined }>,
): Promise<Answer> {
  const { companyId } = c.var.companyScope;
  for (let attempt = 1; ; attempt++) {
    const companyCase = (await readCases(c.env.DB, [companyId])).get(companyId);
    if (!companyCase) throw notHere();
    const plan = await planOf(companyCase);
    if (!plan.changes) return plan.answer;
    const withdrawn = new Set(plan.withdrawn);
    const events = [...companyCase.dossier.events.filter(({ id }) => !withdrawn.has(id)), ...(plan.events ?? [])];
    const next = { ...companyCase, dossier: { ...companyCase.dossier, events } };
    const worked = workOut(c.env.DB, next, today(), { force: true });
    // Of a company of which nothing is stated there is no calendar yet.
    const isKnown = companyCase.dossier.facts.length > 0;
    const change = isKnown ? worked.change : { ...worked.change, statements: [], entries: [] };
    try {
      await commit(actingOf(c, plan.answer), [...plan.changes, change]);
      return plan.answer;
    } catch (error) {
      const isBeaten = isOvertaken(error) || failedOn(error, 'tds_challans');
      if (!isBeaten) throw error;
      if (attempt === TRIES) throw overtaken();
    }
  }
}
