import { ruleIfInForce } from '../../../law/rule';
import { classOf, type EntityClass } from '../../../roc/classification';
import { SMALL_COMPANY_LIMITS } from '../../../roc/classification.rules';
import { financialYearOf, type IsoDate } from '../../../shared/dates';
import { type Explained, inPaise, inWords, type Step, Working, yesOrNo } from '../../../shared/explained';
import type { Paise } from '../../../shared/money';
import type { Standing } from '../../standing';
import { lastDayOf } from '../income-tax-due';
import { turnoverOf, yearBefore } from '../turnover';
import { reason } from './answers';

export type CompanyClass =
  | { is: Exclude<EntityClass, 'llp' | 'small_llp'>; steps: readonly Step[] }
  | { is: undefined; because: Explained<boolean>; asks?: 'legal-form' | 'capital' | 'turnover' };

export type TurnoverOnDay = { year: string; amount: Paise };

/**
 * The class of a company on a day by the limits of that day (s.2(62), 2(68), 2(71), 2(85)), or the fact that is missing to tell
 * it. Turnover is that of the year before; a company that states only the year the day falls in is classed by that one.
 */
export function classOn(standing: Standing, day: IsoDate): CompanyClass {
  const stated = standing.statedOn('legal-form', day)?.value;
  if (!stated) return missing('legal-form', 'How the company is registered is not stated');
  const { legalForm, isNeverSmall } = stated;
  if (legalForm === 'llp') return missing(undefined, 'An LLP is no company');
  if (legalForm !== 'private' || isNeverSmall) return byForm(legalForm, isNeverSmall);
  const { knownOn } = standing.asked;
  if (!ruleIfInForce(SMALL_COMPANY_LIMITS, day, knownOn))
    return missing(undefined, `No limits are recorded for ${day}`);
  const capital = standing.statedOn('capital', day)?.value.paidUp;
  if (capital === undefined) return missing('capital', 'The paid-up capital is not stated');
  const turnover = turnoverOn(standing, day);
  if (!turnover) return missing('turnover', `The turnover of ${yearBefore(day)} is not stated`);
  const facts = { legalForm, isNeverSmall, paidUpCapital: capital, turnover: turnover.amount };
  const { value, steps } = classOf(facts, day, knownOn);
  return { is: value === 'small' ? 'small' : 'private', steps: [yearStep(turnover), ...steps] };
}

/**
 * The turnover a class is told by. Of a year that has not ended, the last one that is stated stands until it has; for a day before
 * the books were kept here, the first one does.
 */
export function turnoverOn(standing: Standing, day: IsoDate): TurnoverOnDay | undefined {
  const before = yearBefore(day);
  return [before, financialYearOf(day), nearestStated(standing, day, before)]
    .flatMap((year) => {
      const amount = year === undefined ? undefined : turnoverOf(standing, year);
      return year === undefined || amount === undefined ? [] : { year, amount };
    })
    .at(0);
}

function nearestStated({ asked, dossier, subjectsOf }: Standing, day: IsoDate, before: string): string | undefined {
  const stated = subjectsOf('turnover');
  if (lastDayOf(before) >= asked.today) return stated.findLast((year) => year < before);
  return day < dossier.trackedSince ? stated.find((year) => year > before) : undefined;
}

const yearStep = ({ year, amount }: TurnoverOnDay): Step => ({
  id: 'turnoverOfYear',
  label: `Turnover of ${year}, the year that counts or the nearest that is stated`,
  quantity: inPaise(amount),
  inputs: [],
});

function byForm(legalForm: 'opc' | 'private' | 'public', isNeverSmall: boolean): CompanyClass {
  const working = new Working();
  working.give('legalForm', 'Registered as', inWords(legalForm));
  working.give('isNeverSmall', 'Holding, subsidiary, section 8 or special-Act company', yesOrNo(isNeverSmall));
  working.make('class', 'Class', inWords(legalForm), { inputs: ['legalForm', 'isNeverSmall'] });
  return { is: legalForm, steps: working.explain(legalForm).steps };
}

function missing(asks: 'legal-form' | 'capital' | 'turnover' | undefined, what: string): CompanyClass {
  const because = reason(
    false,
    'The class cannot be told',
    'the class decides, and a fact that it rests on is missing',
    [['Missing', inWords(what)]],
  );
  return { is: undefined, because, ...(asks && { asks }) };
}
