import { ruleInForce } from '../law/rule';
import { financialYearOf, type IsoDate, isoDate } from '../shared/dates';
import { asCount, citationOf, type Explained, onDay, Working } from '../shared/explained';
import { DIRECTOR_KYC } from './fixed-day-forms.rules';

/**
 * The next KYC of a director, from the day of the last one (or of the DIN's allotment), by the rule in force on `today`:
 * 30 September after each year until 30 March 2026, since then 30 June of every third consecutive financial year.
 */
export function directorKycDueOn(lastKycOn: IsoDate, today: IsoDate, knownOn?: IsoDate): Explained<IsoDate> {
  const rule = ruleInForce(DIRECTOR_KYC, today, knownOn);
  const working = new Working();
  working.give('lastKyc', 'Last KYC, or allotment of the DIN', onDay(lastKycOn));
  const startYear = Number(financialYearOf(lastKycOn).slice(0, 4));
  working.make('startYear', 'Financial year of it begins in', asCount(startYear), { inputs: ['lastKyc'] });
  working.cite('everyYears', 'Years from one KYC to the next', asCount(rule.value.everyYears), rule);
  const dueOn = isoDate(`${startYear + rule.value.everyYears}-${rule.value.monthDay}`);
  working.make('due', 'Director KYC is due', onDay(dueOn), {
    formula: `${rule.value.monthDay} of the starting year + ${rule.value.everyYears}`,
    inputs: ['startYear', 'everyYears'],
    rule: citationOf(rule),
  });
  return working.explain(dueOn);
}
