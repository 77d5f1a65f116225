import { extensionFor, type Relief } from '../law/relief';
import { ruleInForce } from '../law/rule';
import { type IsoDate, isoDate } from '../shared/dates';
import { citationOf, type Explained, inWords, onDay, Working } from '../shared/explained';
import { INCOME_TAX_DUE, type IncomeTaxForm } from './due-dates.rules';
import { INCOME_TAX_RELIEFS } from './income-tax.reliefs';
import { firstDayOf, yearLabel } from './year';

export type IncomeTaxDue = { dueOn: IsoDate; originalDueOn: IsoDate };

/** The day an income-tax form of a financial or tax year is due, and the statute's own day where an extension moved it. */
export function incomeTaxDueOn(
  form: IncomeTaxForm,
  year: string,
  reliefs: readonly Relief[] = INCOME_TAX_RELIEFS,
  knownOn?: IsoDate,
): Explained<IncomeTaxDue> {
  const rule = ruleInForce(INCOME_TAX_DUE[form], firstDayOf(year), knownOn);
  const endYear = Number(year.slice(0, 4)) + 1 + rule.value.yearsAfterEnd;
  const originalDueOn = isoDate(`${endYear}-${rule.value.monthDay}`);
  const working = new Working();
  working.give('year', 'Year', inWords(yearLabel(year)));
  working.make('originalDue', `${form} is due`, onDay(originalDueOn), {
    formula: 'the day that the section fixes after the year',
    inputs: ['year'],
    rule: citationOf(rule),
  });
  const extension = extensionFor(reliefs, { form, period: year }, knownOn);
  if (!extension) return working.explain({ dueOn: originalDueOn, originalDueOn });
  working.make('due', 'Moved to', onDay(extension.dueOn), { formula: extension.statute, inputs: ['originalDue'] });
  return working.explain({ dueOn: extension.dueOn, originalDueOn });
}
